// Names of the wishes that have no facet. Their own table: the browser needs these few, not the names of all filters.
import { defineMessages } from '#domain/language.ts';

export const filterTexts = defineMessages(
  {
    overnight: 'Nacht im Hafen',
    noTender: 'Ohne Tenderboot',
    roundTrip: 'Rundreise',
    arrivalIncluded: 'Preis mit Anreise',
    reduced: 'Gesunkene Preise',
    soldOut: 'Ausgebuchte Reisen',
    seaDays: 'Seetage',
    hoursInPort: 'Zeit im Hafen',
    builtFrom: 'Baujahr',
    maxPassengers: 'Gäste an Bord',
  },
  {
    overnight: 'Night in port',
    noTender: 'No tender boats',
    roundTrip: 'Round trip',
    arrivalIncluded: 'Price including travel to the ship',
    reduced: 'Reduced prices',
    soldOut: 'Sold-out voyages',
    seaDays: 'Days at sea',
    hoursInPort: 'Time in port',
    builtFrom: 'Year built',
    maxPassengers: 'Guests on board',
  },
);
