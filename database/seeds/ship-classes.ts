// Hulls as they are built: one class serves sister ships.
import type { ShipKind } from './routes.ts';
import type { CategorySet } from './cabin-categories.ts';

export interface ShipClass {
  readonly kind: ShipKind;
  readonly lengthM: number;
  readonly beamM: number;
  readonly draughtM: number;
  readonly grossTonnage: number;
  readonly speedKnots: number;
  /** Guests with two in each cabin. */
  readonly passengers: number;
  readonly crew: number;
  readonly cabins: number;
  /** Decks used by guests. */
  readonly decks: number;
  readonly categories: CategorySet;
}

const shipClass = (
  kind: ShipKind,
  [lengthM, beamM, draughtM]: readonly [number, number, number],
  grossTonnage: number,
  speedKnots: number,
  [passengers, crew, cabins, decks]: readonly [number, number, number, number],
  categories: CategorySet,
): ShipClass => ({ kind, lengthM, beamM, draughtM, grossTonnage, speedKnots, passengers, crew, cabins, decks, categories });

export const shipClasses = {
  mega362: shipClass('mega', [362, 47.4, 9.3], 227_600, 22, [5_600, 2_250, 2_800, 16], 'mega'),
  mega344: shipClass('mega', [344, 43.2, 9.1], 153_500, 22, [3_900, 1_480, 1_950, 14], 'mega'),
  mega337: shipClass('mega', [337, 42, 8.8], 184_200, 21.5, [5_100, 1_600, 2_550, 15], 'mega'),
  large311: shipClass('large', [311, 38.6, 8.6], 133_600, 22, [3_080, 1_290, 1_540, 12], 'large'),
  large294: shipClass('large', [294, 36, 8], 111_500, 21.7, [2_350, 980, 1_175, 11], 'large'),
  large269: shipClass('large', [269, 32.3, 7.9], 84_900, 21.5, [2_040, 860, 1_020, 11], 'large'),
  large252: shipClass('large', [252, 32.2, 7.3], 69_200, 21.5, [1_740, 620, 870, 10], 'large'),
  classic218: shipClass('classic', [218, 28.5, 7.1], 43_800, 20.5, [1_090, 470, 545, 9], 'classic'),
  classic205: shipClass('classic', [205, 27, 6.9], 34_200, 20, [690, 350, 345, 8], 'classic'),
  classic193: shipClass('classic', [193, 26.1, 6.7], 28_600, 20, [740, 330, 370, 8], 'classic'),
  classic180: shipClass('classic', [180, 25.5, 6.5], 25_100, 19.5, [830, 360, 415, 8], 'classic'),
  luxury216: shipClass('classic', [216, 31, 7], 54_700, 20.5, [750, 552, 375, 9], 'luxury'),
  luxury212: shipClass('classic', [212, 28.8, 6.9], 48_100, 20.5, [700, 445, 350, 9], 'luxury'),
  luxury198: shipClass('classic', [198, 26.6, 6.4], 36_900, 20, [540, 385, 270, 8], 'luxury'),
  coastal135: shipClass('classic', [135.8, 21.5, 5], 16_100, 19.5, [500, 90, 260, 6], 'coastal'),
  coastal122: shipClass('classic', [121.8, 19.2, 4.9], 11_300, 19.5, [440, 75, 220, 6], 'coastal'),
  expedition138: shipClass('expedition', [138, 22, 5.6], 15_650, 16.5, [200, 170, 108, 7], 'expedition'),
  expedition128: shipClass('expedition', [128, 20.3, 5.6], 12_800, 16.5, [186, 125, 95, 6], 'expedition'),
  expedition104: shipClass('expedition', [104.4, 18.4, 5.1], 8_450, 16, [132, 85, 68, 6], 'expedition'),
  sailing108: shipClass('sailing', [108, 14.6, 5.6], 4_420, 15, [200, 100, 100, 4], 'sailing'),
  sailing88: shipClass('sailing', [88.3, 14.2, 4.6], 2_960, 14.5, [150, 72, 75, 4], 'sailing'),
  sailing63: shipClass('sailing', [63, 9.5, 4.1], 1_020, 14, [62, 38, 31, 3], 'sailing'),
  river135: shipClass('river', [135, 11.45, 1.6], 2_400, 12, [178, 44, 89, 3], 'river'),
  river135p: shipClass('river', [135, 11.45, 1.6], 2_500, 12, [164, 50, 84, 3], 'riverPremium'),
  river125: shipClass('river', [125, 11.4, 1.6], 2_200, 12, [140, 46, 71, 3], 'riverPremium'),
  river110: shipClass('river', [110, 11.45, 1.5], 1_850, 12, [146, 36, 73, 3], 'river'),
  river95: shipClass('river', [95, 11.3, 1], 1_180, 11, [90, 26, 45, 2], 'riverSmall'),
  river82: shipClass('river', [82, 9.5, 1.2], 980, 11, [80, 23, 40, 2], 'riverSmall'),
  river80: shipClass('river', [79.8, 11.4, 1.7], 1_480, 12, [118, 34, 59, 3], 'river'),
  river72: shipClass('river', [72, 14.2, 1.5], 1_600, 9, [120, 70, 60, 4], 'riverFar'),
  river70: shipClass('river', [70, 12, 1.4], 1_250, 10, [64, 44, 32, 3], 'riverFar'),
} as const satisfies Readonly<Record<string, ShipClass>>;
