// A checked Traveltek sailing → a voyage in our words: feet to metres, rate codes to fare groups, days moved, parts that
// our tables do not hold kept as they came.
import { addDays, dayNumber, type IsoDate } from '#domain/calendar/calendar.ts';
import type { Currency } from '#domain/money/money.ts';
import { cabinTypes } from '#domain/voyage/vocabulary.ts';
import type { Findings } from '../reading/findings.ts';
import { readPlaceName } from '../geography/place-names.ts';
import type { ImportedCall, ImportedCategory, ImportedFare, ImportedPort, ImportedShip, ImportedVoyage, ShipKind } from '../imported-voyage.ts';
import { storableJson } from '../reading/plain-text.ts';
import { operatorFacts } from './operators.ts';
import type { TraveltekCabin, TraveltekCall, TraveltekRow, TraveltekSailing, TraveltekShip } from './sailing.ts';

export interface TraveltekOptions {
  readonly currency: Currency;
  /** Days by which everything of the file lies later here; a demonstration with a file of the past needs it. */
  readonly shiftDays: number;
  /** Whether the operator's service charge must be paid, so that it belongs into the total price (L-DE-1). */
  readonly serviceChargeCompulsory: boolean;
}

/** Nights in one port; more is a typing error. */
const LONGEST_STAY = 14;
const CENTIMETRES_PER_FOOT = 30.48;
const TENTH_SQUARE_METRES_PER_SQUARE_FOOT = 0.929_030_4;

export function toVoyage(sailing: TraveltekSailing, root: unknown, options: TraveltekOptions, findings: Findings): ImportedVoyage {
  const { shiftDays } = options;
  const moved = (day: IsoDate) => addDays(day, shiftDays);
  const lastDay = sailing.calls.at(-1)?.date ?? addDays(sailing.sailsOn, sailing.nights);
  const facts = operatorFacts(sailing.line.name);
  if (facts.country === undefined)
    findings.note({ place: '$.linecontent.name', value: sailing.line.name }, `the operator's country is unknown; taken from the currency ${options.currency}`);
  const file = partsOf(root);
  return {
    source: 'traveltek',
    sourceKey: sailing.id,
    operatorCode: sailing.voyageCode ?? null,
    departsOn: moved(sailing.sailsOn),
    returnsOn: moved(lastDay),
    currency: options.currency,
    operator: {
      sourceKey: sailing.line.id,
      name: sailing.line.name,
      country: facts.country ?? homeOfCurrency[options.currency],
      isRiver: facts.isRiver,
      descriptionEn: sailing.line.description,
    },
    ship: { ...toShip(sailing, moved, facts.isRiver), raw: file.ship },
    itinerary: {
      name: sailing.name,
      nights: sailing.nights,
      areas: sailing.regions.map((region) => region.name),
      calls: toCalls(sailing.calls),
      ...toContents(sailing.rows, options),
    },
    fares: toFares(sailing, options, findings),
    madeAt: sailing.cachedAt ?? null,
    raw: file.voyage,
  };
}

const homeOfCurrency: Readonly<Record<Currency, string>> = {
  EUR: 'DE',
  GBP: 'GB',
  AUD: 'AU',
  CAD: 'CA',
  CHF: 'CH',
  DKK: 'DK',
  NOK: 'NO',
  SEK: 'SE',
  USD: 'US',
};

/** The ship's part is the same in each of its sailings and is kept once, with the ship. */
function partsOf(root: unknown): { voyage: unknown; ship: unknown } {
  const { shipcontent, linecontent, cabins, ...voyage } = root as Record<string, unknown>;
  return { voyage: storableJson(voyage), ship: storableJson({ shipcontent, linecontent, cabins }) };
}

function toShip(sailing: TraveltekSailing, moved: (day: IsoDate) => IsoDate, isRiver: boolean): Omit<ImportedShip, 'raw'> {
  const { ship } = sailing;
  const numberByDeck = new Map(ship.decks.map((deck) => [deck.id, deck.number]));
  const occupancy = new Map<string, number>();
  for (const row of sailing.rows) occupancy.set(row.cabinId, Math.max(occupancyOf(row), occupancy.get(row.cabinId) ?? 2));
  return {
    sourceKey: ship.id,
    name: ship.name,
    kind: kindOf(ship, sailing.line.name, isRiver),
    builtYear: ship.launchedYear ?? null,
    lengthDm: ship.feet === undefined ? null : Math.round((ship.feet * CENTIMETRES_PER_FOOT) / 10),
    grossTonnage: ship.tonnage ?? null,
    passengers: ship.passengers ?? 0,
    crew: ship.crew ?? null,
    cabins: ship.cabins ?? null,
    starsHalf: ship.halfStars ?? null,
    services: ship.adultsOnly ? ['adults_only'] : [],
    descriptionEn: ship.description,
    decks: ship.decks.map((deck) => ({
      sourceKey: deck.id,
      number: deck.number,
      name: deck.name,
      validFrom: deck.validFrom === undefined ? null : moved(deck.validFrom),
      validTo: deck.validTo === undefined ? null : moved(deck.validTo),
    })),
    categories: sailing.cabins.map((cabin) => toCategory(cabin, numberByDeck, occupancy.get(cabin.id) ?? 2)),
  };
}

/** Passengers where they are known; else two to a cabin. */
function kindOf(ship: TraveltekShip, operator: string, isRiver: boolean): ShipKind {
  if (isRiver) return 'river';
  if (/clipper|sea cloud|tall ship/i.test(`${ship.name} ${operator}`)) return 'sailing';
  const passengers = ship.passengers ?? (ship.cabins === undefined ? undefined : ship.cabins * 2);
  if (passengers === undefined) return 'large';
  return passengers >= 3000 ? 'mega' : passengers >= 1000 ? 'large' : passengers >= 300 ? 'classic' : 'expedition';
}

function toCategory(cabin: TraveltekCabin, numberByDeck: ReadonlyMap<string, number>, maxOccupancy: number): ImportedCategory {
  const numbers = cabin.deckIds.map((id) => numberByDeck.get(id)).filter((number) => number !== undefined);
  return {
    sourceKey: cabin.id,
    code: cabin.code,
    secondCode: cabin.secondCode ?? null,
    cabinType: cabin.type,
    name: cabin.name,
    descriptionEn: cabin.description,
    sizeTenthSqm: sizeOf(cabin.description),
    maxOccupancy,
    deckNumbers: [...new Set(numbers)].toSorted((a, b) => a - b),
    colour: cabin.colour ?? null,
  };
}

/** Square feet in the text, the cabin's before the balcony's: the export has no field for them. */
function sizeOf(description: string): number | null {
  const area = '([\\d,]+(?:\\.\\d+)?)\\s*(?:sq\\.?\\s*f(?:ee|oo)?t\\.?|square f(?:ee|oo)t)';
  const match = new RegExp(`(?:stateroom|cabin|suite|room|interior)\\s*:?\\s*${area}`, 'i').exec(description) ?? new RegExp(area, 'i').exec(description);
  const feet = Number(match?.[1]?.replaceAll(',', ''));
  return feet >= 40 && feet <= 20_000 ? Math.round(feet * TENTH_SQUARE_METRES_PER_SQUARE_FOOT) : null;
}

/** One row per day, as our itineraries have them: a stay over several days arrives on the first and leaves on the last. */
function toCalls(calls: readonly TraveltekCall[]): ImportedCall[] {
  return calls.flatMap((call, index) => {
    const next = calls[index + 1];
    const isEnd = index === 0 || next === undefined;
    const port = toPort(call);
    const arrives = index === 0 || port === null ? null : (call.arrives ?? null);
    const departs = next === undefined || port === null ? null : (call.departs ?? null);
    const listedAgain = next !== undefined && next.portId === call.portId && next.date > call.date && call.departs === undefined && next.arrives === undefined;
    const nights = port === null || isEnd || listedAgain ? 0 : dayNumber(call.departsDate) - dayNumber(call.date);
    if (nights <= 0 || nights > LONGEST_STAY) return [{ day: call.day, port, water: null, arrives, departs, overnight: port !== null && listedAgain }];
    return Array.from({ length: nights + 1 }, (_, night) => ({
      day: call.day + night,
      port,
      water: null,
      arrives: night === 0 ? arrives : null,
      departs: night === nights ? departs : null,
      overnight: night < nights,
    }));
  });
}

function toPort(call: TraveltekCall): ImportedPort | null {
  if (call.atSea) return null;
  const { name, country } = readPlaceName(call.name);
  return { place: call.place, sourceKey: call.portId ?? null, name, givenName: call.name, country, lat: call.latitude ?? null, lon: call.longitude ?? null };
}

function toFares(sailing: TraveltekSailing, options: TraveltekOptions, findings: Findings): ImportedFare[] {
  const typeById = new Map(sailing.cabins.map((cabin) => [cabin.id, cabin.type]));
  return sailing.rows
    .flatMap((row) => {
      const cabinType = typeById.get(row.cabinId);
      return cabinType ? [toFare(row, cabinType, options, findings)] : [];
    })
    .toSorted((a, b) => cabinTypes.indexOf(a.cabinType) - cabinTypes.indexOf(b.cabinType) || a.double - b.double);
}

const occupancyOf = (row: TraveltekRow): number => (row.fifth ? 5 : row.fourth ? 4 : row.third || row.child || row.infant ? 3 : 2);

/**
 * `singleprice` is the first guest's fare in a shared cabin, not the price of travelling alone, so a single price stays
 * unknown. Fares of further guests exclude the charges as those of the first two do; the charges are added, because a
 * total may be too high by a rebate on them but never too low (L-DE-1).
 */
function toFare(row: TraveltekRow, cabinType: ImportedFare['cabinType'], options: TraveltekOptions, findings: Findings): ImportedFare {
  const service = options.serviceChargeCompulsory ? row.gratuity : 0;
  const further = [row.third, row.fourth, row.fifth].filter((fare) => fare !== undefined);
  if (new Set(further).size > 1)
    findings.note(
      { place: row.place, value: further.map((fare) => (fare / 100).toFixed(2)).join(' ') },
      'further adults pay different fares; the highest counts for each',
    );
  const bed = (fare: number | undefined) => (fare === undefined ? null : fare + row.charges + service);
  const adult = further.length > 0 ? Math.max(...further) : undefined;
  return {
    categoryKey: row.cabinId,
    fareGroup: row.rateCode,
    cabinType,
    maxOccupancy: occupancyOf(row),
    double: row.price + service,
    extraAdult: bed(adult),
    extraJunior: bed(adult),
    extraChild: bed(row.child ?? adult),
    extraInfant: bed(row.infant ?? row.child ?? adult),
    charges: row.charges,
    service,
  };
}

const decimals = { de: new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }), en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }) };

/** What the price contains and what is paid on board, as far as the file states it. */
function toContents(
  rows: readonly TraveltekRow[],
  { currency, serviceChargeCompulsory }: TraveltekOptions,
): Pick<ImportedVoyage['itinerary'], 'included' | 'excluded'> {
  const charged = rows.some((row) => row.charges > 0);
  const tips = rows.map((row) => row.gratuity).filter((amount) => amount > 0);
  const span = (language: 'de' | 'en'): string => {
    const amounts = [...new Set([Math.min(...tips), Math.max(...tips)])].map((amount) => decimals[language].format(amount / 100));
    return language === 'de' ? `${amounts.join(' bis ')} ${currency}` : `${currency} ${amounts.join(' to ')}`;
  };
  const contents = { included: { de: [] as string[], en: [] as string[] }, excluded: { de: ['An- und Abreise'], en: ['Travel to and from the ship'] } };
  if (charged) {
    contents.included.de.push('Hafengebühren, Steuern und Gebühren');
    contents.included.en.push('Port charges, taxes and fees');
  }
  if (tips.length > 0 && serviceChargeCompulsory) {
    contents.included.de.push('Serviceentgelt an Bord');
    contents.included.en.push('Service charge on board');
  } else if (tips.length > 0) {
    contents.excluded.de.push(`Trinkgelder an Bord, von der Reederei empfohlen: ${span('de')} pro Person`);
    contents.excluded.en.push(`Gratuities on board, recommended by the operator: ${span('en')} per person`);
  }
  return contents;
}
