// Anchor places of the countries that keep several time zones: the zone of a port is that of its country's nearest anchor.
// Chosen near the borders between zones and on the coasts where ships call.
import type { Position } from './distance.ts';

interface Anchor extends Position {
  readonly timeZone: string;
}

/** Country: zone lat,lon lat,lon … */
const rows = `
US America/New_York 40.7,-74.0 42.4,-71.0 44.4,-68.2 43.7,-70.2 41.5,-71.3 38.9,-76.5 36.9,-76.3 32.8,-79.9 32.1,-81.1 30.3,-81.6 28.4,-80.6 25.8,-80.2 24.6,-81.8 27.9,-82.4 29.1,-83.0 42.3,-83.0 41.5,-81.7 42.9,-78.9 46.5,-84.3 44.8,-85.6
US America/Chicago 30.4,-87.2 30.7,-88.0 30.2,-85.7 30.0,-90.1 29.3,-94.8 27.8,-97.4 35.1,-90.1 38.6,-90.2 43.0,-87.9 41.9,-87.6 46.8,-92.1 44.9,-93.1 36.2,-86.8 45.1,-87.6
US America/Denver 39.7,-105.0 35.1,-106.6 45.8,-108.5
US America/Los_Angeles 32.7,-117.2 33.7,-118.3 34.4,-119.7 36.6,-121.9 37.8,-122.4 40.8,-124.2 46.2,-123.8 45.6,-122.7 47.6,-122.3 46.4,-117.0
US America/Anchorage 61.2,-149.9 60.1,-149.4 60.8,-148.7 57.8,-152.4 53.9,-166.5 64.5,-165.4 56.0,-158.0 71.3,-156.8
US America/Juneau 58.3,-134.4 59.5,-135.3 59.2,-135.4 58.1,-135.4 60.0,-139.5
US America/Sitka 57.1,-135.3 55.3,-131.6 56.5,-132.4
US America/Adak 51.9,-176.6 52.8,173.2
US Pacific/Honolulu 21.3,-157.9 19.7,-155.1 19.6,-156.0 20.9,-156.7 22.0,-159.4
CA America/St_Johns 47.6,-52.7 49.0,-55.6 51.4,-55.6 47.6,-57.9
CA America/Halifax 44.6,-63.6 46.1,-60.2 46.2,-63.1 45.3,-66.1 43.8,-66.1 53.3,-60.4 56.5,-61.7
CA America/Toronto 45.5,-73.6 46.8,-71.2 48.4,-71.1 49.2,-68.2 50.2,-66.4 48.8,-64.5 47.4,-61.9 43.6,-79.4 44.2,-76.5 42.3,-83.0 46.5,-84.3 63.7,-68.5 62.2,-75.6 72.7,-78.0
CA America/Winnipeg 49.9,-97.1 58.8,-94.2 48.8,-94.5
CA America/Resolute 74.7,-94.8 68.6,-95.9
CA America/Edmonton 51.0,-114.1 53.5,-113.5 69.1,-105.1 67.8,-115.1 68.4,-133.7
CA America/Vancouver 49.3,-123.1 48.4,-123.4 50.0,-125.2 54.3,-130.3 53.3,-132.1
CA America/Whitehorse 60.7,-135.1 69.6,-138.9
MX America/Cancun 21.2,-86.8 20.5,-86.9 18.7,-87.7 18.5,-88.3
MX America/Mexico_City 21.3,-89.7 19.2,-96.1 22.3,-97.9 16.9,-99.9 19.1,-104.3 20.7,-105.2 15.8,-96.1 14.7,-92.4 18.0,-94.4 19.8,-90.5
MX America/Mazatlan 23.2,-106.4 22.9,-109.9 24.1,-110.3 26.0,-111.3 21.5,-105.3
MX America/Hermosillo 27.9,-110.9 31.3,-113.5
MX America/Tijuana 31.9,-116.6 32.5,-117.0 28.0,-115.2
BR America/Sao_Paulo -22.9,-43.2 -24.0,-46.3 -26.9,-48.7 -32.0,-52.1 -20.3,-40.3
BR America/Bahia -13.0,-38.5 -14.8,-39.0 -16.4,-39.0
BR America/Recife -8.1,-34.9 -9.7,-35.7 -7.0,-34.8 -5.8,-35.2
BR America/Fortaleza -3.7,-38.5 -2.5,-44.3
BR America/Belem -1.4,-48.5 0.0,-51.1
BR America/Santarem -2.4,-54.7
BR America/Manaus -3.1,-60.0 -2.6,-56.7
BR America/Noronha -3.8,-32.4
CL America/Santiago -33.0,-71.6 -29.9,-71.3 -23.6,-70.4 -18.5,-70.3 -36.7,-73.1 -41.5,-72.9 -45.5,-72.8
CL America/Punta_Arenas -53.2,-70.9 -51.7,-72.5 -54.9,-67.6
CL Pacific/Easter -27.1,-109.4
EC America/Guayaquil -2.2,-79.9 -1.0,-80.7
EC Pacific/Galapagos -0.9,-89.6 -0.7,-90.3 -0.5,-91.0
ES Europe/Madrid 41.4,2.2 36.5,-6.3 43.4,-8.4 39.6,2.6 36.7,-4.4 43.3,-3.0
ES Atlantic/Canary 28.1,-15.4 28.5,-16.2 29.0,-13.5 28.7,-17.8 28.1,-17.1 27.8,-17.9 28.5,-13.9
PT Europe/Lisbon 38.7,-9.1 41.2,-8.7 37.1,-8.5
PT Atlantic/Madeira 32.6,-16.9 33.1,-16.3
PT Atlantic/Azores 37.7,-25.7 38.5,-28.6 38.7,-27.2 39.4,-31.1
FR Europe/Paris 43.3,5.4 49.5,0.1 44.8,-0.6 41.9,8.7 48.4,-4.5
FR America/Martinique 14.6,-61.1
FR America/Guadeloupe 16.2,-61.5
FR America/Cayenne 4.9,-52.3 5.3,-52.6
FR Indian/Reunion -20.9,55.3
FR Indian/Mayotte -12.8,45.2
NL Europe/Amsterdam 52.4,4.9 51.9,4.5
NL America/Kralendijk 12.1,-68.3 17.5,-63.0 17.6,-63.2
NO Europe/Oslo 59.9,10.7 60.4,5.3 69.6,19.0 71.0,25.8
NO Arctic/Longyearbyen 78.2,15.6 78.9,11.9
GL America/Nuuk 64.2,-51.7 60.7,-46.0 66.9,-53.7 69.2,-51.1 72.8,-56.1 65.6,-37.6
GL America/Scoresbysund 70.5,-22.0
GL America/Danmarkshavn 76.8,-18.7
GL America/Thule 77.5,-69.2
RU Europe/Moscow 55.8,37.6 59.9,30.3 68.9,33.1 64.5,40.5 43.6,39.7 47.2,39.7
RU Europe/Kaliningrad 54.7,20.5
RU Europe/Samara 53.2,50.2
RU Europe/Saratov 51.5,46.0
RU Europe/Astrakhan 46.3,48.0
RU Europe/Volgograd 48.7,44.5
RU Asia/Yekaterinburg 56.8,60.6
RU Asia/Krasnoyarsk 56.0,92.9 69.4,86.2 73.5,80.5
RU Asia/Irkutsk 52.3,104.3
RU Asia/Yakutsk 62.0,129.7 71.6,128.9
RU Asia/Vladivostok 43.1,131.9 48.5,135.1
RU Asia/Sakhalin 47.0,142.7
RU Asia/Magadan 59.6,150.8
RU Asia/Kamchatka 53.0,158.7
RU Asia/Anadyr 64.7,177.5 64.4,-173.2 71.0,-179.5
AU Australia/Sydney -33.9,151.2 -32.9,151.8 -28.8,153.6 -36.1,150.1
AU Australia/Melbourne -37.8,144.9 -38.3,141.6
AU Australia/Hobart -42.9,147.3 -41.2,146.4 -41.1,145.8
AU Australia/Brisbane -27.5,153.0 -19.3,146.8 -16.9,145.8 -20.3,148.7 -10.6,142.2 -23.8,151.3
AU Australia/Adelaide -34.9,138.6 -35.7,137.6 -34.7,135.9
AU Australia/Darwin -12.5,130.8 -12.2,136.8
AU Australia/Perth -31.9,115.9 -33.3,115.6 -35.0,117.9 -33.9,121.9 -18.0,122.2 -28.8,114.6 -15.5,128.1
AU Australia/Lord_Howe -31.5,159.1
NZ Pacific/Auckland -36.8,174.8 -41.3,174.8 -43.6,172.7 -45.9,170.5 -37.7,176.2
NZ Pacific/Chatham -44.0,-176.5
ID Asia/Jakarta -6.1,106.8 -7.2,112.7 3.8,98.7 -7.0,110.4 0.9,104.0
ID Asia/Pontianak 0.0,109.3
ID Asia/Makassar -8.7,115.2 -5.1,119.4 -8.7,116.1 -8.5,119.9 1.5,124.8 -10.2,123.6 -1.3,116.8
ID Asia/Jayapura -2.5,140.7 -3.7,128.2 -0.9,131.3
PF Pacific/Tahiti -17.5,-149.6 -16.5,-151.7 -15.0,-147.6
PF Pacific/Marquesas -8.9,-140.1 -9.8,-139.0
PF Pacific/Gambier -23.1,-135.0
PG Pacific/Port_Moresby -9.5,147.2 -4.2,152.2 -10.3,150.5
PG Pacific/Bougainville -6.2,155.6
KI Pacific/Tarawa 1.3,173.0
KI Pacific/Kiritimati 2.0,-157.4 3.9,-159.4
FM Pacific/Chuuk 7.4,151.8
FM Pacific/Pohnpei 6.9,158.2
MY Asia/Kuala_Lumpur 3.0,101.4 5.4,100.3 2.2,102.2
MY Asia/Kuching 1.6,110.4 6.0,116.1 5.8,118.1
`;

const anchorsByCountry = new Map<string, Anchor[]>();
for (const row of rows.trim().split('\n')) {
  const [country = '', timeZone = '', ...points] = row.split(' ');
  const anchors = anchorsByCountry.get(country) ?? [];
  for (const point of points) {
    const [lat = Number.NaN, lon = Number.NaN] = point.split(',').map(Number);
    anchors.push({ timeZone, lat, lon });
  }
  anchorsByCountry.set(country, anchors);
}

/** Anchors of a country with several zones; empty for the others. */
export const anchorsOf = (country: string): readonly Anchor[] => anchorsByCountry.get(country) ?? [];
