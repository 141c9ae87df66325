// Words of the scene at the top of the home page, all that its first load needs.
import { defineMessages } from '#domain/language.ts';

export const sceneTexts = defineMessages(
  {
    title: 'Gut beraten aufs Wasser.',
    lead: (voyages: string, operators: string) => `${voyages} Hochsee- und Flussreisen von ${operators} Reedereien. Jeder Preis enthält alle Pflichtkosten.`,
    searchLabel: 'Reise suchen',
  },
  {
    title: 'Sail with people who know the ships.',
    lead: (voyages: string, operators: string) => `${voyages} ocean and river voyages from ${operators} lines. Every price includes every mandatory charge.`,
    searchLabel: 'Find a voyage',
  },
);
