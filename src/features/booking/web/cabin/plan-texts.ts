// Words of the deck plan; they come with its code.
import { defineMessages } from '#domain/language.ts';

export const planTexts = defineMessages(
  {
    decks: 'Deck',
    deckFree: (deck: string, count: number) => `${deck}, ${count === 0 ? 'keine freie Kabine' : count === 1 ? '1 freie Kabine' : `${count} freie Kabinen`}`,
    deck: (number: number, name: string) => (name && !/^deck \d+$/i.test(name) ? `Deck ${number} ${name}` : `Deck ${number}`),
    plan: (deck: string) => `Freie Kabinen auf ${deck}. Die Pfeiltasten führen zur nächsten freien Kabine, Eingabe wählt sie.`,
    cabin: (number: string, deck: number, side: string, category: string, price: string) =>
      `Kabine ${number}, Deck ${deck}, ${side}, ${category}, ${price}, frei`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    bow: 'Zum Bug',
    stern: 'Zum Heck',
    bowMark: 'Bug',
    legend: 'Zeichenerklärung',
    taken: 'vergeben oder nicht angeboten',
    chosen: 'Ihre Auswahl',
    justTaken: (cabin: string) => `Kabine ${cabin}: gerade vergeben`,
    accessible: 'barrierefrei',
    noneHere: 'Auf diesem Deck ist keine Kabine frei.',
  },
  {
    decks: 'Deck',
    deckFree: (deck, count) => `${deck}, ${count === 0 ? 'no free cabin' : count === 1 ? '1 free cabin' : `${count} free cabins`}`,
    deck: (number, name) => (name && !/^deck \d+$/i.test(name) ? `Deck ${number} ${name}` : `Deck ${number}`),
    plan: (deck) => `Free cabins on ${deck}. The arrow keys lead to the next free cabin, Enter chooses it.`,
    cabin: (number, deck, side, category, price) => `Cabin ${number}, deck ${deck}, ${side}, ${category}, ${price}, available`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    bow: 'Towards the bow',
    stern: 'Towards the stern',
    bowMark: 'Bow',
    legend: 'Key',
    taken: 'taken or not offered',
    chosen: 'your choice',
    justTaken: (cabin) => `cabin ${cabin}: just taken`,
    accessible: 'accessible',
    noneHere: 'No cabin is free on this deck.',
  },
);
