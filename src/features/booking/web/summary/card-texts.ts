// Words around the provider's card fields. The fields have words of their own.
import { defineMessages } from '#domain/language.ts';

export const cardTexts = defineMessages(
  {
    frameTitle: 'Kartendaten, Felder des Zahlungsdienstes',
    loading: 'Die Felder für die Karte werden geladen.',
    failed: 'Die Felder für die Karte sind nicht geladen worden',
    failedText: 'Der Zahlungsdienst antwortet gerade nicht. Alles andere auf dieser Seite bleibt, wie Sie es eingegeben haben.',
    again: 'Noch einmal laden',
    loadingAgain: 'Die Felder werden noch einmal geholt.',
    entered: (card: string, until: string) => `${card}, gültig bis ${until}`,
    enteredUnknown: 'Ihre Karte ist beim Zahlungsdienst hinterlegt.',
    another: 'Andere Karte eingeben',
    charged: 'Belastet wird die Karte erst, wenn die Reederei Ihren Platz bestätigt hat.',
    pageText: 'Die Karte geben Sie auf der Seite des Zahlungsdienstes ein. Danach kommen Sie hierher zurück. Bestellt ist damit noch nichts.',
    pageLink: 'Zur Seite des Zahlungsdienstes',
    confirmFirst: 'Schließen Sie die Eingabe in diesen Feldern ab, bevor Sie bestellen.',
    amex: (amount: string) => `Mit American Express kommen ${amount} hinzu.`,
  },
  {
    frameTitle: 'Card details, fields of the payment service',
    loading: 'The card fields are loading.',
    failed: 'The card fields did not load',
    failedText: 'The payment service is not answering just now. Everything else on this page stays as you entered it.',
    again: 'Load again',
    loadingAgain: 'The fields are being fetched again.',
    entered: (card: string, until: string) => `${card}, expires ${until}`,
    enteredUnknown: 'Your card is on file with the payment service.',
    another: 'Enter another card',
    charged: 'The card is charged only once the cruise line has confirmed your place.',
    pageText: 'You enter the card on the page of the payment service and then come back here. Nothing is ordered by that.',
    pageLink: 'Go to the payment service',
    confirmFirst: 'Complete the entry in these fields before you order.',
    amex: (amount: string) => `With American Express ${amount} is added.`,
  },
);
