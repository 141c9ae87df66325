// What the page after the order says, by kind of booking.
import { defineMessages } from '#domain/language.ts';

export const confirmationTexts = defineMessages(
  {
    fixed_booking: (number: string) => `Ihre Buchung ${number} ist angenommen.`,
    option_booking: (number: string, until: string) => `Ihre Option ${number} ist bis ${until} reserviert.`,
    wait_list: (number: string) => `Sie stehen mit ${number} auf der Warteliste.`,
    custom_request: (number: string) => `Ihre Anfrage ${number} ist bei uns.`,
    lapsed: (number: string) => `Ihre Option ${number} ist abgelaufen. Es sind keine Kosten entstanden.`,
    waitOver: (number: string) => `Ihre Anfrage ${number} auf der Warteliste ist beendet. Es sind keine Kosten entstanden.`,
    fixedText: 'Die Bestätigung kommt per E-Mail, mit allen Angaben, dem Formblatt und den Angaben zum Sicherungsschein.',
    optionText: 'Die Option verpflichtet Sie zu nichts. Bestätigen Sie sie bis dahin, sonst verfällt sie von selbst.',
    waitText: 'Das ist keine Buchung. Wird ein Platz frei, bieten wir ihn der Reihe nach an.',
    customText: 'Unsere Beratung antwortet bis morgen 12 Uhr.',
    booked: 'Die Kabine ist bei uns für Sie gebucht.',
    sailing: 'Schiff und Termin',
    shipAndDates: (ship: string, dates: string) => `${ship}, ${dates}`,
    cabin: 'Kabine',
    cabinOf: (category: string, number: string | null) =>
      number === null ? `Kategorie ${category}, die Nummer teilt die Reederei zu` : `${number}, Kategorie ${category}`,
    clock: 'Uhr',
  },
  {
    fixed_booking: (number: string) => `Your booking ${number} is confirmed.`,
    option_booking: (number: string, until: string) => `Your option ${number} is held until ${until}.`,
    wait_list: (number: string) => `You are on the wait list with ${number}.`,
    custom_request: (number: string) => `We have your request ${number}.`,
    lapsed: (number: string) => `Your option ${number} has lapsed. It has cost nothing.`,
    waitOver: (number: string) => `Your wait-list request ${number} has ended. It has cost nothing.`,
    fixedText: 'The confirmation follows by e-mail, with every detail, the information form and what is known of the insolvency certificate.',
    optionText: 'The option puts you under no obligation. Confirm it in time, otherwise it lapses by itself.',
    waitText: 'This is not a booking. If a place becomes free, we offer it in order.',
    customText: 'Our advisers answer by noon tomorrow.',
    booked: 'The cabin is booked for you with us.',
    sailing: 'Ship and dates',
    shipAndDates: (ship: string, dates: string) => `${ship}, ${dates}`,
    cabin: 'Cabin',
    cabinOf: (category: string, number: string | null) =>
      number === null ? `Category ${category}, the cruise line assigns the number` : `${number}, category ${category}`,
    clock: '',
  },
);
