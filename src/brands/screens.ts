// Which screens exist, at which addresses (PAGE-01 … PAGE-05). A row is a screen: its canonical path in the route tree and,
// per brand, the public patterns. The first pattern of a brand is emitted, the others lead there; null = the brand has no
// such screen. Order decides between patterns that both match: exact before prefixed before the catch-all.
import type { BrandId } from './brands.ts';

export interface Screen {
  /** Name of the route in code; the specification's names where it has one (PAGE-05). */
  readonly name: string;
  /** The file of the screen below src/features. */
  readonly source: string;
  /** Path in the route tree, parameters in braces. */
  readonly canonical: string;
  readonly paths: Readonly<Record<BrandId, readonly string[] | null>>;
  /** The address itself is the key to what it shows: it is kept from caches, search engines and other hosts (D7). */
  readonly opensByAddress?: true;
  /** Page type of the tracking (one of the twelve of the specification). */
  readonly pageType: 'home' | 'voyage_details' | 'voyage_search' | 'booking_form' | 'booking_form_custom' | 'other';
}

const id = '{id:\\d{1,10}}';
const slug = '{slug:[a-z0-9-]+}';
const steps = '{step:request|cabin|options|contacts|summary|confirmation}';
/** A request without a voyage has neither cabin nor options (BOOK-17). */
const customSteps = '{step:request|contacts|summary|confirmation}';

export const screens = [
  { name: 'home-page', source: 'home/web/home.screen.tsx', canonical: '/', paths: { fahrwasser: ['/'], fairway: ['/'] }, pageType: 'home' },
  {
    name: 'voyage-detail-page',
    source: 'voyage/web/voyage.screen.tsx',
    canonical: '/voyage/{id}/{slug}',
    paths: { fahrwasser: [`/kreuzfahrt-k${id}-${slug}`, `/kreuzfahrten-k${id}-${slug}`], fairway: [`/cruise-k${id}-${slug}`, `/cruises-k${id}-${slug}`] },
    pageType: 'voyage_details',
  },
  {
    name: 'voyage-detail-page',
    source: 'voyage/web/voyage.screen.tsx',
    canonical: '/voyage/{id}',
    paths: { fahrwasser: [`/kreuzfahrt-k${id}`, `/kreuzfahrten-k${id}`], fairway: [`/cruise-k${id}`, `/cruises-k${id}`] },
    pageType: 'voyage_details',
  },
  {
    name: 'search',
    source: 'search/web/search.screen.tsx',
    canonical: '/search',
    paths: { fahrwasser: ['/kreuzfahrten'], fairway: ['/cruises'] },
    pageType: 'voyage_search',
  },
  {
    name: 'search-place',
    source: 'search/web/search.screen.tsx',
    canonical: '/search/{location}',
    paths: { fahrwasser: ['/kreuzfahrten-{location:[a-z0-9-]+}'], fairway: ['/cruises-{location:[a-z0-9-]+}'] },
    pageType: 'voyage_search',
  },
  {
    name: 'booking-page',
    source: 'booking/web/booking.screen.tsx',
    canonical: '/booking/{voyageId}/{step}',
    paths: { fahrwasser: [`/buchungsanfrage/{voyageId:\\d{1,10}}/${steps}`], fairway: [`/booking-request/{voyageId:\\d{1,10}}/${steps}`] },
    pageType: 'booking_form',
  },
  {
    name: 'booking-page',
    source: 'booking/web/booking.screen.tsx',
    canonical: '/booking/{voyageId}',
    paths: { fahrwasser: ['/buchungsanfrage/{voyageId:\\d{1,10}}'], fairway: ['/booking-request/{voyageId:\\d{1,10}}'] },
    pageType: 'booking_form',
  },
  {
    name: 'booking-page',
    source: 'booking/web/custom-request.screen.tsx',
    canonical: '/booking/custom/{step}',
    paths: { fahrwasser: [`/buchungsanfrage/${customSteps}`], fairway: [`/booking-request/${customSteps}`] },
    pageType: 'booking_form_custom',
  },
  {
    name: 'booking-page',
    source: 'booking/web/custom-request.screen.tsx',
    canonical: '/booking/custom',
    paths: { fahrwasser: ['/buchungsanfrage'], fairway: ['/booking-request'] },
    pageType: 'booking_form_custom',
  },
  {
    name: 'booking-return',
    source: 'booking/web/status/return.screen.tsx',
    canonical: '/booking-return',
    paths: { fahrwasser: ['/buchung/zurueck'], fairway: ['/booking-status/return'] },
    pageType: 'other',
    opensByAddress: true, // a card's token comes with it
  },
  {
    name: 'booking-status',
    source: 'booking/web/status/status.screen.tsx',
    canonical: '/booking-status/{key}',
    paths: { fahrwasser: ['/buchung/{key:[A-Za-z0-9_-]{43}}'], fairway: ['/booking-status/{key:[A-Za-z0-9_-]{43}}'] },
    pageType: 'other',
    opensByAddress: true,
  },
  {
    name: 'ranking',
    source: 'search/web/ranking.screen.tsx',
    canonical: '/ranking',
    paths: { fahrwasser: ['/so-entsteht-die-reihenfolge'], fairway: ['/how-results-are-ordered'] },
    pageType: 'other',
  },
  {
    name: 'compare',
    source: 'search/web/compare.screen.tsx',
    canonical: '/compare',
    paths: { fahrwasser: ['/vergleich'], fairway: ['/compare'] },
    pageType: 'other',
  },
  {
    name: 'review-method',
    source: 'voyage/web/review-method.screen.tsx',
    canonical: '/review-method',
    paths: { fahrwasser: ['/so-pruefen-wir-bewertungen'], fairway: ['/how-we-check-reviews'] },
    pageType: 'other',
  },
  {
    name: 'areas',
    source: 'home/web/areas.screen.tsx',
    canonical: '/areas',
    paths: { fahrwasser: ['/fahrgebiete'], fairway: ['/regions'] },
    pageType: 'other',
  },
  {
    name: 'cms-page',
    source: 'content/web/content.screen.tsx',
    canonical: '/content/{path}',
    paths: { fahrwasser: ['/{path:.+}'], fairway: ['/{path:.+}'] },
    pageType: 'other',
  },
] as const satisfies readonly Screen[];
