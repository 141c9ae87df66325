// The closed lists of the trade. Numbers are stored (columns, index), names are spoken (calls, URLs).

export const cabinTypes = ['inside', 'outside', 'balcony', 'suite'] as const;
export type CabinType = (typeof cabinTypes)[number];

/** How travellers get to the ship: on their own, with the operator's flight, with the agency's own flight. */
export const arrivalOptions = ['cruise_only', 'cruise_with_flight', 'cruise_with_kfb_flight'] as const;
export type ArrivalOption = (typeof arrivalOptions)[number];

/** Whether a category can be sold now. Only `available` makes a price; `waitlist` offers the wait list (OpenTravel STS 36, 46, 43, 38). */
export const availabilityStates = ['available', 'waitlist', 'on_request', 'closed'] as const;
export type AvailabilityState = (typeof availabilityStates)[number];

/** Passengers: S below 500, M below 1,500, L below 3,000, XL from 3,000 (decision 20). */
export const shipSizes = ['S', 'M', 'L', 'XL'] as const;
export type ShipSize = (typeof shipSizes)[number];
export const shipSizeOf = (passengers: number): ShipSize => (passengers < 500 ? 'S' : passengers < 1500 ? 'M' : passengers < 3000 ? 'L' : 'XL');

/** Languages spoken on board. */
export const boardLanguages = ['de', 'en', 'fr', 'it', 'es', 'nl', 'no', 'pt'] as const;
export type BoardLanguage = (typeof boardLanguages)[number];

/** What a fare or ship includes or offers; the keys of the filter `lei`. Texts stand in features/search/texts.ts. */
export const services = [
  'full_board',
  'drinks_included',
  'tips_included',
  'wifi_included',
  'excursions_included',
  'german_tour_guide',
  'single_cabins',
  'family_cabins',
  'accessible_cabins',
  'kids_club',
  'adults_only',
  'spa',
  'pool',
  'golf',
  'lecturers',
  'small_group',
  'rail_included',
  'transfer_included',
  'option_possible',
  'casual_dress',
] as const;
export type Service = (typeof services)[number];

/** Kinds of special offer; the keys of the filter `special`. */
export const specials = [
  'early_bird',
  'last_minute',
  'onboard_credit',
  'free_drinks',
  'single_friendly',
  'kids_free',
  'upgrade',
  'flight_special',
  'reduced_deposit',
  'anniversary',
] as const;
export type Special = (typeof specials)[number];

/** Character of a voyage; the keys of the filter `geo`. */
export const geographies = ['coast', 'fjord', 'island', 'polar', 'river', 'canal_passage', 'ocean_crossing', 'city', 'archipelago', 'tropics'] as const;
export type Geography = (typeof geographies)[number];

/** Ship traits; the keys of the filter `feature`. */
export const features = ['new_ship', 'sailing_ship', 'expedition', 'boutique', 'club_ship', 'classic', 'premium', 'luxury'] as const;
export type Feature = (typeof features)[number];

/** Days people travel for; the keys of the filter `feiertag`. Resolved to dates by domain/calendar/holidays.ts. */
export const holidays = [
  'new_year',
  'carnival',
  'easter',
  'may_day',
  'ascension',
  'pentecost',
  'summer',
  'autumn',
  'advent',
  'christmas',
  'new_years_eve',
] as const;
export type Holiday = (typeof holidays)[number];
