// Travel insurance and train tickets of the demo world: an invented insurer with the tables of premiums that such insurers have.
import type { InsuranceRegion } from '#domain/insurance/offers.ts';
import type { TableRows } from './copy-rows.ts';
import type { OperatorFact } from './operator-entry.ts';

const insurer = 'Leuchtfeuer Reiseversicherung AG';
const documents = 'https://www.leuchtfeuer-reiseversicherung.example/dokumente';

interface ProductFact {
  readonly id: string;
  readonly group: number;
  readonly party: 'single' | 'family';
  readonly region: InsuranceRegion;
  readonly withDeductible: boolean;
  readonly names: readonly [de: string, en: string];
  readonly descriptions: readonly [de: string, en: string];
  /** Cancellation, curtailment, health, emergency, baggage. */
  readonly covers: readonly [boolean, boolean, boolean, boolean, boolean];
  /** Share of the trip price, per ten thousand; 0 = the price of the trip says nothing. */
  readonly perTenThousand: number;
  /** Cents per night and person. */
  readonly perNight: number;
  readonly minDaysAhead: number;
}

const everything = [true, true, true, true, true] as const;
const cancelling = [true, true, false, false, false] as const;
const healthy = [false, false, true, true, false] as const;

const products: readonly ProductFact[] = [
  {
    id: 'rundum-ohne',
    group: 1,
    party: 'single',
    region: 'world',
    withDeductible: false,
    names: ['Rundumschutz ohne Selbstbehalt', 'All-round cover without deductible'],
    descriptions: [
      'Reiserücktritt, Reiseabbruch, Auslandskranken-, Notfall- und Gepäckversicherung. Im Schadenfall tragen Sie nichts selbst.',
      'Cancellation, curtailment, medical, emergency and baggage cover. You bear nothing of a claim yourself.',
    ],
    covers: everything,
    perTenThousand: 620,
    perNight: 210,
    minDaysAhead: 30,
  },
  {
    id: 'rundum-mit',
    group: 1,
    party: 'single',
    region: 'world',
    withDeductible: true,
    names: ['Rundumschutz mit Selbstbehalt', 'All-round cover with deductible'],
    descriptions: [
      'Reiserücktritt, Reiseabbruch, Auslandskranken-, Notfall- und Gepäckversicherung. Bei Krankheit tragen Sie 20 % selbst, mindestens 25 € je Person.',
      'Cancellation, curtailment, medical, emergency and baggage cover. In case of illness you bear 20%, at least €25 per person.',
    ],
    covers: everything,
    perTenThousand: 480,
    perNight: 170,
    minDaysAhead: 30,
  },
  {
    id: 'ruecktritt-mit',
    group: 2,
    party: 'single',
    region: 'world',
    withDeductible: true,
    names: ['Reiserücktritt mit Selbstbehalt', 'Cancellation cover with deductible'],
    descriptions: [
      'Reiserücktritt und Reiseabbruch. Bei Krankheit tragen Sie 20 % selbst, mindestens 25 € je Person.',
      'Cancellation and curtailment. In case of illness you bear 20%, at least €25 per person.',
    ],
    covers: cancelling,
    perTenThousand: 330,
    perNight: 0,
    minDaysAhead: 30,
  },
  {
    id: 'rundum-familie',
    group: 3,
    party: 'family',
    region: 'world',
    withDeductible: false,
    names: ['Rundumschutz für Familien', 'All-round cover for families'],
    descriptions: [
      'Ein Vertrag für bis zu zwei Erwachsene und ihre Kinder bis 20 Jahre: Reiserücktritt, Reiseabbruch, Auslandskranken-, Notfall- und Gepäckversicherung.',
      'One contract for up to two adults and their children up to 20: cancellation, curtailment, medical, emergency and baggage cover.',
    ],
    covers: everything,
    perTenThousand: 540,
    perNight: 460,
    minDaysAhead: 30,
  },
  {
    id: 'gesund-auf-see',
    group: 4,
    party: 'single',
    region: 'europe',
    withDeductible: false,
    names: ['Auslandskranken in Europa', 'Medical cover in Europe'],
    descriptions: [
      'Behandlung an Bord und an Land, Rücktransport und Notruf rund um die Uhr, für Reisen in Europa und im Mittelmeerraum.',
      'Treatment on board and ashore, repatriation and an emergency line day and night, for voyages in Europe and the Mediterranean.',
    ],
    covers: healthy,
    perTenThousand: 0,
    perNight: 135,
    minDaysAhead: 0,
  },
  {
    id: 'gesund-weltweit',
    group: 4,
    party: 'single',
    region: 'world',
    withDeductible: false,
    names: ['Auslandskranken weltweit', 'Medical cover worldwide'],
    descriptions: [
      'Behandlung an Bord und an Land, Rücktransport und Notruf rund um die Uhr, weltweit.',
      'Treatment on board and ashore, repatriation and an emergency line day and night, worldwide.',
    ],
    covers: healthy,
    perTenThousand: 0,
    perNight: 225,
    minDaysAhead: 0,
  },
];

/** Up to these prices, euros. */
const tripPrices = [500, 1000, 1500, 2000, 3000, 4000, 6000, 8000, 12_000, 20_000];
const nights = [7, 14, 21, 35, 60];
/** Who is older pays for the risk; nobody over 95 is insured. */
const ages: readonly (readonly [from: number, to: number, factor: number])[] = [
  [0, 17, 0.7],
  [18, 64, 1],
  [65, 74, 1.45],
  [75, 95, 2.1],
];

function* premiums({ id, party, perTenThousand, perNight }: ProductFact): Generator<readonly (string | number)[]> {
  const prices = perTenThousand === 0 ? [100_000] : party === 'family' ? tripPrices.map((price) => price * 2) : tripPrices;
  for (const price of prices)
    for (const night of nights)
      for (const [from, to, factor] of ages) {
        const euros = ((perTenThousand === 0 ? 0 : price * perTenThousand) / 10_000 + (night * perNight) / 100) * factor;
        yield [id, price * 100, night, from, to, Math.max(900, Math.round(euros) * 100 - 10)]; // 89,90 €
      }
}

const insuranceTables: readonly TableRows[] = [
  {
    table: 'insurance_products',
    columns:
      'id, position, insurance_group, insurer, name_de, name_en, description_de, description_en, party, region, countries, covers_cancellation, covers_curtailment, covers_health, covers_emergency, covers_baggage, with_deductible, min_days_ahead, accept_sepa, accept_credit_card, terms_url, information_url',
    rows: () =>
      products.map((one, index) => [
        one.id,
        index + 1,
        one.group,
        insurer,
        ...one.names,
        ...one.descriptions,
        one.party,
        one.region,
        ['DE', 'AT', 'CH', 'LI'],
        ...one.covers,
        one.withDeductible,
        one.minDaysAhead,
        true,
        true,
        `${documents}/avb-${one.id}.pdf`,
        `${documents}/ipid-${one.id}.pdf`,
      ]),
  },
  {
    table: 'insurance_premiums',
    columns: 'product_id, trip_up_to_minor, nights_up_to, age_from, age_to, premium_minor',
    rows: () => products.flatMap((one) => [...premiums(one)]),
  },
];

/** German lines sell the train with the voyage: second class, there and back, children under 15 for a small price. */
const railTable = (operators: readonly OperatorFact[]): TableRows => ({
  table: 'rail_offers',
  columns: 'operator_id, per_adult_minor, per_child_minor, currency',
  rows: () =>
    operators.filter(({ country, currency }) => country === 'DE' && currency === 'EUR').map(({ id, isRiver }) => [id, isRiver ? 6900 : 7900, 1900, 'EUR']),
});

export const extrasTables = (operators: readonly OperatorFact[]): readonly TableRows[] => [...insuranceTables, railTable(operators)];
