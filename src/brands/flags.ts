// Features that one brand has and the other does not (BRAND-03). Off means: no route, no link, no call.
import type { BrandId } from './brands.ts';

export const flags = {
  login: { fahrwasser: true, fairway: false },
  awardsOnHome: { fahrwasser: true, fairway: false },
  awardsInBooking: { fahrwasser: true, fairway: false },
  db: { fahrwasser: true, fairway: false },
  insurance: { fahrwasser: true, fairway: false },
  aidaTariffs: { fahrwasser: true, fairway: false },
  googleReviewsTracking: { fahrwasser: true, fairway: false },
  redirectDialog: { fahrwasser: false, fairway: true },
  newsletterOnShipPage: { fahrwasser: false, fairway: true },
  languageSwitch: { fahrwasser: true, fairway: false },
} as const satisfies Record<string, Record<BrandId, boolean>>;

export type Flag = keyof typeof flags;
export const isOn = (flag: Flag, brand: BrandId): boolean => flags[flag][brand];
