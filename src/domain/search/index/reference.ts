// Ships, ports, areas and operators in small tables: filters on them are decided here once, before any route is looked at.
import type { AgeLimits } from '../../pax/party.ts';
import type { AreaRow, IndexReference, OperatorRow, PortRow, ShipRow } from './rows.ts';
import type { IndexVocabulary } from './settings.ts';
import { Keys } from './storage.ts';

/** Places of known words of a closed list; an unknown word is left out, as a newer import may know more than this version. */
export const places = (keys: Keys<string>, values: readonly string[]): number[] => values.map((value) => keys.find(value)).filter((place) => place >= 0);

export class Vocabulary {
  readonly services: Keys<string>;
  readonly specials: Keys<string>;
  readonly languages: Keys<string>;
  readonly shipSizes: Keys<string>;
  readonly features: Keys<string>;
  readonly geographies: Keys<string>;
  readonly holidays: Keys<string>;

  constructor(lists: IndexVocabulary) {
    if (lists.holidays.length > 16) throw new RangeError(`vocabulary.holidays: at most 16, got ${lists.holidays.length}`);
    this.services = new Keys(lists.services);
    this.specials = new Keys(lists.specials);
    this.languages = new Keys(lists.languages);
    this.shipSizes = new Keys(lists.shipSizes);
    this.features = new Keys(lists.features);
    this.geographies = new Keys(lists.geographies);
    this.holidays = new Keys(lists.holidays);
  }
}

/** Facts of the ships by place. -1 and 0 stand for unknown where a name says so. */
export class ShipTable {
  readonly keys = new Keys<number>();
  readonly names: string[] = [];
  readonly operator: number[] = [];
  /** -1 = unknown */
  readonly size: number[] = [];
  /** 0 = unknown */
  readonly starsHalf: number[] = [];
  readonly customerRating: number[] = [];
  readonly adviserRating: number[] = [];
  readonly builtYear: number[] = [];
  readonly passengers: number[] = [];
  readonly languages: number[][] = [];
  readonly features: number[][] = [];
  readonly services: number[][] = [];

  add(ship: ShipRow, operators: Keys<number>, vocabulary: Vocabulary): void {
    const operator = operators.find(ship.operatorId);
    if (operator < 0) throw new RangeError(`ship ${ship.id}: operator ${ship.operatorId} is not among the operators`);
    this.keys.add(ship.id);
    this.names.push(ship.name);
    this.operator.push(operator);
    this.size.push(ship.size === null ? -1 : vocabulary.shipSizes.find(ship.size));
    this.starsHalf.push(ship.starsHalf ?? 0);
    this.customerRating.push(ship.customerRatingTenth ?? 0);
    this.adviserRating.push(ship.adviserRatingTenth ?? 0);
    this.builtYear.push(ship.builtYear ?? 0);
    this.passengers.push(ship.passengers);
    this.languages.push(places(vocabulary.languages, ship.languages));
    this.features.push(places(vocabulary.features, ship.features));
    this.services.push(places(vocabulary.services, ship.services));
  }
}

type Language = 'de' | 'en';

/** The place of each name in alphabetical order of a language, equal names sharing one. */
function ranks(names: readonly string[], language: Language): Uint16Array {
  const collator = new Intl.Collator(language, { numeric: true });
  const order = names.map((_, index) => index).sort((a, b) => collator.compare(names[a]!, names[b]!));
  const rank = new Uint16Array(names.length);
  let current = 0;
  for (const [index, place] of order.entries()) {
    if (index > 0 && collator.compare(names[order[index - 1]!]!, names[place]!) !== 0) current += 1;
    rank[place] = current;
  }
  return rank;
}

export class Reference {
  readonly vocabulary: Vocabulary;
  readonly operatorKeys = new Keys<number>();
  readonly operatorNames: string[] = [];
  readonly ageLimits: AgeLimits[] = [];
  readonly ships = new ShipTable();
  readonly portKeys = new Keys<number>();
  readonly ports: PortRow[] = [];
  readonly portCountry: number[] = [];
  readonly countryKeys = new Keys<string>();
  readonly areaKeys = new Keys<number>();
  readonly areas: AreaRow[] = [];
  readonly shipRank: Readonly<Record<Language, Uint16Array>>;
  readonly portRank: Readonly<Record<Language, Uint16Array>>;
  readonly areaRank: Readonly<Record<Language, Uint16Array>>;

  constructor(input: Omit<IndexReference, 'routes'>, vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    for (const operator of input.operators) this.addOperator(operator);
    for (const ship of input.ships) this.ships.add(ship, this.operatorKeys, vocabulary);
    for (const port of input.ports) this.addPort(port);
    for (const area of input.areas) {
      this.areaKeys.add(area.id);
      this.areas.push(area);
    }
    const both = (names: (language: Language) => readonly string[]) => ({ de: ranks(names('de'), 'de'), en: ranks(names('en'), 'en') });
    this.shipRank = both(() => this.ships.names);
    this.portRank = both((language) => this.ports.map((port) => port.names[language]));
    this.areaRank = both((language) => this.areas.map((area) => area.names[language]));
  }

  private addOperator(operator: OperatorRow): void {
    this.operatorKeys.add(operator.id);
    this.operatorNames.push(operator.name);
    this.ageLimits.push(operator.ageLimits);
  }

  private addPort(port: PortRow): void {
    this.portKeys.add(port.id);
    this.ports.push(port);
    this.portCountry.push(this.countryKeys.add(port.country));
  }
}
