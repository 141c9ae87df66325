// Fourteen invented cruise lines. No name is that of a real line.
import type { Currency } from '#domain/money/money.ts';
import type { BoardLanguage, Feature, Service } from '#domain/voyage/vocabulary.ts';
import { fareGroupSets, type FareGroupFact } from './fare-groups.ts';

export interface OperatorFact {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly isRiver: boolean;
  readonly descriptionDe: string;
  readonly descriptionEn: string;
  readonly livery: { readonly hull: string; readonly band: string; readonly funnel: string; readonly accent: string };
  readonly infantMaxAge: number;
  readonly childMaxAge: number;
  readonly juniorMaxAge: number;
  readonly optionDays: number;
  readonly optionPossible: boolean;
  /** Level of its prices against the kind's usual one. */
  readonly priceLevel: number;
  readonly currency: Currency;
  readonly languages: readonly BoardLanguage[];
  readonly services: readonly Service[];
  readonly features: readonly Feature[];
  readonly dressDe: string;
  readonly fareGroups: readonly FareGroupFact[];
  /** Half stars of the fleet's usual class, 6–12. */
  readonly starsHalf: number;
}

type Entry = Omit<OperatorFact, 'id' | 'fareGroups'> & { readonly fares: keyof typeof fareGroupSets };

const common = { infantMaxAge: 1, childMaxAge: 11, juniorMaxAge: 17, optionPossible: true, currency: 'EUR' as const };

const entries: readonly Entry[] = [
  {
    ...common, slug: 'nordstern-reederei', name: 'Nordstern Reederei', country: 'DE', isRiver: false, optionDays: 5, priceLevel: 1, starsHalf: 8, fares: 'threeSteps',
    livery: { hull: '#123C57', band: '#C9D9E0', funnel: '#B3146B', accent: '#B3146B' },
    languages: ['de', 'en'], services: ['full_board', 'kids_club', 'spa', 'pool', 'family_cabins', 'german_tour_guide', 'tips_included', 'casual_dress'], features: [],
    dressDe: 'leger',
    descriptionDe: 'Familienreederei mit Heimathafen Hamburg. Die Schiffe fahren ab Hamburg, Kiel, Warnemünde und Mallorca, an Bord wird Deutsch gesprochen, Trinkgelder sind eingerechnet. Abends bleibt die Krawatte im Schrank.',
    descriptionEn: 'A family-owned line with its home port in Hamburg. Ships sail from Hamburg, Kiel, Warnemünde and Majorca. German is the language on board, tips are included and evenings are informal.',
  },
  {
    ...common, slug: 'meridian-cruises', name: 'Meridian Cruises', country: 'US', isRiver: false, optionDays: 3, priceLevel: 0.94, starsHalf: 8, fares: 'american',
    livery: { hull: '#F7FAFB', band: '#0B4F6C', funnel: '#0B4F6C', accent: '#2FA5B8' }, infantMaxAge: 0, childMaxAge: 12,
    languages: ['en', 'de', 'es', 'it'], services: ['full_board', 'kids_club', 'spa', 'pool', 'family_cabins', 'accessible_cabins', 'single_cabins', 'casual_dress'], features: [],
    dressDe: 'leger',
    descriptionDe: 'Große Schiffe mit Parks, Rutschen und einem Theater wie an Land. Meridian fährt das ganze Jahr ab Florida, im Sommer auch ab Barcelona, Southampton und Seattle. Bordsprache ist Englisch.',
    descriptionEn: 'Big ships with parks, slides and a theatre to rival those ashore. Meridian sails all year from Florida and in summer from Barcelona, Southampton and Seattle as well. English is spoken on board.',
  },
  {
    ...common, slug: 'hansekontor-seereisen', name: 'Hansekontor Seereisen', country: 'DE', isRiver: false, optionDays: 7, priceLevel: 1.08, starsHalf: 9, fares: 'classicGerman', infantMaxAge: 2, childMaxAge: 12,
    livery: { hull: '#16202B', band: '#E9E2D0', funnel: '#D08A1E', accent: '#D08A1E' },
    languages: ['de'], services: ['full_board', 'tips_included', 'spa', 'pool', 'lecturers', 'german_tour_guide', 'single_cabins'], features: ['classic'],
    dressDe: 'sportlich-elegant',
    descriptionDe: 'Drei klassische Schiffe, feste Tischplätze, Lektoren an Bord und Routen, die man nicht in einer Woche schafft: Kap Hoorn, Afrika, einmal um die Welt. Ab und bis Deutschland, ohne Flug.',
    descriptionEn: 'Three classic ships with assigned tables, lecturers on board and voyages that take longer than a week: Cape Horn, Africa, around the world. From Germany and back without flying.',
  },
  {
    ...common, slug: 'polarlinie-expeditionen', name: 'Polarlinie Expeditionen', country: 'DE', isRiver: false, optionDays: 5, priceLevel: 1.1, starsHalf: 9, fares: 'expedition', infantMaxAge: 0, childMaxAge: 11,
    livery: { hull: '#C4452C', band: '#F5F2EA', funnel: '#20303A', accent: '#20303A' },
    languages: ['de', 'en'], services: ['full_board', 'tips_included', 'lecturers', 'excursions_included', 'small_group', 'casual_dress'], features: ['expedition'],
    dressDe: 'wetterfest',
    descriptionDe: 'Vier kleine Schiffe mit hoher Eisklasse, höchstens 200 Gäste und ein Team aus Biologen, Geologen und Bootsführern. Landgänge mit dem Schlauchboot sind im Preis enthalten.',
    descriptionEn: 'Four small ice-class ships, no more than 200 guests and a team of biologists, geologists and boat handlers. Landings by inflatable boat are included in the fare.',
  },
  {
    ...common, slug: 'wessex-line', name: 'Wessex Line', country: 'GB', isRiver: false, optionDays: 3, priceLevel: 0.9, starsHalf: 8, fares: 'british', currency: 'GBP', infantMaxAge: 1, childMaxAge: 11,
    livery: { hull: '#1F2D4D', band: '#E8E3D3', funnel: '#9E2A2B', accent: '#9E2A2B' },
    languages: ['en'], services: ['full_board', 'tips_included', 'spa', 'pool', 'lecturers', 'single_cabins', 'accessible_cabins'], features: ['classic'],
    dressDe: 'abends elegant',
    descriptionDe: 'Britische Reederei mit Abfahrten ab Southampton und Liverpool. Nachmittagstee, Vorträge, Tanzabende; Trinkgelder sind enthalten. Bordsprache ist Englisch, gebucht wird in Pfund.',
    descriptionEn: 'A British line sailing from Southampton and Liverpool. Afternoon tea, talks and ballroom nights; gratuities are included. Fares are in pounds sterling.',
  },
  {
    ...common, slug: 'kystvind-linjen', name: 'Kystvind Linjen', country: 'NO', isRiver: false, optionDays: 5, priceLevel: 1.02, starsHalf: 7, fares: 'coastal', infantMaxAge: 3, childMaxAge: 15, juniorMaxAge: 17,
    livery: { hull: '#20262E', band: '#C8102E', funnel: '#C8102E', accent: '#C8102E' },
    languages: ['no', 'en', 'de'], services: ['full_board', 'lecturers', 'single_cabins', 'accessible_cabins', 'casual_dress'], features: [],
    dressDe: 'leger',
    descriptionDe: 'Post, Fracht und Reisende: Vier Schiffe verbinden Bergen und Kirkenes das ganze Jahr. Kurze Stopps zu jeder Uhrzeit, Küche aus den Orten an der Strecke und von Oktober bis März Nordlicht.',
    descriptionEn: 'Mail, freight and travellers: four ships link Bergen and Kirkenes all year. Short calls at all hours, food from the places along the way and, from October to March, the northern lights.',
  },
  {
    ...common, slug: 'linea-tirrena', name: 'Linea Tirrena', country: 'IT', isRiver: false, optionDays: 3, priceLevel: 0.82, starsHalf: 7, fares: 'italian', infantMaxAge: 1, childMaxAge: 13,
    livery: { hull: '#FAFAF5', band: '#1E6E8C', funnel: '#F2B705', accent: '#E2711D' },
    languages: ['it', 'en', 'de', 'fr', 'es'], services: ['full_board', 'kids_club', 'spa', 'pool', 'family_cabins', 'accessible_cabins', 'casual_dress'], features: ['club_ship'],
    dressDe: 'leger',
    descriptionDe: 'Italienisch, laut und herzlich: lange Abende, gute Pasta und Kinder, die erst spät ins Bett müssen. Fünf Schiffe im Mittelmeer, im Winter auch in der Karibik, in Dubai und vor Brasilien.',
    descriptionEn: 'Italian, lively and warm: long evenings, good pasta and children up late. Five ships in the Mediterranean and, in winter, the Caribbean, Dubai and Brazil.',
  },
  {
    ...common, slug: 'kyklos-lines', name: 'Kyklos Lines', country: 'GR', isRiver: false, optionDays: 3, priceLevel: 0.86, starsHalf: 7, fares: 'twoSteps', infantMaxAge: 1, childMaxAge: 11,
    livery: { hull: '#FFFFFF', band: '#2B6CB0', funnel: '#1D4E89', accent: '#2B6CB0' },
    languages: ['en', 'de', 'fr'], services: ['full_board', 'excursions_included', 'drinks_included', 'pool', 'casual_dress'], features: ['classic'],
    dressDe: 'leger',
    descriptionDe: 'Griechischer Familienbetrieb mit drei mittelgroßen Schiffen. Zwei Ausflüge und die Getränke zum Essen sind enthalten, und in kleinen Häfen legt man früher an und später ab als die anderen.',
    descriptionEn: 'A Greek family business with three mid-size ships. Two excursions and drinks with meals are included, and small harbours get earlier arrivals and later departures than elsewhere.',
  },
  {
    ...common, slug: 'larkspur-cruises', name: 'Larkspur Cruises', country: 'US', isRiver: false, optionDays: 5, priceLevel: 1.6, starsHalf: 11, fares: 'luxury', infantMaxAge: 1, childMaxAge: 12,
    livery: { hull: '#1B1F3B', band: '#D9CBA3', funnel: '#1B1F3B', accent: '#7B6BB2' },
    languages: ['en', 'de', 'fr'], services: ['full_board', 'drinks_included', 'tips_included', 'wifi_included', 'spa', 'pool', 'golf', 'lecturers', 'small_group'], features: ['luxury', 'boutique'],
    dressDe: 'elegant',
    descriptionDe: 'Vier Schiffe mit höchstens 750 Gästen, alle Kabinen mit Balkon oder Veranda, Getränke, Trinkgelder und Internet inklusive. Die Reisen führen selten zweimal in denselben Hafen.',
    descriptionEn: 'Four ships with no more than 750 guests, where drinks, tips and internet are included. Voyages rarely call at the same port twice.',
  },
  {
    ...common, slug: 'morgenbrise-segelreisen', name: 'Morgenbrise Segelreisen', country: 'DE', isRiver: false, optionDays: 5, priceLevel: 1.05, starsHalf: 9, fares: 'sailing', infantMaxAge: 0, childMaxAge: 12, juniorMaxAge: 17,
    livery: { hull: '#F4EFE2', band: '#7A5230', funnel: '#7A5230', accent: '#1F5F6B' },
    languages: ['de', 'en'], services: ['full_board', 'small_group', 'casual_dress', 'tips_included'], features: ['sailing_ship', 'boutique'],
    dressDe: 'barfuß erlaubt',
    descriptionDe: 'Drei Segelschiffe mit zwei bis vier Masten. Wenn der Wind reicht, bleibt die Maschine aus. Geankert wird in Buchten, in die größere Schiffe nicht passen.',
    descriptionEn: 'Three tall ships with two to four masts. When there is wind the engine stays off, and they anchor in bays where larger ships have no room.',
  },
  {
    ...common, slug: 'stromlinie-flussreisen', name: 'Stromlinie Flussreisen', country: 'DE', isRiver: true, optionDays: 7, priceLevel: 0.9, starsHalf: 8, fares: 'riverGerman', infantMaxAge: 3, childMaxAge: 12,
    livery: { hull: '#0E3B4D', band: '#D6E4EA', funnel: '#B3146B', accent: '#B3146B' },
    languages: ['de'], services: ['full_board', 'german_tour_guide', 'single_cabins', 'casual_dress', 'rail_included'], features: [],
    dressDe: 'leger',
    descriptionDe: 'Sechs Schiffe auf Donau, Rhein, Mosel, Main, Elbe und Oder. Vollpension, deutsche Reiseleitung und die Bahnfahrt zum Hafen in der zweiten Klasse gehören dazu.',
    descriptionEn: 'Six ships on the Danube, Rhine, Moselle, Main, Elbe and Oder. Full board, German-speaking guides and second-class rail travel within Germany are included.',
  },
  {
    ...common, slug: 'bluetezeit-flussreisen', name: 'Blütezeit Flussreisen', country: 'DE', isRiver: true, optionDays: 5, priceLevel: 1.15, starsHalf: 9, fares: 'riverPremium', infantMaxAge: 2, childMaxAge: 12,
    livery: { hull: '#3D2645', band: '#F0E4EC', funnel: '#832161', accent: '#DA4167' },
    languages: ['de', 'en'], services: ['full_board', 'drinks_included', 'german_tour_guide', 'spa', 'wifi_included', 'transfer_included'], features: ['premium'],
    dressDe: 'sportlich-elegant',
    descriptionDe: 'Fünf neue Schiffe mit französischen Balkonen, Küche aus der Region und Fahrrädern an Bord. Tischgetränke, Internet und der Transfer vom Bahnhof sind eingerechnet.',
    descriptionEn: 'Five new ships with French balconies, regional cooking and bicycles on board. Drinks with meals, internet and transfers from the station are included.',
  },
  {
    ...common, slug: 'thornbury-river-journeys', name: 'Thornbury River Journeys', country: 'GB', isRiver: true, optionDays: 3, priceLevel: 1.32, starsHalf: 10, fares: 'riverEnglish', infantMaxAge: 0, childMaxAge: 11,
    livery: { hull: '#2F3E46', band: '#CAD2C5', funnel: '#52796F', accent: '#84A98C' },
    languages: ['en'], services: ['full_board', 'drinks_included', 'tips_included', 'excursions_included', 'wifi_included', 'transfer_included', 'small_group'], features: ['premium', 'boutique'],
    dressDe: 'sportlich-elegant',
    descriptionDe: 'Englischsprachige Flussreisen mit höchstens 160 Gästen. Ausflüge mit örtlichen Führern, Getränke und Trinkgelder sind enthalten.',
    descriptionEn: 'River journeys in English with no more than 160 guests. Tours with local guides, drinks and gratuities are included.',
  },
  {
    ...common, slug: 'lotosfluss-reisen', name: 'Lotosfluss Reisen', country: 'AT', isRiver: true, optionDays: 5, priceLevel: 1, starsHalf: 9, fares: 'riverFar', infantMaxAge: 2, childMaxAge: 11,
    livery: { hull: '#5A3E2B', band: '#F3E3C3', funnel: '#B5651D', accent: '#2A9D8F' },
    languages: ['de', 'en'], services: ['full_board', 'excursions_included', 'german_tour_guide', 'transfer_included', 'small_group', 'casual_dress'], features: ['boutique'],
    dressDe: 'leicht und luftig',
    descriptionDe: 'Nil und Mekong mit deutschsprachiger Reiseleitung ab Wien, Frankfurt und Zürich. Die Ausflüge zu Tempeln und Märkten gehören zum Preis.',
    descriptionEn: 'The Nile and the Mekong on small ships, with excursions to temples and markets included and guides who speak German and English.',
  },
];

export const operators: readonly OperatorFact[] = entries.map(({ fares, ...entry }, index) => ({ ...entry, id: index + 1, fareGroups: fareGroupSets[fares] }));

/** @throws Error naming the slug. */
export function getOperator(slug: string): OperatorFact {
  const found = operators.find((operator) => operator.slug === slug);
  if (!found) throw new Error(`no operator with the slug '${slug}'`);
  return found;
}
