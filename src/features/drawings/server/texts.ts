import { defineMessages } from '#domain/language.ts';

export const drawingTexts = defineMessages(
  {
    chart: (route: string) => `Seekarte: ${route}`,
    map: (ports: number) => `Karte mit ${ports} ${ports === 1 ? 'Abfahrtshafen' : 'Abfahrtshäfen'}`,
    ship: (name: string) => `Seitenansicht der ${name}`,
    deck: (name: string) => `Deckplan ${name}`,
    decks: (name: string) => `Decks der ${name} von der Seite`,
  },
  {
    chart: (route) => `Chart: ${route}`,
    map: (ports) => `Map with ${ports} ${ports === 1 ? 'port' : 'ports'} of departure`,
    ship: (name) => `Side view of ${name}`,
    deck: (name) => `Deck plan ${name}`,
    decks: (name) => `Decks of ${name} from the side`,
  },
);
