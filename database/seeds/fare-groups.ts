// Fares as cruise lines sell them: what each contains, what it costs against the first, what it asks for.
import type { Service } from '#domain/voyage/vocabulary.ts';

export interface FareGroupFact {
  readonly code: string;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly contentsDe: readonly string[];
  readonly contentsEn: readonly string[];
  readonly depositPercent: number;
  /** Factor on the price of the fare without extras. */
  readonly factor: number;
  /** Added per person and night for what the fare contains, in cents. */
  readonly perNight: number;
  /** Youngest age, for fares of older travellers. */
  readonly minAge: number | null;
  /** The line assigns the cabin; sold only until the cheaper cabins are gone. */
  readonly guarantee: boolean;
  readonly services: readonly Service[];
}

const fare = (
  code: string,
  nameDe: string,
  nameEn: string,
  factor: number,
  perNight: number,
  contentsDe: readonly string[],
  contentsEn: readonly string[],
  more: Partial<Pick<FareGroupFact, 'depositPercent' | 'minAge' | 'guarantee' | 'services'>> = {},
): FareGroupFact => ({ code, nameDe, nameEn, factor, perNight, contentsDe, contentsEn, depositPercent: 20, minAge: null, guarantee: false, services: [], ...more });

export const fareGroupSets = {
  threeSteps: [
    fare('BASIS', 'Basis', 'Basic', 0.93, 0, ['Glückskabine: Die Reederei vergibt die Kabine', 'Vollpension', 'Umbuchung nicht möglich'], ['Guaranteed cabin, assigned by the line', 'Full board', 'No changes'], { guarantee: true, depositPercent: 35 }),
    fare('KOMFORT', 'Komfort', 'Comfort', 1, 0, ['Kabine frei wählbar', 'Vollpension', 'Umbuchung bis 50 Tage vor Abreise'], ['Choice of cabin', 'Full board', 'One change up to 50 days before departure']),
    fare('ALLIN', 'All-inclusive', 'All-inclusive', 1.02, 2900, ['Kabine frei wählbar', 'Vollpension', 'Getränke rund um die Uhr', 'Internet für zwei Geräte'], ['Choice of cabin', 'Full board', 'Drinks around the clock', 'Internet for two devices'], { services: ['drinks_included', 'wifi_included'] }),
  ],
  american: [
    fare('SAVER', 'Sparpreis', 'Saver', 0.94, 0, ['Die Reederei vergibt die Kabine', 'Hauptrestaurants und Buffet', 'Anzahlung nicht erstattbar'], ['Cabin assigned by the line', 'Main restaurants and buffet', 'Non-refundable deposit'], { guarantee: true, depositPercent: 30 }),
    fare('FLEX', 'Flexpreis', 'Flex', 1.03, 0, ['Kabine frei wählbar', 'Hauptrestaurants und Buffet', 'Kostenlose Umbuchung bis 90 Tage vor Abreise'], ['Choice of cabin', 'Main restaurants and buffet', 'Free changes up to 90 days before departure'], { depositPercent: 15 }),
    fare('PLUS', 'Pluspreis', 'Plus', 1.03, 3400, ['Kabine frei wählbar', 'Getränkepaket', 'Internet', 'Ein Abend im Spezialitätenrestaurant'], ['Choice of cabin', 'Drinks package', 'Internet', 'One evening in a speciality restaurant'], { services: ['drinks_included', 'wifi_included'] }),
  ],
  classicGerman: [
    fare('KLASSIK', 'Klassik', 'Classic', 1, 0, ['Kabine frei wählbar', 'Vollpension mit Tischwein', 'Trinkgelder', 'Vorträge'], ['Choice of cabin', 'Full board with table wine', 'Gratuities', 'Lectures']),
    fare('60PLUS', '60plus', '60 and over', 0.95, 0, ['Für Reisende ab 60 Jahren', 'Kabine frei wählbar', 'Vollpension mit Tischwein', 'Trinkgelder'], ['For travellers aged 60 and over', 'Choice of cabin', 'Full board with table wine', 'Gratuities'], { minAge: 60 }),
    fare('KLUG', 'Glückskabine', 'Guarantee', 0.9, 0, ['Die Reederei vergibt die Kabine', 'Vollpension mit Tischwein', 'Trinkgelder'], ['Cabin assigned by the line', 'Full board with table wine', 'Gratuities'], { guarantee: true, depositPercent: 30 }),
  ],
  expedition: [
    fare('EXP', 'Expedition', 'Expedition', 1, 0, ['Vollpension', 'Alle Anlandungen mit dem Schlauchboot', 'Parka zum Behalten', 'Gummistiefel leihweise', 'Trinkgelder'], ['Full board', 'All landings by inflatable boat', 'Parka to keep', 'Boots on loan', 'Gratuities'], { services: ['excursions_included'] }),
    fare('EXPPLUS', 'Expedition plus', 'Expedition Plus', 1.02, 3900, ['Alles aus dem Tarif Expedition', 'Getränke', 'Internet', 'Kajakausfahrt nach Wetter'], ['Everything in Expedition', 'Drinks', 'Internet', 'One kayak outing, weather permitting'], { services: ['excursions_included', 'drinks_included', 'wifi_included'] }),
  ],
  british: [
    fare('SAVER', 'Sparpreis', 'Saver', 0.92, 0, ['Die Reederei vergibt die Kabine', 'Vollpension', 'Trinkgelder'], ['Cabin assigned by the line', 'Full board', 'Gratuities'], { guarantee: true, depositPercent: 25 }),
    fare('SELECT', 'Wahlpreis', 'Select', 1, 0, ['Kabine frei wählbar', 'Vollpension', 'Trinkgelder', 'Transfer ab Bahnhof'], ['Choice of cabin', 'Full board', 'Gratuities', 'Coach transfer from the station'], { depositPercent: 15, services: ['transfer_included'] }),
    fare('SENIOR', '60plus', 'Over 60s', 0.95, 0, ['Für Reisende ab 60 Jahren', 'Kabine frei wählbar', 'Vollpension', 'Trinkgelder'], ['For travellers aged 60 and over', 'Choice of cabin', 'Full board', 'Gratuities'], { minAge: 60, depositPercent: 15 }),
  ],
  coastal: [
    fare('BASIS', 'Basis', 'Basic', 0.94, -900, ['Die Reederei vergibt die Kabine', 'Frühstück'], ['Cabin assigned by the line', 'Breakfast'], { guarantee: true }),
    fare('SELECT', 'Select', 'Select', 1, 0, ['Kabine frei wählbar', 'Vollpension', 'Internet'], ['Choice of cabin', 'Full board', 'Internet'], { services: ['wifi_included'] }),
  ],
  italian: [
    fare('BASIC', 'Basis', 'Basic', 0.94, 0, ['Die Reederei vergibt die Kabine', 'Vollpension'], ['Cabin assigned by the line', 'Full board'], { guarantee: true, depositPercent: 25 }),
    fare('TUTTO', 'Tutto incluso', 'Tutto Incluso', 1.02, 2600, ['Kabine frei wählbar', 'Vollpension', 'Getränke zum Essen und an der Bar'], ['Choice of cabin', 'Full board', 'Drinks with meals and at the bar'], { services: ['drinks_included'] }),
  ],
  twoSteps: [
    fare('ISLAND', 'Insel', 'Island', 1, 0, ['Kabine frei wählbar', 'Vollpension mit Getränken', 'Zwei Ausflüge'], ['Choice of cabin', 'Full board with drinks', 'Two excursions'], { services: ['drinks_included', 'excursions_included'] }),
    fare('LIGHT', 'Leicht', 'Light', 0.88, 0, ['Die Reederei vergibt die Kabine', 'Vollpension', 'ohne Ausflüge'], ['Cabin assigned by the line', 'Full board', 'No excursions'], { guarantee: true }),
  ],
  luxury: [
    fare('VOYAGE', 'Seereise', 'Voyage', 1, 0, ['Getränke', 'Trinkgelder', 'Internet', 'Alle Restaurants ohne Aufpreis'], ['Drinks', 'Gratuities', 'Internet', 'All restaurants at no extra cost'], { services: ['drinks_included', 'tips_included', 'wifi_included'] }),
    fare('ASHORE', 'Seereise & Land', 'Voyage & Ashore', 1.02, 5900, ['Alles aus dem Tarif Seereise', 'Ausgewählte Ausflüge in jedem Hafen', 'Transfer zum Schiff'], ['Everything in Voyage', 'Selected excursions in every port', 'Transfers to the ship'], { services: ['drinks_included', 'tips_included', 'wifi_included', 'excursions_included', 'transfer_included'] }),
  ],
  sailing: [
    fare('SEGEL', 'Segelpreis', 'Sail', 1, 0, ['Vollpension', 'Trinkgelder', 'Wassersport am Schiff'], ['Full board', 'Gratuities', 'Water sports from the ship']),
    fare('GLUECK', 'Glückskabine', 'Guarantee', 0.92, 0, ['Die Reederei vergibt die Kabine', 'Vollpension', 'Trinkgelder'], ['Cabin assigned by the line', 'Full board', 'Gratuities'], { guarantee: true, depositPercent: 30 }),
  ],
  riverGerman: [
    fare('BASIS', 'Basis', 'Basic', 1, 0, ['Vollpension', 'Deutsche Reiseleitung', 'Bahnfahrt 2. Klasse'], ['Full board', 'German-speaking guides', 'Second-class rail within Germany'], { services: ['rail_included'] }),
    fare('AUSFLUG', 'Mit Ausflugspaket', 'With Excursions', 1, 2400, ['Vollpension', 'Ausflugspaket mit vier Ausflügen', 'Bahnfahrt 2. Klasse'], ['Full board', 'Package of four excursions', 'Second-class rail within Germany'], { services: ['rail_included', 'excursions_included'] }),
    fare('60PLUS', '60plus', '60 and over', 0.94, 0, ['Für Reisende ab 60 Jahren', 'Vollpension', 'Bahnfahrt 2. Klasse'], ['For travellers aged 60 and over', 'Full board', 'Second-class rail within Germany'], { minAge: 60, services: ['rail_included'] }),
  ],
  riverPremium: [
    fare('GENUSS', 'Genuss', 'Savour', 1, 0, ['Vollpension mit Tischgetränken', 'Internet', 'Fahrräder', 'Transfer ab Bahnhof'], ['Full board with drinks at meals', 'Internet', 'Bicycles', 'Transfer from the station'], { services: ['drinks_included', 'wifi_included', 'transfer_included'] }),
    fare('ALLIN', 'Alles dabei', 'All Included', 1, 3900, ['Alles aus dem Tarif Genuss', 'Ganztags Getränke', 'Alle Ausflüge', 'Trinkgelder'], ['Everything in Savour', 'Drinks all day', 'All excursions', 'Gratuities'], { services: ['drinks_included', 'wifi_included', 'excursions_included', 'tips_included', 'transfer_included'] }),
  ],
  riverEnglish: [
    fare('JOURNEY', 'Flussreise', 'Journey', 1, 0, ['Vollpension mit Getränken', 'Tägliche Ausflüge', 'Trinkgelder', 'Internet'], ['Full board with drinks', 'Daily excursions', 'Gratuities', 'Internet'], { services: ['drinks_included', 'excursions_included', 'tips_included', 'wifi_included'] }),
    fare('GUARANTEE', 'Glückskabine', 'Guarantee', 0.93, 0, ['Die Reederei vergibt die Kabine', 'Vollpension mit Getränken', 'Tägliche Ausflüge', 'Trinkgelder'], ['Cabin assigned by the line', 'Full board with drinks', 'Daily excursions', 'Gratuities'], { guarantee: true, depositPercent: 30, services: ['drinks_included', 'excursions_included', 'tips_included'] }),
  ],
  riverFar: [
    fare('REISE', 'Schiffsreise', 'Cruise', 1, 0, ['Vollpension', 'Ausflüge laut Programm', 'Deutschsprachige Reiseleitung'], ['Full board', 'Excursions as described', 'German- and English-speaking guides'], { services: ['excursions_included'] }),
    fare('KOMPLETT', 'Komplett', 'Complete', 1, 2900, ['Alles aus dem Tarif Schiffsreise', 'Getränke zum Essen', 'Trinkgelder', 'Visum'], ['Everything in Cruise', 'Drinks with meals', 'Gratuities', 'Visa'], { services: ['excursions_included', 'drinks_included', 'tips_included'] }),
  ],
} as const satisfies Readonly<Record<string, readonly FareGroupFact[]>>;
