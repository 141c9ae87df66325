// How ships spend the year: one season after the other, with the voyages that lead from one home port to the next.

export interface Season {
  /** Day of the year 'MM-dd' on which the season begins; the last voyages before it end about then. */
  readonly from: string;
  readonly home: string;
  /** Groups of routes sailed in this season; none = the ship is laid up. */
  readonly groups: readonly string[];
  /** Routes that bring the ship here from the home port of the season before, in order. */
  readonly via?: readonly string[];
}

const riverDanube = (groups: readonly string[]): readonly Season[] => [
  { from: '03-20', home: 'passau', groups },
  { from: '11-10', home: 'passau', groups: [] },
  { from: '11-24', home: 'passau', groups: ['danube-advent'] },
  { from: '12-26', home: 'passau', groups: ['danube-newyear'] },
  { from: '01-06', home: 'passau', groups: [] },
];
const riverRhine = (groups: readonly string[]): readonly Season[] => [
  { from: '03-20', home: 'koeln', groups },
  { from: '11-12', home: 'koeln', groups: [] },
  { from: '11-24', home: 'koeln', groups: ['rhine-advent'] },
  { from: '12-26', home: 'koeln', groups: ['rhine-newyear'] },
  { from: '01-06', home: 'koeln', groups: [] },
];
const summerOnly = (home: string, from: string, to: string, groups: readonly string[]): readonly Season[] => [
  { from, home, groups },
  { from: to, home, groups: [] },
];

export const programmes = {
  // Nordstern
  hamburgCanaries: [
    { from: '04-25', home: 'hamburg', groups: ['north-hamburg'], via: ['lpa-ham-11'] },
    { from: '11-05', home: 'las-palmas', groups: ['can-laspalmas'], via: ['ham-pmi-10', 'pmi-lpa-7'] },
  ],
  hamburgKiel: [
    { from: '04-28', home: 'kiel', groups: ['north-kiel'], via: ['ham-kie-5'] },
    { from: '10-15', home: 'hamburg', groups: ['north-hamburg'], via: ['kie-ham-5'] },
  ],
  kielOrient: [
    { from: '05-01', home: 'kiel', groups: ['north-kiel'], via: ['dxb-pmi-18', 'pmi-kie-12'] },
    { from: '11-08', home: 'dubai', groups: ['orient'], via: ['kie-pmi-12', 'pmi-dxb-17'] },
  ],
  warnemuendeCaribbean: [
    { from: '05-03', home: 'warnemuende', groups: ['north-warnemuende'], via: ['lrm-pmi-14', 'pmi-war-13'] },
    { from: '11-12', home: 'la-romana', groups: ['car-laromana'], via: ['war-pmi-13', 'pmi-lrm-14'] },
  ],
  palmaCaribbean: [
    { from: '04-20', home: 'palma-de-mallorca', groups: ['med-palma'], via: ['lrm-pmi-14'] },
    { from: '11-18', home: 'la-romana', groups: ['car-laromana'], via: ['pmi-lrm-14'] },
  ],
  palmaCanaries: [
    { from: '04-08', home: 'palma-de-mallorca', groups: ['med-palma'], via: ['lpa-pmi-7'] },
    { from: '11-08', home: 'las-palmas', groups: ['can-laspalmas'], via: ['pmi-lpa-7'] },
  ],
  // Meridian
  miamiAllYear: [{ from: '01-01', home: 'miami', groups: ['car-miami'] }],
  canaveralAllYear: [{ from: '01-01', home: 'port-canaveral', groups: ['car-canaveral'] }],
  barcelonaFlorida: [
    { from: '04-20', home: 'barcelona', groups: ['med-barcelona'], via: ['fll-bcn-14'] },
    { from: '11-14', home: 'fort-lauderdale', groups: ['car-fortlauderdale'], via: ['bcn-fll-14'] },
  ],
  southamptonMiami: [
    { from: '05-06', home: 'southampton', groups: ['north-southampton'], via: ['mia-sou-13'] },
    { from: '11-01', home: 'miami', groups: ['car-miami'], via: ['sou-mia-14'] },
  ],
  alaskaMexico: [
    { from: '05-06', home: 'seattle', groups: ['alaska'], via: ['lax-sea-5'] },
    { from: '10-01', home: 'los-angeles', groups: ['mexico'], via: ['sea-lax-4'] },
  ],
  romeDubai: [
    { from: '04-12', home: 'civitavecchia', groups: ['med-civitavecchia'], via: ['dxb-civ-16'] },
    { from: '11-16', home: 'dubai', groups: ['orient'], via: ['civ-dxb-16'] },
  ],
  // Hansekontor
  worldFromHamburg: [
    { from: '01-05', home: 'hamburg', groups: ['world'] },
    { from: '05-14', home: 'hamburg', groups: ['north-hamburg'] },
  ],
  southAmerica: [
    { from: '04-20', home: 'kiel', groups: ['north-kiel'], via: ['bue-ham-25', 'ham-kie-5'] },
    { from: '11-10', home: 'buenos-aires', groups: ['grand-south'], via: ['kie-ham-5', 'ham-bue-24'] },
  ],
  africa: [
    { from: '04-25', home: 'hamburg', groups: ['north-hamburg'], via: ['cpt-ham-25'] },
    { from: '11-20', home: 'kapstadt', groups: ['grand-africa'], via: ['ham-cpt-24'] },
  ],
  // Polarlinie
  svalbardAntarctica: [
    { from: '06-05', home: 'longyearbyen', groups: ['arctic-svalbard'], via: ['ush-bue-12', 'bue-lis-20', 'lis-edi-12', 'nor-edi-14'] },
    { from: '11-10', home: 'ushuaia', groups: ['antarctica'], via: ['grl-spi-14', 'rey-lis-11', 'lis-bue-21', 'bue-ush-12'] },
  ],
  icelandAntarctica: [
    { from: '05-28', home: 'reykjavik', groups: ['arctic-greenland'], via: ['ush-bue-12', 'bue-lis-20', 'lis-edi-12', 'edi-rey-8'] },
    { from: '11-14', home: 'ushuaia', groups: ['antarctica'], via: ['rey-lis-11', 'lis-bue-21', 'bue-ush-12'] },
  ],
  scotlandPanama: [
    { from: '05-08', home: 'edinburgh-rosyth', groups: ['expedition-britain'], via: ['onx-bgi-9', 'bgi-lis-16', 'lis-edi-12'] },
    { from: '12-01', home: 'colon', groups: ['expedition-panama'], via: ['edi-lis-12', 'lis-bgi-14', 'bgi-onx-9'] },
  ],
  // Wessex
  southamptonAllYear: [
    { from: '05-01', home: 'southampton', groups: ['north-southampton'] },
    { from: '10-01', home: 'southampton', groups: ['winter-southampton'] },
  ],
  worldFromSouthampton: [
    { from: '01-04', home: 'southampton', groups: ['world'] },
    { from: '04-18', home: 'southampton', groups: ['north-southampton'] },
    { from: '10-05', home: 'southampton', groups: ['winter-southampton'] },
  ],
  liverpoolBarbados: [
    { from: '04-22', home: 'liverpool', groups: ['north-liverpool'], via: ['bgi-liv-15'] },
    { from: '11-22', home: 'bridgetown', groups: ['car-barbados'], via: ['liv-bgi-15'] },
  ],
  atlanticLiner: [
    { from: '04-20', home: 'southampton', groups: ['crossing-classic', 'north-southampton'] },
    { from: '12-10', home: 'southampton', groups: ['winter-southampton'] },
  ],
  // Kystvind
  coastal: [{ from: '01-01', home: 'bergen', groups: ['coastal'] }],
  coastalHamburg: [{ from: '01-01', home: 'hamburg', groups: ['coastal-hamburg'] }],
  // Linea Fiorita
  genoaAllYear: [{ from: '01-01', home: 'genua', groups: ['med-genoa'] }],
  triesteDubai: [
    { from: '04-18', home: 'triest', groups: ['med-trieste'], via: ['dxb-tri-17'] },
    { from: '11-12', home: 'dubai', groups: ['orient'], via: ['tri-dxb-16'] },
  ],
  savonaCaribbean: [
    { from: '04-14', home: 'savona', groups: ['med-savona'], via: ['ptp-sav-14'] },
    { from: '11-30', home: 'pointe-a-pitre', groups: ['car-guadeloupe'], via: ['sav-ptp-14'] },
  ],
  copenhagenBrazil: [
    { from: '05-05', home: 'kopenhagen', groups: ['north-copenhagen'], via: ['ssz-sav-17', 'sav-cph-12'] },
    { from: '10-12', home: 'savona', groups: ['med-savona'], via: ['cph-sav-12'] },
    { from: '12-06', home: 'santos', groups: ['brazil'], via: ['sav-ssz-17'] },
  ],
  piraeusGenoa: [
    { from: '04-10', home: 'piraeus', groups: ['med-piraeus'], via: ['gen-pir-5'] },
    { from: '11-10', home: 'genua', groups: ['med-genoa'], via: ['pir-gen-5'] },
  ],
  // Kyklos
  aegean: summerOnly('piraeus', '03-10', '11-28', ['med-kyklos', 'med-piraeus']),
  istanbul: summerOnly('istanbul', '04-05', '11-08', ['black-sea']),
  // Larkspur
  luxuryMediterranean: [
    { from: '04-14', home: 'barcelona', groups: ['luxury-med'], via: ['bgi-bcn-14'] },
    { from: '11-14', home: 'bridgetown', groups: ['car-barbados'], via: ['bcn-bgi-16'] },
  ],
  luxuryNorth: [
    { from: '05-05', home: 'southampton', groups: ['luxury-north'], via: ['bgi-lis-12', 'lis-sou-8'] },
    { from: '09-08', home: 'new-york', groups: ['new-england'], via: ['sou-ice-nyc-18'] },
    { from: '11-06', home: 'bridgetown', groups: ['car-barbados'], via: ['nyc-bgi-11'] },
  ],
  luxuryPacific: [
    { from: '05-26', home: 'vancouver', groups: ['alaska-vancouver'], via: ['hkg-tyo-11', 'jap-tyo-13', 'jap-tyo-13', 'tyo-van-15'] },
    { from: '10-14', home: 'tokio', groups: ['japan-autumn'], via: ['van-tyo-16'] },
    { from: '11-18', home: 'hongkong', groups: ['asia'], via: ['tyo-hkg-11'] },
  ],
  southSeasAustralia: [
    { from: '04-12', home: 'papeete', groups: ['south-seas'], via: ['akl-ppt-12'] },
    { from: '11-12', home: 'auckland', groups: ['australia'], via: ['ppt-akl-13'] },
  ],
  // Morgenbrise
  sailAdriatic: [
    { from: '05-05', home: 'split', groups: ['sail-adriatic'], via: ['bgi-agp-20', 'agp-spu-9'] },
    { from: '12-02', home: 'bridgetown', groups: ['sail-barbados'], via: ['spu-agp-9', 'agp-bgi-20'] },
  ],
  sailGreece: [
    { from: '04-24', home: 'piraeus', groups: ['sail-greece'], via: ['lpa-agp-8', 'agp-pir-11'] },
    { from: '11-10', home: 'las-palmas', groups: ['sail-canaries'], via: ['pir-agp-11', 'agp-lpa-7'] },
  ],
  sailRiviera: [
    { from: '04-30', home: 'civitavecchia', groups: ['sail-riviera'], via: ['bgi-agp-20', 'agp-civ-8'] },
    { from: '11-28', home: 'bridgetown', groups: ['sail-barbados'], via: ['civ-agp-7', 'agp-bgi-20'] },
  ],
  // rivers
  danube: riverDanube(['danube-passau']),
  danubeDelta: riverDanube(['danube-delta', 'danube-passau']),
  danubeEnglish: summerOnly('budapest', '03-22', '11-05', ['danube-english']),
  rhine: riverRhine(['rhine-cologne']),
  rhineBasel: riverRhine(['rhine-basel', 'rhine-cologne']),
  rhineEnglish: summerOnly('amsterdam', '03-22', '11-08', ['rhine-english']),
  moselle: [
    { from: '03-25', home: 'koeln', groups: ['moselle', 'rhine-cologne'] },
    { from: '11-08', home: 'koeln', groups: [] },
    { from: '11-25', home: 'koeln', groups: ['rhine-advent'] },
    { from: '12-23', home: 'koeln', groups: [] },
  ],
  main: summerOnly('frankfurt-am-main', '03-25', '11-02', ['main']),
  elbe: summerOnly('berlin', '04-05', '10-28', ['elbe']),
  oder: summerOnly('berlin', '04-08', '10-26', ['oder']),
  seine: summerOnly('paris', '03-20', '11-12', ['seine']),
  rhone: summerOnly('lyon', '03-22', '11-04', ['rhone']),
  rhoneBordeaux: summerOnly('chalon-sur-saone', '03-24', '11-02', ['rhone-english']),
  bordeaux: summerOnly('bordeaux', '03-24', '11-02', ['bordeaux']),
  douro: summerOnly('porto', '03-20', '11-14', ['douro']),
  nile: [{ from: '01-01', home: 'luxor', groups: ['nile'] }],
  nileShort: [{ from: '01-01', home: 'luxor', groups: ['nile', 'nile-short'] }],
  mekong: [
    { from: '08-01', home: 'my-tho', groups: ['mekong'] },
    { from: '03-20', home: 'my-tho', groups: ['mekong-low'] },
  ],
} as const satisfies Readonly<Record<string, readonly Season[]>>;

export type Programme = keyof typeof programmes;
export const seasonsOf = (programme: Programme): readonly Season[] => programmes[programme];
