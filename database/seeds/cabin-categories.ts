// Priced grades of cabins per class of ship: what they are called, how large they are, what they cost against the cheapest.
import type { CabinType } from '#domain/voyage/vocabulary.ts';

export type CategorySet = 'mega' | 'large' | 'classic' | 'luxury' | 'coastal' | 'expedition' | 'sailing' | 'river' | 'riverPremium' | 'riverSmall' | 'riverFar';

export interface CategoryFact {
  readonly code: string;
  readonly cabinType: CabinType;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly descriptionDe: string;
  readonly descriptionEn: string;
  readonly sizeSqm: number;
  readonly maxOccupancy: number;
  /** Share of the ship's cabins, in percent. */
  readonly share: number;
  /** Price against the cheapest category. */
  readonly factor: number;
  /** Sold to one traveller without the usual supplement. */
  readonly single: boolean;
  readonly colour: string;
}

type Row = readonly [code: string, type: CabinType, de: string, en: string, sizeSqm: number, maxOccupancy: number, share: number, factor: number];

const shades: Readonly<Record<CabinType, readonly string[]>> = {
  inside: ['#8A94A6', '#A3ACBA', '#737E92', '#B9C0CB'],
  outside: ['#4C9BB0', '#6FB3C4', '#357F94', '#8FC7D4'],
  balcony: ['#2F7D5B', '#4E9A78', '#1F6247', '#77B598', '#9CCBB4', '#2B6B8A'],
  suite: ['#B8862B', '#9C5C8A', '#7A3E6B', '#D1A54F', '#5E4B8B'],
};

const beds: Readonly<Record<number, readonly [de: string, en: string]>> = {
  1: ['ein Einzelbett', 'one single bed'],
  2: ['zwei Betten, auch als Doppelbett', 'two beds that can be joined'],
  3: ['zwei Betten und ein Oberbett oder Sofabett', 'two beds and one upper or sofa bed'],
  4: ['zwei Betten und zwei Oberbetten', 'two beds and two upper berths'],
  5: ['zwei Betten, Sofabett und zwei Oberbetten', 'two beds, a sofa bed and two upper berths'],
  6: ['zwei Räume mit Betten für bis zu sechs Personen', 'two rooms with beds for up to six'],
};

const view: Readonly<Record<CabinType, readonly [de: string, en: string]>> = {
  inside: ['Ohne Fenster, ruhig und dunkel', 'No window, quiet and dark'],
  outside: ['Mit Fenster', 'With a window'],
  balcony: ['Mit eigenem Balkon', 'With a private balcony'],
  suite: ['Mit Wohnbereich', 'With a sitting area'],
};
const riverView: typeof view = {
  ...view,
  outside: ['Fenster knapp über der Wasserlinie, nicht zu öffnen', 'Window just above the waterline, fixed'],
  balcony: ['Französischer Balkon: bodentiefes Fenster zum Öffnen', 'French balcony: a full-height window that opens'],
};

function setOf(rows: readonly Row[], views: typeof view = view): readonly CategoryFact[] {
  const seen = new Map<CabinType, number>();
  return rows.map(([code, cabinType, nameDe, nameEn, sizeSqm, maxOccupancy, share, factor]) => {
    const rank = seen.get(cabinType) ?? 0;
    seen.set(cabinType, rank + 1);
    const size = sizeSqm.toString();
    return {
      code,
      cabinType,
      nameDe,
      nameEn,
      descriptionDe: `${views[cabinType][0]}, ${size.replace('.', ',')} m², ${beds[maxOccupancy]?.[0] ?? ''}. Bad mit Dusche, Schrank, Telefon, Fernseher und Safe.`,
      descriptionEn: `${views[cabinType][1]}, ${size} m², ${beds[maxOccupancy]?.[1] ?? ''}. Bathroom with shower, wardrobe, telephone, television and safe.`,
      sizeSqm,
      maxOccupancy,
      share,
      factor,
      single: maxOccupancy === 1,
      colour: shades[cabinType][rank % shades[cabinType].length] ?? '#7a94a3',
    };
  });
}

export const categorySets: Readonly<Record<CategorySet, readonly CategoryFact[]>> = {
  mega: setOf([
    ['IA', 'inside', 'Innenkabine', 'Inside Cabin', 14, 4, 12, 1],
    ['IB', 'inside', 'Innenkabine zentral', 'Inside Cabin, Midship', 15, 4, 10, 1.06],
    ['IS', 'inside', 'Einzelkabine innen', 'Single Inside Cabin', 10.5, 1, 2, 0.98],
    ['OA', 'outside', 'Außenkabine', 'Outside Cabin', 17, 4, 6, 1.2],
    ['OF', 'outside', 'Familienkabine außen', 'Family Outside Cabin', 24, 6, 2, 1.36],
    ['BV', 'balcony', 'Balkonkabine zum Park', 'Park-View Balcony', 17, 2, 8, 1.3],
    ['BA', 'balcony', 'Balkonkabine', 'Balcony Cabin', 19, 4, 25, 1.46],
    ['BB', 'balcony', 'Balkon Komfort', 'Balcony Comfort', 19.5, 4, 18, 1.54],
    ['BF', 'balcony', 'Familien-Balkonkabine', 'Family Balcony', 25, 5, 3, 1.68],
    ['BS', 'balcony', 'Spa-Balkonkabine', 'Spa Balcony', 20, 2, 4, 1.72],
    ['JS', 'suite', 'Junior-Suite', 'Junior Suite', 28, 4, 6, 2.15],
    ['SU', 'suite', 'Suite mit Eckbalkon', 'Corner Suite', 37, 4, 2.5, 2.9],
    ['SF', 'suite', 'Familiensuite', 'Family Suite', 48, 6, 1, 3.4],
    ['SO', 'suite', 'Eignersuite', 'Owner’s Suite', 72, 4, 0.5, 5.2],
  ]),
  large: setOf([
    ['IA', 'inside', 'Innenkabine', 'Inside Cabin', 14, 4, 16, 1],
    ['IB', 'inside', 'Innenkabine zentral', 'Inside Cabin, Midship', 14.5, 3, 10, 1.06],
    ['OV', 'outside', 'Außenkabine mit Sichtbehinderung', 'Outside Cabin, Obstructed View', 16, 2, 4, 1.12],
    ['OA', 'outside', 'Außenkabine', 'Outside Cabin', 17, 4, 15, 1.2],
    ['OF', 'outside', 'Familienkabine außen', 'Family Outside Cabin', 22, 5, 2, 1.34],
    ['BA', 'balcony', 'Balkonkabine', 'Balcony Cabin', 19, 3, 22, 1.48],
    ['BB', 'balcony', 'Balkon Komfort', 'Balcony Comfort', 19, 4, 18, 1.56],
    ['BH', 'balcony', 'Balkonkabine am Heck', 'Aft Balcony', 21, 2, 3, 1.66],
    ['JS', 'suite', 'Junior-Suite', 'Junior Suite', 27, 4, 6, 2.1],
    ['SU', 'suite', 'Suite', 'Suite', 36, 4, 3, 2.8],
    ['SO', 'suite', 'Eignersuite', 'Owner’s Suite', 55, 4, 1, 4.3],
  ]),
  classic: setOf([
    ['A', 'inside', 'Innenkabine', 'Inside Cabin', 13, 3, 14, 1],
    ['AS', 'inside', 'Einzelkabine innen', 'Single Inside Cabin', 11, 1, 4, 1.16],
    ['B', 'outside', 'Außenkabine mit Bullauge', 'Outside Cabin with Porthole', 15, 3, 20, 1.18],
    ['BS', 'outside', 'Einzelkabine außen', 'Single Outside Cabin', 12.5, 1, 4, 1.38],
    ['C', 'outside', 'Außenkabine mit Fenster', 'Outside Cabin with Window', 16, 3, 22, 1.27],
    ['D', 'outside', 'Außenkabine Promenade', 'Promenade Outside Cabin', 17, 2, 10, 1.34],
    ['E', 'balcony', 'Balkonkabine', 'Balcony Cabin', 21, 2, 16, 1.62],
    ['F', 'suite', 'Junior-Suite mit Balkon', 'Junior Suite with Balcony', 27, 3, 7, 2.1],
    ['G', 'suite', 'Suite mit Balkon', 'Suite with Balcony', 38, 3, 3, 2.9],
  ]),
  luxury: setOf([
    ['V1', 'balcony', 'Verandakabine', 'Veranda Cabin', 26, 2, 34, 1],
    ['V2', 'balcony', 'Verandakabine mittschiffs', 'Veranda Cabin, Midship', 26, 3, 30, 1.08],
    ['V3', 'balcony', 'Verandakabine Deluxe', 'Deluxe Veranda', 29, 3, 14, 1.2],
    ['W1', 'suite', 'Penthouse', 'Penthouse', 42, 3, 10, 1.7],
    ['W2', 'suite', 'Ecksuite', 'Corner Suite', 55, 3, 6, 2.2],
    ['W3', 'suite', 'Grand Suite', 'Grand Suite', 78, 4, 4, 2.9],
    ['W4', 'suite', 'Larkspur-Suite', 'Larkspur Suite', 112, 4, 2, 4.1],
  ]),
  coastal: setOf([
    ['I2', 'inside', 'Polar Innen', 'Polar Inside', 9, 3, 26, 1],
    ['O3', 'outside', 'Polar Außen, eingeschränkte Sicht', 'Polar Outside, Restricted View', 10, 2, 14, 1.1],
    ['O2', 'outside', 'Polar Außen', 'Polar Outside', 11, 3, 34, 1.24],
    ['U2', 'outside', 'Fjord Superior', 'Fjord Superior', 13, 2, 14, 1.42],
    ['B1', 'balcony', 'Fjord Balkon', 'Fjord Balcony', 16, 2, 4, 1.75],
    ['M4', 'suite', 'Mini-Suite', 'Mini Suite', 20, 3, 6, 2.1],
    ['MX', 'suite', 'Eigner-Suite mit Balkon', 'Owner’s Suite with Balcony', 35, 3, 2, 2.9],
  ]),
  expedition: setOf([
    ['E1', 'outside', 'Außenkabine mit Bullauge', 'Porthole Cabin', 17, 3, 22, 1],
    ['E2', 'outside', 'Außenkabine mit Fenster', 'Window Cabin', 19, 2, 20, 1.12],
    ['ES', 'outside', 'Einzelkabine außen', 'Single Outside Cabin', 14, 1, 6, 1.3],
    ['E3', 'balcony', 'Balkonkabine', 'Balcony Cabin', 22, 2, 34, 1.34],
    ['E4', 'balcony', 'Balkonkabine Panorama', 'Panorama Balcony', 25, 3, 10, 1.48],
    ['X1', 'suite', 'Junior-Suite', 'Junior Suite', 32, 3, 6, 1.85],
    ['X2', 'suite', 'Expeditionssuite', 'Expedition Suite', 44, 3, 2, 2.5],
  ]),
  sailing: setOf([
    ['S4', 'inside', 'Innenkabine', 'Inside Cabin', 10, 2, 10, 1],
    ['S3', 'outside', 'Außenkabine mit Bullauge', 'Porthole Cabin', 11, 3, 40, 1.14],
    ['S2', 'outside', 'Außenkabine Hauptdeck', 'Main Deck Cabin', 13, 2, 34, 1.28],
    ['S1', 'outside', 'Deckskabine', 'Deck Cabin', 14, 2, 12, 1.46],
    ['SE', 'suite', 'Eignerkabine', 'Owner’s Cabin', 20, 3, 4, 1.95],
  ]),
  river: setOf(
    [
      ['R1', 'outside', 'Hauptdeck, achtern', 'Main Deck Aft', 14, 2, 10, 1],
      ['R2', 'outside', 'Hauptdeck', 'Main Deck', 15, 3, 28, 1.08],
      ['RS', 'outside', 'Einzelkabine Hauptdeck', 'Single Cabin Main Deck', 11, 1, 3, 1.3],
      ['R3', 'balcony', 'Mitteldeck, französischer Balkon', 'Middle Deck, French Balcony', 16, 2, 28, 1.32],
      ['R4', 'balcony', 'Oberdeck, französischer Balkon', 'Upper Deck, French Balcony', 16, 2, 25, 1.46],
      ['R5', 'suite', 'Junior-Suite Oberdeck', 'Junior Suite Upper Deck', 22, 3, 6, 1.85],
    ],
    riverView,
  ),
  riverPremium: setOf(
    [
      ['P1', 'outside', 'Hauptdeck', 'Main Deck', 15, 2, 24, 1],
      ['PS', 'outside', 'Einzelkabine Hauptdeck', 'Single Cabin Main Deck', 12, 1, 3, 1.24],
      ['P2', 'balcony', 'Mitteldeck, französischer Balkon', 'Middle Deck, French Balcony', 16.5, 2, 32, 1.28],
      ['P3', 'balcony', 'Oberdeck, französischer Balkon', 'Upper Deck, French Balcony', 17, 2, 30, 1.4],
      ['P4', 'suite', 'Junior-Suite', 'Junior Suite', 22, 3, 7, 1.75],
      ['P5', 'suite', 'Suite mit Balkon', 'Suite with Balcony', 30, 3, 4, 2.2],
    ],
    riverView,
  ),
  riverSmall: setOf(
    [
      ['K1', 'outside', 'Hauptdeck', 'Main Deck', 11, 2, 45, 1],
      ['KS', 'outside', 'Einzelkabine', 'Single Cabin', 9, 1, 5, 1.25],
      ['K2', 'balcony', 'Oberdeck, französischer Balkon', 'Upper Deck, French Balcony', 12, 2, 50, 1.22],
    ],
    riverView,
  ),
  riverFar: setOf(
    [
      ['N1', 'outside', 'Hauptdeck', 'Main Deck', 18, 3, 34, 1],
      ['N2', 'balcony', 'Oberdeck, französischer Balkon', 'Upper Deck, French Balcony', 20, 3, 40, 1.18],
      ['N3', 'balcony', 'Terrassenkabine', 'Terrace Cabin', 24, 2, 18, 1.38],
      ['N4', 'suite', 'Panoramasuite', 'Panorama Suite', 38, 3, 8, 1.95],
    ],
    riverView,
  ),
};
