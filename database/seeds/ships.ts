// Sixty invented ships. Dimensions, tonnage, crew and speed are those of real ships of the class.
import { slug } from '#domain/voyage/slug.ts';
import { getOperator, type OperatorFact } from './operators.ts';
import type { Programme } from './programmes.ts';
import type { ShipKind } from './routes.ts';
import { shipClasses, type ShipClass } from './ship-classes.ts';
import { hashOf } from './random.ts';

export interface ShipFact {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly operator: OperatorFact;
  readonly kind: ShipKind;
  readonly build: ShipClass;
  readonly builtYear: number;
  readonly renovatedYear: number | null;
  readonly programme: Programme;
  /** Days by which the ship's seasons run later than the programme's. */
  readonly shift: number;
}

type Row = readonly [name: string, shipClass: keyof typeof shipClasses, built: number, renovated: number | null, programme: Programme];

const fleets: Readonly<Record<string, readonly Row[]>> = {
  'nordstern-reederei': [
    ['Nordlicht', 'large294', 2019, null, 'hamburgCanaries'],
    ['Morgenlicht', 'large294', 2021, null, 'kielOrient'],
    ['Abendlicht', 'large269', 2009, 2022, 'warnemuendeCaribbean'],
    ['Silberlicht', 'large269', 2011, 2023, 'palmaCanaries'],
    ['Polarlicht', 'large252', 2003, 2020, 'hamburgKiel'],
    ['Sternlicht', 'mega337', 2024, null, 'palmaCaribbean'],
  ],
  'meridian-cruises': [
    ['Meridian Aurora', 'mega344', 2018, null, 'southamptonMiami'],
    ['Meridian Solana', 'mega362', 2022, null, 'miamiAllYear'],
    ['Meridian Bravura', 'mega362', 2025, null, 'barcelonaFlorida'],
    ['Meridian Lumina', 'mega344', 2016, 2024, 'canaveralAllYear'],
    ['Meridian Cadenza', 'large311', 2008, 2021, 'alaskaMexico'],
    ['Meridian Estrella', 'large311', 2010, 2022, 'romeDubai'],
  ],
  'hansekontor-seereisen': [
    ['Helena', 'classic205', 1998, 2019, 'southAmerica'],
    ['Theodora', 'classic218', 2002, 2021, 'worldFromHamburg'],
    ['Leonore', 'classic193', 1993, 2017, 'africa'],
  ],
  'polarlinie-expeditionen': [
    ['Eismeer', 'expedition128', 2020, null, 'svalbardAntarctica'],
    ['Eisvogel', 'expedition138', 2022, null, 'icelandAntarctica'],
    ['Sturmschwalbe', 'expedition104', 2019, null, 'svalbardAntarctica'],
    ['Küstenseeschwalbe', 'expedition104', 2020, null, 'scotlandPanama'],
  ],
  'wessex-line': [
    ['Lady of the Vale', 'classic218', 2000, 2018, 'worldFromSouthampton'],
    ['Lady of the Isles', 'classic193', 1996, 2019, 'liverpoolBarbados'],
    ['Lady of the Downs', 'large269', 2010, 2023, 'southamptonAllYear'],
    ['Lady of the Solent', 'large294', 2017, null, 'atlanticLiner'],
  ],
  'kystvind-linjen': [
    ['Nordavind', 'coastal122', 1997, 2022, 'coastal'],
    ['Vestavind', 'coastal122', 1996, 2021, 'coastal'],
    ['Sørvind', 'coastal135', 2003, 2023, 'coastal'],
    ['Østavind', 'coastal135', 2002, 2020, 'coastalHamburg'],
  ],
  'linea-fiorita': [
    ['Fiorita Vivace', 'mega337', 2021, null, 'savonaCaribbean'],
    ['Fiorita Allegra', 'large311', 2012, 2022, 'genoaAllYear'],
    ['Fiorita Cantabile', 'large294', 2009, 2019, 'triesteDubai'],
    ['Fiorita Brillante', 'large294', 2007, 2018, 'copenhagenBrazil'],
    ['Fiorita Amabile', 'large269', 2004, 2016, 'piraeusGenoa'],
  ],
  'kyklos-lines': [
    ['Kyklos Ariadne', 'classic205', 1992, 2016, 'aegean'],
    ['Kyklos Kalliste', 'classic218', 1999, 2019, 'aegean'],
    ['Kyklos Thalassa', 'classic180', 1991, 2015, 'istanbul'],
  ],
  'larkspur-cruises': [
    ['Larkspur Grace', 'luxury216', 2016, 2023, 'luxuryMediterranean'],
    ['Larkspur Verity', 'luxury216', 2019, null, 'luxuryNorth'],
    ['Larkspur Clarity', 'luxury212', 2008, 2021, 'luxuryPacific'],
    ['Larkspur Amity', 'luxury198', 2001, 2019, 'southSeasAustralia'],
  ],
  'morgenbrise-segelreisen': [
    ['Morgenbrise', 'sailing108', 2000, 2018, 'sailAdriatic'],
    ['Abendbrise', 'sailing88', 1992, 2017, 'sailGreece'],
    ['Seebrise', 'sailing63', 2010, null, 'sailRiviera'],
  ],
  'stromlinie-flussreisen': [
    ['Donauwelle', 'river135', 2014, 2022, 'danubeDelta'],
    ['Rheinwelle', 'river135', 2012, 2021, 'rhine'],
    ['Moselwelle', 'river110', 2008, 2019, 'moselle'],
    ['Mainwelle', 'river110', 2010, 2020, 'main'],
    ['Elbwelle', 'river95', 2001, 2018, 'elbe'],
    ['Oderwelle', 'river82', 1999, 2017, 'oder'],
  ],
  'bluetezeit-flussreisen': [
    ['Apfelblüte', 'river135p', 2023, null, 'danube'],
    ['Kirschblüte', 'river135p', 2021, null, 'rhineBasel'],
    ['Rebenblüte', 'river135p', 2019, null, 'rhone'],
    ['Seerosenblüte', 'river125', 2018, null, 'seine'],
    ['Mandelblüte', 'river80', 2017, null, 'douro'],
  ],
  'thornbury-river-journeys': [
    ['Thornbury Willow', 'river135p', 2018, null, 'rhineEnglish'],
    ['Thornbury Hazel', 'river135p', 2016, null, 'danubeEnglish'],
    ['Thornbury Maple', 'river110', 2015, 2023, 'bordeaux'],
    ['Thornbury Alder', 'river125', 2017, null, 'rhoneBordeaux'],
  ],
  'lotosfluss-reisen': [
    ['Nilperle', 'river72', 2016, 2022, 'nile'],
    ['Nilkrone', 'river72', 2019, null, 'nileShort'],
    ['Mekongperle', 'river70', 2018, null, 'mekong'],
  ],
};

export const ships: readonly ShipFact[] = Object.entries(fleets)
  .flatMap(([operator, rows]) => rows.map((row) => ({ operator: getOperator(operator), row })))
  .map(({ operator, row: [name, shipClass, builtYear, renovatedYear, programme] }, index) => ({
    id: index + 1,
    slug: slug(name),
    name,
    operator,
    kind: shipClasses[shipClass].kind,
    build: shipClasses[shipClass],
    builtYear,
    renovatedYear,
    programme,
    shift: hashOf('season', name) % 7,
  }));
