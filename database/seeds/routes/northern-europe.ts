// A route is two lines: key ; group ; ship kinds ; months of departure ; areas ; geography ; German names ; English names (alternatives with "/"),
// then its days. Kinds: M mega, L large, C classic, E expedition, S sailing, R river. A day is `port arrival-departure`, the first day
// has the departure only, the last the arrival only; `9+` stays overnight, `+18` leaves the next day; `~water` is a day at sea;
// `&` joins two calls of one day. Options after the geography: `x1.2` price level, `polar-night` for voyages meant for the dark months.
export const northernEuropeRoutes = `
nor-ham-7 ; north-hamburg ; MLC ; 5-9 ; norway ; fjord coast ; Norwegens Fjorde ab Hamburg / Kurs Fjorde ab Hamburg ; Norway’s Fjords from Hamburg
  hamburg 18, ~north-sea, eidfjord 8-18, bergen 8-18, flam 8-17, ~north-sea, ~north-sea, hamburg 7
nor-ham-10 ; north-hamburg ; MLC ; 5-8 ; norway ; fjord coast ; Norwegens Fjorde ab Hamburg / Große Fjordreise ab Hamburg ; Norway’s Fjords from Hamburg / Grand Fjords from Hamburg
  hamburg 18, ~north-sea, stavanger 8-17, flam 9-19, ~norwegian-sea, geiranger 8-17, alesund 8-17, bergen 8-18, ~north-sea, ~north-sea, hamburg 7
nor-ham-14 ; north-hamburg ; LC ; 5-8 ; norway ; fjord coast polar ; Nordkap & Fjorde ab Hamburg / Nordkap mit Lofoten ab Hamburg ; North Cape & Fjords from Hamburg
  hamburg 18, ~north-sea, bergen 10-18, geiranger 10-19, ~norwegian-sea, tromsoe 10-22, honningsvag 10-23, ~norwegian-sea, leknes 8-17, ~norwegian-sea, alesund 8-17, nordfjordeid 8-17, stavanger 11-19, ~north-sea, hamburg 7
bri-ham-12 ; north-hamburg ; LC ; 5-9 ; british-isles north-sea ; coast island city ; Rund um die Britischen Inseln ab Hamburg ; Around the British Isles from Hamburg
  hamburg 18, ~north-sea, edinburgh-rosyth 9-19, invergordon 8-18, kirkwall 8-17, ~hebrides, belfast 8-18, dublin 7-18, cobh-cork 9-18, ~english-channel, southampton 8-19, ~north-sea, hamburg 14
ice-ham-16 ; north-hamburg ; LC ; 6-8 ; iceland british-isles ; island coast ; Island & Färöer ab Hamburg / Island rundum ab Hamburg ; Iceland & Faroes from Hamburg
  hamburg 18, ~north-sea, kirkwall 12-20, torshavn 12-22, ~atlantic, seydisfjoerdur 8-17, akureyri 9-19, isafjoerdur 9-18, reykjavik 9+, reykjavik +18, heimaey 8-13, ~atlantic, lerwick 9-18, bergen 9-18, ~north-sea, ~north-sea, hamburg 7
grl-ham-22 ; north-hamburg ; C ; 6-8 ; arctic iceland ; polar coast island ; Grönland & Island ab Hamburg ; Greenland & Iceland from Hamburg
  hamburg 18, ~north-sea, lerwick 10-19, ~atlantic, reykjavik 14+, reykjavik +14, ~denmark-strait, ~denmark-strait, qaqortoq 8-18, ~davis-strait, nuuk 7-18, ilulissat 17+, ilulissat +20, sisimiut 9-17, ~davis-strait, nanortalik 13-20, ~atlantic, ~atlantic, isafjoerdur 12-20, ~atlantic, torshavn 16-22, ~north-sea, hamburg 20
spi-ham-18 ; north-hamburg ; LC ; 6-7 ; arctic norway ; polar fjord coast ; Spitzbergen & Nordkap ab Hamburg ; Spitsbergen & North Cape from Hamburg
  hamburg 18, ~north-sea, alesund 13-20, ~norwegian-sea, leknes 9-17, tromsoe 9-18, ~norwegian-sea, longyearbyen 12+, longyearbyen +18, ~norwegian-sea, honningsvag 10-22, ~norwegian-sea, ~norwegian-sea, molde 9-17, geiranger 8-17, bergen 10-18, ~north-sea, ~north-sea, hamburg 7
met-ham-7 ; north-hamburg ; MLC ; 3-5 9-12 ; north-sea ; city coast ; Metropolen ab Hamburg / Westeuropas Metropolen ; Western Cities from Hamburg
  hamburg 18, ~north-sea, southampton 8-19, le-havre 7-22, zeebruegge 10-19, rotterdam 8-18, ~north-sea, hamburg 8
sho-ham-4 ; north-hamburg ; MLC ; 3-5 9-12 ; north-sea ; city coast ; Kurzreise nach Amsterdam ab Hamburg / Kurze Auszeit ab Hamburg ; Short Break to Amsterdam from Hamburg
  hamburg 18, ~north-sea, amsterdam 8+, amsterdam +14, hamburg 13
sho-ham-3 ; north-hamburg ; MLC ; 3-5 9-12 ; north-sea ; coast city ; Kurzreise auf die Nordsee ; North Sea Short Break from Hamburg
  hamburg 18, ~north-sea, ijmuiden 8-16, hamburg 15
nol-ham-16 ; north-hamburg ; LC ; 10-3 ; norway ; fjord coast polar polar-night ; Winter im Hohen Norden ab Hamburg / Nordlichter ab Hamburg ; Northern Lights from Hamburg
  hamburg 18, ~north-sea, ~norwegian-sea, alesund 8-17, ~norwegian-sea, narvik 9-19, tromsoe 11+, tromsoe +22, alta 12+, alta +20, ~norwegian-sea, bodoe 9-17, ~norwegian-sea, bergen 9-18, ~north-sea, ~north-sea, hamburg 7
kys-ham-16 ; coastal-hamburg ; C ; 1-12 ; norway ; fjord coast polar polar-night x1.1 ; Die Küste bis zum Nordkap ab Hamburg ; The Coast to the North Cape from Hamburg
  hamburg 19, ~north-sea, rosendal 11-19, maloey 8-15, ~norwegian-sea, bodoe 9-18, stokmarknes 8-12 & svolvaer 15-22, tromsoe 12-23, honningsvag 12-19, alta 8+, alta +12, ~norwegian-sea, broennoeysund 8-13, kristiansund 9-13 & alesund 18-22, bergen 11-18, ~north-sea, hamburg 7
nor-kie-7 ; north-kiel ; ML ; 5-9 ; norway ; fjord coast ; Fjorde ab Kiel / Norwegens Fjorde ab Kiel ; Fjords from Kiel
  kiel 18, ~kattegat, bergen 12-20, geiranger 10-19, alesund 8-16, stavanger 11-19, oslo 12-19, kiel 13
nor-kie-10 ; north-kiel ; MLC ; 5-9 ; norway ; fjord coast ; Norwegens Fjorde ab Kiel / Weite Fjorde ab Kiel ; Norway’s Fjords from Kiel
  kiel 18, ~kattegat, stavanger 8-17, flam 9-18, ~norwegian-sea, andalsnes 8-18, hellesylt 8-11 & geiranger 12-19, olden 8-17, bergen 8-17, ~kattegat, kiel 12
nor-kie-14 ; north-kiel ; MLC ; 5-8 ; norway ; fjord coast polar ; Fjorde & Nordkap ab Kiel ; Fjords & North Cape from Kiel
  kiel 18, ~kattegat, ~north-sea, alesund 8-17, ~norwegian-sea, tromsoe 9-20, honningsvag 10-23, ~norwegian-sea, leknes 8-17, ~norwegian-sea, olden 8-17, bergen 8-17, ~north-sea, ~kattegat, kiel 8
bal-kie-7 ; north-kiel ; ML ; 5-9 ; baltic ; city coast ; Ostseemetropolen ab Kiel / Perlen der Ostsee ; Baltic Cities from Kiel
  kiel 18, kopenhagen 9-19, ~baltic, stockholm 8-18, tallinn 10-19, helsinki 8-17, ~baltic, kiel 12
bal-kie-11 ; north-kiel ; MLC ; 5-9 ; baltic ; city coast archipelago ; Große Ostseereise ab Kiel ; Grand Baltic from Kiel
  kiel 18, roenne 9-17, danzig 8-18, klaipeda 8-18, riga 10-19, tallinn 10-19, helsinki 8-18, stockholm 11+, stockholm +16, visby 8-17, kopenhagen 12-20, kiel 9
sca-kie-4 ; north-kiel ; MLC ; 4-10 ; baltic ; city coast ; Kurzreise nach Oslo & Kopenhagen / Skandinavien zum Kennenlernen ; Short Break to Oslo & Copenhagen
  kiel 18, oslo 14+, oslo +15, kopenhagen 9-20, kiel 9
nor-war-7 ; north-warnemuende ; MLC ; 5-9 ; norway ; fjord coast ; Norwegens Fjorde ab Warnemünde / Fjordwoche ab Warnemünde ; Norway’s Fjords from Warnemünde
  warnemuende 18, kopenhagen 8-17, ~north-sea, stavanger 8-17, eidfjord 8-18, kristiansand 12-20, ~kattegat, warnemuende 7
bal-war-7 ; north-warnemuende ; MLC ; 4-10 ; baltic ; city coast ; Ostsee ab Warnemünde / Ostsee mit Stockholm ; Baltic Sea from Warnemünde
  warnemuende 18, ~baltic, tallinn 9-19, helsinki 8-18, stockholm 11-20, visby 8-17, ~baltic, warnemuende 7
bal-war-10 ; north-warnemuende ; MLC ; 5-9 ; baltic ; city coast ; Hansestädte der Ostsee ; Hanseatic Baltic
  warnemuende 18, danzig 11-20, klaipeda 8-18, riga 10+, riga +17, tallinn 9-19, helsinki 8-18, stockholm 11-20, visby 9-18, roenne 9-18, warnemuende 7
bal-war-12 ; north-warnemuende ; LC ; 6-8 ; baltic ; coast city archipelago ; Bottnischer Meerbusen ab Warnemünde ; Gulf of Bothnia from Warnemünde
  warnemuende 18, ~baltic, mariehamn 8-17, sundsvall 9-18, umea 8-18, lulea 9-18, kemi 8-17, vaasa 9-18, turku 11-20, tallinn 9-18, ~baltic, karlskrona 8-17, warnemuende 8
nor-cph-7 ; north-copenhagen ; MLC ; 5-9 ; norway ; fjord coast ; Norwegische Fjorde ab Kopenhagen ; Norwegian Fjords from Copenhagen
  kopenhagen 18, ~kattegat, flam 11-19, geiranger 13-20, alesund 7-15, bergen 8-17, ~kattegat, kopenhagen 9
bal-cph-7 ; north-copenhagen ; MLC ; 5-9 ; baltic ; city coast ; Hauptstädte der Ostsee ab Kopenhagen ; Baltic Capitals from Copenhagen
  kopenhagen 17, ~baltic, tallinn 8-18, helsinki 8-18, stockholm 11-20, riga 12-20, ~baltic, kopenhagen 8
bal-cph-10 ; north-copenhagen ; LC ; 5-9 ; baltic ; city coast archipelago ; Ostsee von Kopenhagen nach Kopenhagen ; Baltic Discovery from Copenhagen
  kopenhagen 18, roenne 8-17, danzig 8-18, klaipeda 8-17, liepaja 8-17, riga 8-19, saaremaa 9-17, tallinn 9-20, stockholm 11+, stockholm +17, kopenhagen 22
nor-sou-7 ; north-southampton ; ML ; 5-9 ; norway ; fjord coast ; Norwegens Fjorde ab Southampton ; Norwegian Fjords from Southampton
  southampton 16, ~north-sea, stavanger 9-18, olden 10-18, alesund 8-16, haugesund 9-16, ~north-sea, southampton 6
nor-sou-14 ; north-southampton ; LC ; 5-8 ; norway ; fjord coast polar ; Nordkap ab Southampton ; North Cape from Southampton / Land of the Midnight Sun
  southampton 16, ~north-sea, bergen 12-20, geiranger 10-19, ~norwegian-sea, tromsoe 8-18, honningsvag 9-21, ~norwegian-sea, leknes 8-17, ~norwegian-sea, andalsnes 8-18, stavanger 11-19, ~north-sea, ~north-sea, southampton 6
bri-sou-12 ; north-southampton ; LC ; 5-9 ; british-isles ; coast island city ; Britische Inseln ab Southampton ; British Isles from Southampton
  southampton 17, st-peter-port 8-17, cobh-cork 10-19, dublin 8-18, liverpool 8-19, belfast 9-19, greenock 8-19, ~hebrides, kirkwall 8-17, invergordon 8-18, edinburgh-rosyth 9-19, ~north-sea, southampton 12
bal-sou-14 ; north-southampton ; LC ; 5-9 ; baltic ; city coast ; Ostsee ab Southampton ; Baltic from Southampton
  southampton 16, ~north-sea, ~kattegat, kopenhagen 8-18, ~baltic, stockholm 8-18, tallinn 11-20, helsinki 8-18, riga 12-20, ~baltic, danzig 8-18, warnemuende 13-21, ~kattegat, ~north-sea, southampton 14
ice-sou-14 ; north-southampton ; LC ; 6-8 ; iceland british-isles ; island coast ; Island ab Southampton ; Iceland from Southampton
  southampton 16, ~english-channel, cobh-cork 8-18, ~atlantic, ~atlantic, reykjavik 9+, reykjavik +18, isafjoerdur 9-18, akureyri 9-18, ~atlantic, torshavn 8-18, kirkwall 11-19, ~north-sea, ~north-sea, southampton 7
ibe-sou-8 ; north-southampton winter-southampton ; MLC ; 3-6 9-11 ; western-europe ; city coast ; Spanien & Portugal ab Southampton ; Spain & Portugal from Southampton
  southampton 16, ~bay-of-biscay, la-coruna 9-18, lissabon 10-20, vigo 11-19, bilbao 14-20, ~bay-of-biscay, le-havre 8-20, southampton 6
sho-sou-3 ; north-southampton winter-southampton ; MLC ; 3-5 9-12 ; north-sea ; city coast ; Kurzreise nach Zeebrügge ; Bruges Short Break
  southampton 16, zeebruegge 9-19, ~english-channel, southampton 6
sho-sou-4 ; north-southampton winter-southampton ; MLC ; 3-5 9-12 ; north-sea ; city coast ; Kurzreise nach Amsterdam & Brügge ; Amsterdam & Bruges Short Break
  southampton 16, ~north-sea, amsterdam 8-22, zeebruegge 10-19, southampton 8
cha-sou-5 ; north-southampton ; LC ; 4-9 ; north-sea british-isles ; coast island ; Kanalinseln & Bretagne ; Channel Islands & Brittany
  southampton 17, st-peter-port 8-18, saint-malo 8-18, brest 9-18, honfleur 13-22, southampton 8
bri-liv-10 ; north-liverpool ; C ; 5-9 ; british-isles ; coast island ; Schottische Inseln ab Liverpool ; Scottish Isles from Liverpool / Hebridean Summer
  liverpool 17, douglas 8-17, tobermory 10-18, portree 8-17, stornoway 8-18, kirkwall 10-18, lerwick 8-18, invergordon 10-19, ullapool 12-19, belfast 13-21, liverpool 9
nor-liv-12 ; north-liverpool ; C ; 5-8 ; norway ; fjord coast ; Norwegens Fjorde ab Liverpool ; Norwegian Fjords from Liverpool
  liverpool 16, ~hebrides, lerwick 10-18, bergen 12-20, flam 9-18, nordfjordeid 10-18, geiranger 8-18, alesund 8-17, ~norwegian-sea, kirkwall 9-17, stornoway 8-16, ~hebrides, liverpool 9
ice-liv-13 ; north-liverpool ; C ; 6-8 ; iceland ; island coast ; Island & Färöer ab Liverpool ; Iceland & Faroes from Liverpool
  liverpool 16, ~hebrides, torshavn 14-22, ~atlantic, seydisfjoerdur 8-17, akureyri 10-19, isafjoerdur 9-18, reykjavik 10+, reykjavik +17, heimaey 8-14, ~atlantic, ~atlantic, belfast 9-19, liverpool 8
irl-liv-7 ; north-liverpool ; C ; 4-10 ; british-isles ; coast island ; Rund um Irland ; Around Ireland
  liverpool 17, dublin 8-18, waterford 8-18, cobh-cork 8-18, bantry 8-17, galway 8-18, killybegs 9-18, liverpool 14
ibe-liv-12 ; north-liverpool ; C ; 4-5 9-10 ; western-europe ; city coast ; Lissabon & Galicien ab Liverpool ; Lisbon & Galicia from Liverpool
  liverpool 16, cobh-cork 13-20, ~bay-of-biscay, la-coruna 10-19, vigo 8-18, leixoes 8-18, lissabon 8+, lissabon +18, ~atlantic, bilbao 9-18, ~bay-of-biscay, dublin 13-22, liverpool 8
sct-edi-9 ; expedition-britain ; E ; 4-10 ; british-isles ; island coast ; Wilde Inseln Schottlands ; Wild Scottish Isles
  edinburgh-rosyth 17, ~north-sea, fair-isle 8-13 & lerwick 18+, lerwick +17, kirkwall 8-18, stornoway 10-19, st-kilda 8-14, portree 8-13 & tobermory 19-23, iona 8-12 & oban 15-22, greenock 8
sct-gre-9 ; expedition-britain ; E ; 4-10 ; british-isles ; island coast ; Von Glasgow rund um Schottland ; Around Scotland from Glasgow
  greenock 17, iona 10-15, tobermory 8-17, portree 8-18, st-kilda 8-14, stornoway 8-18, kirkwall 10+, kirkwall +17, fair-isle 8-13, edinburgh-rosyth 12
nor-edi-14 ; expedition-spring ; E ; 5-6 ; norway arctic ; fjord coast polar ; Von Schottland bis Spitzbergen ; Scotland to Spitsbergen
  edinburgh-rosyth 17, ~north-sea, lerwick 8-17, bergen 14-22, floroe 10-15 & olden 21+, olden +14, alesund 6-13, ~norwegian-sea, reine 8-18, svolvaer 8-13, tromsoe 8-18, honningsvag 12-20, ~norwegian-sea, bamsebu-bellsund 16-21, longyearbyen 7
ham-kie-5 ; link-north ; LC ; 3-5 ; north-sea baltic ; coast city ; Von Hamburg nach Kiel ; Hamburg to Kiel
  hamburg 18, ~north-sea, kristiansand 9-18, goeteborg 10-18, kopenhagen 8-20, kiel 9
kie-ham-5 ; link-north ; LC ; 9-11 ; north-sea baltic ; coast city ; Von Kiel nach Hamburg ; Kiel to Hamburg
  kiel 18, kopenhagen 8-18, goeteborg 8-18, kristiansand 8-17, ~north-sea, hamburg 9
edi-rey-8 ; expedition-spring ; E ; 5-6 ; british-isles iceland ; island coast ; Von Schottland nach Island ; Scotland to Iceland
  edinburgh-rosyth 17, kirkwall 13-20, fair-isle 8-12 & lerwick 15-22, ~norwegian-sea, torshavn 8-20, ~atlantic, djupivogur 8-18, heimaey 10-18, reykjavik 8
cph-sou-10 ; luxury-north ; C ; 5-8 ; norway baltic ; fjord coast city x1.1 ; Von Kopenhagen nach Southampton ; Copenhagen to Southampton
  kopenhagen 18, oslo 10-20, kristiansand 8-17, bergen 10-20, flam 8-18, geiranger 12-20, alesund 8-16, ~north-sea, edinburgh-rosyth 8-19, ~north-sea, southampton 8
sou-cph-13 ; luxury-north ; C ; 5-8 ; baltic north-sea ; city coast x1.1 ; Von Southampton nach Kopenhagen ; Southampton to Copenhagen
  southampton 18, antwerpen 13-22, amsterdam 13+, amsterdam +18, ~north-sea, goeteborg 10-19, ~baltic, danzig 8-20, riga 14-22, tallinn 11-20, helsinki 8-18, stockholm 11+, stockholm +17, kopenhagen 22
`;
