// What the page after the order says, by kind of booking.
import { defineMessages } from '#domain/language.ts';

export const confirmationTexts = defineMessages(
  {
    fixed_booking: (number: string) => `Ihre Buchung ${number} ist angenommen.`,
    option_booking: (number: string, until: string) => `Ihre Option ${number} ist bis ${until} reserviert.`,
    wait_list: (number: string) => `Sie stehen mit ${number} auf der Warteliste.`,
    custom_request: (number: string) => `Ihre Anfrage ${number} ist bei uns.`,
    lapsed: (number: string) => `Ihre Option ${number} ist abgelaufen. Es sind keine Kosten entstanden.`,
    fixedText: 'Die Bestätigung mit allen Angaben, dem Formblatt und dem Sicherungsschein kommt per E-Mail.',
    optionText: 'Die Option verpflichtet Sie zu nichts. Bestätigen Sie sie bis dahin, sonst verfällt sie von selbst.',
    waitText: 'Das ist keine Buchung. Wird ein Platz frei, bieten wir ihn der Reihe nach an.',
    customText: 'Unsere Beratung antwortet bis morgen 12 Uhr.',
    booked: 'Die Kabine ist bei uns für Sie gebucht.',
    clock: 'Uhr',
  },
  {
    fixed_booking: (number: string) => `Your booking ${number} is confirmed.`,
    option_booking: (number: string, until: string) => `Your option ${number} is held until ${until}.`,
    wait_list: (number: string) => `You are on the wait list with ${number}.`,
    custom_request: (number: string) => `We have your request ${number}.`,
    lapsed: (number: string) => `Your option ${number} has lapsed. It has cost nothing.`,
    fixedText: 'The confirmation with every detail, the information form and the insolvency certificate follows by e-mail.',
    optionText: 'The option puts you under no obligation. Confirm it in time, otherwise it lapses by itself.',
    waitText: 'This is not a booking. If a place becomes free, we offer it in order.',
    customText: 'Our advisers answer by noon tomorrow.',
    booked: 'The cabin is booked for you with us.',
    clock: '',
  },
);
