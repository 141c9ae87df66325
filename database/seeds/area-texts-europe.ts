import type { AreaText } from './areas.ts';

/** Seas around Europe and the Atlantic isles. */
export const europeanSeas: readonly AreaText[] = [
  {
    key: 'north-europe',
    de: 'Nordeuropa',
    en: 'Northern Europe',
    parent: null,
    at: [62, 8],
    postcard: 'north-sea',
    months: [5, 6, 7, 8, 9],
    popularity: 60,
    words: ['Skandinavien', 'Scandinavia', 'Nordland', 'Norden'],
    introDe:
      'Fjorde, Schären, Hansestädte und Vulkaninseln: Der Norden beginnt oft schon am Kai in Hamburg, Kiel oder Warnemünde. Im Sommer bleibt es lange hell, und viele Liegeplätze grenzen direkt an die Altstadt.',
    introEn:
      'Fjords, skerries, Hanseatic towns and volcanic islands. Summer days are long, and many berths lie a short walk from the old town. Plenty of sailings start in Southampton, Copenhagen or the German ports.',
  },
  {
    key: 'norway',
    de: 'Norwegen',
    en: 'Norway',
    parent: 'north-europe',
    at: [62.1, 7.2],
    postcard: 'norway',
    months: [5, 6, 7, 8],
    popularity: 95,
    words: ['Fjorde', 'fjords', 'Nordkap', 'North Cape', 'Lofoten', 'Hurtigroute', 'Norge', 'Norwegian fjords'],
    introDe:
      'Wasserfälle neben dem Balkon, Holzhäuser am Kai und ab dem Polarkreis Nächte ohne Dunkelheit. Die Fjorde sind von Mai bis August am schönsten; die Postroute bis Kirkenes fährt das ganze Jahr.',
    introEn:
      'Waterfalls beside your balcony, timber houses on the quay and, beyond the Arctic Circle, nights without darkness. The fjords are at their best from May to August; the coastal route to Kirkenes runs all year.',
  },
  {
    key: 'baltic',
    de: 'Ostsee',
    en: 'Baltic Sea',
    parent: 'north-europe',
    at: [57.5, 19.5],
    postcard: 'baltic',
    months: [5, 6, 7, 8, 9],
    popularity: 78,
    words: ['Baltikum', 'Baltikum Kreuzfahrt', 'Baltic', 'Schären', 'Hanse', 'Stockholm', 'Tallinn'],
    introDe:
      'Eine Stadt pro Tag und selten Seegang: Kopenhagen, Stockholm, Tallinn und Riga liegen nah beieinander. Die Einfahrt durch die Schären vor Stockholm gehört an Deck, auch wenn sie früh am Morgen kommt.',
    introEn:
      'A city a day and rarely much swell: Copenhagen, Stockholm, Tallinn and Riga lie close together. The approach through the Stockholm archipelago belongs on deck, however early it comes.',
  },
  {
    key: 'british-isles',
    de: 'Britische Inseln',
    en: 'British Isles',
    parent: 'north-europe',
    at: [55.5, -5],
    postcard: 'british-isles',
    months: [5, 6, 7, 8, 9],
    popularity: 55,
    words: ['Großbritannien', 'Schottland', 'Scotland', 'Irland', 'Ireland', 'England', 'UK', 'Hebriden'],
    introDe:
      'Schottlands Highlands, irische Pubs, Steinkreise auf Orkney und die Kanalinseln. Kleine Häfen wechseln mit großen Städten; eine winddichte Jacke gehört auch im Juli in den Koffer.',
    introEn:
      'Scottish highlands, Irish pubs, stone circles on Orkney and the Channel Islands. Small harbours alternate with big cities; pack a windproof jacket even in July.',
  },
  {
    key: 'north-sea',
    de: 'Nordsee & Ärmelkanal',
    en: 'North Sea & Channel',
    parent: 'north-europe',
    at: [52.5, 3],
    postcard: 'north-sea',
    months: [4, 5, 6, 9, 10, 12],
    popularity: 48,
    words: ['Metropolen', 'Kurzreise', 'short break', 'Amsterdam', 'London', 'Benelux', 'Kanal'],
    introDe:
      'Drei bis sieben Nächte zwischen Hamburg, Amsterdam, Zeebrügge, Le Havre und Southampton. Gut zum Ausprobieren, gut im Advent, und ohne Flug erreichbar.',
    introEn:
      'Three to seven nights between Hamburg, Amsterdam, Zeebrugge, Le Havre and Southampton. Ideal for a first cruise or a pre-Christmas break, with no flight needed.',
  },
  {
    key: 'iceland',
    de: 'Island & Färöer',
    en: 'Iceland & Faroes',
    parent: 'north-europe',
    at: [65.5, -18.5],
    postcard: 'iceland',
    months: [6, 7, 8],
    popularity: 58,
    words: ['Island', 'Iceland', 'Färöer', 'Faroe', 'Reykjavik', 'Geysir'],
    introDe:
      'Schwarzer Sand, heiße Quellen, Papageitaucher und Gletscher bis ans Meer. Rund um die Insel sind es sieben bis zehn Tage; ab Deutschland kommen Seetage und meist die Färöer dazu.',
    introEn:
      'Black sand, hot springs, puffins and glaciers that reach the sea. A lap of the island takes seven to ten days; sailings from Britain or Germany add sea days and usually the Faroes.',
  },
  {
    key: 'arctic',
    de: 'Arktis',
    en: 'Arctic',
    parent: null,
    at: [78.92, 11.93],
    postcard: 'arctic',
    months: [6, 7, 8],
    popularity: 52,
    words: ['Spitzbergen', 'Svalbard', 'Grönland', 'Greenland', 'Polar', 'Eisbär', 'polar bear', 'Expedition'],
    introDe:
      'Spitzbergen und Grönland, im kleinen Schiff und mit Schlauchbooten an Land. Die Route folgt Eis und Wetter, nicht dem Fahrplan. Eisbären sieht man mit Glück, Gletscher sicher.',
    introEn:
      'Svalbard and Greenland by small ship, with landings by inflatable boat. Ice and weather set the course, not the timetable. Polar bears take luck; glaciers are certain.',
  },
  {
    key: 'mediterranean',
    de: 'Mittelmeer',
    en: 'Mediterranean',
    parent: null,
    at: [40.63, 14.6],
    postcard: 'mediterranean',
    months: [4, 5, 6, 9, 10],
    popularity: 98,
    words: ['Mittelmeerkreuzfahrt', 'Med', 'Südeuropa', 'Mediterranean Sea'],
    introDe:
      'Kein Fahrgebiet hat mehr Abfahrten. Im Westen Barcelona, Rom und die Inseln, im Osten Griechenland und die Türkei, dazwischen die Adria. Frühling und Herbst sind mild und weniger voll als der August.',
    introEn:
      'No other area has more departures: Barcelona, Rome and the islands in the west, Greece and Turkey in the east, the Adriatic between. Spring and autumn are mild and quieter than August.',
  },
  {
    key: 'western-mediterranean',
    de: 'Westliches Mittelmeer',
    en: 'Western Mediterranean',
    parent: 'mediterranean',
    at: [41, 6],
    postcard: 'mediterranean',
    months: [4, 5, 6, 9, 10],
    popularity: 84,
    words: ['Balearen', 'Mallorca', 'Rom', 'Rome', 'Barcelona', 'Korsika', 'Sardinien', 'Sizilien'],
    introDe:
      'Barcelona, Marseille, Genua, Rom, Neapel und Palma in sieben Nächten, oft mit nur einem Seetag. Wer die großen Städte kennt, wählt Korsika, Sardinien oder die Liparischen Inseln.',
    introEn:
      'Barcelona, Marseille, Genoa, Rome, Naples and Palma in seven nights, often with a single sea day. If you know the big cities, try Corsica, Sardinia or the Aeolian Islands.',
  },
  {
    key: 'greece',
    de: 'Griechenland & Türkei',
    en: 'Greece & Turkey',
    parent: 'mediterranean',
    at: [37, 25.5],
    postcard: 'greece',
    months: [4, 5, 6, 9, 10],
    popularity: 76,
    words: ['Östliches Mittelmeer', 'Eastern Mediterranean', 'Ägäis', 'Aegean', 'griechische Inseln', 'Greek islands', 'Santorin', 'Kreta', 'Zypern'],
    introDe:
      'Santorin, Mykonos, Rhodos und Ephesos in einer Woche, kurze Wege von Insel zu Insel. Im Juli und August weht der Meltemi kräftig; dann fällt ein Tenderhafen schon einmal aus.',
    introEn:
      'Santorini, Mykonos, Rhodes and Ephesus in a week, with short hops from island to island. In July and August the meltemi blows hard and a tender port may be missed.',
  },
  {
    key: 'adriatic',
    de: 'Adria',
    en: 'Adriatic',
    parent: 'mediterranean',
    at: [43.2, 16.2],
    postcard: 'adriatic',
    months: [5, 6, 9, 10],
    popularity: 62,
    words: ['Kroatien', 'Croatia', 'Venedig', 'Venice', 'Dalmatien', 'Montenegro', 'Kotor', 'Dubrovnik'],
    introDe:
      'Steinerne Städte, tausend Inseln und die Einfahrt in die Bucht von Kotor. Segelschiffe laufen auch Hvar, Korčula und Mljet an, wo große Schiffe keinen Platz haben.',
    introEn:
      'Stone towns, a thousand islands and the approach to the Bay of Kotor. Sailing ships also call at Hvar, Korčula and Mljet, where large ships have no room.',
  },
  {
    key: 'black-sea',
    de: 'Schwarzes Meer',
    en: 'Black Sea',
    parent: 'mediterranean',
    at: [42.8, 31],
    postcard: 'black-sea',
    months: [5, 6, 9],
    popularity: 18,
    words: ['Bosporus', 'Bosphorus', 'Batumi', 'Warna', 'Varna', 'Trabzon'],
    introDe:
      'Durch den Bosporus nach Warna, Constanța, Trabzon und Batumi. Wenige Schiffe fahren hier; die Durchfahrt durch Istanbul bei Tageslicht ist der Höhepunkt.',
    introEn: 'Through the Bosphorus to Varna, Constanta, Trabzon and Batumi. Few ships sail here; the daylight passage through Istanbul is the highlight.',
  },
  {
    key: 'atlantic',
    de: 'Atlantische Inseln & Westeuropa',
    en: 'Atlantic Isles & Western Europe',
    parent: null,
    at: [36, -14],
    postcard: 'canaries',
    months: [3, 4, 5, 9, 10, 11],
    popularity: 50,
    words: ['Atlantik', 'Atlantic', 'Makaronesien'],
    introDe:
      'Von der Bretagne über Galicien und Lissabon bis Madeira, zu den Azoren und den Kanaren. Mildes Klima das ganze Jahr, dazwischen ein bis zwei Seetage.',
    introEn: 'From Brittany by Galicia and Lisbon to Madeira, the Azores and the Canaries. Mild all year, with a sea day or two in between.',
  },
  {
    key: 'canaries',
    de: 'Kanaren & Madeira',
    en: 'Canary Islands & Madeira',
    parent: 'atlantic',
    at: [28.5, -15.5],
    postcard: 'canaries',
    months: [10, 11, 12, 1, 2, 3, 4],
    popularity: 74,
    words: ['Kanarische Inseln', 'Canaries', 'Teneriffa', 'Tenerife', 'Gran Canaria', 'Lanzarote', 'Madeira', 'Wintersonne', 'winter sun'],
    introDe:
      'Wintersonne vier Flugstunden entfernt: jeden Tag eine andere Insel, Vulkane, Lorbeerwald und zum Schluss Madeira. Von November bis April liegt die Temperatur meist bei gut zwanzig Grad.',
    introEn:
      'Winter sun four hours by air: a different island each day, volcanoes, laurel forest and Madeira to finish. From November to April it is usually a little over twenty degrees.',
  },
  {
    key: 'azores',
    de: 'Azoren & Kapverden',
    en: 'Azores & Cape Verde',
    parent: 'atlantic',
    at: [38.2, -27.5],
    postcard: 'azores',
    months: [4, 5, 6, 9, 10, 11],
    popularity: 26,
    words: ['Azoren', 'Azores', 'Kapverden', 'Cape Verde', 'Wale', 'whales'],
    introDe:
      'Kraterseen, Hortensienhecken und Wale auf den Azoren, Musik und Passatwind auf den Kapverden. Inseln für Menschen, die den Weg dorthin auf See mögen.',
    introEn:
      'Crater lakes, hydrangea hedges and whales in the Azores, music and trade winds in Cape Verde. Islands for people who enjoy the days at sea on the way.',
  },
  {
    key: 'western-europe',
    de: 'Westeuropa',
    en: 'Western Europe',
    parent: 'atlantic',
    at: [43.5, -8.5],
    postcard: 'transatlantic',
    months: [4, 5, 6, 9, 10],
    popularity: 40,
    words: ['Iberien', 'Iberia', 'Portugal', 'Lissabon', 'Lisbon', 'Bordeaux', 'Bretagne', 'Brittany', 'Galicien'],
    introDe:
      'Le Havre, La Coruña, Lissabon und Cádiz: die Küste, die sonst nur im Vorbeifahren zu sehen ist. Viele Reisen verbinden den Norden mit dem Mittelmeer und kosten wenig pro Nacht.',
    introEn:
      'Le Havre, A Coruña, Lisbon and Cadiz: a coast most ships only pass. Many voyages link the north with the Mediterranean and cost little per night.',
  },
];
