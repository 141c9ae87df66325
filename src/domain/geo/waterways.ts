// Narrow waters that the 1:50 million coastline closes, from common knowledge: canals, straits, estuaries and sea-river ports.
// Used when the sea mask is built (scripts/build-sea-mask.ts), when a router opens a canal, and by charts that draw the water under the route.

import { lonLats, type LonLat } from './lon-lat.ts';

/** Canals a router can be told to use or not: the two small ones admit small ships only (Kiel: about 40 m air draught; Corinth: 21 m beam). */
export const canals = ['suez', 'panama', 'kiel', 'corinth'] as const;
export type Canal = (typeof canals)[number];

/** Where a canal is shut for a leg that may not use it: west, south, east, north of a box across its narrow middle. */
export const canalGates: Readonly<Record<Canal, readonly [west: number, south: number, east: number, north: number]>> = {
  suez: [32.2, 30.65, 32.45, 31.05],
  panama: [-79.75, 9.02, -79.57, 9.14],
  kiel: [9.3, 54.0, 9.95, 54.4],
  corinth: [22.95, 37.88, 23.02, 37.97],
};

export interface Waterway {
  readonly name: string;
  /** lon, lat pairs along the fairway, from open water inwards or through. */
  readonly line: readonly LonLat[];
  readonly canal?: Canal;
}

/** Boxes (west, south, east, north) where the 1:10 million coastline decides as well: fjords, skerries, inside passages. */
export const fineBoxes: readonly (readonly [name: string, west: number, south: number, east: number, north: number])[] = [
  ['Norway', 4, 57.8, 32, 71.6],
  ['Skagerrak and Danish straits', 8, 53.8, 15, 60],
  ['Baltic skerries', 15, 56, 28, 61],
  ['Turkish straits', 25.5, 39.6, 30, 41.5],
  ['Greece', 19, 34.5, 29, 41.2],
  ['Adriatic', 12, 41.5, 19.8, 46],
  ['Scotland and Ireland', -11, 50, -1, 61.2],
  ['Faroe and Shetland', -8, 59, 0, 63],
  ['Iceland', -25, 63, -13, 67],
  ['Greenland', -55, 59, -18, 74],
  ['Spitsbergen', 10, 76, 28, 81],
  ['Alaska and British Columbia', -153, 46.8, -122, 61.5],
  ['Patagonia', -76, -56.2, -65, -41],
  ['New Zealand', 166, -47.5, 176, -40],
  ['Japan', 128, 31, 142, 36],
  ['Korea', 125, 33.5, 130, 38],
  ['Philippines', 117, 5, 127, 19],
  ['Halong', 106.5, 20, 108, 21.6],
  ['Malacca', 100, 0.5, 105, 4],
  ['Leeward Islands', -66, 16, -60, 19],
  ['Bahamas and Florida', -83, 23.5, -75, 28],
  ['New England and Maritimes', -74.5, 40, -59, 49],
  ['Newfoundland', -60, 46, -52, 52],
  ['Northern Red Sea', 32, 27, 35.5, 31],
  ['Brittany', -5.5, 45.5, -1, 49],
];

export const waterways: readonly Waterway[] = [
  { name: 'Suez Canal', canal: 'suez', line: lonLats('32.35,31.45 32.32,31.25 32.31,30.85 32.3,30.57 32.38,30.33 32.55,30.1 32.57,29.93 32.55,29.8') },
  { name: 'Panama Canal', canal: 'panama', line: lonLats('-79.92,9.45 -79.92,9.27 -79.88,9.18 -79.7,9.12 -79.58,9.0 -79.55,8.93 -79.5,8.82') },
  {
    name: 'Kiel Canal',
    canal: 'kiel',
    line: lonLats('9.0,53.87 9.14,53.89 9.27,53.97 9.33,54.1 9.42,54.2 9.66,54.3 9.8,54.36 10.0,54.35 10.14,54.37 10.18,54.43'),
  },
  { name: 'Corinth Canal', canal: 'corinth', line: lonLats('22.8,38.03 22.94,37.955 23.01,37.915 23.1,37.88') },
  { name: 'Elbe to Hamburg', line: lonLats('8.6,53.95 8.75,53.9 9.0,53.87 9.14,53.88 9.4,53.78 9.52,53.65 9.7,53.56 9.85,53.545 9.98,53.54') },
  { name: 'Weser', line: lonLats('8.2,53.8 8.45,53.65 8.55,53.55 8.49,53.4 8.48,53.25 8.6,53.18 8.8,53.08') },
  { name: 'Jade', line: lonLats('8.05,53.75 8.16,53.52') },
  { name: 'Ems', line: lonLats('6.7,53.6 6.9,53.4 7.05,53.33 7.2,53.345 7.35,53.25 7.4,53.2 7.39,53.09') },
  { name: 'Trave', line: lonLats('10.95,53.98 10.87,53.96 10.78,53.91 10.68,53.87') },
  { name: 'Oder and Haff', line: lonLats('14.28,53.97 14.27,53.88 14.4,53.75 14.57,53.6 14.56,53.43') },
  { name: 'Motlava', line: lonLats('18.75,54.45 18.66,54.4 18.66,54.36') },
  { name: 'Kaliningrad', line: lonLats('19.85,54.65 20.0,54.67 20.4,54.7') },
  { name: 'Daugava', line: lonLats('24.0,57.1 24.03,57.05 24.1,56.95') },
  { name: 'Gothenburg', line: lonLats('11.6,57.66 11.8,57.69 11.95,57.7') },
  { name: 'Oresund', line: lonLats('12.5,56.2 12.62,56.04 12.68,55.9 12.72,55.7 12.72,55.55 12.65,55.35') },
  { name: 'Aurlandsfjord', line: lonLats('6.6,61.12 6.85,61.1 7.0,61.03 7.03,60.97 7.12,60.87') },
  { name: 'Lustrafjord', line: lonLats('7.1,61.12 7.3,61.22 7.4,61.3 7.45,61.4 7.6,61.49') },
  { name: 'Geirangerfjord', line: lonLats('6.45,62.4 6.7,62.37 6.93,62.32 6.95,62.25 6.85,62.2 6.87,62.12 7.0,62.12 7.08,62.13 7.2,62.1') },
  { name: 'Hellesylt', line: lonLats('6.87,62.14 6.87,62.09') },
  { name: 'Seydisfjordur', line: lonLats('-13.6,65.32 -13.85,65.29 -14.0,65.265') },
  { name: 'Thames', line: lonLats('1.0,51.5 0.7,51.49 0.5,51.47 0.38,51.45 0.25,51.47 0.1,51.51 0.0,51.49 -0.03,51.505 -0.075,51.505') },
  { name: 'Waterford', line: lonLats('-6.95,52.15 -6.97,52.24 -7.1,52.26') },
  { name: 'North Sea Canal', line: lonLats('4.4,52.48 4.6,52.465 4.75,52.43 4.9,52.38') },
  { name: 'Nieuwe Waterweg', line: lonLats('3.95,52.02 4.12,51.98 4.28,51.91 4.49,51.905') },
  { name: 'Western Scheldt', line: lonLats('3.3,51.43 3.6,51.41 3.95,51.39 4.2,51.37 4.27,51.3 4.39,51.24') },
  { name: 'Ghent Canal', line: lonLats('3.8,51.38 3.82,51.3 3.77,51.1') },
  { name: 'Seine to Rouen', line: lonLats('0.0,49.45 0.24,49.43 0.42,49.48 0.6,49.47 0.78,49.5 0.8,49.4 0.93,49.35 1.08,49.44') },
  { name: 'Loire to Nantes', line: lonLats('-2.3,47.2 -2.15,47.27 -1.9,47.26 -1.7,47.2 -1.57,47.21') },
  { name: 'Gironde', line: lonLats('-1.25,45.62 -1.0,45.5 -0.8,45.27 -0.68,45.1 -0.57,45.03 -0.54,44.92 -0.56,44.84') },
  { name: 'Douro mouth', line: lonLats('-8.75,41.15 -8.61,41.14') },
  { name: 'Guadalquivir', line: lonLats('-6.45,36.76 -6.35,36.82 -6.2,36.93 -6.12,37.03 -6.1,37.12 -6.02,37.22 -6.0,37.37') },
  { name: 'Venice', line: lonLats('12.55,45.4 12.43,45.425 12.34,45.435 12.25,45.45') },
  { name: 'Chioggia', line: lonLats('12.4,45.22 12.29,45.225') },
  { name: 'Boka Kotorska', line: lonLats('18.5,42.37 18.57,42.43 18.66,42.45 18.69,42.48 18.75,42.47 18.77,42.43') },
  { name: 'Messina', line: lonLats('15.7,38.4 15.65,38.27 15.58,38.15 15.55,37.95') },
  { name: 'Rion', line: lonLats('21.4,38.25 21.6,38.3 21.77,38.32 21.95,38.33') },
  { name: 'Dardanelles', line: lonLats('25.95,40.03 26.2,40.04 26.37,40.12 26.39,40.18 26.5,40.27 26.7,40.42 26.95,40.47') },
  { name: 'Bosporus', line: lonLats('28.95,40.92 29.0,41.02 29.05,41.1 29.08,41.17 29.13,41.24 29.16,41.32') },
  { name: 'Kerch', line: lonLats('36.45,45.0 36.55,45.25 36.65,45.42') },
  { name: 'Tunis', line: lonLats('10.4,36.82 10.28,36.81 10.19,36.8') },
  { name: 'Hooghly', line: lonLats('88.0,21.5 88.1,21.95 88.0,22.15 88.2,22.2 88.05,22.4 88.2,22.5 88.33,22.56') },
  { name: 'Chao Phraya', line: lonLats('100.58,13.45 100.58,13.6 100.57,13.7') },
  { name: 'Saigon', line: lonLats('107.05,10.3 106.95,10.42 106.9,10.6 106.77,10.68 106.71,10.77') },
  { name: 'Mekong to My Tho', line: lonLats('106.85,10.1 106.6,10.28 106.36,10.35') },
  { name: 'Huangpu', line: lonLats('122.2,31.2 121.8,31.33 121.55,31.4 121.5,31.33 121.5,31.25') },
  { name: 'Pearl River', line: lonLats('113.75,22.3 113.65,22.75 113.5,23.08') },
  { name: 'Yangon', line: lonLats('96.25,16.3 96.3,16.6 96.17,16.77') },
  { name: 'Surabaya', line: lonLats('112.65,-6.85 112.7,-7.15 112.75,-7.2') },
  { name: 'Kanmon', line: lonLats('130.8,33.98 130.88,33.94 130.97,33.95 131.05,33.9') },
  { name: 'Derwent', line: lonLats('147.4,-43.1 147.34,-42.88') },
  { name: 'Port Phillip', line: lonLats('144.6,-38.33 144.66,-38.28 144.8,-38.1 144.9,-37.9 144.93,-37.84') },
  { name: 'Port Jackson', line: lonLats('151.33,-33.84 151.21,-33.855') },
  { name: 'Queen Charlotte Sound', line: lonLats('174.35,-41.08 174.2,-41.2 174.01,-41.28') },
  { name: 'Otago Harbour', line: lonLats('170.75,-45.77 170.63,-45.82') },
  { name: 'Mississippi', line: lonLats('-89.4,28.9 -89.3,29.1 -89.45,29.35 -89.75,29.6 -89.95,29.75 -90.06,29.95') },
  { name: 'St Johns River', line: lonLats('-81.35,30.4 -81.55,30.4') },
  { name: 'Savannah', line: lonLats('-80.85,32.03 -81.09,32.08') },
  { name: 'Hampton Roads', line: lonLats('-76.0,36.97 -76.3,36.97 -76.32,36.85') },
  { name: 'Delaware', line: lonLats('-75.0,38.8 -75.25,39.15 -75.5,39.45 -75.55,39.65 -75.35,39.84 -75.14,39.94') },
  { name: 'Hudson', line: lonLats('-73.95,40.5 -74.04,40.6 -74.02,40.7 -74.0,40.77') },
  { name: 'Bayonne', line: lonLats('-74.04,40.66 -74.09,40.66') },
  {
    name: 'Saint Lawrence',
    line: lonLats('-70.6,47.3 -70.9,46.98 -71.2,46.82 -71.55,46.66 -72.1,46.55 -72.55,46.33 -72.9,46.15 -73.15,46.03 -73.35,45.8 -73.5,45.62 -73.55,45.5'),
  },
  { name: 'Saint Lawrence Seaway', line: lonLats('-73.55,45.5 -73.9,45.35 -74.7,45.02 -75.5,44.7 -76.2,44.3 -76.6,44.1') },
  { name: 'Lake Ontario', line: lonLats('-76.6,44.1 -77.6,43.65 -79.2,43.4') },
  { name: 'Toronto', line: lonLats('-78.9,43.42 -79.38,43.62') },
  { name: 'Welland Canal', line: lonLats('-79.2,43.4 -79.22,43.15 -79.25,42.85') },
  { name: 'Lake Erie', line: lonLats('-79.25,42.85 -80.3,42.55 -81.6,42.0 -82.7,41.85 -83.12,42.05') },
  { name: 'Cleveland', line: lonLats('-81.6,42.0 -81.7,41.52') },
  { name: 'Detroit and Saint Clair', line: lonLats('-83.12,42.05 -83.1,42.25 -82.9,42.36 -82.6,42.5 -82.47,42.75 -82.42,43.02') },
  { name: 'Lake Huron', line: lonLats('-82.42,43.02 -82.3,43.6 -82.8,44.6 -83.4,45.4 -84.2,45.85 -84.74,45.82') },
  { name: 'Lake Michigan', line: lonLats('-84.74,45.82 -85.5,45.75 -86.4,44.9 -87.1,43.6 -87.4,42.5 -87.58,41.89') },
  { name: 'Milwaukee', line: lonLats('-87.2,43.2 -87.88,43.03') },
  { name: 'Soo', line: lonLats('-84.2,45.85 -83.95,45.95 -84.1,46.2 -84.35,46.5 -84.8,46.6') },
  { name: 'Lake Superior', line: lonLats('-84.8,46.6 -85.6,46.95 -87.0,47.3 -87.9,47.6 -89.3,47.4 -91.0,46.98 -92.09,46.77') },
  { name: 'Thunder Bay', line: lonLats('-87.9,47.6 -88.3,48.0 -89.15,48.4') },
  { name: 'Corner Brook', line: lonLats('-58.3,49.1 -58.1,49.0 -57.95,48.95') },
  { name: 'Cienfuegos', line: lonLats('-80.45,22.02 -80.45,22.14') },
  {
    name: 'Amazon',
    line: lonLats(
      '-49.5,1.2 -50.2,0.6 -50.9,0.05 -51.3,-0.4 -51.8,-1.0 -52.55,-1.6 -53.6,-1.9 -54.7,-2.4 -55.5,-1.93 -56.1,-2.3 -56.75,-2.6 -57.7,-2.75 -58.45,-3.12 -59.4,-3.2 -60.02,-3.14',
    ),
  },
  { name: 'Para', line: lonLats('-47.9,-0.4 -48.3,-1.0 -48.5,-1.44') },
  { name: 'Beagle Channel', line: lonLats('-66.4,-55.15 -66.9,-54.97 -67.6,-54.9 -68.3,-54.85 -69.2,-54.88 -70.0,-54.9') },
  { name: 'Magellan', line: lonLats('-68.3,-52.45 -69.3,-52.55 -69.7,-52.48 -70.3,-52.75 -70.8,-53.15') },
];
