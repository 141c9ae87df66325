// Insurance beside the booking: offers as cards of equal rank with 'without' among them, nothing preselected, no second question
// (BOOK-09, L-DE-14, L-DE-41; complaint R-23).
import { useState } from 'react';
import { coverages } from '#domain/insurance/offers.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioCards, type Choice } from '#platform/web/ui/choice.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { insuranceTexts } from './insurance-texts.ts';
import type { InsuranceOffer, InsuranceView } from './use-insurance.ts';

interface InsuranceOffersProps {
  readonly view: InsuranceView;
  readonly error: string | undefined;
  readonly onChoose: (offerId: string | null) => void;
}

const WITHOUT = 'none';

/** Insurer, what is covered, deductible, and the papers to be read before choosing. */
function About({ offer }: { readonly offer: InsuranceOffer }) {
  const t = useMessages(insuranceTexts);
  const format = useFormat();
  const covered = coverages.filter((one) => offer[one]).map((one) => t.covers[one]);
  const facts = [
    offer.insurer,
    format.list(covered),
    ...(offer.saysDeductible ? [offer.withDeductible ? t.deductible : t.noDeductible] : []),
    ...(offer.isForFamily ? [t.family] : []),
  ];
  const paper = (href: string, words: string) => (
    <a className="link inline-block py-1" href={href} target="_blank" rel="noopener">
      {words}
      <span className="sr-only">
        {' '}
        {offer.name} ({t.newTab})
      </span>
    </a>
  );
  return (
    <>
      <span className="block">{facts.join(' · ')}</span>
      <span className="mt-1 block">{offer.description}</span>
      <span className="mt-1 flex flex-wrap gap-x-4">
        {paper(offer.termsUrls.information, t.information)}
        {paper(offer.termsUrls.terms, t.terms)}
      </span>
    </>
  );
}

function Offers({ view, error, onChoose }: InsuranceOffersProps) {
  const t = useMessages(insuranceTexts);
  const format = useFormat();
  const [saidWithout, setSaidWithout] = useState(false);
  return (
    <RadioCards
      name="insuranceOffer"
      label={t.choice}
      hint={t.hint}
      error={error}
      optional
      stacked
      value={view.chosen?.id ?? (saidWithout ? WITHOUT : '')}
      onChange={(id) => {
        setSaidWithout(id === WITHOUT);
        onChoose(id === WITHOUT ? null : id);
      }}
      choices={[
        ...view.offers.map((offer): Choice => ({ value: offer.id, label: offer.name, note: <About offer={offer} />, end: format.moneyExact(offer.price) })),
        { value: WITHOUT, label: t.without, note: t.withoutNote },
      ]}
    />
  );
}

export function InsuranceOffers(props: InsuranceOffersProps) {
  const t = useMessages(insuranceTexts);
  const { view, error } = props;
  const { state } = view;
  const said = { none: t.none, fixed_only: t.fixedOnly, not_in_country: t.notInCountry } as const;
  return (
    <div
      data-part="insurance"
      data-state={state}
      // on a phone the price stands below the words, which need the width
      className="grid gap-4 max-sm:[&_.choice]:flex-wrap max-sm:[&_.choice-words]:basis-[calc(100%-3rem)] max-sm:[&_.choice-end]:ml-[34px]"
    >
      {state !== 'not_in_country' && <p className="max-w-prose text-sm text-ink-2">{t.contract}</p>}
      {state === 'offers' && <Offers {...props} />}
      {state === 'loading' && <p role="status">{t.loading}</p>}
      {(state === 'none' || state === 'fixed_only' || state === 'not_in_country') && <p>{said[state]}</p>}
      {state === 'data_needed' && (
        <div>
          <p>{t.needed}</p>
          <ul className="mt-1 list-disc pl-5">
            {view.missing.map((one) => (
              <li key={one}>{t.missing[one]}</li>
            ))}
          </ul>
        </div>
      )}
      {state === 'failed' && (
        <div role="status">
          <p>{t.failed}</p>
          <Button size="compact" className="mt-2" onClick={view.again}>
            {t.again}
          </Button>
        </div>
      )}
      {state !== 'offers' && error !== undefined && <FieldError id="insuranceOffer-error">{error}</FieldError>}
    </div>
  );
}
