// Descriptions and traits of ships, from what is true of each.
import type { Feature, Service } from '#domain/voyage/vocabulary.ts';
import { categorySets } from './cabin-categories.ts';
import type { FleetShip } from './fleet.ts';
import { hashOf } from './random.ts';
import type { ShipKind } from './routes.ts';

const openings: Readonly<Record<ShipKind, readonly (readonly [de: string, en: string])[]>> = {
  mega: [
    ['ist eine kleine Stadt auf See, mit Park, Theater und mehreren Pooldecks.', 'is a small town at sea, with a park, a theatre and several pool decks.'],
    [
      'bietet auf jedem Deck etwas anderes; man braucht zwei Tage, um sie kennenzulernen.',
      'offers something different on every deck; allow two days to find your way around.',
    ],
  ],
  large: [
    [
      'ist groß genug für Auswahl am Abend und klein genug, um sich nicht zu verlaufen.',
      'is large enough for choice in the evening and small enough not to get lost.',
    ],
    ['hat ein helles Atrium, ein breites Promenadendeck und viele Balkonkabinen.', 'has a bright atrium, a wide promenade deck and plenty of balcony cabins.'],
  ],
  classic: [
    ['ist ein Schiff mit Teakdecks, Bibliothek und Promenade rund um das Schiff.', 'has teak decks, a library and a promenade that runs right around.'],
    ['fährt ruhig, hat viele Außenplätze und eine Besatzung, die Namen behält.', 'rides well, has plenty of seats outside and a crew that remembers names.'],
  ],
  expedition: [
    [
      'hat eine hohe Eisklasse, Schlauchboote an Deck und eine Beobachtungslounge über dem Bug.',
      'is built for ice, carries inflatable boats on deck and has an observation lounge above the bow.',
    ],
    [
      'ist so klein, dass alle Gäste gleichzeitig an Land gehen können, wo es erlaubt ist.',
      'is small enough for all guests to land at once where rules allow.',
    ],
  ],
  sailing: [
    ['setzt die Segel, wann immer der Wind reicht; wer mag, fasst mit an.', 'sets sail whenever there is wind enough; lend a hand if you like.'],
    ['ankert in Buchten mit Badeplattform am Heck und Essen unter freiem Himmel.', 'anchors in bays, with a bathing platform aft and meals in the open air.'],
  ],
  river: [
    [
      'hat ein Sonnendeck über die ganze Länge und ein Restaurant mit Blick auf beide Ufer.',
      'has a sun deck along her full length and a restaurant with a view of both banks.',
    ],
    [
      'liegt meist mitten in der Stadt; vom Landgang zur Altstadt sind es wenige Minuten.',
      'usually berths in the middle of town, a few minutes from the old quarter.',
    ],
  ],
};

export function describe(ship: FleetShip): { de: string; en: string } {
  const list = openings[ship.kind];
  const [de, en] = list[hashOf('text', ship.name) % list.length] ?? ['', ''];
  const { build } = ship;
  const categories = categorySets[build.categories];
  const balconies = categories
    .filter((category) => category.cabinType === 'balcony' || category.cabinType === 'suite')
    .reduce((sum, category) => sum + category.share, 0);
  const whole = categories.reduce((sum, category) => sum + category.share, 0);
  const share = Math.round((balconies * 100) / whole);
  const renewed = ship.renovatedYear;
  const guests = build.passengers.toLocaleString('de-DE');
  const sizeDe = `Gebaut ${ship.builtYear}${renewed ? `, zuletzt ${renewed} renoviert` : ''}; ${guests} Gäste, ${build.crew.toLocaleString('de-DE')} Besatzungsmitglieder, ${build.cabins.toLocaleString('de-DE')} Kabinen.`;
  const sizeEn = `Built in ${ship.builtYear}${renewed ? ` and last renovated in ${renewed}` : ''}; ${build.passengers.toLocaleString('en-GB')} guests, ${build.crew.toLocaleString('en-GB')} crew, ${build.cabins.toLocaleString('en-GB')} cabins.`;
  const balconyDe = ship.kind === 'sailing' || ship.kind === 'river' ? '' : ` ${share} Prozent der Kabinen haben einen Balkon.`;
  const balconyEn = ship.kind === 'sailing' || ship.kind === 'river' ? '' : ` ${share} per cent of the cabins have a balcony.`;
  return {
    de: `Die ${ship.name} ${de} ${sizeDe}${balconyDe} Kleidung an Bord: ${ship.operator.dressDe}.`,
    en: `${ship.name} ${en} ${sizeEn}${balconyEn}`,
  };
}

export function featuresOf(ship: FleetShip, thisYear: number): Feature[] {
  const found = new Set<Feature>(ship.operator.features);
  if (thisYear - ship.builtYear <= 4) found.add('new_ship');
  if (ship.operator.starsHalf >= 9 && !found.has('luxury')) found.add('premium');
  return [...found].sort();
}

export function servicesOf(ship: FleetShip): Service[] {
  const found = new Set<Service>(ship.operator.services);
  const categories = categorySets[ship.build.categories];
  if (categories.some((category) => category.single)) found.add('single_cabins');
  if (categories.some((category) => category.maxOccupancy >= 5)) found.add('family_cabins');
  else found.delete('family_cabins');
  if (ship.kind !== 'sailing' && ship.kind !== 'river') found.add('accessible_cabins');
  if (ship.build.passengers <= 250) found.add('small_group');
  if (ship.kind === 'river') found.delete('pool');
  return [...found].sort();
}

/** Half stars: the line's class, a little less for older ships. */
export const starsOf = (ship: FleetShip): number =>
  Math.max(6, Math.min(12, ship.operator.starsHalf + (ship.builtYear >= 2018 ? 1 : ship.builtYear < 1999 ? -1 : 0)));
