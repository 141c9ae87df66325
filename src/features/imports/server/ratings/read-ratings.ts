// Ratings in our own format (docs/guides/import.md): {"ratings": [{ship, author, travelledIn, …}], "ships": [{ship, adviserRating, stars}]}.
import { isIsoDate, type IsoDate } from '#domain/calendar/calendar.ts';
import type { At, Findings } from '../reading/findings.ts';
import { plainLine, plainText } from '../reading/plain-text.ts';
import { dayOf, field, isAbsent, isMap, itemsOf, textOf } from '../reading/read-values.ts';

export const aspects = ['cabin', 'food', 'service', 'excursions', 'cleanliness', 'value'] as const;
const parties = ['couple', 'family', 'single', 'friends'] as const;
const languages = ['de', 'en'] as const;

export interface ImportedRating {
  readonly place: string;
  /** Name or address word of the ship. */
  readonly ship: string;
  readonly author: string;
  /** First of the month. */
  readonly travelledIn: IsoDate;
  readonly writtenOn: IsoDate;
  readonly party: (typeof parties)[number];
  readonly language: (typeof languages)[number];
  readonly rating: number;
  readonly marks: Readonly<Record<(typeof aspects)[number], number>>;
  readonly title: string;
  readonly body: string;
  readonly reply: string | null;
}

export interface ImportedShipRating {
  readonly place: string;
  readonly ship: string;
  /** 10–60 */
  readonly adviserTenth: number | null;
  /** 6–12 */
  readonly starsHalf: number | null;
}

export interface ImportedRatings {
  readonly ratings: readonly ImportedRating[];
  readonly ships: readonly ImportedShipRating[];
}

/** @param today the agency's day: nobody has travelled or written later */
export function readRatings(root: At, today: IsoDate, findings: Findings): ImportedRatings | undefined {
  const [ratings, ships] = [field(root, 'ratings'), field(root, 'ships')];
  if (!isMap(root) || (isAbsent(ratings.value) && isAbsent(ships.value))) {
    findings.refuse(root, 'an object with a list "ratings" or "ships" is expected');
    return undefined;
  }
  const all = itemsOf(ratings, findings);
  const read = {
    ratings: all.map((at) => readRating(at, today, findings)).filter((rating) => rating !== undefined),
    ships: itemsOf(ships, findings)
      .map((at) => readShip(at, findings))
      .filter((ship) => ship !== undefined),
  };
  if (read.ratings.length + read.ships.length === 0) findings.refuse(root, 'no record of it can be used');
  return read;
}

function readRating(at: At, today: IsoDate, findings: Findings): ImportedRating | undefined {
  const before = findings.all.length;
  const line = (key: string, longest: number): string => {
    const text = plainLine(textOf(field(at, key)) ?? '', longest);
    if (text === '') findings.drop(field(at, key), `a rating needs its ${key}`);
    return text;
  };
  const one = <T extends string>(key: string, known: readonly T[]): T | undefined => {
    const found = known.find((word) => word === textOf(field(at, key)));
    if (found === undefined) findings.drop(field(at, key), `one of ${known.join(', ')} is expected`);
    return found;
  };
  const mark = (key: string): number => {
    const text = textOf(field(at, key)) ?? '';
    if (/^[1-5](?:\.0+)?$/.test(text)) return Number(text);
    findings.drop(field(at, key), 'a whole number from 1 to 5 is expected');
    return 0;
  };
  const [party, language] = [one('party', parties), one('language', languages)];
  const travelledIn = monthOf(field(at, 'travelledIn'), findings);
  const writtenOn = dayOf(field(at, 'writtenOn'));
  if (writtenOn === undefined || writtenOn === 'unreadable' || writtenOn > today || (travelledIn !== undefined && writtenOn < travelledIn)) {
    findings.drop(field(at, 'writtenOn'), `a day (yyyy-MM-dd) between the voyage and ${today} is expected`);
    return undefined;
  }
  const rating: Omit<ImportedRating, 'party' | 'language' | 'travelledIn'> = {
    place: at.place,
    ship: line('ship', 120),
    author: shortName(line('author', 80)),
    writtenOn,
    rating: mark('rating'),
    marks: {
      cabin: mark('cabin'),
      food: mark('food'),
      service: mark('service'),
      excursions: mark('excursions'),
      cleanliness: mark('cleanliness'),
      value: mark('value'),
    },
    title: line('title', 120),
    body: plainText(textOf(field(at, 'body')) ?? '', 5_000),
    reply: plainText(textOf(field(at, 'reply')) ?? '', 5_000) || null,
  };
  const sound = !findings.all.slice(before).some((finding) => finding.severity === 'record');
  return sound && party && language && travelledIn ? { ...rating, party, language, travelledIn } : undefined;
}

/** A given name and an initial: more of a traveller's name is nobody's business on a page. */
function shortName(author: string): string {
  const [given = '', ...rest] = author.split(' ');
  const initial = rest.at(-1)?.[0];
  return initial === undefined ? given : `${given} ${initial.toUpperCase()}.`;
}

function monthOf(at: At, findings: Findings): IsoDate | undefined {
  const month = /^(\d{4}-\d\d)(?:-\d\d)?$/.exec(textOf(at) ?? '')?.[1];
  const first = `${month}-01`;
  if (isIsoDate(first)) return first;
  findings.drop(at, 'a month (yyyy-MM) is expected');
  return undefined;
}

function readShip(at: At, findings: Findings): ImportedShipRating | undefined {
  const ship = plainLine(textOf(field(at, 'ship')) ?? '', 120);
  const adviser = scaled(field(at, 'adviserRating'), 10, 10, 60);
  const stars = scaled(field(at, 'stars'), 2, 6, 12);
  if (ship === '') findings.drop(field(at, 'ship'), 'a ship is expected');
  else if (adviser === 'wrong') findings.drop(field(at, 'adviserRating'), 'a number from 1 to 6 with one decimal is expected');
  else if (stars === 'wrong') findings.drop(field(at, 'stars'), 'stars from 3 to 6 in halves are expected');
  else if (adviser === null && stars === null) findings.drop(at, 'adviserRating or stars is expected');
  else return { place: at.place, ship, adviserTenth: adviser, starsHalf: stars };
  return undefined;
}

/** 4.5 in tenths or halves; null where the file says nothing. */
function scaled(at: At, steps: number, min: number, max: number): number | null | 'wrong' {
  const text = textOf(at);
  if (text === undefined) return isAbsent(at.value) ? null : 'wrong';
  const number = Math.round(Number(text) * steps * 1e6) / 1e6;
  return Number.isInteger(number) && number >= min && number <= max ? number : 'wrong';
}
