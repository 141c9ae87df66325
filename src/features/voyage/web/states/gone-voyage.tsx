// A voyage that has left or is no longer offered: says so in one sentence and leads on (VOYAGE-06, V9, 410).
import Ship from 'lucide-react/icons/ship';
import { writeQuery } from '#domain/search/codec.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { VoyageDetails } from '../answer.ts';
import { DayStrip } from '../head/day-strip.tsx';
import { VoyageHeader } from '../head/voyage-header.tsx';
import { VoyagePictures } from '../head/voyage-pictures.tsx';
import { Itinerary } from '../sections/itinerary.tsx';
import { DateList } from '../sections/other-dates.tsx';
import { SimilarVoyages } from '../sections/similar.tsx';
import { voyageTexts } from '../texts.ts';
import { choiceQuery, withQuery, type VoyageChoice } from '../voyage-choice.ts';

export interface GoneVoyageProps {
  readonly voyage: VoyageDetails;
  readonly choice: VoyageChoice;
}

export function GoneVoyage({ voyage, choice }: GoneVoyageProps) {
  const t = useMessages(voyageTexts).gone;
  const format = useFormat();
  const { searchUrl } = useBrand();
  const { card } = voyage;
  const query = choiceQuery(choice);
  const dates = voyage.otherDates.filter((date) => !date.current);
  const range = format.dateRange(card.departsOn, card.returnsOn);
  const departed = voyage.state === 'departed';
  return (
    <div className="wrap pt-2 pb-12" data-source="src/features/voyage/web/states/gone-voyage.tsx">
      <VoyageHeader voyage={voyage} query={query} />
      <Notice tone="warn" icon={<Ship aria-hidden="true" />} className="mt-5" title={departed ? t.departed : t.withdrawn}>
        <p>{departed ? t.departedText(format.dateLong(card.departsOn), card.ship.name) : t.withdrawnText(range, card.ship.name)}</p>
      </Notice>
      <section aria-labelledby="next-title" className="mt-8 md:max-w-[52rem]">
        <h2 id="next-title">{t.next}</h2>
        {dates.length > 0 ? (
          <DateList dates={dates} party={choice.party} query={query} ship={card.ship.name} />
        ) : (
          <p className="mt-2 text-ink-2">{t.noDates}</p>
        )}
        <LinkButton variant="primary" className="mt-5" href={withQuery(searchUrl, [writeQuery({ area: [card.area.id] }), query].filter(Boolean).join('&'))}>
          {t.search}
        </LinkButton>
      </section>
      <SimilarVoyages cards={voyage.similar} party={choice.party} query={query} />
      <section className="mt-12 grid gap-4 md:max-w-[52rem]" aria-label={t.was}>
        <VoyagePictures voyage={voyage} />
        <DayStrip voyage={voyage} />
        <Itinerary voyage={voyage} />
      </section>
    </div>
  );
}
