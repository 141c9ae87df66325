// Filter groups: the fields of the search state that are answered, counted and dropped together.
import type { SearchFilters } from '../filters.ts';

/**
 * Groups with a facet: their counts ignore the group's own selection. `when` is one choice of days of departure (months,
 * dates, windows): choosing another month replaces them all.
 */
export const facetGroups = {
  area: ['area'],
  port: ['port'],
  fromPort: ['fromPort'],
  toPort: ['toPort'],
  country: ['country'],
  fromCountry: ['fromCountry', 'departureIn'],
  toCountry: ['toCountry'],
  geography: ['geography'],
  isRiver: ['isRiver'],
  when: ['startFrom', 'startTo', 'minStartDate', 'maxEndDate', 'date', 'month'],
  holiday: ['holiday'],
  weekday: ['weekday'],
  duration: ['duration', 'nights'],
  cruiseLine: ['cruiseLine'],
  ship: ['ship'],
  shipSize: ['shipSize'],
  shipClass: ['shipClass'],
  language: ['language'],
  services: ['services'],
  feature: ['feature'],
  ratingCustomer: ['ratingCustomer'],
  cabin: ['cabin'],
  arrivalOptions: ['arrivalOptions', 'arrivalIncluded'],
  price: ['price'],
  specials: ['specials'],
} as const satisfies Record<string, readonly (keyof SearchFilters)[]>;

/** Groups that only let through or not. */
export const plainGroups = {
  areaOperator: ['areaOperator'],
  portAll: ['portAll'],
  portNone: ['portNone'],
  fromToPort: ['fromToPort'],
  fromToCountry: ['fromToCountry'],
  roundTrip: ['roundTrip'],
  seaDays: ['seaDays'],
  hoursInPort: ['hoursInPort'],
  overnight: ['overnight'],
  noTender: ['noTender'],
  ratingKfb: ['ratingKfb'],
  builtFrom: ['builtFrom'],
  maxPassengers: ['maxPassengers'],
  specialOperator: ['specialOperator'],
  reduced: ['reduced'],
  identical: ['identical'],
  textQuery: ['textQuery'],
} as const satisfies Record<string, readonly (keyof SearchFilters)[]>;

export const groupFields = { ...facetGroups, ...plainGroups } as const;
export type FacetGroup = keyof typeof facetGroups;
export type FilterGroup = keyof typeof groupFields;
const names = Object.keys(groupFields) as FilterGroup[];

/** Fields whose `false` means "does not matter"; `isRiver` and `roundTrip` are the two where it means something. */
const switches: ReadonlySet<keyof SearchFilters> = new Set(['overnight', 'noTender', 'reduced', 'arrivalIncluded']);

function isSet(filters: SearchFilters, field: keyof SearchFilters): boolean {
  const value = filters[field];
  if (value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  if (value === false) return !switches.has(field);
  return typeof value !== 'object' || Object.values(value).some((end) => end !== undefined);
}

export const activeGroups = (filters: SearchFilters): FilterGroup[] => names.filter((group) => groupFields[group].some((field) => isSet(filters, field)));

/** The filters without one group. */
export function withoutGroup(filters: SearchFilters, group: FilterGroup): SearchFilters {
  const left = { ...filters } as Record<string, unknown>;
  for (const field of groupFields[group]) delete left[field];
  return left;
}
