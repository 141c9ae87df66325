// Guests' reviews of a ship, written after voyages she really made in the demo world's past. Several hundred, composed from hand-written sentences.
import { dayNumber, isoDate, type IsoDate } from '#domain/calendar/calendar.ts';
import { getArea } from './areas.ts';
import type { FleetShip } from './fleet.ts';
import { getPort } from './ports.ts';
import { hashOf, randomOf, type Random } from './random.ts';
import { englishSentences } from './review-sentences-en.ts';
import { germanSentences } from './review-sentences-de.ts';
import { planShip, type Departure } from './schedule.ts';

type Tone = 'good' | 'fair' | 'poor';
type Sentences = Readonly<Record<Tone, readonly string[]>>;
const aspects = ['cabin', 'food', 'service', 'excursions', 'mood', 'value'] as const;
type Aspect = (typeof aspects)[number];

export interface SentenceBank extends Readonly<Record<Aspect | 'titles' | 'close', Sentences>> {
  readonly dishes: readonly string[];
  readonly authors: readonly string[];
  readonly replies: readonly string[];
}

export interface ReviewRow {
  readonly author: string;
  readonly travelledIn: IsoDate;
  readonly writtenOn: IsoDate;
  readonly party: 'couple' | 'family' | 'single' | 'friends';
  readonly areaId: number;
  readonly rating: number;
  readonly cabin: number;
  readonly food: number;
  readonly service: number;
  readonly excursions: number;
  readonly cleanliness: number;
  readonly value: number;
  readonly language: 'de' | 'en';
  readonly title: string;
  readonly body: string;
  readonly reply: string | null;
}

const banks = { de: germanSentences, en: englishSentences } as const;
const crew = [
  'Ana',
  'Arif',
  'Dewi',
  'Elena',
  'Goran',
  'Ivan',
  'Joy',
  'Katya',
  'Luis',
  'Maria',
  'Miguel',
  'Nena',
  'Olga',
  'Paolo',
  'Rani',
  'Rosa',
  'Samuel',
  'Tomas',
  'Wayan',
  'Zoran',
];
const initials = 'ABDEFGHJKLMNPRSTVWZ';

const toneOf = (points: number): Tone => (points >= 4 ? 'good' : points === 3 ? 'fair' : 'poor');
const points = (value: number): number => Math.max(1, Math.min(5, Math.round(value)));

/** How well liked the ship is: her class, her age, and luck. */
const qualityOf = (ship: FleetShip): number =>
  3.45 +
  ship.operator.starsHalf * 0.07 +
  (ship.builtYear >= 2016 ? 0.15 : ship.builtYear < 2000 ? -0.12 : 0) +
  ((hashOf('quality', ship.name) % 100) - 50) / 180;

const germanShare: Readonly<Record<string, number>> = { DE: 0.92, AT: 0.85, US: 0.5, IT: 0.65, GR: 0.55, NO: 0.65, GB: 0.08 };

/** Fills placeholders; an unknown one stays visible, so that a slip is seen. */
const fill = (sentence: string, words: Readonly<Record<string, string>>): string => sentence.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);

type Party = ReviewRow['party'];

const preface = /^(sea|old|kids): /;
const ofTwo = /\b(wir|uns|unser\w*|we|us|our)\b/i;
/** A ship this old may be called so. */
const oldBefore = 2012;

function suits(sentence: string, ship: FleetShip, party: Party): boolean {
  if (party === 'single' && ofTwo.test(sentence)) return false;
  switch (preface.exec(sentence)?.[1]) {
    case 'sea':
      return ship.kind !== 'river';
    case 'old':
      return ship.builtYear < oldBefore;
    case 'kids':
      return party === 'family';
    default:
      return true;
  }
}

/** Draws sentences that suit, without repeating one before all others of its kind were used on this ship. */
function createDeck(random: Random, ship: FleetShip) {
  const left = new Map<readonly string[], string[]>();
  return (list: readonly string[], party: Party): string => {
    let rest = left.get(list) ?? [];
    let index = rest.findLastIndex((sentence) => suits(sentence, ship, party));
    if (index < 0) {
      rest = random.some(list, list.length);
      index = Math.max(
        0,
        rest.findLastIndex((sentence) => suits(sentence, ship, party)),
      );
    }
    left.set(list, rest);
    return (rest.splice(index, 1)[0] ?? '').replace(preface, '');
  };
}
type Draw = ReturnType<typeof createDeck>;

function partyOf(random: Random, ship: FleetShip): Party {
  const draw = random.next();
  if (ship.operator.services.includes('kids_club') && draw < 0.3) return 'family';
  return draw < 0.76 ? 'couple' : draw < 0.88 ? 'single' : 'friends';
}

function wordsOf(random: Random, ship: FleetShip, trip: Departure, language: 'de' | 'en', dish: string): Record<string, string> {
  const names = [...new Set(trip.route.calls.flatMap((call) => call.port ?? []))].map((slug) =>
    (language === 'de' ? getPort(slug).nameDe : getPort(slug).nameEn).replace(/ \(.*\)$/, ''),
  );
  // the first and the last port are where one boards: stories happen in between
  const between = names.slice(1);
  const [port = names[0] ?? '', port2 = port] = random.some(between, 2);
  return {
    ship: ship.name,
    port,
    port2,
    name: random.pick(crew),
    deck: String(random.int(ship.build.decks > 6 ? 4 : 1, Math.max(2, ship.build.decks))),
    dish,
    nights: String(trip.route.nights),
  };
}

function writeReview(ship: FleetShip, trip: Departure, random: Random, draw: Draw, today: number): ReviewRow {
  const language = random.next() < (germanShare[ship.operator.country] ?? 0.5) ? 'de' : 'en';
  const bank = banks[language];
  const mood = qualityOf(ship) + (random.next() + random.next() + random.next() - 1.5) * 1.05;
  const mark = (shift = 0) => points(mood + shift + (random.next() - 0.5) * 1.3);
  const marks: Record<Aspect, number> = {
    cabin: mark(ship.builtYear < 2000 ? -0.25 : 0.05),
    food: mark(),
    service: mark(0.3),
    excursions: mark(-0.1),
    mood: mark(ship.builtYear < 2000 ? -0.1 : 0.1),
    value: mark(-0.15),
  };
  const cleanliness = mark(0.35);
  const rating = points(Object.values(marks).reduce((sum, one) => sum + one, cleanliness) / 7);
  const party = partyOf(random, ship);
  const words = wordsOf(random, ship, trip, language, draw(bank.dishes, party));
  const told = random.some(aspects, random.int(2, 4));
  const sentences = told.map((aspect) => draw(bank[aspect][toneOf(marks[aspect])], party));
  if (random.chance(0.7)) sentences.push(draw(bank.close[toneOf(rating)], party));
  const text = (sentence: string) => fill(sentence, words);
  return {
    author: `${random.pick(bank.authors)} ${initials[random.int(0, initials.length - 1)] ?? 'K'}.`,
    travelledIn: `${isoDate(trip.departs).slice(0, 7)}-01`,
    writtenOn: isoDate(Math.min(today - 1, trip.returns + random.int(2, 45))),
    party,
    areaId: getArea(trip.route.areas[0] ?? '').id,
    rating,
    cabin: marks.cabin,
    food: marks.food,
    service: marks.service,
    excursions: marks.excursions,
    cleanliness,
    value: marks.value,
    language,
    title: text(draw(bank.titles[toneOf(rating)], party)),
    body: sentences.map(text).join(' '),
    reply: rating <= 2 && random.chance(0.6) ? draw(bank.replies, party) : null,
  };
}

const yearsBack = 2;

/** Six to twenty-five reviews of a hand-typed ship, fewer of a generated one, newest first. */
export function reviewsOf(ship: FleetShip, seed: number, today: IsoDate): ReviewRow[] {
  const random = randomOf(seed, 'reviews', ship.name);
  const day = dayNumber(today);
  const from = Math.max(day - yearsBack * 365, dayNumber(`${ship.builtYear + 1}-01-01`));
  const trips = day - from > 60 ? planShip(ship, seed, from, day - from - 20).filter((trip) => trip.returns < day - 3) : [];
  const count = Math.min(trips.length, ship.generated ? random.int(2, 6) : Math.min(25, random.int(6, 18) + Math.round(ship.build.passengers / 700)));
  const draw = createDeck(random, ship);
  return random
    .some(trips, count)
    .map((trip) => writeReview(ship, trip, random, draw, day))
    .sort((a, b) => (a.writtenOn < b.writtenOn ? 1 : a.writtenOn > b.writtenOn ? -1 : 0));
}

/** Mean of the ratings in tenths, or null without reviews. */
export const averageTenth = (reviews: readonly Pick<ReviewRow, 'rating'>[]): number | null =>
  reviews.length === 0 ? null : Math.round((reviews.reduce((sum, one) => sum + one.rating, 0) * 10) / reviews.length);
