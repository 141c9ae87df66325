// Title, description, preview and structured data of a voyage (PAGE-10). The offer's price is the party's total, as on the page.
import { brands } from '#brands/brands.ts';
import { formats } from '#domain/format/format.ts';
import { partyText } from '#features/search/texts.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import type { VoyageDetails } from './answer.ts';
import { voyageCrumbs } from './head/voyage-crumbs.ts';
import { isGone } from './load-voyage.ts';
import { voyageTexts } from './texts.ts';

/** Minor units as schema.org writes amounts: 357000 → '3570.00'. */
const decimal = (minor: number): string => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

const availability = { fixed_and_option: 'InStock', fixed: 'InStock', waitlist: 'SoldOut', on_request: 'LimitedAvailability' } as const;

function offerOf(page: PageRuntime, voyage: VoyageDetails) {
  const { price, bookable } = voyage.card;
  const { party } = voyage.priceInfo;
  return {
    '@type': 'Offer',
    ...(price && {
      price: decimal(price.total.amount),
      priceCurrency: price.total.currency,
      // The amount is the whole party's: who reads it alone must not take it for one person's.
      eligibleQuantity: { '@type': 'QuantitativeValue', value: price.persons, unitText: partyText(page.language, party.adults, party.childAges) },
    }),
    availability: `https://schema.org/${availability[bookable]}`,
    url: page.origin + voyage.canonicalPath,
    seller: { '@type': 'TravelAgency', name: brands[page.brand].name },
  };
}

/** schema.org's BoatTrip with its ports in order and, where it can be had, the offer. */
export function boatTrip(page: PageRuntime, voyage: VoyageDetails): Readonly<Record<string, unknown>> {
  const { card, itinerary } = voyage;
  const ports = itinerary.filter((call) => call.kind !== 'sea');
  return {
    '@type': 'BoatTrip',
    name: voyage.title,
    description: voyage.description,
    url: page.origin + voyage.canonicalPath,
    image: page.origin + voyage.chart.shareUrl,
    provider: { '@type': 'Organization', name: card.operator.name },
    departureTime: card.departsOn,
    arrivalTime: card.returnsOn,
    departureBoatTerminal: { '@type': 'BoatTerminal', name: card.embarkation },
    arrivalBoatTerminal: { '@type': 'BoatTerminal', name: card.disembarkation },
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: ports.length,
      itemListElement: ports.map((call, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Place',
          name: call.place,
          ...(call.lat !== null && call.lon !== null && { geo: { '@type': 'GeoCoordinates', latitude: call.lat, longitude: call.lon } }),
        },
      })),
    },
    ...(!isGone(voyage) && { offers: offerOf(page, voyage) }),
  };
}

function breadcrumbs(page: PageRuntime, voyage: VoyageDetails): Readonly<Record<string, unknown>> {
  const t = voyageTexts[page.language];
  const steps = [{ label: t.home, href: '/' }, ...voyageCrumbs(voyage, brands[page.brand].searchUrl, t), { label: voyage.title, href: voyage.canonicalPath }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, name: step.label, item: page.origin + step.href })),
  };
}

export function voyageHead(page: PageRuntime, voyage: VoyageDetails) {
  const t = voyageTexts[page.language];
  const format = formats[page.language];
  const { card } = voyage;
  const { party } = voyage.priceInfo;
  const gone = isGone(voyage);
  const name = `${voyage.title}, ${format.dateRange(card.departsOn, card.returnsOn)}`;
  const price = card.price && !gone ? t.metaPrice(format.moneyFrom(card.price.total), partyText(page.language, party.adults, party.childAges)) : '';
  return pageHead(page, {
    title: gone ? `${voyage.state === 'departed' ? t.gone.departed : t.gone.withdrawn}: ${name}` : `${name}, ${card.ship.name}`,
    description: t.metaDescription(voyage.description, price),
    path: voyage.canonicalPath,
    twinPath: voyage.twinPath,
    image: voyage.chart.shareUrl,
    type: 'product',
    noIndex: gone,
    structured: [breadcrumbs(page, voyage), boatTrip(page, voyage)],
  });
}
