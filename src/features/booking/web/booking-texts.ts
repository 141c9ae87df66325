// Words of the booking screen around its steps.
import type { BookingStep } from '#domain/booking/steps.ts';
import { defineMessages, type Language } from '#domain/language.ts';

type Titles = Readonly<Record<BookingStep, readonly [title: string, description: string]>>;

/** Title of the page and what it is for, by step. */
export const stepTitles: Readonly<Record<Language, Titles>> = {
  de: {
    request: ['Wie viele Personen reisen? – Buchung', 'Reisende für die Buchung angeben.'],
    cabin: ['Kabinenwahl – Buchung', 'Kabine für die Reise wählen.'],
    options: ['Reiseoptionen – Buchung', 'Weitere Reiseoptionen wählen.'],
    contacts: ['Reisende – Buchung', 'Angaben zu den Reisenden.'],
    summary: ['Prüfen und senden – Buchung', 'Angaben und Preis prüfen.'],
    confirmation: ['Bestätigung – Buchung', 'Ihre Buchung im Überblick.'],
  },
  en: {
    request: ['How many persons travel? – Booking', 'Say who travels.'],
    cabin: ['Choose your cabin – Booking', 'Choose a cabin for the voyage.'],
    options: ['Travel options – Booking', 'Choose further travel options.'],
    contacts: ['Travellers – Booking', 'Details of the travellers.'],
    summary: ['Check and send – Booking', 'Check details and price.'],
    confirmation: ['Confirmation – Booking', 'Your booking at a glance.'],
  },
};

export const bookingTexts = defineMessages(
  {
    script: 'Zum Buchen braucht diese Seite JavaScript',
    scriptText: 'Schalten Sie JavaScript ein und laden Sie die Seite neu. Oder buchen Sie ohne: Unsere Beratung nimmt Ihre Buchung zum selben Preis auf.',
    call: (shown: string) => `${shown} anrufen`,
    mail: 'E-Mail schreiben',
    subject: (id: number, title: string) => `Reise ${id}: ${title}`,
    voyage: 'Ihre Reise',
    period: 'Termin',
    ship: 'Schiff',
    ports: 'Hafen',
    fromTo: (from: string, to: string) => (from === to ? `ab/bis ${from}` : `${from} bis ${to}`),
    chart: (title: string) => `Seekarte: ${title}`,
    from: (persons: string) => `Gesamtpreis ab, für ${persons} in der günstigsten Kabine, alle Pflichtkosten enthalten`,
    persons: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
    means: (list: string) => `Zahlungsarten: ${list}.`,
    mean: { sepa: 'SEPA-Lastschrift', card: 'Kreditkarte', later: 'Rechnung der Reederei nach der Bestätigung' },
    perCabin: (most: string) => `Höchstens ${most} in einer Kabine; für mehr Personen buchen Sie mehrere Kabinen nacheinander.`,
    optionPossible: 'Sie können die Kabine zuerst unverbindlich als Option reservieren.',
    onlyFixed: 'Diese Reise lässt sich nur fest buchen, nicht als Option.',
    notBinding: 'Bis zum letzten Schritt ist nichts verbindlich.',
    unchecked: 'Die Summe mit Ihren Optionen wird im Schritt „Prüfen“ noch einmal geprüft.',
    restarted: 'Ihre frühere Sitzung war abgelaufen',
    restartedText: 'Wir haben neu begonnen. Was Sie eingetippt haben, ist noch da; wählen Sie nur die Kabine noch einmal.',
    unavailable: 'Diese Reise lässt sich gerade nicht online buchen',
    back: 'Zurück',
  },
  {
    script: 'This page needs JavaScript for booking',
    scriptText: 'Switch JavaScript on and load the page again. Or book without it: our advisers take your booking at the same price.',
    call: (shown) => `Call ${shown}`,
    mail: 'Write an e-mail',
    subject: (id, title) => `Voyage ${id}: ${title}`,
    voyage: 'Your voyage',
    period: 'Dates',
    ship: 'Ship',
    ports: 'Port',
    fromTo: (from, to) => (from === to ? `${from}, there and back` : `${from} to ${to}`),
    chart: (title) => `Chart: ${title}`,
    from: (persons) => `Total price from, for ${persons} in the cheapest cabin, all mandatory charges included`,
    persons: (count) => (count === 1 ? '1 person' : `${count} persons`),
    means: (list) => `Ways to pay: ${list}.`,
    mean: { sepa: 'SEPA direct debit', card: 'credit card', later: 'invoice of the cruise line after confirmation' },
    perCabin: (most) => `${most} in one cabin at most; for more persons you book several cabins one after the other.`,
    optionPossible: 'You can first hold the cabin as an option, without obligation.',
    onlyFixed: 'This voyage is available as a fixed booking only, not as an option.',
    notBinding: 'Nothing is binding until the last step.',
    unchecked: 'The sum with your options is checked once more in the step ‘Check’.',
    restarted: 'Your earlier session had ended',
    restartedText: 'We have started again. What you typed is still there; only the cabin is chosen once more.',
    unavailable: 'This voyage cannot be booked online at the moment',
    back: 'Back',
  },
);
