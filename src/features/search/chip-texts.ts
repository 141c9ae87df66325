// What chips and summaries say about what was asked for: values that need a word around them, in both languages.
import { defineMessages, type Language } from '#domain/language.ts';

/** An open end says 'bis' or 'ab' instead of a dash to nowhere. */
const span = (from: string | undefined, to: string | undefined, unit: string, [least, most]: readonly [string, string]): string =>
  from !== undefined && to !== undefined
    ? from === to
      ? `${from}${unit}`
      : `${from}–${to}${unit}`
    : from !== undefined
      ? `${least} ${from}${unit}`
      : `${most} ${to ?? ''}${unit}`;

/** What a removable chip says about one applied filter whose value alone would not be understood. */
export const chipTexts = defineMessages(
  {
    from: (place: string) => `ab ${place}`,
    to: (place: string) => `bis ${place}`,
    fromTo: (place: string) => `ab und bis ${place}`,
    calls: (place: string) => `mit ${place}`,
    without: (place: string) => `ohne ${place}`,
    ocean: 'Hochsee',
    river: 'Fluss',
    roundTrip: 'Rundreise',
    oneWay: 'Keine Rundreise',
    departsFrom: (date: string) => `Abreise ab ${date}`,
    departsBy: (date: string) => `Abreise bis ${date}`,
    startsAfter: (date: string) => `nicht vor dem ${date}`,
    backBy: (date: string) => `zurück bis ${date}`,
    departsOn: (date: string) => `Abreise am ${date}`,
    weekday: (name: string) => `Abreise ${name}`,
    nights: (from: string | undefined, to: string | undefined) =>
      span(from, to, to === '1' || (to === undefined && from === '1') ? ' Nacht' : ' Nächte', ['ab', 'bis']),
    seaDays: (from: string | undefined, to: string | undefined) => span(from, to, to === '1' ? ' Seetag' : ' Seetage', ['ab', 'bis']),
    hoursInPort: (hours: number) => `mindestens ${hours} Std. im Hafen`,
    overnight: 'Nacht im Hafen',
    noTender: 'ohne Tenderboot',
    stars: (stars: string) => `ab ${stars} Sternen`,
    guestRating: (value: string) => `Gäste ab ${value} von 5`,
    adviserRating: (value: string) => `Beratung ab ${value} von 6`,
    builtFrom: (year: number) => `gebaut ab ${year}`,
    maxPassengers: (guests: string) => `höchstens ${guests} Gäste`,
    spoken: (language: string) => `Bordsprache ${language}`,
    cabin: (name: string) => name,
    withFlight: 'mit Flug',
    withoutFlight: 'eigene Anreise',
    arrivalIncluded: 'Preis mit Anreise',
    arrivalExcluded: 'Preis ohne Anreise',
    price: (from: string | undefined, to: string | undefined) => span(from, to, '', ['ab', 'bis']),
    reduced: 'gesunkener Preis',
    soldOut: 'auch ausgebuchte',
    sameRoute: 'gleiche Route',
    adults: (count: number) => (count === 1 ? '1 Erwachsener' : `${count} Erwachsene`),
    child: (age: number) => (age === 0 ? 'Kind unter 1 Jahr' : age === 1 ? 'Kind, 1 Jahr' : `Kind, ${age} Jahre`),
    operatorAreas: (name: string) => `Gebiete von ${name}`,
    operatorSpecials: (name: string) => `Angebote von ${name}`,
    words: (text: string) => `„${text}“`,
  },
  {
    from: (place) => `from ${place}`,
    to: (place) => `to ${place}`,
    fromTo: (place) => `from and to ${place}`,
    calls: (place) => `with ${place}`,
    without: (place) => `without ${place}`,
    ocean: 'Ocean',
    river: 'River',
    roundTrip: 'Round trip',
    oneWay: 'One way',
    departsFrom: (date) => `departs from ${date}`,
    departsBy: (date) => `departs by ${date}`,
    startsAfter: (date) => `not before ${date}`,
    backBy: (date) => `back by ${date}`,
    departsOn: (date) => `departs on ${date}`,
    weekday: (name) => `departs ${name}`,
    nights: (from, to) => span(from, to, to === '1' || (to === undefined && from === '1') ? ' night' : ' nights', ['at least', 'up to']),
    seaDays: (from, to) => span(from, to, to === '1' ? ' day at sea' : ' days at sea', ['at least', 'up to']),
    hoursInPort: (hours) => `at least ${hours} hours in port`,
    overnight: 'night in port',
    noTender: 'no tender boats',
    stars: (stars) => `${stars} stars and more`,
    guestRating: (value) => `guests ${value} of 5 and more`,
    adviserRating: (value) => `advisers ${value} of 6 and more`,
    builtFrom: (year) => `built ${year} or later`,
    maxPassengers: (guests) => `up to ${guests} guests`,
    spoken: (language) => `${language} on board`,
    cabin: (name) => name,
    withFlight: 'with flight',
    withoutFlight: 'own travel',
    arrivalIncluded: 'price including travel to the ship',
    arrivalExcluded: 'price without travel to the ship',
    price: (from, to) => span(from, to, '', ['from', 'up to']),
    reduced: 'reduced price',
    soldOut: 'sold-out too',
    sameRoute: 'same route',
    adults: (count) => (count === 1 ? '1 adult' : `${count} adults`),
    child: (age) => (age === 0 ? 'child under 1' : `child aged ${age}`),
    operatorAreas: (name) => `regions of ${name}`,
    operatorSpecials: (name) => `offers of ${name}`,
    words: (text) => `“${text}”`,
  },
);

/** '2 Erwachsene, 1 Kind (7)': who a price is for. */
export function partyText(language: Language, adults: number, childAges: readonly number[]): string {
  const t = chipTexts[language];
  if (childAges.length === 0) return t.adults(adults);
  const ages = childAges.join(', ');
  const children =
    language === 'de'
      ? childAges.length === 1
        ? `1 Kind (${ages} J.)`
        : `${childAges.length} Kinder (${ages} J.)`
      : childAges.length === 1
        ? `1 child (${ages})`
        : `${childAges.length} children (${ages})`;
  return `${t.adults(adults)}, ${children}`;
}

/** '12 Nächte' of a range in words, from whole numbers. */
export const nightsText = (language: Language, range: { readonly min?: number; readonly max?: number }): string =>
  chipTexts[language].nights(range.min?.toString(), range.max?.toString());
