// What one likes to know about a berth before going ashore: how far it is to where people go. Facts, one line a port.

const table = `
stavanger ; Liegeplatz am Vågen, die Altstadt beginnt am Kai. ; Berth at Vågen, the old town begins on the quay.
bergen ; Skoltegrunnskaien, zehn Minuten zu Fuß bis Bryggen. ; Skoltegrunn quay, ten minutes on foot to Bryggen.
flam ; Die Flåmbahn hält 200 Meter vom Schiff. ; The Flåm Railway leaves 200 metres from the ship.
geiranger ; Reede oder Schwimmsteg; der Ort ist vom Wasser aus am schönsten. ; At anchor or by floating pier; the village is best seen from the water.
alesund ; Liegeplatz in der Jugendstilstadt; 418 Stufen bis zum Aksla. ; Berth in the Art Nouveau town; 418 steps up to Aksla.
olden ; Zum Briksdalgletscher sind es 24 Kilometer. ; The Briksdal glacier is 24 kilometres away.
eidfjord ; Der Wasserfall Vøringsfossen liegt 20 Kilometer entfernt. ; The Vøringsfossen waterfall is 20 kilometres away.
nordfjordeid ; Das Wikingerschiff Myklebust liegt neben dem Anleger. ; The Myklebust Viking ship stands beside the pier.
andalsnes ; Die Raumabahn fährt neben dem Anleger ab. ; The Rauma Railway leaves beside the pier.
tromsoe ; Zentrum am Kai oder mit dem Shuttlebus ab Breivika, vier Kilometer. ; Town centre at the quay, or four kilometres by shuttle from Breivika.
honningsvag ; Zum Nordkap sind es 34 Kilometer Straße. ; The North Cape is 34 kilometres by road.
leknes ; Liegeplatz Gravdal; Reine und Nusfjord sind eine Busstunde entfernt. ; Berth at Gravdal; Reine and Nusfjord are an hour by coach.
longyearbyen ; Außerhalb des Ortes gilt: nie ohne Führer mit Eisbärenschutz. ; Outside town never go without a guide armed against polar bears.
kopenhagen ; Langelinie: zur kleinen Meerjungfrau zehn Minuten zu Fuß; Oceankaj: Bus in die Stadt. ; Langelinie: ten minutes on foot to the Little Mermaid; Oceankaj: bus into town.
stockholm ; Die Einfahrt durch die Schären dauert gut drei Stunden. ; The approach through the archipelago takes a good three hours.
tallinn ; Von der Altstadtmauer trennt den Liegeplatz ein Kilometer. ; The old town wall is one kilometre from the berth.
helsinki ; Straßenbahn vom Westhafen, zwanzig Minuten zum Dom. ; Tram from West Harbour, twenty minutes to the cathedral.
riga ; Liegeplatz an der Daugava, die Altstadt ist zu Fuß erreichbar. ; Berth on the Daugava, the old town is within walking distance.
visby ; Die Stadtmauer ist zwei Kilometer vom Anleger entfernt. ; The town wall is two kilometres from the pier.
oslo ; Akershus und die Oper sind vom Kai aus zu Fuß zu erreichen. ; Akershus and the Opera can be reached on foot from the quay.
danzig ; Liegeplatz an der Westerplatte oder in Gdingen, Transfer in die Altstadt. ; Berth at Westerplatte or Gdynia, transfer to the old town.
warnemuende ; Der Bahnhof liegt am Kreuzfahrtkai, Rostock ist 20 Minuten entfernt. ; The station is at the cruise quay, Rostock is 20 minutes away.
le-havre ; Nach Paris sind es gut zwei Stunden mit der Bahn, nach Étretat 30 Kilometer. ; Paris is a good two hours by train, Étretat 30 kilometres.
zeebruegge ; Brügge ist 15 Kilometer entfernt, Gent eine Stunde. ; Bruges is 15 kilometres away, Ghent an hour.
rotterdam ; Liegeplatz am Wilhelminapier neben der Erasmusbrücke. ; Berth at Wilhelmina Pier beside the Erasmus Bridge.
amsterdam ; Das Terminal liegt zehn Minuten zu Fuß vom Hauptbahnhof. ; The terminal is ten minutes on foot from Centraal station.
edinburgh-rosyth ; Nach Edinburgh sind es 25 Kilometer mit Bus oder Bahn. ; Edinburgh is 25 kilometres away by bus or train.
invergordon ; Inverness und Loch Ness sind eine Busstunde entfernt. ; Inverness and Loch Ness are an hour by coach.
kirkwall ; Shuttlebus vom Hatston Pier; Skara Brae liegt 30 Kilometer westlich. ; Shuttle from Hatston Pier; Skara Brae is 30 kilometres to the west.
dublin ; Shuttlebus oder Taxi, fünf Kilometer bis zum Zentrum. ; Shuttle or taxi, five kilometres to the centre.
cobh-cork ; Die Bahn nach Cork fährt neben dem Liegeplatz ab, 25 Minuten. ; The train to Cork leaves beside the berth and takes 25 minutes.
reykjavik ; Shuttlebus vom Skarfabakki, drei Kilometer bis ins Zentrum. ; Shuttle from Skarfabakki, three kilometres to the centre.
civitavecchia ; Nach Rom fährt die Bahn in 50 bis 80 Minuten. ; The train to Rome takes 50 to 80 minutes.
livorno ; Pisa ist 25 Kilometer entfernt, Florenz anderthalb Stunden. ; Pisa is 25 kilometres away, Florence an hour and a half.
neapel ; Die Altstadt beginnt am Terminal; nach Pompeji 35 Minuten mit der Bahn. ; The old town begins at the terminal; Pompeii is 35 minutes by train.
la-spezia ; Züge in die Cinque Terre fahren alle 20 bis 30 Minuten. ; Trains to the Cinque Terre run every 20 to 30 minutes.
villefranche-sur-mer ; Tender in den Ort; nach Nizza sieben Minuten mit der Bahn. ; Tender to the village; Nice is seven minutes by train.
marseille ; Zum Vieux-Port acht Kilometer, Shuttlebus vom Terminal. ; Eight kilometres to the Vieux-Port, shuttle from the terminal.
barcelona ; Vom World Trade Center zu Fuß zur Rambla, von den anderen Kais mit dem Bus. ; On foot to the Rambla from the World Trade Center, by bus from the other quays.
palma-de-mallorca ; Vier Kilometer bis zur Kathedrale, Linienbus 1. ; Four kilometres to the cathedral, bus line 1.
valletta ; Lift vom Kai in die Oberen Barrakka-Gärten. ; Lift from the quay to the Upper Barrakka Gardens.
santorin ; Tender, dann Seilbahn oder 588 Stufen nach Fira. ; Tender, then cable car or 588 steps to Fira.
mykonos ; Vom neuen Hafen fährt der Wasserbus in die Stadt. ; A water bus runs from the new port into town.
piraeus ; Mit der Metro 25 Minuten bis Monastiraki. ; By metro 25 minutes to Monastiraki.
katakolon ; Das antike Olympia ist 35 Kilometer entfernt. ; Ancient Olympia is 35 kilometres away.
kusadasi ; Nach Ephesos sind es 18 Kilometer. ; Ephesus is 18 kilometres away.
istanbul ; Galataport: Straßenbahn vor der Tür, Karaköy zu Fuß. ; Galataport: tram at the door, Karaköy on foot.
dubrovnik ; Hafen Gruž, drei Kilometer bis zum Pile-Tor. ; Gruž harbour, three kilometres to the Pile Gate.
kotor ; Die Durchfahrt durch die Bucht dauert anderthalb Stunden. ; The passage through the bay takes an hour and a half.
split ; Der Diokletianspalast liegt dem Anleger gegenüber. ; Diocletian’s Palace faces the pier.
cadiz ; Die Altstadt beginnt am Hafentor; Sevilla ist 90 Minuten entfernt. ; The old town begins at the port gate; Seville is 90 minutes away.
lissabon ; Terminal an der Alfama, Santa Apolónia um die Ecke. ; Terminal below the Alfama, Santa Apolónia round the corner.
la-coruna ; Liegeplatz an der Altstadt; Santiago ist 75 Kilometer entfernt. ; Berth by the old town; Santiago is 75 kilometres away.
funchal ; Uferpromenade bis ins Zentrum, 20 Minuten zu Fuß. ; Promenade into the centre, 20 minutes on foot.
arrecife ; Der Nationalpark Timanfaya liegt 30 Kilometer entfernt. ; Timanfaya National Park is 30 kilometres away.
akaba ; Nach Petra sind es zwei Stunden mit dem Bus. ; Petra is two hours by coach.
safaga ; Luxor ist gut drei Busstunden entfernt. ; Luxor is a good three hours by coach.
juneau ; Zum Mendenhall-Gletscher 20 Kilometer. ; The Mendenhall Glacier is 20 kilometres away.
skagway ; Die White-Pass-Bahn fährt am Anleger ab. ; The White Pass Railway leaves from the dock.
ketchikan ; Die Creek Street ist zehn Minuten zu Fuß entfernt. ; Creek Street is ten minutes on foot.
cozumel ; Taxi oder Fähre; die besten Riffe liegen im Süden der Insel. ; Taxi or ferry; the best reefs are in the south of the island.
willemstad ; Über die Königin-Emma-Brücke zu Fuß in die Altstadt. ; On foot across the Queen Emma Bridge into the old town.
philipsburg ; Wassertaxi vom Pier zum Strand der Stadt. ; Water taxi from the pier to the town beach.
ushuaia ; Der Nationalpark Feuerland beginnt zwölf Kilometer westlich. ; Tierra del Fuego National Park begins twelve kilometres to the west.
laem-chabang ; Nach Bangkok sind es zwei bis zweieinhalb Stunden. ; Bangkok is two to two and a half hours away.
phu-my ; Nach Ho-Chi-Minh-Stadt sind es anderthalb bis zwei Stunden. ; Ho Chi Minh City is an hour and a half to two hours away.
semarang ; Zum Tempel Borobudur fährt man zweieinhalb Stunden. ; The Borobudur temple is two and a half hours away.
hongkong ; Kai Tak Terminal, Shuttle nach Kowloon. ; Kai Tak terminal, shuttle to Kowloon.
sydney ; Circular Quay zwischen Oper und Hafenbrücke. ; Circular Quay between the Opera House and the Harbour Bridge.
wien ; Anleger an der Reichsbrücke, mit der U1 zehn Minuten zum Stephansplatz. ; Berth at the Reichsbrücke, ten minutes by U1 to Stephansplatz.
budapest ; Liegeplatz zwischen Ketten- und Freiheitsbrücke. ; Berth between the Chain Bridge and Liberty Bridge.
bratislava ; Die Altstadt ist fünf Minuten zu Fuß entfernt. ; The old town is five minutes on foot.
melk ; Zum Stift zwanzig Minuten zu Fuß, das letzte Stück bergauf. ; Twenty minutes on foot to the abbey, uphill at the end.
duernstein ; Treppe vom Anleger in den Ort, eine halbe Stunde zur Burgruine. ; Steps from the pier to the village, half an hour to the castle ruin.
koeln ; Dom und Hauptbahnhof sind zehn Minuten zu Fuß entfernt. ; Cathedral and main station are ten minutes on foot.
koblenz ; Anleger am Deutschen Eck, Seilbahn zur Festung Ehrenbreitstein. ; Berth by the Deutsches Eck, cable car to Ehrenbreitstein fortress.
ruedesheim ; Zur Drosselgasse fünf Minuten zu Fuß. ; Five minutes on foot to the Drosselgasse.
strassburg ; Shuttlebus oder Straßenbahn zum Münster, drei Kilometer. ; Shuttle or tram to the cathedral, three kilometres.
trier ; Anleger Zurlauben, zwei Kilometer bis zur Porta Nigra. ; Zurlauben pier, two kilometres to the Porta Nigra.
bernkastel-kues ; Über die Brücke zum Marktplatz, acht Minuten. ; Across the bridge to the market square, eight minutes.
wuerzburg ; Die Residenz ist zwanzig Minuten zu Fuß entfernt. ; The Residence is twenty minutes on foot.
bamberg ; Shuttlebus vom Hafen in die Altstadt. ; Shuttle from the harbour to the old town.
rouen ; Kathedrale und Fachwerkgassen zehn Minuten zu Fuß. ; Cathedral and timbered lanes ten minutes on foot.
vernon ; Giverny mit Monets Garten liegt fünf Kilometer entfernt. ; Giverny and Monet’s garden are five kilometres away.
avignon ; Anleger vor der Stadtmauer, zehn Minuten zum Papstpalast. ; Berth outside the walls, ten minutes to the Papal Palace.
arles ; Amphitheater und Altstadt zehn Minuten zu Fuß. ; Amphitheatre and old town ten minutes on foot.
pinhao ; Der Bahnhof mit den Azulejos liegt 300 Meter vom Anleger. ; The station with its azulejos is 300 metres from the pier.
edfu ; Mit der Kutsche oder dem Bus zum Horustempel, zehn Minuten. ; By carriage or coach to the Temple of Horus, ten minutes.
kom-ombo ; Der Tempel steht am Ufer über dem Anleger. ; The temple stands on the bank above the pier.
meissen ; Albrechtsburg und Dom liegen über dem Anleger. ; Albrechtsburg castle and the cathedral rise above the pier.
dresden ; Anleger am Terrassenufer, die Frauenkirche ist fünf Minuten entfernt. ; Berth at the Terrassenufer, five minutes from the Frauenkirche.
potsdam ; Nach Sanssouci drei Kilometer, Bus vom Bahnhof. ; Three kilometres to Sanssouci, bus from the station.
`;

export interface PortNote {
  readonly de: string;
  readonly en: string;
}

export const portNotes: ReadonlyMap<string, PortNote> = new Map(
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [port = '', de = '', en = ''] = line.split(' ; ');
      return [port, { de, en }] as const;
    }),
);
