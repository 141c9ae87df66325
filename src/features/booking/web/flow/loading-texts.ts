// What the booking is doing while the visitor waits, as the specification names the six occasions (BOOK-20, rule L1).
import { defineMessages } from '#domain/language.ts';

export const loadingKinds = ['default', 'voyageSettings', 'voyageSession', 'categoryAvailability', 'summarize', 'booking'] as const;
export type LoadingKind = (typeof loadingKinds)[number];

export const loadingTexts = defineMessages<Readonly<Record<LoadingKind, string>>>(
  {
    default: 'Einen Moment, die Angaben werden geladen',
    voyageSettings: 'Wir prüfen, ob sich die Reise zurzeit buchen lässt',
    voyageSession: 'Ihre Buchung wird angelegt',
    categoryAvailability: 'Freie Kabinen werden abgefragt',
    summarize: 'Ihre Angaben und der Preis werden geprüft',
    booking: 'Ihre Anfrage wird übermittelt. Das kann bis zu 25 Sekunden dauern',
  },
  {
    default: 'One moment, the details are being loaded',
    voyageSettings: 'We check whether the voyage can be booked at the moment',
    voyageSession: 'Your booking is being set up',
    categoryAvailability: 'We are asking for free cabins',
    summarize: 'Your details and the price are being checked',
    booking: 'Your request is being sent. This can take up to 25 seconds',
  },
);
