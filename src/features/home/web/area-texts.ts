// Words of the areas, wherever they are shown as postcards.
import { defineMessages } from '#domain/language.ts';

export const areaTexts = defineMessages(
  {
    areasBasis: 'Preise pro Person bei 2 Erwachsenen in der günstigsten Kabine, inklusive aller Pflichtkosten.',
    voyages: (count: string, one: boolean) => (one ? '1 Reise' : `${count} Reisen`),
    noPrice: 'Preis auf Anfrage',
    ocean: 'Auf See',
    river: 'Auf Flüssen',
    areasPageTitle: 'Alle Fahrgebiete',
    areasPageLead: 'Vom Mittelmeer bis zur Antarktis, vom Rhein bis zum Mekong.',
  },
  {
    areasBasis: 'Prices per person with 2 adults sharing the cheapest cabin, all mandatory charges included.',
    voyages: (count: string, one: boolean) => (one ? '1 voyage' : `${count} voyages`),
    noPrice: 'Price on request',
    ocean: 'At sea',
    river: 'On rivers',
    areasPageTitle: 'All regions',
    areasPageLead: 'From the Mediterranean to Antarctica, from the Rhine to the Mekong.',
  },
);
