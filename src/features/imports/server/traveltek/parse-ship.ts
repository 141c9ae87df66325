// Ship, decks and cabin categories of a Traveltek file. Lengths are feet, 0 means unknown.
import type { IsoDate } from '#domain/calendar/calendar.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import type { At, Findings } from '../reading/findings.ts';
import { plainLine, plainText } from '../reading/plain-text.ts';
import { dayOf, entriesOf, field, flagOf, idOf, isKey, itemsOf, required, textOf, wholeOf } from '../reading/read-values.ts';
import type { TraveltekCabin, TraveltekDeck, TraveltekShip } from './sailing.ts';

export function parseShip(root: At, findings: Findings): TraveltekShip | undefined {
  const content = field(root, 'shipcontent');
  const id = required(field(root, 'shipid'), idOf, 'the key of the ship', findings);
  const name = required(field(content, 'name'), (at) => plainLine(textOf(at) ?? '') || undefined, 'the name of the ship', findings);
  const contentId = idOf(field(content, 'id'));
  if (id && contentId && id !== contentId) findings.refuse(field(content, 'id'), `belongs to another ship than shipid ${id}`);
  const lineId = idOf(field(content, 'lineid'));
  if (lineId && lineId !== idOf(field(root, 'lineid')))
    findings.note(field(content, 'lineid'), 'the ship names another operator than the sailing; the sailing counts');
  if (!id || !name) return undefined;
  const whole = (key: string, min: number, max: number) => wholeOf(field(content, key), { min, max }, findings);
  return {
    id,
    name,
    description: plainText(textOf(field(content, 'shortdescription')) ?? ''),
    feet: whole('length', 20, 2_000),
    tonnage: whole('tonnage', 1, 500_000),
    cabins: whole('totalcabins', 1, 10_000),
    crew: whole('totalcrew', 1, 10_000),
    passengers: whole('occupancy', 1, 20_000),
    launchedYear: launchedYear(field(content, 'launched'), findings),
    halfStars: halfStars(field(content, 'starrating')),
    adultsOnly: flagOf(field(content, 'adultsonly')) === true,
    decks: parseDecks(field(content, 'shipdecks'), findings),
  };
}

function launchedYear(at: At, findings: Findings): number | undefined {
  const text = textOf(at);
  if (text === undefined || text.startsWith('0000')) return undefined;
  const year = Number(/^(\d{4})(?:-\d\d-\d\d)?$/.exec(text)?.[1]);
  if (year >= 1900 && year <= 2100) return year;
  findings.note(at, 'the year of launch is not readable; left out');
  return undefined;
}

/** 3 to 6 stars in halves, as our ships have them; everything else is unknown. */
function halfStars(at: At): number | undefined {
  const halves = Number(textOf(at)) * 2;
  return Number.isInteger(halves) && halves >= 6 && halves <= 12 ? halves : undefined;
}

const openDay = (at: At, findings: Findings): IsoDate | undefined => {
  const day = dayOf(at);
  if (day !== 'unreadable') return day;
  findings.note(at, 'not a day of the calendar; taken as open');
  return undefined;
};

function parseDecks(list: At, findings: Findings): TraveltekDeck[] {
  const decks: TraveltekDeck[] = [];
  const taken = new Set<string>();
  for (const [key, at] of entriesOf(list, findings)) {
    const name = plainLine(textOf(field(at, 'deckname')) ?? textOf(field(at, 'livename')) ?? '', 80);
    const number = deckNumber(textOf(field(at, 'livename'))) ?? deckNumber(name);
    const validFrom = openDay(field(at, 'validfrom'), findings);
    const validTo = openDay(field(at, 'validto'), findings);
    if (!isKey(key)) findings.drop({ place: at.place, value: key }, 'not a key of a deck');
    else if (number === undefined) findings.drop(field(at, 'deckname'), 'no deck number can be read from its names');
    else if (taken.has(`${number} ${validFrom}`)) findings.drop(at, `deck ${number} stands twice for the same days`);
    else {
      taken.add(`${number} ${validFrom}`);
      decks.push({
        id: idOf(field(at, 'id')) ?? key,
        name: deckName(name, number),
        number,
        validFrom,
        validTo,
        markedCabins: entriesOf(field(at, 'cabinlocations'), findings).length,
      });
    }
  }
  return decks;
}

function deckNumber(name: string | undefined): number | undefined {
  const digits = name?.match(/\d{1,2}/g) ?? [];
  const number = Number(digits[0]);
  return digits.length === 1 && number >= 0 && number <= 40 ? number : undefined;
}

/** 'Deck 03' says no more than the number does: a deck has a name only where it is one. */
const deckName = (name: string, number: number): string => (/^(?:deck\s*)?0*\d+$/i.test(name) ? `Deck ${number}` : name);

const cabinTypeOf = (text: string | undefined): CabinType | undefined => {
  const word = text?.toLowerCase().replace(/[^a-z]/g, '') ?? '';
  if (/^(?:inside|interior)/.test(word)) return 'inside';
  if (/^(?:outside|oceanview|exterior)/.test(word)) return 'outside';
  if (/^(?:balcony|verandah?)/.test(word)) return 'balcony';
  return word.includes('suite') ? 'suite' : undefined;
};

/** The categories that are valid on the day of departure. */
export function parseCabins(root: At, sailsOn: IsoDate, findings: Findings): TraveltekCabin[] {
  const cabins: TraveltekCabin[] = [];
  const list = field(root, 'cabins');
  const entries = entriesOf(list, findings);
  if (entries.length === 0) findings.refuse(list, 'the cabin categories are required');
  for (const [key, at] of entries) {
    const typeField = field(at, 'codtype');
    const type = cabinTypeOf(textOf(typeField));
    const code = plainLine(textOf(field(at, 'cabincode')) ?? '', 20) || undefined;
    const validFrom = openDay(field(at, 'validfrom'), findings);
    const validTo = openDay(field(at, 'validto'), findings);
    if ((validFrom && validFrom > sailsOn) || (validTo && validTo < sailsOn)) continue;
    if (!isKey(key)) findings.drop({ place: at.place, value: key }, 'not a key of a cabin category');
    else if (type === undefined) findings.drop(typeField, 'the cabin type must be inside, outside, balcony or suite');
    else if (code === undefined) findings.drop(field(at, 'cabincode'), 'a cabin category needs a code');
    else
      cabins.push({
        ...cabinTexts(at, code),
        id: key,
        code,
        secondCode: plainLine(textOf(field(at, 'cabincode2')) ?? '', 20) || undefined,
        type,
        deckIds: deckIds(at, findings),
      });
  }
  return cabins;
}

function cabinTexts(at: At, code: string): Pick<TraveltekCabin, 'name' | 'description' | 'colour'> {
  const colour = /^#?([0-9a-f]{6})$/i.exec(textOf(field(at, 'colourcode')) ?? '')?.[1];
  const name = plainLine(textOf(field(at, 'name')) ?? '') || code;
  const description = plainText(textOf(field(at, 'description')) ?? '');
  return {
    name,
    description: description.toLowerCase() === name.toLowerCase() ? '' : description, // a name said twice describes nothing
    colour: colour === undefined ? undefined : `#${colour.toLowerCase()}`,
  };
}

function deckIds(at: At, findings: Findings): string[] {
  const all = [idOf(field(at, 'deckid')), ...itemsOf(field(at, 'allcabindecks'), findings).map(idOf)];
  return [...new Set(all.filter((id) => id !== undefined))];
}
