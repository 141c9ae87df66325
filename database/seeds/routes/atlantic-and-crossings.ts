// Columns as in northern-europe.ts
export const atlanticAndCrossingRoutes = `
can-lpa-7 ; can-laspalmas ; MLC ; 10-4 ; canaries ; island ; Kanaren & Madeira / Inseln des ewigen Frühlings ; Canaries & Madeira / Islands of Eternal Spring
  las-palmas 22, puerto-del-rosario 8-18, arrecife 8-19, ~atlantic, funchal 8-22, santa-cruz-de-la-palma 13-21, santa-cruz-de-tenerife 8-22, las-palmas 5
can-lpa-7b ; can-laspalmas ; MLC ; 10-4 ; canaries ; island coast ; Kanaren & Marokko ; Canaries & Morocco
  las-palmas 22, arrecife 9-18, agadir 10-19, ~atlantic, funchal 8-18, ~atlantic, santa-cruz-de-tenerife 8-20, las-palmas 5
can-lpa-14 ; can-laspalmas ; LC ; 11-3 ; azores canaries ; island tropics ; Kanaren & Kapverden ; Canaries & Cape Verde
  las-palmas 20, santa-cruz-de-tenerife 8-18, ~atlantic, ~atlantic, palmeira 8-18, praia 8-18, mindelo 8-20, ~atlantic, ~atlantic, santa-cruz-de-la-palma 8-20, funchal 9-22, ~atlantic, arrecife 8-19, puerto-del-rosario 8-18, las-palmas 6
sai-lpa-7 ; sail-canaries ; S ; 10-4 ; canaries ; island ; Segeln zwischen den Kanaren ; Sailing the Canaries
  las-palmas 18, puerto-del-rosario 9-20, arrecife 8-18, ~atlantic, santa-cruz-de-la-palma 9-22, san-sebastian-de-la-gomera 8-18, santa-cruz-de-tenerife 8-22, las-palmas 8
sai-lpa-10 ; sail-canaries ; S ; 10-4 ; canaries ; island ; Segeln bis El Hierro & Madeira ; Sailing to El Hierro & Madeira
  las-palmas 18, santa-cruz-de-tenerife 9-20, san-sebastian-de-la-gomera 8-18, la-estaca 8-18, santa-cruz-de-la-palma 8-18, ~atlantic, funchal 8+, funchal +18, ~atlantic, arrecife 9-20, las-palmas 9
can-sou-14 ; winter-southampton ; LC ; 9-4 ; canaries western-europe ; island city ; Kanaren & Madeira ab Southampton ; Canary Islands & Madeira from Southampton
  southampton 16, ~bay-of-biscay, la-coruna 9-18, ~atlantic, funchal 12-22, santa-cruz-de-la-palma 13-21, santa-cruz-de-tenerife 8-18, las-palmas 8-18, arrecife 8-17, ~atlantic, ~atlantic, lissabon 8-18, ~bay-of-biscay, ~english-channel, southampton 6
can-sou-12 ; winter-southampton ; LC ; 9-4 ; canaries western-europe ; island ; Winterwärme ab Southampton ; Winter Warmth from Southampton
  southampton 16, ~bay-of-biscay, ~atlantic, lissabon 8-18, ~atlantic, arrecife 8-18, las-palmas 8-18, santa-cruz-de-tenerife 8-18, funchal 10-18, ~atlantic, vigo 14-20, ~bay-of-biscay, southampton 16
car-sou-28 ; winter-southampton ; LC ; 10-2 ; eastern-caribbean transatlantic ; island ocean_crossing tropics ; Karibik ohne Flug ab Southampton ; Caribbean without Flying from Southampton
  southampton 16, ~english-channel, ~atlantic, ponta-delgada 12-20, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, philipsburg 12-21, st-john-s-antigua 8-18, basseterre 8-18, castries 9-19, bridgetown 8-22, st-george-s 8-18, kingstown 8-18, roseau 8-18, fort-de-france 8-18, road-town 12-20, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, funchal 12-20, ~atlantic, ~bay-of-biscay, southampton 16
ham-pmi-10 ; repo-autumn-west ; LMC ; 9-11 ; western-europe western-mediterranean ; city coast ; Von Hamburg nach Mallorca ; Hamburg to Majorca
  hamburg 18, ~north-sea, le-havre 8-20, ~bay-of-biscay, la-coruna 8-18, lissabon 13-23, cadiz 14-22, malaga 10-20, ~mediterranean, barcelona 8-20, palma-de-mallorca 5
kie-pmi-12 ; repo-autumn-west ; LMC ; 9-11 ; western-europe western-mediterranean ; city coast ; Von Kiel nach Mallorca ; Kiel to Majorca
  kiel 18, ~kattegat, ~north-sea, rotterdam 8-18, zeebruegge 7-18, southampton 8-19, ~bay-of-biscay, bilbao 9-18, la-coruna 11-19, lissabon 13-22, ~atlantic, malaga 8-18, palma-de-mallorca 17
pmi-kie-12 ; repo-spring-west ; LMC ; 3-5 ; western-europe western-mediterranean ; city coast ; Von Mallorca nach Kiel ; Majorca to Kiel
  palma-de-mallorca 22, ~mediterranean, cadiz 8-18, lissabon 9-20, ~atlantic, la-coruna 8-18, ~bay-of-biscay, southampton 8-19, zeebruegge 9-19, amsterdam 8-18, ~north-sea, kopenhagen 13-20, kiel 9
war-pmi-13 ; repo-autumn-west ; LMC ; 9-11 ; western-europe western-mediterranean ; city coast ; Von Warnemünde nach Mallorca ; Warnemünde to Majorca
  warnemuende 18, kopenhagen 8-17, ~kattegat, ~north-sea, rotterdam 8-19, le-havre 9-22, ~bay-of-biscay, bilbao 9-18, leixoes 16-23, lissabon 11-20, ~atlantic, malaga 8-18, cartagena-spanien 8-18, palma-de-mallorca 9
pmi-war-13 ; repo-spring-west ; LMC ; 3-5 ; western-europe western-mediterranean ; city coast ; Von Mallorca nach Warnemünde ; Majorca to Warnemünde
  palma-de-mallorca 22, ~mediterranean, malaga 8-18, gibraltar 8-16, lissabon 13-21, la-coruna 15-22, ~bay-of-biscay, southampton 9-19, zeebruegge 9-19, amsterdam 8-20, ~north-sea, oslo 8-18, kopenhagen 9-20, warnemuende 6
cph-sav-12 ; repo-autumn-west ; ML ; 9-10 ; western-europe western-mediterranean ; city coast ; Von Kopenhagen nach Savona ; Copenhagen to Savona
  kopenhagen 17, ~kattegat, ~north-sea, zeebruegge 9-19, le-havre 8-20, ~bay-of-biscay, la-coruna 8-18, lissabon 14-22, ~atlantic, malaga 8-18, ~mediterranean, marseille 8-18, savona 9
sav-cph-12 ; repo-spring-west ; ML ; 4-5 ; western-europe western-mediterranean ; city coast ; Von Savona nach Kopenhagen ; Savona to Copenhagen
  savona 17, barcelona 12-20, ~mediterranean, malaga 8-17, lissabon 14-22, vigo 13-20, ~bay-of-biscay, le-havre 14-22, dover 8-18, amsterdam 8-18, ~north-sea, ~kattegat, kopenhagen 8
lpa-ham-11 ; repo-spring-west ; LMC ; 3-5 ; canaries western-europe ; island city ; Von Gran Canaria nach Hamburg ; Gran Canaria to Hamburg
  las-palmas 22, santa-cruz-de-tenerife 8-20, ~atlantic, funchal 8-20, ~atlantic, lissabon 9-20, leixoes 10-19, la-coruna 9-18, ~bay-of-biscay, le-havre 8-20, ~north-sea, hamburg 7
pmi-lpa-7 ; repo-autumn-west ; LMC ; 10-11 ; canaries western-mediterranean ; island city ; Von Mallorca nach Gran Canaria ; Majorca to Gran Canaria
  palma-de-mallorca 22, ~mediterranean, malaga 8-18, casablanca 13-22, ~atlantic, funchal 8-22, arrecife 16-23, las-palmas 9
lpa-pmi-7 ; repo-spring-west ; LMC ; 3-5 ; canaries western-mediterranean ; island city ; Von Gran Canaria nach Mallorca ; Gran Canaria to Majorca
  las-palmas 22, arrecife 8-20, ~atlantic, agadir 8-14, ~atlantic, cadiz 8-20, malaga 8-18, palma-de-mallorca 18
pmi-lrm-14 ; crossing-west ; LM ; 10-12 ; transatlantic eastern-caribbean ; ocean_crossing island tropics ; Von Mallorca in die Karibik ; Majorca to the Caribbean
  palma-de-mallorca 22, ~mediterranean, malaga 8-18, ~atlantic, funchal 13-22, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, philipsburg 12-20, st-john-s-antigua 8-18, basseterre 7-17, la-romana 17
lrm-pmi-14 ; crossing-east ; LM ; 3-4 ; transatlantic eastern-caribbean ; ocean_crossing island ; Aus der Karibik nach Mallorca ; Caribbean to Majorca
  la-romana 22, road-town 13-20, philipsburg 8-17, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ponta-delgada 9-18, ~atlantic, lissabon 14-22, cadiz 14-20, ~mediterranean, palma-de-mallorca 9
sav-ptp-14 ; crossing-west ; LM ; 10-12 ; transatlantic eastern-caribbean ; ocean_crossing island tropics ; Von Savona in die Karibik ; Savona to the Caribbean
  savona 17, barcelona 12-20, ~mediterranean, malaga 8-17, ~atlantic, santa-cruz-de-tenerife 8-20, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, fort-de-france 12-22, pointe-a-pitre 8
ptp-sav-14 ; crossing-east ; LM ; 3-4 ; transatlantic eastern-caribbean ; ocean_crossing island ; Aus der Karibik nach Savona ; Caribbean to Savona
  pointe-a-pitre 22, philipsburg 9-18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, funchal 9-18, ~atlantic, malaga 14-22, ~mediterranean, marseille 9-18, savona 9
bcn-fll-14 ; crossing-west ; ML ; 10-12 ; transatlantic western-mediterranean ; ocean_crossing island ; Von Barcelona nach Florida ; Barcelona to Florida
  barcelona 18, ~mediterranean, malaga 8-18, ~atlantic, funchal 12-20, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, nassau 12-20, fort-lauderdale 7
fll-bcn-14 ; crossing-east ; ML ; 3-5 ; transatlantic western-mediterranean ; ocean_crossing island ; Von Florida nach Barcelona ; Florida to Barcelona
  fort-lauderdale 16, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ponta-delgada 8-18, ~atlantic, lissabon 12-22, cadiz 14-22, ~mediterranean, valencia 8-18, barcelona 6
sou-mia-14 ; crossing-west ; ML ; 9-11 ; transatlantic ; ocean_crossing city ; Von Southampton nach Florida ; Southampton to Florida
  southampton 16, ~english-channel, cobh-cork 8-17, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, new-york 8-23, ~atlantic, ~atlantic, nassau 12-20, miami 7
mia-sou-13 ; crossing-east ; ML ; 4-5 ; transatlantic ; ocean_crossing ; Von Florida nach Southampton ; Florida to Southampton
  miami 16, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ponta-delgada 9-18, ~atlantic, ~atlantic, cobh-cork 8-18, ~english-channel, southampton 6
sou-nyc-7 ; crossing-classic ; LC ; 4-12 ; transatlantic ; ocean_crossing city ; Transatlantik klassisch: Southampton – New York ; Classic Transatlantic: Southampton to New York
  southampton 17, ~english-channel, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, new-york 16
nyc-sou-7 ; crossing-classic ; LC ; 4-12 ; transatlantic ; ocean_crossing city ; Transatlantik klassisch: New York – Southampton ; Classic Transatlantic: New York to Southampton
  new-york 17, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~english-channel, southampton 18
liv-bgi-15 ; crossing-west ; C ; 10-12 ; transatlantic azores ; ocean_crossing island ; Von Liverpool nach Barbados ; Liverpool to Barbados
  liverpool 16, ~irish-sea, ~atlantic, ~atlantic, ponta-delgada 8-18, ~atlantic, funchal 12-20, ~atlantic, santa-cruz-de-tenerife 8-18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, bridgetown 18
bgi-liv-15 ; crossing-east ; C ; 3-4 ; transatlantic azores ; ocean_crossing island ; Von Barbados nach Liverpool ; Barbados to Liverpool
  bridgetown 22, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, horta 9-18, praia-da-vitoria 8-18, ponta-delgada 8-18, ~atlantic, ~atlantic, ~atlantic, cobh-cork 8-18, liverpool 13
lis-sou-8 ; luxury-north ; C ; 4-5 ; western-europe ; city coast x1.1 ; Von Lissabon nach Southampton ; Lisbon to Southampton
  lissabon 19, leixoes 10-20, la-coruna 11-20, gijon 9-18, bilbao 8-20, ~bay-of-biscay, saint-malo 9-18, honfleur 9-20, southampton 7
bgi-lis-12 ; crossing-east ; C ; 4-4 ; transatlantic azores ; ocean_crossing island x1.1 ; Von Barbados über die Azoren nach Lissabon ; Barbados to Lisbon via the Azores
  bridgetown 20, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, horta 8-18, ponta-delgada 8-18, ~atlantic, ~atlantic, lissabon 8
bcn-bgi-16 ; crossing-west ; C ; 10-11 ; transatlantic azores ; ocean_crossing island x1.1 ; Von Barcelona nach Barbados ; Barcelona to Barbados
  barcelona 19, cartagena-spanien 13-20, malaga 9-18, ~atlantic, arrecife 8-18, santa-cruz-de-la-palma 9-20, ~atlantic, ~atlantic, mindelo 8-18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, scarborough-tobago 12-20, st-george-s 8-18, bridgetown 7
bgi-bcn-14 ; crossing-east ; C ; 3-5 ; transatlantic ; ocean_crossing island x1.1 ; Von Barbados nach Barcelona ; Barbados to Barcelona
  bridgetown 20, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, funchal 12-22, ~atlantic, cadiz 8-20, malaga 8-18, cartagena-spanien 8-18, palma-de-mallorca 12-22, barcelona 7
sou-ice-nyc-18 ; luxury-autumn ; C ; 8-9 ; transatlantic iceland ; ocean_crossing island polar x1.15 ; Auf den Spuren der Wikinger nach New York ; In the Wake of the Vikings to New York
  southampton 18, ~north-sea, lerwick 11-19, torshavn 9-18, ~atlantic, reykjavik 14+, reykjavik +17, ~denmark-strait, ~denmark-strait, qaqortoq 8-18, ~davis-strait, nanortalik 8-14, ~labrador-sea, ~labrador-sea, st-john-s-neufundland 8-18, ~atlantic, halifax 8-18, ~atlantic, new-york 7
spu-agp-9 ; sail-repo-autumn ; S ; 10-11 ; adriatic western-mediterranean ; island coast ocean_crossing ; Unter Segeln von Split nach Málaga ; Under Sail from Split to Malaga
  split 18, korcula 8-18, ~adriatic, ~ionian-sea, syrakus 8-18, ~mediterranean, cagliari 15-22, ~mediterranean, ~mediterranean, malaga 17
agp-spu-9 ; sail-repo-spring ; S ; 4-5 ; adriatic western-mediterranean ; island coast ; Unter Segeln von Málaga nach Split ; Under Sail from Malaga to Split
  malaga 18, ~mediterranean, ~mediterranean, cagliari 10-20, ~mediterranean, syrakus 9-19, ~ionian-sea, ~adriatic, korcula 8-20, split 8
pir-agp-11 ; sail-repo-autumn ; S ; 10-11 ; greece western-mediterranean ; island coast ; Unter Segeln von Athen nach Málaga ; Under Sail from Athens to Malaga
  piraeus 18, monemvasia 9-18, ~ionian-sea, ~ionian-sea, syrakus 8-18, valletta 8-22, ~mediterranean, cagliari 12-20, ~mediterranean, ~mediterranean, almeria 9-20, malaga 8
agp-pir-11 ; sail-repo-spring ; S ; 4-5 ; greece western-mediterranean ; island coast ; Unter Segeln von Málaga nach Athen ; Under Sail from Malaga to Athens
  malaga 18, almeria 8-18, ~mediterranean, ~mediterranean, cagliari 8-18, ~mediterranean, valletta 8-22, syrakus 9-19, ~ionian-sea, ~ionian-sea, monemvasia 8-18, piraeus 8
agp-lpa-7 ; sail-repo-autumn ; S ; 10-11 ; canaries western-europe ; island coast ; Unter Segeln zu den Kanaren ; Under Sail to the Canaries
  malaga 18, tanger 8-18, ~atlantic, ~atlantic, ~atlantic, arrecife 8-20, puerto-del-rosario 8-18, las-palmas 8
lpa-agp-8 ; sail-repo-spring ; S ; 3-5 ; canaries western-europe ; island coast ; Unter Segeln von den Kanaren nach Andalusien ; Under Sail from the Canaries to Andalusia
  las-palmas 18, arrecife 9-20, ~atlantic, ~atlantic, ~atlantic, tanger 14-22, gibraltar 8-18, almeria 11-20, malaga 8
agp-bgi-20 ; sail-crossing ; S ; 10-11 ; transatlantic canaries ; ocean_crossing island tropics ; Atlantiküberquerung unter Segeln ; Atlantic Crossing under Sail
  malaga 18, ~atlantic, ~atlantic, ~atlantic, las-palmas 12-22, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, bridgetown 10
bgi-agp-20 ; sail-crossing ; S ; 3-4 ; transatlantic azores ; ocean_crossing island ; Mit dem Westwind über den Atlantik ; With the Westerlies across the Atlantic
  bridgetown 18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, horta 8-18, angra-do-heroismo 8-18, ponta-delgada 9-20, ~atlantic, ~atlantic, ~atlantic, ~atlantic, malaga 18
civ-agp-7 ; sail-repo-autumn ; S ; 10-11 ; western-mediterranean ; island coast ; Unter Segeln von Rom nach Málaga ; Under Sail from Rome to Malaga
  civitavecchia 18, bonifacio 11-20, ajaccio 8-18, ~mediterranean, mahon 9-20, ibiza 14-23, ~mediterranean, malaga 9
agp-civ-8 ; sail-repo-spring ; S ; 4-5 ; western-mediterranean ; island coast ; Unter Segeln von Málaga nach Rom ; Under Sail from Malaga to Rome
  malaga 18, ~mediterranean, ibiza 9-22, palma-de-mallorca 9-22, mahon 12-20, ~mediterranean, ajaccio 8-18, bonifacio 8-18, civitavecchia 9
rey-lis-11 ; expedition-repo ; E ; 9-10 ; british-isles western-europe ; island coast ; Von Island nach Lissabon ; Iceland to Lisbon
  reykjavik 17, ~atlantic, ~atlantic, stornoway 8-18, tobermory 9-18, dublin 13-22, st-mary-s-scilly 12-20, brest 8-18, ~bay-of-biscay, la-coruna 8-18, leixoes 12-20, lissabon 12
lis-bue-21 ; expedition-repo ; E ; 9-10 ; south-america azores ; ocean_crossing tropics ; Von Lissabon nach Buenos Aires ; Lisbon to Buenos Aires
  lissabon 18, ~atlantic, ~atlantic, santa-cruz-de-tenerife 8-20, ~atlantic, ~atlantic, ~atlantic, praia 8-18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, recife 8-18, ~atlantic, salvador-da-bahia 8-20, ~atlantic, ~atlantic, rio-de-janeiro 8+, rio-de-janeiro +18, ~atlantic, ~atlantic, buenos-aires 23
bue-ush-12 ; expedition-repo ; E ; 10-11 ; south-america antarctica ; coast island polar ; Von Buenos Aires nach Feuerland ; Buenos Aires to Tierra del Fuego
  buenos-aires 18, montevideo 8-18, ~atlantic, ~atlantic, puerto-madryn 8-18, ~atlantic, ~atlantic, port-stanley 8-18, west-point-island 8-16, ~atlantic, punta-arenas 12-20, ~beagle-channel, ushuaia 8
ush-bue-12 ; expedition-repo ; E ; 2-4 ; south-america ; coast island ; Von Feuerland nach Buenos Aires ; Tierra del Fuego to Buenos Aires
  ushuaia 18, ~beagle-channel, ~atlantic, west-point-island 8-16, port-stanley 8-18, ~atlantic, ~atlantic, puerto-madryn 12-20, ~atlantic, ~atlantic, punta-del-este 8-18, montevideo 8-20, buenos-aires 7
bue-lis-20 ; expedition-repo ; E ; 3-4 ; south-america azores ; ocean_crossing tropics ; Von Buenos Aires nach Lissabon ; Buenos Aires to Lisbon
  buenos-aires 18, ~atlantic, ~atlantic, ~atlantic, rio-de-janeiro 12+, rio-de-janeiro +14, ~atlantic, salvador-da-bahia 18-23, ~atlantic, recife 18-23, ~atlantic, ~atlantic, ~atlantic, ~atlantic, mindelo 18-23, ~atlantic, ~atlantic, ~atlantic, funchal 8-18, ~atlantic, lissabon 12
lis-edi-12 ; expedition-repo ; E ; 4-5 ; western-europe british-isles ; coast island ; Von Lissabon nach Schottland ; Lisbon to Scotland
  lissabon 18, leixoes 12-20, la-coruna 12-20, ~bay-of-biscay, brest 12-20, st-mary-s-scilly 9-18, cobh-cork 9-18, dublin 14-22, douglas 9-18, tobermory 13-20, stornoway 10-18, kirkwall 9-18, edinburgh-rosyth 11
edi-lis-12 ; expedition-repo ; E ; 9-11 ; western-europe british-isles ; coast island ; Von Schottland nach Lissabon ; Scotland to Lisbon
  edinburgh-rosyth 18, kirkwall 12-20, stornoway 10-18, tobermory 8-18, douglas 10-18, dublin 8-18, cobh-cork 10-18, st-mary-s-scilly 9-18, brest 9-18, ~bay-of-biscay, la-coruna 8-18, leixoes 12-20, lissabon 12
gre-edi-4 ; expedition-britain ; E ; 4-10 ; british-isles ; island coast ; Kurz nach Mull & Orkney ; Mull & Orkney Short Break
  greenock 17, tobermory 8-15, kirkwall 12-20, ~north-sea, edinburgh-rosyth 8
sav-ssz-17 ; crossing-west ; LM ; 11-12 ; south-america transatlantic ; ocean_crossing city tropics ; Von Savona nach Brasilien ; Savona to Brazil
  savona 17, barcelona 12-20, ~mediterranean, malaga 8-17, ~atlantic, santa-cruz-de-tenerife 8-18, ~atlantic, ~atlantic, mindelo 8-17, ~atlantic, ~atlantic, ~atlantic, recife 12-22, maceio 8-18, salvador-da-bahia 12-20, ~atlantic, rio-de-janeiro 14-23, santos 9
ssz-sav-17 ; crossing-east ; LM ; 3-4 ; south-america transatlantic ; ocean_crossing city ; Von Brasilien nach Savona ; Brazil to Savona
  santos 17, rio-de-janeiro 8-18, ~atlantic, salvador-da-bahia 8-20, maceio 10-18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, santa-cruz-de-tenerife 12-20, ~atlantic, cadiz 18-23, malaga 10-18, ~mediterranean, barcelona 8-18, marseille 9-18, savona 9
`;
