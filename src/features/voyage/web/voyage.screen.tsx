// The voyage page (ux.md 5.4): what it is, what it costs this party, and everything about it in one page without hidden tabs.
import { createIsomorphicFn, Hydrate } from '@tanstack/react-start';
import { idle, visible } from '@tanstack/react-start/hydration';
import { lazy, Suspense, type ComponentType } from 'react';
import { useMessages } from '#platform/web/i18n.ts';
import { SectionTabs, type PageSection } from '#platform/web/ui/section-tabs.tsx';
import type { Packages as PackageList, VoyageDetails } from './answer.ts';
import { DayStrip } from './head/day-strip.tsx';
import { VoyageHeader } from './head/voyage-header.tsx';
import { VoyagePictures } from './head/voyage-pictures.tsx';
import { isGone } from './load-voyage.ts';
import { PriceBar } from './price/price-bar.tsx';
import { PriceCard } from './price/price-card.tsx';
import { StickySide } from './price/sticky-side.tsx';
import { OfferSheet } from './print/offer-sheet.tsx';
import { Arrival } from './sections/arrival.tsx';
import { Cabins } from './sections/cabins.tsx';
import { Inclusions } from './sections/inclusions.tsx';
import { Itinerary } from './sections/itinerary.tsx';
import { DateList } from './sections/other-dates.tsx';
import { Packages } from './sections/packages.tsx';
import { Reviews } from './sections/reviews.tsx';
import { Section } from './sections/section.tsx';
import { Ship } from './sections/ship.tsx';
import { SimilarVoyages } from './sections/similar.tsx';
import { VisitedVoyages } from './sections/visited.tsx';
import { GoneVoyage as ServerGoneVoyage, type GoneVoyageProps } from './states/gone-voyage.tsx';
import { voyageTexts } from './texts.ts';
import { choiceQuery, type VoyageChoice } from './voyage-choice.ts';

/** A page that few visitors see: its code comes when it is needed. On the server it is there at once, so that it reads without a script. */
const GoneVoyage = createIsomorphicFn()
  .server((): ComponentType<GoneVoyageProps> => ServerGoneVoyage)
  .client((): ComponentType<GoneVoyageProps> => lazy(async () => ({ default: (await import('./states/gone-voyage.tsx')).GoneVoyage })))();

export interface VoyageScreenProps {
  readonly voyage: VoyageDetails;
  readonly packages: PackageList;
  readonly choice: VoyageChoice;
}

function useSections(packages: PackageList, hasDates: boolean): PageSection[] {
  const t = useMessages(voyageTexts).titles;
  return [
    { id: 'itinerary', label: t.itinerary },
    { id: 'cabins', label: t.cabins },
    { id: 'ship', label: t.ship },
    { id: 'arrival', label: t.arrival },
    ...(packages?.length === 0 ? [] : [{ id: 'packages', label: t.packages }]),
    { id: 'included', label: t.inclusions },
    { id: 'reviews', label: t.reviews },
    ...(hasDates ? [{ id: 'dates', label: t.dates }] : []),
  ];
}

function Sections({ voyage, packages, choice, query }: VoyageScreenProps & { readonly query: string }) {
  const hasDates = voyage.otherDates.some((date) => !date.current);
  const sections = useSections(packages, hasDates);
  const { party } = choice;
  return (
    <div className="min-w-0 print:hidden">
      <div className="sticky top-0 z-20 bg-bg max-sm:-mx-4">
        <SectionTabs label={useMessages(voyageTexts).sections} sections={sections} />
      </div>
      {/* Text and closed details: readable as they stand, so their code comes when they come into view. */}
      <Hydrate when={visible({ rootMargin: '400px' })}>
        <Itinerary voyage={voyage} />
        <Cabins voyage={voyage} party={party} />
        <Ship voyage={voyage} />
        <Arrival voyage={voyage} party={party} />
        <Packages packages={packages} />
        <Inclusions voyage={voyage} />
        <Reviews voyage={voyage} />
        {hasDates && (
          <Section id="dates" title="dates">
            <DateList dates={voyage.otherDates} party={party} query={query} ship={voyage.card.ship.name} />
          </Section>
        )}
      </Hydrate>
    </div>
  );
}

export function VoyageScreen({ voyage, packages, choice }: VoyageScreenProps) {
  const query = choiceQuery(choice);
  if (isGone(voyage)) {
    return (
      <Suspense>
        <GoneVoyage voyage={voyage} choice={choice} />
      </Suspense>
    );
  }
  const similar = (
    <Hydrate when={visible({ rootMargin: '400px' })}>
      <SimilarVoyages cards={voyage.similar} party={choice.party} query={query} />
    </Hydrate>
  );
  const soldOut = voyage.state === 'sold_out';
  return (
    <div className="wrap pt-2 pb-12 max-md:pb-0 print:pb-0" data-source="src/features/voyage/web/voyage.screen.tsx">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] print:block">
        <div className="min-w-0">
          <VoyageHeader voyage={voyage} query={query} />
          <div className="mt-5 grid gap-4">
            <VoyagePictures voyage={voyage} />
            <DayStrip voyage={voyage} />
          </div>
        </div>
        <div className="mt-6 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-3 print:hidden">
          <StickySide>
            <PriceCard voyage={voyage} choice={choice} query={query} />
          </StickySide>
        </div>
        <div className="mt-8 min-w-0">
          {soldOut && <div className="-mt-4 mb-10">{similar}</div>}
          <Sections voyage={voyage} packages={packages} choice={choice} query={query} />
        </div>
      </div>
      <Hydrate when={idle()}>
        <OfferSheet voyage={voyage} choice={choice} query={query} />
      </Hydrate>
      {!soldOut && similar}
      <Hydrate when={idle()}>
        <VisitedVoyages voyageId={voyage.card.id} party={choice.party} query={query} />
      </Hydrate>
      <div className="h-10 print:hidden" />
      <PriceBar voyage={voyage} choice={choice} />
    </div>
  );
}
