// Words of the lower part of the home page.
import { defineMessages } from '#domain/language.ts';

export const belowTexts = defineMessages(
  {
    facts: {
      totalTitle: 'Endpreis von Anfang an',
      totalText: 'Hafengebühren, Serviceentgelt und Steuern sind eingerechnet. Kein Sternchen.',
      optionTitle: 'Option ohne Verpflichtung',
      optionText: 'Kabine einige Tage halten, in Ruhe entscheiden. Die Option verfällt von selbst.',
      peopleTitle: 'Menschen, die Schiffe kennen',
      peopleText: (phone: string) => `${phone}, täglich erreichbar. Dieselbe Beratung bis zur Rückkehr.`,
    },
    areasTitle: 'Wohin soll es gehen?',
    allAreas: (count: string) => `Alle ${count} Fahrgebiete`,
    dropsTitle: 'Gesunkene Preise',
    dropsText: 'Verglichen mit dem niedrigsten Preis, den wir in den 30 Tagen davor aufgezeichnet haben.',
    portsTitle: 'Beliebte Abfahrtshäfen',
  },
  {
    facts: {
      totalTitle: 'The total, from the start',
      totalText: 'Port charges, service fees and taxes are in the price you see first. No asterisk.',
      optionTitle: 'An option without obligation',
      optionText: 'Hold a cabin for a few days and decide in your own time. It lapses by itself.',
      peopleTitle: 'People who know the ships',
      peopleText: (phone: string) => `${phone}, every day. One adviser until you are home.`,
    },
    areasTitle: 'Where would you like to go?',
    allAreas: (count: string) => `All ${count} regions`,
    dropsTitle: 'Prices that fell',
    dropsText: 'Against the lowest price we recorded in the 30 days before.',
    portsTitle: 'Favourite ports of departure',
  },
);
