// The fields that the question 'where' is about.

/** Fields that the first question holds as chips. */
export const whereFields = [
  'area',
  'areaOperator',
  'port',
  'portAll',
  'fromPort',
  'toPort',
  'fromToPort',
  'country',
  'fromCountry',
  'toCountry',
  'fromToCountry',
  'departureIn',
  'cruiseLine',
  'ship',
] as const;

/** A chosen area, port, ship …: a pair of the query and what it is called. */
export interface WhereChoice {
  readonly name: string;
  readonly value: string;
  readonly label: string;
}
