// Words of the payment on the confirmation: what happened, and what the customer can do about it (PAY-04).
import { defineMessages } from '#domain/language.ts';

export const paymentOutcomeTexts = defineMessages(
  {
    title: 'Ihre Zahlung',
    waiting: (means: string) =>
      `${means} ist hinterlegt. Belastet wird die Karte erst, wenn die Reederei Ihren Platz bestätigt hat und unsere Bestätigung an Sie gesendet ist.`,
    debit: (means: string) => `Die Reederei zieht den fälligen Betrag per Lastschrift ein, ${means}. Betrag und Tag kündigt sie vorher per E-Mail an.`,
    debitLater: (means: string) => `Die Lastschrift ist hinterlegt, ${means}. Eingezogen wird erst, wenn die Reederei Ihren Platz bestätigt hat.`,
    underWay: (means: string) => `Die Zahlung mit ${means} wird gerade ausgeführt. Sie müssen nichts tun.`,
    unknown: (means: string) => `Die Bank hat zur Zahlung mit ${means} noch nicht geantwortet. Wir fragen nach. Abgebucht wird höchstens einmal.`,
    paid: (means: string) => `Die Zahlung mit ${means} ist angenommen.`,
    challenge: 'Ihre Bank bittet um Ihre Freigabe',
    challengeText: (means: string) => `Geben Sie die Zahlung mit ${means} bei Ihrer Bank frei. Diese Seite merkt von selbst, wenn es geschehen ist.`,
    challengeLink: 'Bei der Bank freigeben (neues Fenster)',
    refused: 'Die Zahlung ist nicht zustande gekommen',
    stays: 'Ihre Buchung bleibt bestehen.',
    call: 'Rufen Sie uns an: Wir klären mit Ihnen, wie Sie zahlen möchten.',
    another: 'Anders zahlen',
    loading: 'Die Zahlungsarten werden geladen',
    notLoaded: 'Die Zahlungsarten sind gerade nicht zu laden. Versuchen Sie es in einem Moment noch einmal.',
    send: 'Mit dieser Zahlung fortfahren',
    sendHint: 'Gezahlt wird für die Buchung, die Sie schon haben. Sie bestellen nichts Neues.',
    failed: 'Das ist nicht angekommen. Versuchen Sie es noch einmal.',
  },
  {
    title: 'Your payment',
    waiting: (means: string) =>
      `${means} is on file. The card is charged only once the cruise line has confirmed your place and our confirmation has been sent to you.`,
    debit: (means: string) => `The cruise line collects the amount due by direct debit, ${means}. It announces the amount and the day by e-mail beforehand.`,
    debitLater: (means: string) => `The direct debit is on file, ${means}. Nothing is collected until the cruise line has confirmed your place.`,
    underWay: (means: string) => `The payment with ${means} is being made. There is nothing for you to do.`,
    unknown: (means: string) => `The bank has not answered yet about the payment with ${means}. We are asking. It is charged once at most.`,
    paid: (means: string) => `The payment with ${means} is accepted.`,
    challenge: 'Your bank asks you to confirm',
    challengeText: (means: string) => `Confirm the payment with ${means} at your bank. This page notices by itself once it is done.`,
    challengeLink: 'Confirm at the bank (new window)',
    refused: 'The payment did not go through',
    stays: 'Your booking stands.',
    call: 'Call us, and we will settle with you how you would like to pay.',
    another: 'Pay another way',
    loading: 'The ways of paying are loading',
    notLoaded: 'The ways of paying cannot be loaded just now. Try again in a moment.',
    send: 'Continue with this payment',
    sendHint: 'This pays for the booking you already have. You order nothing new.',
    failed: 'That did not get through. Try again.',
  },
);
