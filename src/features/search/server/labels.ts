// What facets and chips say: names of the catalogue's things and words of the vocabulary, in the page's language.
import { formats } from '#domain/format/format.ts';
import type { Language } from '#domain/language.ts';
import { money, type Currency } from '#domain/money/money.ts';
import { parseQuery, type AppliedFilter } from '#domain/search/codec.ts';
import type { Range, SearchFilters, SearchState } from '#domain/search/filters.ts';
import { chipTexts } from '../chip-texts.ts';
import {
  arrivalLabels,
  cabinLabels,
  featureLabels,
  geographyLabels,
  holidayLabels,
  languageLabels,
  serviceLabels,
  shipSizeLabels,
  specialLabels,
} from '../texts.ts';
import type { CatalogueStore } from './search-index.ts';

const regions = { de: new Intl.DisplayNames('de', { type: 'region' }), en: new Intl.DisplayNames('en-GB', { type: 'region' }) };

/** The country's name, or its code where the language does not know it. */
export function countryName(code: string, language: Language): string {
  try {
    return regions[language].of(code) ?? code;
  } catch {
    return code;
  }
}

const wordLists = {
  cabin: cabinLabels,
  arrivalOptions: arrivalLabels,
  shipSize: shipSizeLabels,
  language: languageLabels,
  services: serviceLabels,
  specials: specialLabels,
  geography: geographyLabels,
  feature: featureLabels,
  holiday: holidayLabels,
} as const;

function word(field: keyof typeof wordLists, value: string, language: Language): string {
  const list: Readonly<Record<string, string>> = wordLists[field][language];
  return list[value] ?? value;
}

/** The value behind the address's word for it: `ka=balkon` is a balcony in every language. */
function meant({ field, queryName, value }: AppliedFilter): string {
  if (!(field in wordLists)) return value;
  const read: unknown = parseQuery(String(new URLSearchParams([[queryName, value]]))).state[field];
  const first: unknown = Array.isArray(read) ? read[0] : read;
  return typeof first === 'string' ? first : value;
}

/** Whole units as money: what a price filter says. */
export const wholeMoney = (units: number, currency: Currency, language: Language): string => formats[language].money(money(units * 100, currency));

/** A value as it stands where no better word is known; a range has words of its own. */
const plain = (value: string | number | boolean | Range): string => (typeof value === 'object' ? `${value.min ?? ''}–${value.max ?? ''}` : String(value));

const rangeTexts = (range: Range, text: (value: number) => string): [string | undefined, string | undefined] => [
  range.min === undefined ? undefined : text(range.min),
  range.max === undefined ? undefined : text(range.max),
];

export class SearchLabels {
  private readonly store: CatalogueStore;
  private readonly language: Language;
  private readonly currency: Currency;

  constructor(store: CatalogueStore, language: Language, currency: Currency) {
    this.store = store;
    this.language = language;
    this.currency = currency;
  }

  /** A facet value as its option says it. */
  value(field: keyof SearchFilters, value: string | number | boolean | Range): string {
    const { catalogue } = this.store;
    const { language } = this;
    const format = formats[language];
    const t = chipTexts[language];
    const named = (found: { readonly names: { readonly de: string; readonly en: string } } | undefined) => found?.names[language] ?? plain(value);
    switch (field) {
      case 'area':
        return named(catalogue.areas.get(Number(value)));
      case 'cruiseLine':
      case 'areaOperator':
      case 'specialOperator':
        return catalogue.operators.get(Number(value))?.name ?? plain(value);
      case 'ship':
        return catalogue.ships.get(Number(value))?.name ?? plain(value);
      case 'port':
      case 'portAll':
      case 'portNone':
      case 'fromPort':
      case 'toPort':
      case 'fromToPort':
        return named(catalogue.ports.get(Number(value)));
      case 'country':
      case 'fromCountry':
      case 'toCountry':
      case 'fromToCountry':
      case 'departureIn':
        return countryName(plain(value), language);
      case 'isRiver':
        return value === true ? t.river : t.ocean;
      case 'weekday':
        return format.weekdays[Number(value)] ?? plain(value);
      case 'month':
        return format.month(plain(value));
      case 'shipClass':
        return t.stars(format.decimal(Number(value), Number(value) % 1 === 0 ? 0 : 1));
      case 'ratingCustomer':
        return t.guestRating(format.decimal(Number(value), 1));
      case 'duration':
        return t.nights(...rangeTexts(value as Range, format.number));
      case 'price':
        return t.price(...rangeTexts(value as Range, (units) => wholeMoney(units, this.currency, language)));
      case 'cabin':
      case 'arrivalOptions':
      case 'shipSize':
      case 'language':
      case 'services':
      case 'specials':
      case 'geography':
      case 'feature':
      case 'holiday':
        return word(field, plain(value), language);
      default:
        return plain(value);
    }
  }

  /** What a chip says about an applied filter: the value with the word that makes it understood alone. */
  chip(filter: AppliedFilter, state: SearchState): string {
    const t = chipTexts[this.language];
    const format = formats[this.language];
    const label = this.value(filter.field, meant(filter));
    switch (filter.field) {
      case 'fromPort':
      case 'fromCountry':
      case 'departureIn':
        return t.from(label);
      case 'toPort':
      case 'toCountry':
        return t.to(label);
      case 'fromToPort':
      case 'fromToCountry':
        return t.fromTo(label);
      case 'port':
      case 'portAll':
      case 'country':
        return t.calls(label);
      case 'portNone':
        return t.without(label);
      case 'isRiver':
        return state.isRiver ? t.river : t.ocean;
      case 'roundTrip':
        return state.roundTrip ? t.roundTrip : t.oneWay;
      case 'startFrom':
        return t.departsFrom(format.date(filter.value));
      case 'startTo':
        return t.departsBy(format.date(filter.value));
      case 'minStartDate':
        return t.startsAfter(format.date(filter.value));
      case 'maxEndDate':
        return t.backBy(format.date(filter.value));
      case 'date':
        return t.departsOn(format.date(filter.value));
      case 'weekday':
        return t.weekday(label);
      case 'duration':
        return t.nights(...rangeTexts(state.duration ?? {}, format.number));
      case 'nights':
        return t.nights(filter.value, filter.value);
      case 'seaDays':
        return t.seaDays(...rangeTexts(state.seaDays ?? {}, format.number));
      case 'hoursInPort':
        return t.hoursInPort(Number(filter.value));
      case 'overnight':
        return t.overnight;
      case 'noTender':
        return t.noTender;
      case 'ratingKfb':
        return t.adviserRating(format.decimal(Number(filter.value), 1));
      case 'builtFrom':
        return t.builtFrom(Number(filter.value));
      case 'maxPassengers':
        return t.maxPassengers(format.number(Number(filter.value)));
      case 'language':
        return t.spoken(label);
      case 'arrivalOptions':
        // `flug=1` and `flug=0` stand for the options they mean
        return filter.queryName === 'flug' ? (state.arrivalOptions ?? []).map((option) => this.value('arrivalOptions', option)).join(' / ') : label;
      case 'arrivalIncluded':
        return state.arrivalIncluded ? t.arrivalIncluded : t.arrivalExcluded;
      case 'price':
        return t.price(...rangeTexts(state.price ?? {}, (units) => wholeMoney(units, this.currency, this.language)));
      case 'reduced':
        return t.reduced;
      case 'soldOut':
        return t.soldOut;
      case 'identical':
        return t.sameRoute;
      case 'adultCount':
        return t.adults(Number(filter.value));
      case 'childAgeOptions':
        return t.child(Number(filter.value));
      case 'areaOperator':
        return t.operatorAreas(label);
      case 'specialOperator':
        return t.operatorSpecials(label);
      case 'textQuery':
        return t.words(filter.value);
      default:
        return label;
    }
  }
}
