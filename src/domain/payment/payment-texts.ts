// The words of paying: fields and problems. What is wrong and what to do, in the same words at the field and in the summary (E2, E3).
import { defineMessages, type Language } from '../language.ts';
import type { PaymentProblemCode } from './payment-form.ts';
import type { PaymentChoices } from './modes.ts';

export const paymentTexts = defineMessages(
  {
    title: 'Zahlung',
    methods: { sepa: 'SEPA-Lastschrift', creditCard: 'Kreditkarte' },
    fields: {
      bankName: 'Name der Bank (optional)',
      accountOwner: 'Kontoinhaberin oder Kontoinhaber',
      iban: 'IBAN',
      bic: 'BIC',
      bicOptional: 'BIC (optional)',
      creditCard: 'Kreditkarte',
    },
    problems: {
      method_required: 'Wählen Sie, wie Sie zahlen möchten.',
      method_not_offered: 'Diese Zahlungsart nimmt die Reederei nicht an. Wählen Sie eine andere.',
      owner_required: 'Geben Sie an, auf wen das Konto lautet.',
      too_long: 'Kürzen Sie die Angabe auf höchstens 70 Zeichen.',
      card_number_in_text: 'Tragen Sie hier keine Kartennummer ein. Wählen Sie für die Karte die Zahlungsart Kreditkarte.',
      iban_required: 'Geben Sie die IBAN des Kontos ein.',
      iban_invalid: 'Diese IBAN gibt es so nicht. Vergleichen Sie Länderkennung, Länge und Ziffern mit Ihrer Bankkarte.',
      iban_not_sepa: 'Von diesem Konto kann nicht per SEPA-Lastschrift abgebucht werden. Nennen Sie ein Konto aus dem SEPA-Raum.',
      bic_required: 'Geben Sie die BIC Ihrer Bank ein. Diese Reederei braucht sie.',
      bic_invalid: 'Diese BIC gibt es so nicht. Sie hat 8 oder 11 Zeichen, zum Beispiel COBADEFF oder COBADEFFXXX.',
      bic_country_mismatch: 'Die BIC gehört zu einer Bank in einem anderen Land als die IBAN. Vergleichen Sie beide mit Ihrer Bankkarte.',
      card_required: 'Geben Sie die Daten Ihrer Karte ein.',
      card_data: 'Die Kartendaten stimmen nicht. Prüfen Sie Nummer, Art der Karte und Gültigkeit.',
      card_cvc: 'Die Prüfziffer passt nicht zur Karte. Geben Sie die Karte noch einmal ein.',
      card_declined: 'Die Karte wurde abgelehnt. Nehmen Sie eine andere Karte oder Zahlungsart, oder rufen Sie uns an.',
      card_unknown: 'Diese Karte kann nicht belastet werden. Nehmen Sie eine andere Karte oder Zahlungsart, oder rufen Sie uns an.',
      card_outdated: 'Die Kartendaten sind nicht mehr gespeichert. Geben Sie die Karte noch einmal ein.',
      card_default: 'Die Zahlung mit der Karte hat nicht geklappt. Versuchen Sie es noch einmal, oder nehmen Sie eine andere Zahlungsart.',
      challenge_over: 'Die Freigabe bei Ihrer Bank kam nicht rechtzeitig. Belastet wurde nichts. Geben Sie die Karte noch einmal ein, oder zahlen Sie anders.',
      no_cover:
        'Für die Reederei liegt uns zurzeit kein gültiger Sicherungsschein vor. Wir nehmen keine Zahlung entgegen, bis er nachgewiesen ist. Die Kartendaten haben wir gelöscht.',
      provider_unreachable: 'Der Zahlungsdienst ist gerade nicht zu erreichen. Bestellt ist noch nichts. Versuchen Sie es in einem Moment noch einmal.',
    },
    cardOutOfReach: {
      others: 'Der Zahlungsdienst für Karten ist gerade nicht zu erreichen. Zahlen Sie per Lastschrift, oder laden Sie die Seite später neu.',
      none: 'Der Zahlungsdienst für Karten ist gerade nicht zu erreichen. Sie können trotzdem buchen: Die Reederei klärt die Zahlung mit Ihnen.',
    },
    without: {
      not_required: 'Bei der Buchung wird nichts gezahlt. Wie und wann Sie zahlen, steht in der Rechnung der Reederei.',
      no_insolvency_cover:
        'Für diese Reederei liegt uns heute kein gültiger Sicherungsschein vor. Deshalb nehmen wir keine Zahlung entgegen, bis er Ihnen vorliegt.',
      card_not_offered: 'Die Reederei klärt die Zahlung mit Ihnen nach der Buchung.',
    },
  },
  {
    title: 'Payment',
    methods: { sepa: 'SEPA direct debit', creditCard: 'Credit card' },
    fields: {
      bankName: 'Name of the bank (optional)',
      accountOwner: 'Account holder',
      iban: 'IBAN',
      bic: 'BIC',
      bicOptional: 'BIC (optional)',
      creditCard: 'Credit card',
    },
    problems: {
      method_required: 'Choose how you would like to pay.',
      method_not_offered: 'The cruise line does not take this way of paying. Choose another one.',
      owner_required: 'Enter the name in which the account is held.',
      too_long: 'Shorten this to at most 70 characters.',
      card_number_in_text: 'Do not enter a card number here. Choose credit card as the way of paying instead.',
      iban_required: 'Enter the IBAN of the account.',
      iban_invalid: 'There is no such IBAN. Compare country code, length and digits with your bank card.',
      iban_not_sepa: 'This account cannot be debited through SEPA. Give an account within the SEPA area.',
      bic_required: 'Enter the BIC of your bank. This cruise line needs it.',
      bic_invalid: 'There is no such BIC. It has 8 or 11 characters, for example COBADEFF or COBADEFFXXX.',
      bic_country_mismatch: 'The BIC belongs to a bank in another country than the IBAN. Compare both with your bank card.',
      card_required: 'Enter the details of your card.',
      card_data: 'The card details are not right. Check the number, the type of card and the expiry date.',
      card_cvc: 'The security code does not fit the card. Enter the card once more.',
      card_declined: 'The card was declined. Use another card or way of paying, or call us.',
      card_unknown: 'This card cannot be charged. Use another card or way of paying, or call us.',
      card_outdated: 'The card details are no longer stored. Enter the card once more.',
      card_default: 'The payment by card did not work. Try again, or use another way of paying.',
      challenge_over: 'The payment was not confirmed at your bank in time. Nothing was charged. Enter the card once more, or pay another way.',
      no_cover:
        'We hold no valid insolvency certificate of the cruise line at present. We take no payment until its cover is proved. We have deleted the card details.',
      provider_unreachable: 'The payment service cannot be reached just now. Nothing has been ordered yet. Try again in a moment.',
    },
    cardOutOfReach: {
      others: 'The payment service for cards cannot be reached just now. Pay by direct debit, or reload the page later.',
      none: 'The payment service for cards cannot be reached just now. You can book all the same: the cruise line settles the payment with you.',
    },
    without: {
      not_required: 'Nothing is paid at booking. How and when you pay is in the invoice of the cruise line.',
      no_insolvency_cover: 'We hold no valid insolvency certificate of this cruise line today. We therefore take no payment until you have one.',
      card_not_offered: 'The cruise line settles the payment with you after the booking.',
    },
  },
);

/** The text of a problem. Both tables are closed: a code without a text does not compile. */
export const paymentProblemText = (code: PaymentProblemCode, language: Language): string => {
  const texts: Readonly<Record<PaymentProblemCode, string>> = paymentTexts[language].problems;
  return texts[code];
};

export const withoutPaymentText = (without: NonNullable<PaymentChoices['without']>, language: Language): string => {
  const texts: Readonly<Record<NonNullable<PaymentChoices['without']>, string>> = paymentTexts[language].without;
  return texts[without];
};
