// Everything in which the two brands differ and that is not a route or a flag (BRAND-01). One type, two values.
import type { Language } from '#domain/language.ts';
import type { Currency } from '#domain/money/money.ts';

export const brandIds = ['fahrwasser', 'fairway'] as const;
export type BrandId = (typeof brandIds)[number];
export type { Language } from '#domain/language.ts';

export interface OpeningHours {
  /** Whole hours in Europe/Berlin, Monday to Sunday; null = closed. */
  readonly weekdays: readonly (readonly [from: number, to: number] | null)[];
}

export interface Brand {
  readonly id: BrandId;
  /** Short form in content paths and tracking. */
  readonly initials: string;
  readonly name: string;
  readonly seoName: string;
  readonly language: Language;
  /** BCP 47 of the brand's formats. */
  readonly locale: 'de-DE' | 'en-GB';
  readonly dateFormat: 'dd.MM.yyyy' | 'dd/MM/yyyy';
  readonly currencyBeforePrice: boolean;
  /** Currency in which prices are ordered, filtered and shown first. */
  readonly currency: Currency;
  readonly datePicker: { readonly weekStartsOn: 1 };
  readonly defaultPageTitle: string;
  /** Host names of a development or local run; production hosts come from configuration. */
  readonly hosts: readonly string[];
  readonly productionUrl: string;
  readonly serviceEmail: string;
  readonly phone: { readonly shown: string; readonly dial: string };
  readonly openingHours: OpeningHours;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly imprintUrl: string;
  readonly accessibilityUrl: string;
  /** Standard information sheet for package travel (BGB § 651d). */
  readonly packageFormUrl: string;
  readonly bookingUrl: string;
  readonly cruiseLinesUrl: string;
  readonly searchUrl: string;
  readonly defaultAdultsCount: number;
  readonly matomoSiteId: number;
  readonly tagManager: { readonly container: string; readonly scriptUrl: string } | null;
  readonly defaultTheme: 'day' | 'night';
  /** Colours of the ship in the brand's own scene. */
  readonly fleetLivery: { readonly hull: string; readonly band: string; readonly funnel: string; readonly accent: string };
  /** Where the bar above the header shows (decision 7); never on booking pages. */
  readonly topBar: 'off' | 'all' | 'homeOnly';
  readonly rootRedirect: string | null;
}

const daily: OpeningHours = {
  weekdays: [
    [9, 20],
    [9, 20],
    [9, 20],
    [9, 20],
    [9, 20],
    [9, 18],
    [10, 18],
  ],
};

export const brands: Readonly<Record<BrandId, Brand>> = {
  fahrwasser: {
    id: 'fahrwasser',
    initials: 'fw',
    name: 'Fahrwasser',
    seoName: 'Fahrwasser Kreuzfahrten',
    language: 'de',
    locale: 'de-DE',
    dateFormat: 'dd.MM.yyyy',
    currencyBeforePrice: false,
    currency: 'EUR',
    datePicker: { weekStartsOn: 1 },
    defaultPageTitle: 'Fahrwasser – Kreuzfahrten auf See und Fluss',
    hosts: ['localhost', 'de.localhost', '127.0.0.1'],
    productionUrl: 'https://www.fahrwasser.example',
    serviceEmail: 'beratung@fahrwasser.example',
    phone: { shown: '040 555 01 20', dial: '+49405550120' },
    openingHours: daily,
    termsUrl: '/agb',
    privacyUrl: '/datenschutz',
    imprintUrl: '/impressum',
    accessibilityUrl: '/barrierefreiheit',
    packageFormUrl: '/formblatt-pauschalreise',
    bookingUrl: '/buchungsanfrage',
    cruiseLinesUrl: '/reedereien',
    searchUrl: '/kreuzfahrten',
    defaultAdultsCount: 2,
    matomoSiteId: 1,
    tagManager: null,
    defaultTheme: 'day',
    fleetLivery: { hull: '#1d3a4f', band: '#ffffff', funnel: '#b3146b', accent: '#f4ead0' },
    topBar: 'all',
    rootRedirect: null,
  },
  fairway: {
    id: 'fairway',
    initials: 'fc',
    name: 'Fairway Cruises',
    seoName: 'Fairway Cruises',
    language: 'en',
    locale: 'en-GB',
    dateFormat: 'dd/MM/yyyy',
    currencyBeforePrice: true,
    currency: 'EUR',
    datePicker: { weekStartsOn: 1 },
    defaultPageTitle: 'Fairway Cruises – ocean and river voyages',
    hosts: ['en.localhost'],
    productionUrl: 'https://www.fairway-cruises.example',
    serviceEmail: 'advice@fairway-cruises.example',
    phone: { shown: '+49 40 555 01 30', dial: '+49405550130' },
    openingHours: daily,
    termsUrl: '/terms-conditions',
    privacyUrl: '/data-privacy',
    imprintUrl: '/company-details',
    accessibilityUrl: '/accessibility',
    packageFormUrl: '/package-travel-information',
    bookingUrl: '/booking-request',
    cruiseLinesUrl: '/cruise-lines',
    searchUrl: '/cruises',
    defaultAdultsCount: 2,
    matomoSiteId: 2,
    tagManager: null,
    defaultTheme: 'night',
    fleetLivery: { hull: '#f4f6fa', band: '#ffc42e', funnel: '#101e3c', accent: '#ffc42e' },
    topBar: 'all',
    rootRedirect: null,
  },
};

/** The other brand: the same page elsewhere. */
export const twinBrand = (id: BrandId): BrandId => brandIds.find((other) => other !== id) ?? id;

export const defaultBrand: BrandId = 'fahrwasser';

/**
 * The brand of a request (BRAND-04): the proxy's header where the operator trusts it, else the host.
 * @returns undefined for a host or header that no brand is configured for: an error to the caller, never a default
 */
export function brandOf(host: string, header: string | undefined, hostsOf: (id: BrandId) => readonly string[] = (id) => brands[id].hosts): BrandId | undefined {
  if (header !== undefined) return brandIds.find((id) => id === header);
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return brandIds.find((id) => hostsOf(id).includes(name));
}
