// An invented sailing in the shape of a Traveltek export, for tests: every rule of FORMATS 4 occurs once, with the
// mixture of numbers and texts that real files have. All names, keys, prices and texts are our own.

type Json = Record<string, unknown>;

const row = (price: string, single: string, adult: string, more: Json = {}): Json => ({
  price,
  singleprice: single,
  adultprice: adult,
  childprice: '0.00',
  infantprice: '0.00',
  thirdadultprice: '0.00',
  fourthadultprice: '0.00',
  fifthadultprice: '0.00',
  ncf: '120.00',
  taxes: '80.50',
  gratuity: '70.00',
  fuel: null,
  noncomm: null,
  cabintype: 'inside',
  ...more,
});

const cabin = (id: number, code: string, type: string, name: string, more: Json = {}): Json => ({
  id: String(id),
  cabincode: code,
  cabincode2: '',
  codtype: type,
  name,
  description: 'Two beds that can be joined.\r\n\r\nSize\r\nStateroom: 200 sq. ft.',
  colourcode: '4060A0',
  deckid: 902,
  allcabindecks: [902, 901],
  allcabinimages: [],
  validfrom: '0000-00-00',
  validto: '0000-00-00',
  isdefault: 'N',
  ...more,
});

const call = (day: number, name: string, portid: number, times: [arrives: string, departs: string], position?: [lat: string, lon: string]): Json => ({
  id: 70_000 + day,
  day: String(day),
  orderid: day,
  portid,
  name,
  itineraryname: name,
  arrivedate: `2025-09-${String(5 + day).padStart(2, '0')}`,
  departdate: `2025-09-${String(5 + day).padStart(2, '0')}`,
  arrivetime: times[0],
  departtime: times[1],
  ...(position && { latitude: position[0], longitude: position[1] }),
  idlcrossed: null,
  supercedes: null,
  ownerid: 'system',
  description: '',
});

/** A fresh object each time, so that a test may change it as it likes. */
export function traveltekFixture(): Json & {
  prices: Record<string, Record<string, Json>>;
  cabins: Record<string, Json>;
  itinerary: Json[];
  shipcontent: Json;
  linecontent: Json;
} {
  return {
    codetocruiseid: 555_001,
    cruiseid: 777,
    lineid: 88,
    shipid: 99,
    name: 'Testing the Skerries ',
    saildate: '2025-09-06',
    startdate: '2025-09-06',
    nights: 5,
    sailnights: '5',
    seadays: 1,
    voyagecode: 'TS5001',
    itinerarycode: null,
    startportid: '11',
    endportid: '11',
    portids: '11,12,13,14,11',
    regionids: '3',
    regions: { '3': 'Norwegian Fjords' },
    ports: { '11': 'Bergen', '12': 'Alesund', '13': 'Geiranger', '14': 'Flam' },
    marketid: '9',
    ownerid: 'system',
    nofly: 'N',
    departuk: 'N',
    showcruise: 'N',
    flycruiseinfo: { flycruiseenable: 0 },
    cacheddate: 'Mon Sep  1 10:00:00 BST 2025\n',
    lastcached: 1_756_717_200,
    somethingnew: { kept: ['as', 'it', 'is'] },
    linecontent: {
      id: 88,
      name: 'Skerry Line',
      code: 'SKL',
      shortname: 'skl',
      enginename: 'SkerryLine',
      description: '<p>Small ships &amp; long days.</p><script>alert(1)</script>',
    },
    shipcontent: {
      id: 99,
      lineid: 88,
      name: 'Test Skerry',
      code: 'TSK',
      length: 656,
      tonnage: '42000',
      totalcabins: 600,
      totalcrew: 500,
      occupancy: 0,
      launched: '2009-05-01',
      starrating: 4,
      adultsonly: 'N',
      shipclass: null,
      shortdescription: 'A ship that exists <b>only</b> in tests.<br>It is GenÃ¨ve blue.',
      shipimages: [],
      shipdecks: {
        '901': {
          id: 901,
          deckname: 'Deck 04',
          livename: '04',
          validfrom: '2024-01-01',
          validto: '2026-12-31',
          planimage: null,
          description: '',
          cabinlocations: { '4001': { cabinno: '4001', x1: 1, y1: 2, x2: 3, y2: 4 } },
        },
        '902': { id: 902, deckname: 'Lido', livename: '05', validfrom: '2024-01-01', validto: '0000-00-00', planimage: null, description: '' },
      },
    },
    cabins: {
      '1001': cabin(1001, 'IA', 'inside', 'Inner Cabin'),
      '1002': cabin(1002, 'OA', 'outside', 'Sea View Cabin'),
      '1003': cabin(1003, 'BA', 'balcony', 'Veranda Cabin'),
      '1004': cabin(1004, 'SA', 'suite', 'Skerry Suite', { colourcode: '', description: 'Stateroom: 1,076 sq. ft.' }),
      '1005': cabin(1005, 'IX', 'inside', 'Inner Cabin - Guarantee', { deckid: null, allcabindecks: null, description: '', colourcode: '' }),
      '1006': cabin(1006, 'IA', 'inside', 'Inner Cabin of another season', { validto: '2024-12-31' }),
    },
    prices: {
      // rule 1: the second guest pays less; the price is the mean of both with the charges
      FLEX1: {
        '1001': row('700.50', '600.00', '400.00'),
        '1002': row('900.50', '700.00', '700.00', { cabintype: 'outside', thirdadultprice: '300.00', fourthadultprice: '350.00', childprice: '150.00' }),
        '1003': row('1200.50', '1000.00', '1000.00', { cabintype: 'balcony' }),
      },
      // rule 2: the parts are empty, the price contains them all the same
      SAVE2: {
        '1001': row('651.29', '400.00', '400.00', { ncf: '0.00', taxes: '0.00' }),
        '1005': row('620.50', '420.00', '420.00'),
        '1002': row('0.00', '0.00', '0.00', { cabintype: 'outside' }),
      },
    },
    cachedprices: {},
    cheapest: {
      prices: { inside: '620.50', insidepricecode: 'SAVE2', outside: '900.50', balcony: '1200.50', suite: null },
      combined: { inside: '420.00' },
      cachedprices: { inside: '420.00' },
    },
    cheapestinside: '620.50',
    cheapestprice: '620.50',
    altsailings: {},
    itinerary: [
      call(1, 'Bergen, Norway', 500_001, ['00:00', '18:00'], ['60.395', '5.318']),
      call(2, 'Alesund, Norway', 500_002, ['09:00', '17:00'], ['62.4722', '6.1495']),
      call(3, 'Testholm, Norway', 500_003, ['08:00', '00:00'], ['62.10', '7.20']),
      call(4, 'At Sea', 125_081, ['00:00', '00:00']),
      call(5, 'Flam, Norway', 500_004, ['07:30', '16:00'], ['60.8628', '7.1138']),
      call(6, 'Bergen, Norway', 500_001, ['07:00', '00:00'], ['60.395', '5.318']),
    ],
  };
}

export const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
