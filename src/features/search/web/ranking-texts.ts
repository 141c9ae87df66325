// How the order of results arises, in words (L-DE-6, § 5b (2) UWG).
import { defineMessages } from '#domain/language.ts';

export const rankingTexts = defineMessages(
  {
    lead: 'Wenn Sie nichts anderes wählen, stehen die Reisen in der Reihenfolge ihrer Abreise, die früheste zuerst. Jede andere Reihenfolge wählen Sie selbst. Bei Gleichstand entscheidet die Reisenummer.',
    paid: 'Niemand kann einen Platz kaufen',
    paidText:
      'Weder Reedereien noch andere bezahlen für einen Platz in der Liste. Unsere Provision spielt für die Reihenfolge keine Rolle, und sie ist für alle Besucher gleich: Wir werten nicht aus, wer sucht.',
    orders: 'Die Reihenfolgen im Einzelnen',
    order: 'Reihenfolge',
    meaning: 'Was zählt',
    meanings: {
      date: 'Allein der Tag der Abreise.',
      price: 'Allein der Preis für Ihre Personen, Ihre Kabine und Ihre Anreise, mit allen Pflichtkosten. Reisen ohne Preis stehen am Ende.',
      rating: 'Der Durchschnitt der Bewertungen, die Gäste dem Schiff gegeben haben. Schiffe ohne Bewertung stehen am Ende.',
      name: 'Die alphabetische Reihenfolge der Namen.',
      duration: 'Die Zahl der Nächte, die kürzeste Reise zuerst.',
      views: 'Wie oft die Reise in letzter Zeit angesehen wurde.',
      reduction: 'Um wie viel Prozent der Preis unter einem früheren liegt, den wir mit Datum festgehalten haben.',
      recommended: 'Die Summe der Punkte in der nächsten Tabelle.',
    },
    formula: 'Die Empfehlung',
    formulaText: 'Die Reihenfolge „Empfehlung“ rechnet für jede Reise Punkte aus vier Merkmalen zusammen. Die Gewichte sind fest und für alle Reisen gleich.',
    parameter: 'Merkmal',
    weight: 'Gewicht',
    full: 'Volle Punkte',
    parameters: {
      rating: 'Bewertung der Gäste',
      priceAgainstArea: 'Preis im Vergleich zum Fahrgebiet',
      popularity: 'Interesse der Besucher',
      reduction: 'Preisrückgang',
    },
    fullMarks: {
      rating: (best: string, unknown: string) => `bei ${best} von 5; ohne Bewertung zählt das Schiff wie eines mit ${unknown}`,
      priceAgainstArea: (best: string, worst: string) =>
        `beim ${best}-Fachen des mittleren Preises pro Person und Nacht im Fahrgebiet, keine ab dem ${worst}-Fachen`,
      popularity: (best: string) => `bei ${best} Ansichten`,
      reduction: (best: string) => `bei ${best} unter dem früheren Preis`,
    },
    reviews: 'Wie wir Bewertungen prüfen',
    shown: 'Was überhaupt in der Liste steht',
    shownText:
      'In der Liste steht jede Reise, die zu Ihren Filtern passt und noch buchbar ist. Ausgebuchte Reisen blenden wir aus; mit dem Filter „Ausgebuchte Reisen“ sehen Sie auch diese.',
  },
  {
    lead: 'Unless you choose otherwise, cruises are listed by their day of departure, the earliest first. Any other order is your own choice. Where two are equal, the voyage number decides.',
    paid: 'Nobody can buy a place',
    paidText:
      'Neither cruise lines nor others pay for a place in the list. Our commission plays no part in the order, and the order is the same for everyone: we do not look at who is searching.',
    orders: 'The orders one by one',
    order: 'Order',
    meaning: 'What counts',
    meanings: {
      date: 'The day of departure alone.',
      price: 'The price alone, for your party, your cabin and your way of getting there, with all mandatory charges. Cruises without a price come last.',
      rating: 'The mean of the ratings that guests gave the ship. Ships without ratings come last.',
      name: 'The names in alphabetical order.',
      duration: 'The number of nights, the shortest cruise first.',
      views: 'How often the cruise was viewed recently.',
      reduction: 'By how many per cent the price is below an earlier one that we recorded with its date.',
      recommended: 'The sum of the points in the next table.',
    },
    formula: 'The recommendation',
    formulaText: 'The order “Recommended” adds up points from four facts for each cruise. The weights are fixed and the same for every cruise.',
    parameter: 'Fact',
    weight: 'Weight',
    full: 'Full marks',
    parameters: { rating: 'Guest rating', priceAgainstArea: 'Price compared with the region', popularity: 'Interest of visitors', reduction: 'Price drop' },
    fullMarks: {
      rating: (best, unknown) => `at ${best} of 5; a ship without ratings counts like one with ${unknown}`,
      priceAgainstArea: (best, worst) => `at ${best} times the median price per person and night in the region, none from ${worst} times`,
      popularity: (best) => `at ${best} views`,
      reduction: (best) => `at ${best} below the earlier price`,
    },
    reviews: 'How we check reviews',
    shown: 'What is in the list at all',
    shownText:
      'Every cruise that fits your filters and can still be booked is in the list. Sold-out cruises are hidden; the filter “Sold-out voyages” shows them too.',
  },
);
