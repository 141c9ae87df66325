// The ship: drawn from the side, in figures, and deck by deck. Plans load when their deck is opened.
import { boardLanguages, type BoardLanguage, type Service } from '#domain/voyage/vocabulary.ts';
import { languageLabels, serviceLabels } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Tag } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import type { CategoryOffer, VoyageDetails } from '../answer.ts';
import { sectionTexts } from '../section-texts.ts';
import { Section } from './section.tsx';

type Deck = VoyageDetails['ship']['decks'][number];

function DeckPlan({ deck, categories }: { readonly deck: Deck; readonly categories: readonly CategoryOffer[] }) {
  const t = useMessages(sectionTexts).ship;
  const name = t.deck(deck.number, deck.name);
  const here = categories.filter((category) => category.decks.includes(deck.number));
  return (
    <Disclosure summary={name} aside={here.map((category) => category.code).join(', ')} name="deck">
      {deck.planUrl ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: it scrolls inside itself, by keyboard too
        <section tabIndex={0} aria-label={t.plan(name)} className="overflow-x-auto rounded-sm bg-mist p-2">
          <img src={deck.planUrl} alt={t.plan(name)} width="1200" height="180" loading="lazy" decoding="async" className="h-auto w-full min-w-160" />
        </section>
      ) : (
        <p className="text-sm text-ink-3">{t.noPlan}</p>
      )}
      <p className="mt-2 text-sm">{here.length > 0 ? t.onDeck : t.noCabins}</p>
      <ul className="text-sm text-ink-2">
        {here.map((category) => (
          <li key={category.code}>
            <b>{category.code}</b> {category.name}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Decks({ voyage: { ship, cabinTypes } }: { readonly voyage: VoyageDetails }) {
  const t = useMessages(sectionTexts).ship;
  const categories = cabinTypes.flatMap((offer) => offer.categories);
  if (ship.decks.length === 0) return <p className="mt-6 text-sm text-ink-3">{t.noPlans}</p>;
  return (
    <>
      <h3 className="mt-8">{t.decks}</h3>
      {ship.overviewUrl && (
        <img
          src={ship.overviewUrl}
          alt={t.overview(ship.name)}
          width="800"
          height="220"
          loading="lazy"
          decoding="async"
          className="mt-3 h-auto w-full max-w-lg"
        />
      )}
      <div className="mt-3">
        {ship.decks.map((deck) => (
          <DeckPlan key={deck.number} deck={deck} categories={categories} />
        ))}
      </div>
    </>
  );
}

const isSpoken = (code: string): code is BoardLanguage => (boardLanguages as readonly string[]).includes(code);

export function Ship({ voyage }: { readonly voyage: VoyageDetails }) {
  const t = useMessages(sectionTexts).ship;
  const language = useLanguage();
  const format = useFormat();
  const { ship } = voyage;
  const spoken = ship.languages.filter(isSpoken).map((code) => languageLabels[language][code]);
  return (
    <Section id="ship" title="ship" about={ship.name}>
      <p className="mt-1 text-ink-3">{ship.operator}</p>
      <img src={ship.profileUrl} alt="" width="800" height="190" loading="lazy" decoding="async" className="mt-4 h-auto w-full" />
      {ship.description && <p className="mt-4 max-w-prose">{ship.description}</p>}
      <h3 className="mt-6">{t.facts}</h3>
      <dl className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {ship.facts.map((fact) => (
          <div key={fact.key} className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm">
            <dt className="text-ink-3">{fact.label}</dt>
            <dd className="num text-right font-semibold">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {ship.services.length > 0 && (
        <>
          <h3 className="mt-6">{t.services}</h3>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {ship.services.map((service) => (
              <li key={service}>
                <Tag>{serviceLabels[language][service as Service] ?? service}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
      {spoken.length > 0 && <p className="mt-3 text-sm text-ink-2">{t.languages(format.list(spoken))}</p>}
      <Decks voyage={voyage} />
    </Section>
  );
}
