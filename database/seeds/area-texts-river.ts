import type { AreaText } from './areas.ts';

export const riverAreas: readonly AreaText[] = [
  {
    key: 'european-rivers', de: 'Flüsse Europas', en: 'European Rivers', parent: null, river: true, at: [48.5, 10], postcard: 'rhine', months: [4, 5, 6, 7, 8, 9, 10], popularity: 40,
    words: ['Flusskreuzfahrt', 'river cruise', 'Flussreise'],
    introDe: 'Die Altstadt beginnt am Landgang, das Ufer zieht am Fenster vorbei, seekrank wird niemand. Die Saison reicht von März bis in den Advent.',
    introEn: 'The old town starts at the gangway, the bank slides past your window and nobody gets seasick. The season runs from March into Advent.',
  },
  {
    key: 'danube', de: 'Donau', en: 'Danube', parent: 'european-rivers', river: true, at: [48.4, 15.52], postcard: 'danube', months: [4, 5, 6, 7, 8, 9, 10, 12], popularity: 82,
    words: ['Passau', 'Wien', 'Vienna', 'Budapest', 'Wachau', 'Schwarzes Meer', 'Donaudelta'],
    introDe: 'Vier Hauptstädte an einem Fluss: Wien, Bratislava, Budapest und Belgrad. Sieben Nächte ab Passau sind der Klassiker, vierzehn führen bis ins Donaudelta.',
    introEn: 'Four capitals on one river: Vienna, Bratislava, Budapest and Belgrade. Seven nights from Passau are the classic; fourteen reach the Danube Delta.',
  },
  {
    key: 'rhine', de: 'Rhein', en: 'Rhine', parent: 'european-rivers', river: true, at: [50.1, 7.7], postcard: 'rhine', months: [4, 5, 6, 7, 8, 9, 10, 12], popularity: 74,
    words: ['Loreley', 'Mittelrhein', 'Köln', 'Cologne', 'Basel', 'Straßburg', 'Rheingau'],
    introDe: 'Von Basel bis Amsterdam: Straßburg, Speyer, die Burgen am Mittelrhein und Köln. Die meisten Häfen sind mit der Bahn in wenigen Stunden erreicht.',
    introEn: 'From Basel to Amsterdam: Strasbourg, Speyer, the castles of the Middle Rhine and Cologne. Most ports are a few hours away by train.',
  },
  {
    key: 'moselle', de: 'Mosel & Saar', en: 'Moselle & Saar', parent: 'european-rivers', river: true, at: [50, 7.1], postcard: 'moselle', months: [5, 6, 7, 8, 9, 10], popularity: 46,
    words: ['Mosel', 'Cochem', 'Trier', 'Riesling', 'Bernkastel'],
    introDe: 'Enge Schleifen, steile Weinberge und Fachwerk bis ans Wasser. Im September und Oktober ist Lese, dann sind die Abende in Bernkastel und Cochem lang.',
    introEn: 'Tight bends, steep vineyards and timbered towns at the water’s edge. Harvest is in September and October, when evenings in Bernkastel and Cochem run late.',
  },
  {
    key: 'main', de: 'Main & Main-Donau-Kanal', en: 'Main & Main-Danube Canal', parent: 'european-rivers', river: true, at: [49.8, 10], postcard: 'rhine', months: [4, 5, 6, 7, 8, 9, 10], popularity: 30,
    words: ['Würzburg', 'Bamberg', 'Nürnberg', 'Nuremberg', 'Franken', 'Franconia'],
    introDe: 'Franken vom Wasser aus: Würzburg, Bamberg und Nürnberg, dazwischen Schleusen und Weinorte. Wer Zeit hat, fährt über die Scheitelhaltung bis an die Donau.',
    introEn: 'Franconia from the water: Würzburg, Bamberg and Nuremberg, with locks and wine villages between. With time to spare, continue over the watershed to the Danube.',
  },
  {
    key: 'netherlands', de: 'Holland & Flandern', en: 'Holland & Flanders', parent: 'european-rivers', river: true, at: [52.3, 5], postcard: 'rhine', months: [3, 4, 5, 6, 7, 8, 9], popularity: 44,
    words: ['Niederlande', 'Netherlands', 'Belgien', 'Belgium', 'Tulpen', 'tulips', 'IJsselmeer', 'Antwerpen', 'Gent'],
    introDe: 'Grachten, Windmühlen und Beginenhöfe auf stillen Wasserwegen. Ende März bis Anfang Mai blühen die Tulpen, im Sommer segeln auf dem IJsselmeer die Plattboote.',
    introEn: 'Canals, windmills and beguinages on quiet waterways. Tulips bloom from late March to early May; in summer flat-bottomed boats sail the IJsselmeer.',
  },
  {
    key: 'elbe', de: 'Elbe, Havel & Oder', en: 'Elbe, Havel & Oder', parent: 'european-rivers', river: true, at: [51.2, 13.4], postcard: 'elbe', months: [4, 5, 6, 7, 8, 9], popularity: 32,
    words: ['Elbe', 'Havel', 'Oder', 'Moldau', 'Dresden', 'Berlin', 'Prag', 'Prague', 'Sächsische Schweiz', 'Rügen'],
    introDe: 'Flache Schiffe für einen Fluss mit wenig Wasser: Potsdam, Wittenberg, Meißen, Dresden und durch das Elbsandsteingebirge nach Prag. Ein Stück kann bei Niedrigwasser im Bus zurückgelegt werden.',
    introEn: 'Shallow ships for a shallow river: Potsdam, Wittenberg, Meissen, Dresden and through the sandstone hills to Prague. In dry spells a stretch may be covered by coach.',
  },
  {
    key: 'seine', de: 'Seine', en: 'Seine', parent: 'european-rivers', river: true, at: [49.2, 1.4], postcard: 'seine', months: [4, 5, 6, 7, 8, 9, 10], popularity: 40,
    words: ['Paris', 'Normandie', 'Normandy', 'Giverny', 'Rouen', 'Honfleur', 'Monet'],
    introDe: 'Von Paris in die Normandie, vorbei an Monets Garten in Giverny bis nach Rouen und Honfleur. Der Fluss ist breit und ruhig, die Anreise nach Paris mit der Bahn einfach.',
    introEn: 'From Paris into Normandy, past Monet’s garden at Giverny to Rouen and Honfleur. The river is broad and calm, and Paris is an easy train ride.',
  },
  {
    key: 'rhone', de: 'Rhône & Saône', en: 'Rhône & Saône', parent: 'european-rivers', river: true, at: [44.9, 4.8], postcard: 'rhone', months: [4, 5, 6, 7, 8, 9, 10], popularity: 42,
    words: ['Rhône', 'Saône', 'Provence', 'Camargue', 'Lyon', 'Avignon', 'Burgund', 'Burgundy'],
    introDe: 'Burgund, Lyon, Avignon und die Camargue: sieben Nächte für Menschen, die gern gut essen. Im Juni und Juli blüht der Lavendel.',
    introEn: 'Burgundy, Lyon, Avignon and the Camargue: seven nights for people who like to eat well. Lavender blooms in June and July.',
  },
  {
    key: 'douro', de: 'Douro', en: 'Douro', parent: 'european-rivers', river: true, at: [41.17, -7.6], postcard: 'douro', months: [4, 5, 6, 9, 10], popularity: 36,
    words: ['Porto', 'Portwein', 'port wine', 'Portugal', 'Salamanca'],
    introDe: 'Terrassen voller Reben, hohe Schleusen und Portwein dort, wo er wächst. Gefahren wird nur bei Tag; von Porto bis an die spanische Grenze und zurück dauert es eine Woche.',
    introEn: 'Terraces of vines, tall locks and port where it grows. Ships sail by day only; Porto to the Spanish border and back takes a week.',
  },
  {
    key: 'bordeaux', de: 'Garonne & Dordogne', en: 'Garonne & Dordogne', parent: 'european-rivers', river: true, at: [44.9, -0.5], postcard: 'rhone', months: [4, 5, 6, 7, 8, 9, 10], popularity: 18,
    words: ['Bordeaux', 'Gironde', 'Médoc', 'Saint-Émilion', 'Wein', 'wine'],
    introDe: 'Médoc, Sauternes und Saint-Émilion von Bordeaux aus. Die Gezeiten bestimmen den Fahrplan, die Weingüter den Rest.',
    introEn: 'Médoc, Sauternes and Saint-Émilion from Bordeaux. Tides set the timetable, vineyards the rest.',
  },
  {
    key: 'far-rivers', de: 'Ferne Flüsse', en: 'Rivers Far Away', parent: null, river: true, at: [20, 60], postcard: 'nile', months: [10, 11, 12, 1, 2, 3], popularity: 20,
    words: ['Fernflüsse', 'exotic rivers', 'Exotik'],
    introDe: 'Nil und Mekong: kleine Schiffe, warme Nächte und Tempel, die man am besten vom Wasser aus erreicht.',
    introEn: 'The Nile and the Mekong: small ships, warm nights and temples best reached by water.',
  },
  {
    key: 'nile', de: 'Nil', en: 'Nile', parent: 'far-rivers', river: true, at: [25.2, 32.7], postcard: 'nile', months: [10, 11, 12, 1, 2, 3, 4], popularity: 44,
    words: ['Ägypten', 'Egypt', 'Luxor', 'Assuan', 'Aswan', 'Karnak', 'Pharaonen'],
    introDe: 'Von Luxor nach Assuan und zurück: Karnak, das Tal der Könige, Edfu, Kom Ombo und Philae. Von Oktober bis April ist es tagsüber angenehm warm.',
    introEn: 'From Luxor to Aswan and back: Karnak, the Valley of the Kings, Edfu, Kom Ombo and Philae. Days are pleasantly warm from October to April.',
  },
  {
    key: 'mekong', de: 'Mekong', en: 'Mekong', parent: 'far-rivers', river: true, at: [11.5, 105], postcard: 'mekong', months: [8, 9, 10, 11, 12, 1, 2, 3], popularity: 30,
    words: ['Vietnam', 'Kambodscha', 'Cambodia', 'Angkor', 'Saigon', 'Phnom Penh', 'Siem Reap'],
    introDe: 'Schwimmende Märkte, Klöster und Handwerksdörfer zwischen Saigon, Phnom Penh und Angkor. Von August bis Januar führt der Fluss genug Wasser bis in den Tonle-Sap-See.',
    introEn: 'Floating markets, monasteries and craft villages between Saigon, Phnom Penh and Angkor. From August to January the river is high enough for Tonle Sap lake.',
  },
];
