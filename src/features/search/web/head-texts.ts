// Titles and descriptions of the search's pages. Every page of the shop loads them with the list of routes: they stay few.
import { defineMessages } from '#domain/language.ts';

export const headTexts = defineMessages(
  {
    home: 'Startseite',
    cruises: 'Kreuzfahrten',
    title: (count: string, one: boolean) => `${count} ${one ? 'Reise' : 'Reisen'}`,
    noTitle: (where: string) => (where.startsWith(':') ? `Keine Reise gefunden${where}` : `Keine Reise${where} gefunden`),
    description: (count: string, where: string, from: string) =>
      `${count} Kreuzfahrten ${where}${from && ` ab ${from}`}, alle Pflichtkosten enthalten. Filtern, vergleichen und buchen.`,
    compare: 'Reisen vergleichen',
    compareDescription: 'Bis zu vier Kreuzfahrten nebeneinander: Preise für Ihre Reisegruppe, Schiff, Häfen und Leistungen. Unterschiede zuerst.',
    rankingDescription: 'Nach welchen Merkmalen Suchergebnisse geordnet werden, mit welchem Gewicht, und warum niemand einen Platz kaufen kann.',
  },
  {
    home: 'Home',
    cruises: 'Cruises',
    title: (count, one) => `${count} ${one ? 'cruise' : 'cruises'}`,
    noTitle: (where) => (where.startsWith(':') ? `No cruise found${where}` : `No cruise${where} found`),
    description: (count, where, from) => `${count} cruises ${where}${from && ` from ${from}`}, all mandatory charges included. Filter, compare and book.`,
    compare: 'Compare cruises',
    compareDescription: 'Up to four cruises side by side: prices for your party, ship, ports and what is included. Differences first.',
    rankingDescription: 'Which facts decide the order of search results, with which weight, and why nobody can buy a place.',
  },
);
