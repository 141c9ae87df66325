// Hotel nights before or after the voyage, where people like to stay on.
import type { Currency } from '#domain/money/money.ts';
import { euroRates } from './exchange-rates.ts';
import { hashOf } from './random.ts';
import type { ItineraryRow } from './itineraries.ts';

export interface PackageRow {
  readonly itineraryId: number;
  readonly kind: 'prePackage' | 'postPackage';
  readonly nameDe: string;
  readonly nameEn: string;
  readonly descriptionDe: string;
  readonly descriptionEn: string;
  readonly nights: number;
  readonly perPerson: number;
  readonly single: number;
  readonly currency: Currency;
}

/** Euros per person and night, two sharing, breakfast and transfer; and what the city is good for. */
const cities: Readonly<Record<string, readonly [perNight: number, de: string, en: string]>> = {
  hamburg: [96, 'Speicherstadt, Elbphilharmonie und Fischmarkt', 'Speicherstadt warehouses, Elbphilharmonie and fish market'],
  kopenhagen: [128, 'Nyhavn, Tivoli und Schloss Rosenborg', 'Nyhavn, Tivoli and Rosenborg Castle'],
  southampton: [88, 'Hotel in Hafennähe mit Parkplatz', 'Hotel near the port with parking'],
  'palma-de-mallorca': [98, 'Kathedrale La Seu und Altstadt', 'La Seu cathedral and the old town'],
  barcelona: [112, 'Sagrada Família und Barri Gòtic', 'Sagrada Família and the Gothic Quarter'],
  civitavecchia: [108, 'Rom mit Forum und Vatikan', 'Rome with the Forum and the Vatican'],
  genua: [84, 'Altstadt und Aquarium', 'Old town and aquarium'],
  piraeus: [92, 'Akropolis und Plaka', 'The Acropolis and Plaka'],
  istanbul: [86, 'Hagia Sophia und Großer Basar', 'Hagia Sophia and the Grand Bazaar'],
  dubai: [104, 'Altstadt am Creek und Burj Khalifa', 'The old town on the Creek and Burj Khalifa'],
  miami: [126, 'Art-déco-Viertel und Everglades', 'Art Deco district and the Everglades'],
  'fort-lauderdale': [118, 'Strand und Wassertaxi', 'Beach and water taxi'],
  'los-angeles': [138, 'Santa Monica und Getty Center', 'Santa Monica and the Getty Center'],
  seattle: [132, 'Pike Place Market und Space Needle', 'Pike Place Market and the Space Needle'],
  vancouver: [136, 'Stanley Park und Granville Island', 'Stanley Park and Granville Island'],
  'new-york': [158, 'Midtown Manhattan, zu Fuß zum Broadway', 'Midtown Manhattan, a walk from Broadway'],
  montreal: [118, 'Vieux-Montréal und Mont Royal', 'Old Montreal and Mount Royal'],
  bridgetown: [146, 'Strandhotel an der Westküste', 'Beach hotel on the west coast'],
  'la-romana': [94, 'Strandhotel mit Vollpension', 'Beach hotel with full board'],
  'buenos-aires': [92, 'San Telmo, Recoleta und Tango', 'San Telmo, Recoleta and tango'],
  ushuaia: [118, 'Nationalpark Feuerland', 'Tierra del Fuego National Park'],
  valparaiso: [96, 'Santiago und das Casablanca-Tal', 'Santiago and the Casablanca Valley'],
  kapstadt: [98, 'Tafelberg und Kap der Guten Hoffnung', 'Table Mountain and the Cape of Good Hope'],
  'port-louis': [128, 'Strandhotel im Norden der Insel', 'Beach hotel in the north of the island'],
  singapur: [112, 'Marina Bay und Chinatown', 'Marina Bay and Chinatown'],
  hongkong: [116, 'Victoria Peak und Star Ferry', 'Victoria Peak and the Star Ferry'],
  tokio: [124, 'Asakusa, Shibuya und Hamarikyu-Garten', 'Asakusa, Shibuya and the Hamarikyu gardens'],
  sydney: [134, 'Oper, The Rocks und Manly', 'Opera House, The Rocks and Manly'],
  auckland: [112, 'Waiheke und Viaduct Harbour', 'Waiheke and Viaduct Harbour'],
  papeete: [168, 'Bungalow an der Lagune von Moorea', 'Bungalow on the lagoon of Moorea'],
  reykjavik: [136, 'Golden Circle und Blaue Lagune', 'Golden Circle and the Blue Lagoon'],
  longyearbyen: [158, 'Museum und Hundeschlittenfarm', 'Museum and a dog-sled yard'],
  bergen: [122, 'Bryggen und Fløyen', 'Bryggen and Mount Fløyen'],
  'edinburgh-rosyth': [124, 'Royal Mile und Schloss', 'The Royal Mile and the castle'],
  lissabon: [94, 'Alfama und Belém', 'Alfama and Belém'],
  passau: [72, 'Drei-Flüsse-Stadt mit Dom', 'City of three rivers with its cathedral'],
  budapest: [78, 'Burgviertel und Thermalbad', 'Castle district and a thermal bath'],
  koeln: [86, 'Dom und Altstadt', 'Cathedral and old town'],
  amsterdam: [124, 'Grachtenring und Rijksmuseum', 'Canal ring and the Rijksmuseum'],
  basel: [118, 'Münster und Kunstmuseum', 'Minster and art museum'],
  berlin: [82, 'Museumsinsel und Brandenburger Tor', 'Museum Island and the Brandenburg Gate'],
  prag: [78, 'Burg und Karlsbrücke', 'The castle and Charles Bridge'],
  paris: [132, 'Marais und Musée d’Orsay', 'The Marais and Musée d’Orsay'],
  lyon: [94, 'Altstadt und Markthallen', 'Old town and market halls'],
  porto: [88, 'Ribeira und Portweinkeller', 'Ribeira and the port lodges'],
  luxor: [64, 'Hotel am Ostufer mit Garten', 'East-bank hotel with a garden'],
  'my-tho': [62, 'Saigon mit Wiedervereinigungspalast', 'Saigon with the Reunification Palace'],
  'siem-reap': [74, 'Tempel von Angkor', 'The temples of Angkor'],
  'las-palmas': [78, 'Vegueta und Strand Las Canteras', 'Vegueta and Las Canteras beach'],
  split: [88, 'Diokletianspalast', 'Diocletian’s Palace'],
  triest: [82, 'Schloss Miramare und Kaffeehäuser', 'Miramare Castle and the coffee houses'],
};

const nightsDe = (nights: number): string => (nights === 1 ? '1 Nacht' : `${nights} Nächte`);
const nightsEn = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`);

/** Packages of an itinerary: about every second one has some. */
export function packagesOf(itinerary: ItineraryRow): PackageRow[] {
  const { operator } = itinerary.ship;
  const perEuro = operator.currency === 'EUR' ? 1 : (euroRates[operator.currency] ?? 1);
  return (
    [
      ['prePackage', itinerary.from],
      ['postPackage', itinerary.to],
    ] as const
  ).flatMap(([kind, port]) => {
    const city = cities[port.slug];
    const draw = hashOf('package', itinerary.contentKey, kind);
    if (!city || draw % 100 >= 45) return [];
    const nights = 1 + ((draw >>> 8) % 3);
    const perPerson = (Math.round((city[0] * perEuro * nights + 12) / 10) * 10 - 1) * 100;
    const before = kind === 'prePackage';
    return [
      {
        itineraryId: itinerary.id,
        kind,
        nameDe: `${before ? 'Vorprogramm' : 'Nachprogramm'} ${port.nameDe}, ${nightsDe(nights)}`,
        nameEn: `${port.nameEn} ${before ? 'before' : 'after'} the voyage, ${nightsEn(nights)}`,
        descriptionDe: `Viersternehotel mit Frühstück, Transfer ${before ? 'zum' : 'vom'} Schiff. ${city[1]}.`,
        descriptionEn: `Four-star hotel with breakfast, transfer ${before ? 'to' : 'from'} the ship. ${city[2]}.`,
        nights,
        perPerson,
        single: Math.round((perPerson * 1.6) / 1_000) * 1_000 - 100,
        currency: operator.currency,
      },
    ];
  });
}
