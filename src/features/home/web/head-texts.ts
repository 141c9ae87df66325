// Titles and descriptions of the home page and of the page of areas.
import { defineMessages } from '#domain/language.ts';

export const headTexts = defineMessages(
  {
    pageTitle: 'Kreuzfahrten auf See und Fluss mit Endpreisen',
    description: (voyages: string, operators: string) =>
      `${voyages} Hochsee- und Flussreisen von ${operators} Reedereien. Jeder Preis enthält alle Pflichtkosten, jede Kabine lässt sich unverbindlich vormerken.`,
  },
  {
    pageTitle: 'Ocean and river cruises at total prices',
    description: (voyages: string, operators: string) =>
      `${voyages} ocean and river voyages from ${operators} lines. Every price includes every mandatory charge, every cabin can be held without obligation.`,
  },
);
