// A small catalogue of names for the tests: real places, ships and operators with invented ids.
import type { CountryEntry, GazetteerEntry, PlaceEntry, PlaceKind } from '../gazetteer.ts';

const split = (text: string): string[] => text.split('|');
/** One line per entry: id, then its names; a port's country stands before its names. */
const places = (kind: PlaceKind, lines: string): PlaceEntry[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...rest] = line.trim().split(' ');
      const [country, ...others] = rest;
      return kind === 'port'
        ? { kind, id: Number(id), ...(country ? { country } : {}), names: split(others.join(' ')) }
        : { kind, id: Number(id), names: split(rest.join(' ')) };
    });

const areas = places(
  'area',
  `
1 Karibik|Caribbean|Westindische Inseln|West Indies
2 Mittelmeer|Mediterranean|Med
3 Westliches Mittelmeer|Western Mediterranean|Westmittelmeer
4 Östliches Mittelmeer|Eastern Mediterranean|Ostmittelmeer
5 Norwegische Fjorde|Norwegian Fjords|Westnorwegen
6 Norwegen|Norway
7 Ostsee|Baltic Sea|Baltic|Baltikum
8 Nordsee|North Sea
9 Kanarische Inseln|Canary Islands|Kanaren|Canaries
10 Island|Iceland
11 Grönland|Greenland
12 Spitzbergen|Svalbard
13 Donau|Danube
14 Rhein|Rhine
15 Nil|Nile
16 Mosel|Moselle
17 Douro
18 Rhône|Rhone
19 Alaska
20 Antarktis|Antarctica|Antarctic
21 Arktis|Arctic
22 Asien|Asia|Südostasien|South East Asia|Southeast Asia|Fernost|Far East
23 Persischer Golf|Arabian Gulf|Orient|Dubai und Emirate|Emirate|Emirates
24 Südsee|South Pacific|South Seas|Polynesien
25 Panamakanal|Panama Canal
26 Transatlantik|Transatlantic
27 Britische Inseln|British Isles|Großbritannien und Irland
28 Adria|Adriatic
29 Griechische Inseln|Greek Islands|Ägäis|Aegean
30 Nordamerika|North America|Neuengland|New England
31 Südamerika|South America|Patagonien|Patagonia
32 Weltreise|World Cruise|Weltreisen|World Cruises
33 Australien und Neuseeland|Australia and New Zealand
34 Schwarzes Meer|Black Sea
35 Nordkap|North Cape
36 Elbe
37 Seine
38 Bahamas
39 Hawaii
40 Indischer Ozean|Indian Ocean|Seychellen|Seychelles
41 Amazonas|Amazon
42 Madeira
`,
);

const ports = places(
  'port',
  `
101 DE Hamburg
102 DE Kiel
103 DE Bremerhaven
104 DE Warnemünde|Rostock|Warnemünde (Rostock)
105 GB Southampton
106 GB Dover
107 GB Liverpool
108 GB Newcastle upon Tyne|Newcastle
109 NO Bergen
110 NO Geiranger
111 NO Tromsø
112 NO Oslo
113 DK Kopenhagen|Copenhagen
114 SE Stockholm
115 FI Helsinki
116 EE Tallinn|Reval
117 ES Barcelona
118 ES Palma de Mallorca|Palma|Mallorca|Majorca
119 IT Civitavecchia|Rom|Rome|Civitavecchia (Rom)
120 IT Genua|Genoa
121 IT Venedig|Venice
122 IT Neapel|Naples
123 GR Piräus|Athen|Athens|Piraeus
124 GR Santorin|Santorini|Thira
125 HR Dubrovnik
126 ES Santa Cruz de Tenerife|Teneriffa|Tenerife
127 ES Las Palmas|Gran Canaria|Las Palmas de Gran Canaria
128 US Miami
129 US Fort Lauderdale|Port Everglades
130 US New York
131 AE Dubai
132 SG Singapur|Singapore
133 IS Reykjavík|Reykjavik
134 FR Marseille|Marseilles
135 FR Nizza|Nice
136 AT Wien|Vienna
137 HU Budapest
138 DE Passau
139 DE Köln|Cologne
140 NL Amsterdam
141 CH Basel
142 PT Lissabon|Lisbon
143 PT Funchal
144 MT Valletta
145 EG Luxor
146 AU Sydney
147 FR Le Havre|Paris
148 BB Bridgetown|Barbados
149 MQ Fort-de-France|Martinique
150 IT Triest|Trieste
151 HR Split
152 GB Tilbury|London Tilbury
153 IE Cobh|Cork
154 GB Kirkwall|Orkney
155 NO Longyearbyen
156 JP Tokio|Tokyo|Yokohama
157 US Seattle
158 CA Vancouver
159 BR Rio de Janeiro
160 AR Buenos Aires
161 NO Stavanger
162 NO Ålesund|Alesund
163 TR Istanbul
164 FR Villefranche-sur-Mer|Villefranche
165 PT Porto|Oporto
166 GR Mykonos
`,
);

const ships = places(
  'ship',
  `
201 AIDAnova
202 AIDAprima
203 AIDAluna
204 Mein Schiff 4
205 Mein Schiff 7
206 Mein Schiff Relax
207 MSC Seaside
208 MSC Grandiosa
209 Queen Mary 2|QM2
210 Queen Victoria
211 MS Europa|Europa
212 MS Europa 2|Europa 2
213 MS Artania|Artania
214 MS Amadea|Amadea
215 Hanseatic Nature
216 Iona|P&O Iona
217 Arvia
218 Symphony of the Seas
219 Sea Cloud Spirit
220 nickoVISION|nicko Vision
221 Viking Mars
222 MS Hamburg|Hamburg
223 Costa Smeralda
224 Spirit of Discovery
225 Celebrity Apex
226 Borealis
227 A-ROSA DONNA
228 MS Trollfjord|Trollfjord
229 Le Commandant Charcot
230 Vasco da Gama
`,
);

const operators = places(
  'operator',
  `
301 AIDA Cruises|AIDA
302 TUI Cruises|TUI|Mein Schiff
303 MSC Cruises|MSC|MSC Kreuzfahrten
304 Cunard|Cunard Line
305 Hapag-Lloyd Cruises|Hapag Lloyd|Hapag-Lloyd
306 Phoenix Reisen|Phoenix
307 P&O Cruises|P&O
308 Royal Caribbean|Royal Caribbean International
309 Costa Kreuzfahrten|Costa Cruises|Costa
310 nicko cruises|nicko
311 Viking|Viking Cruises|Viking River Cruises
312 Hurtigruten
313 Celebrity Cruises|Celebrity
314 Fred. Olsen Cruise Lines|Fred Olsen
315 Saga|Saga Cruises
316 A-ROSA|A-ROSA Flussschiff|Arosa
317 Norwegian Cruise Line|NCL
318 Princess Cruises|Princess
319 Ponant
320 Silversea
321 Havila|Havila Kystruten
322 Plantours
`,
);

const countries: CountryEntry[] = `
DE Deutschland|Germany
NO Norwegen|Norway
IT Italien|Italy
ES Spanien|Spain
GR Griechenland|Greece
HR Kroatien|Croatia
FR Frankreich|France
GB Großbritannien|Great Britain|United Kingdom|UK|England|Britain|Vereinigtes Königreich
IS Island|Iceland
PT Portugal
US USA|Vereinigte Staaten|United States|America|Amerika
TR Türkei|Turkey
EG Ägypten|Egypt
JP Japan
NL Niederlande|Netherlands|Holland
DK Dänemark|Denmark
SE Schweden|Sweden
FI Finnland|Finland
MT Malta
CU Kuba|Cuba
MX Mexiko|Mexico
IE Irland|Ireland
AT Österreich|Austria
RU Russland|Russia
VN Vietnam
TH Thailand
CV Kap Verde|Cape Verde|Kapverden
MA Marokko|Morocco
`
  .trim()
  .split('\n')
  .map((line) => ({ kind: 'country', code: line.slice(0, 2), names: split(line.slice(3)) }));

export const sampleEntries: readonly GazetteerEntry[] = [...areas, ...ports, ...ships, ...operators, ...countries];
