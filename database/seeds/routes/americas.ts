// Columns as in northern-europe.ts
export const americasRoutes = `
wca-mia-7 ; car-miami ; ML ; 1-12 ; western-caribbean ; island tropics coast ; Westliche Karibik ab Miami / Maya, Riff & Strand ab Miami ; Western Caribbean from Miami
  miami 16, ~caribbean-sea, roatan 10-18, costa-maya 8-17, cozumel 8-18, ~caribbean-sea, nassau 12-20, miami 6
wca-mia-7b ; car-miami ; ML ; 1-12 ; western-caribbean ; island tropics ; Jamaika, Cayman & Mexiko ab Miami ; Jamaica, Cayman & Mexico from Miami
  miami 16, ~caribbean-sea, falmouth-jamaika 9-18, george-town-grand-cayman 8-16, cozumel 10-20, ~caribbean-sea, bimini 9-17, miami 6
eca-mia-7 ; car-miami ; ML ; 1-12 ; eastern-caribbean ; island tropics ; Östliche Karibik ab Miami ; Eastern Caribbean from Miami
  miami 16, ~atlantic, puerto-plata 10-18, san-juan 13-22, philipsburg 10-19, ~atlantic, ~atlantic, miami 6
bah-mia-3 ; car-miami car-canaveral ; ML ; 1-12 ; western-caribbean ; island tropics ; Bahamas kompakt / Kurz auf die Bahamas ; Bahamas Short Break
  miami 16, nassau 8-18, bimini 9-18, miami 6
bah-mia-4 ; car-miami ; ML ; 1-12 ; western-caribbean ; island tropics ; Key West & Cozumel ab Miami ; Key West & Cozumel from Miami
  miami 16, key-west 8-17, cozumel 13-22, ~gulf-of-mexico, miami 7
wca-pcv-7 ; car-canaveral ; M ; 1-12 ; western-caribbean ; island tropics ; Westliche Karibik ab Orlando ; Western Caribbean from Orlando
  port-canaveral 16, ~atlantic, george-town-grand-cayman 10-18, roatan 12-20, cozumel 12-21, ~gulf-of-mexico, nassau 12-18, port-canaveral 7
eca-pcv-7 ; car-canaveral ; M ; 1-12 ; eastern-caribbean ; island tropics ; Östliche Karibik ab Orlando ; Eastern Caribbean from Orlando
  port-canaveral 16, nassau 10-18, ~atlantic, charlotte-amalie 11-20, philipsburg 8-18, ~atlantic, ~atlantic, port-canaveral 7
bah-pcv-4 ; car-canaveral ; M ; 1-12 ; western-caribbean ; island tropics ; Bahamas ab Orlando ; Bahamas from Orlando
  port-canaveral 16, nassau 10-23, bimini 9-18, ~atlantic, port-canaveral 7
bah-pcv-3 ; car-canaveral ; M ; 1-12 ; western-caribbean ; island tropics ; Drei Tage Bahamas ; Three Days in the Bahamas
  port-canaveral 16, freeport 8-18, nassau 8-18, port-canaveral 7
eca-fll-8 ; car-fortlauderdale ; ML ; 10-4 ; eastern-caribbean ; island tropics ; Südliche Karibik ab Fort Lauderdale ; Southern Caribbean from Fort Lauderdale
  fort-lauderdale 16, ~atlantic, ~caribbean-sea, oranjestad 8-22, willemstad 8-20, kralendijk 7-16, ~caribbean-sea, ~caribbean-sea, fort-lauderdale 7
eca-fll-7 ; car-fortlauderdale ; ML ; 10-4 ; eastern-caribbean ; island tropics ; Jungferninseln & Bahamas ; Virgin Islands & Bahamas
  fort-lauderdale 16, half-moon-cay 9-16, ~atlantic, charlotte-amalie 9-18, road-town 8-17, san-juan 8-14, ~atlantic, fort-lauderdale 14
eca-lrm-7 ; car-laromana ; ML ; 11-4 ; eastern-caribbean ; island tropics ; Karibische Inseln ab La Romana / Kleine Antillen ab La Romana ; Caribbean Islands from La Romana
  la-romana 22, ~caribbean-sea, bridgetown 8-20, castries 8-18, pointe-a-pitre 8-20, basseterre 9-18, philipsburg 8-18, la-romana 14
eca-lrm-7b ; car-laromana ; ML ; 11-4 ; eastern-caribbean western-caribbean ; island tropics ; ABC-Inseln & Jamaika ab La Romana ; ABC Islands & Jamaica from La Romana
  la-romana 22, ~caribbean-sea, kralendijk 8-18, willemstad 7-19, oranjestad 7-17, ~caribbean-sea, ocho-rios 8-18, la-romana 22
eca-lrm-14 ; car-laromana ; ML ; 11-3 ; eastern-caribbean ; island tropics ; Karibik intensiv ab La Romana ; Caribbean in Depth from La Romana
  la-romana 22, ~caribbean-sea, road-town 8-18, philipsburg 8-18, st-john-s-antigua 8-18, basseterre 8-18, pointe-a-pitre 8-20, roseau 8-18, fort-de-france 8-20, bridgetown 8-20, st-george-s 8-18, ~caribbean-sea, willemstad 8-20, oranjestad 8-18, la-romana 17
eca-ptp-7 ; car-guadeloupe ; ML ; 11-4 ; eastern-caribbean ; island tropics ; Antillen ab Guadeloupe ; Antilles from Guadeloupe
  pointe-a-pitre 22, road-town 13-20, philipsburg 8-18, basseterre 8-18, st-john-s-antigua 8-18, castries 9-19, fort-de-france 8-20, pointe-a-pitre 8
eca-ptp-7b ; car-guadeloupe ; ML ; 11-4 ; eastern-caribbean ; island tropics ; Grenada, Tobago & Barbados ab Guadeloupe ; Grenada, Tobago & Barbados from Guadeloupe
  pointe-a-pitre 22, roseau 8-18, kingstown 8-18, scarborough-tobago 9-18, st-george-s 8-18, bridgetown 8-20, fort-de-france 8-20, pointe-a-pitre 7
eca-bgi-7 ; car-barbados ; CL ; 11-4 ; eastern-caribbean ; island tropics ; Inseln über dem Winde ab Barbados / Barbados, Grenadinen & Antigua ; Windward Islands from Barbados
  bridgetown 22, castries 8-18, basseterre 9-18, st-john-s-antigua 8-18, roseau 8-18, bequia 8-18, st-george-s 8-18, bridgetown 7
eca-bgi-10 ; car-barbados ; C ; 11-4 ; eastern-caribbean ; island tropics x1.05 ; Stille Buchten der Kleinen Antillen ; Quiet Bays of the Lesser Antilles
  bridgetown 22, bequia 8-18, mayreau 8-17, fort-de-france 8-18, les-saintes 8-18, gustavia 9-22, virgin-gorda 8-18, jost-van-dyke 8-18, basseterre 9-18, soufriere 9-18, bridgetown 7
eca-bgi-14 ; car-barbados ; C ; 11-3 ; eastern-caribbean ; island tropics ; Große Karibikrunde ab Barbados ; Grand Caribbean from Barbados
  bridgetown 22, st-george-s 8-18, ~caribbean-sea, kralendijk 8-18, willemstad 8-20, oranjestad 8-18, ~caribbean-sea, santo-domingo 8-18, san-juan 13-22, charlotte-amalie 8-18, road-town 8-18, gustavia 8-18, st-john-s-antigua 8-18, castries 9-18, bridgetown 7
sai-bgi-7 ; sail-barbados ; S ; 11-4 ; eastern-caribbean ; island tropics archipelago x1.1 ; Segeln in den Grenadinen ; Sailing the Grenadines
  bridgetown 22, ~caribbean-sea, st-george-s 8-18, mayreau 9-18, bequia 8-18, soufriere 9-18, fort-de-france 8-18, bridgetown 12
sai-bgi-sxm-7 ; sail-barbados ; S ; 11-4 ; eastern-caribbean ; island tropics archipelago x1.1 ; Segeln von Barbados nach St. Maarten ; Sailing from Barbados to St Maarten
  bridgetown 22, soufriere 11-18, roseau 8-18, les-saintes 8-18, st-john-s-antigua 8-18, basseterre 8-18, gustavia 8-22, philipsburg 7
sai-sxm-bgi-7 ; sail-barbados ; S ; 11-4 ; eastern-caribbean ; island tropics archipelago x1.1 ; Segeln von St. Maarten nach Barbados ; Sailing from St Maarten to Barbados
  philipsburg 22, virgin-gorda 9-18, jost-van-dyke 8-18, ~caribbean-sea, roseau 9-18, castries 8-18, bequia 8-18, bridgetown 12
sai-sxm-7 ; sail-barbados ; S ; 11-4 ; eastern-caribbean ; island tropics archipelago ; Segeln in den Jungferninseln ; Sailing the Virgin Islands
  philipsburg 22, gustavia 8-18, road-town 9-18, jost-van-dyke 8-18, virgin-gorda 8-18, ~caribbean-sea, basseterre 8-18, philipsburg 7
ala-sea-7 ; alaska ; ML ; 5-9 ; alaska ; fjord coast ; Alaska ab Seattle ; Alaska from Seattle
  seattle 16, ~pacific, juneau 12-22, skagway 7-20, ~endicott-arm, ketchikan 8-15, victoria-kanada 20-23:45, seattle 6
ala-sea-7b ; alaska ; ML ; 5-9 ; alaska ; fjord coast ; Gletscher & Wale ab Seattle ; Glaciers & Whales from Seattle
  seattle 16, ~pacific, ketchikan 8-17, sitka 9-18, ~hubbard-glacier, ~pacific, victoria-kanada 20-23:45, seattle 6
ala-van-7 ; alaska-vancouver ; C ; 5-9 ; alaska ; fjord coast x1.1 ; Inside Passage ab Vancouver ; Inside Passage from Vancouver
  vancouver 17, ~inside-passage, ketchikan 8-18, juneau 10-22, skagway 7-20, ~glacier-bay, ~inside-passage, vancouver 7
ala-van-swd-8 ; alaska-vancouver ; C ; 5-9 ; alaska ; fjord coast x1.1 ; Von Vancouver nach Seward ; Vancouver to Seward
  vancouver 17, ~inside-passage, prince-rupert 8-18, ketchikan 8-18, juneau 11-22, haines 8-18, icy-strait-point 8-18, ~hubbard-glacier, seward 7
ala-swd-van-8 ; alaska-vancouver ; C ; 5-9 ; alaska ; fjord coast x1.1 ; Von Seward nach Vancouver ; Seward to Vancouver
  seward 18, ~hubbard-glacier, sitka 12-20, icy-strait-point 9-18, juneau 7-20, skagway 7-18, ketchikan 12-20, ~inside-passage, vancouver 7
sea-lax-4 ; pacific-coast ; ML ; 9-10 ; north-america ; coast city ; Pazifikküste von Seattle nach Los Angeles ; Pacific Coast: Seattle to Los Angeles
  seattle 16, astoria 9-17, ~pacific, san-francisco 9-20, los-angeles 18
lax-sea-5 ; pacific-coast ; ML ; 4-5 ; north-america ; coast city ; Pazifikküste von Los Angeles nach Seattle ; Pacific Coast: Los Angeles to Seattle
  los-angeles 16, ~pacific, san-francisco 8-22, ~pacific, victoria-kanada 12-20, seattle 7
mex-lax-7 ; mexico ; ML ; 9-4 ; panama-canal ; coast tropics ; Mexikanische Riviera ab Los Angeles ; Mexican Riviera from Los Angeles
  los-angeles 16, ~pacific, cabo-san-lucas 10-19, mazatlan 9-18, puerto-vallarta 8-20, ~pacific, ~pacific, los-angeles 7
mex-lax-5 ; mexico ; ML ; 9-4 ; panama-canal ; coast ; Cabo & Ensenada ab Los Angeles ; Cabo & Ensenada from Los Angeles
  los-angeles 16, ~pacific, cabo-san-lucas 10-19, ~pacific, ensenada 14-21, los-angeles 7
haw-lax-15 ; mexico ; ML ; 10-4 ; north-america south-seas ; island ocean_crossing ; Hawaii ab Los Angeles ; Hawaii from Los Angeles
  los-angeles 16, ~pacific, ~pacific, ~pacific, ~pacific, honolulu 8-22, nawiliwili 8-18, kailua-kona 9-18, hilo 8-18, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, ensenada 8-17, los-angeles 7
nec-nyc-mtr-10 ; new-england ; C ; 9-10 ; north-america ; coast city x1.1 ; Indian Summer von New York nach Montréal ; Fall Colours from New York to Montreal
  new-york 17, newport-rhode-island 9-18, boston 8-18, bar-harbor 9-18, saint-john 9-18, halifax 9-19, ~atlantic, charlottetown 8-18, ~gulf-of-st-lawrence, quebec 9-20, montreal 8
nec-mtr-nyc-10 ; new-england ; C ; 9-10 ; north-america ; coast city x1.1 ; Indian Summer von Montréal nach New York ; Fall Colours from Montreal to New York
  montreal 17, quebec 7-20, saguenay 8-17, ~gulf-of-st-lawrence, charlottetown 10-19, sydney-neuschottland 9-18, halifax 9-18, ~atlantic, portland-maine 8-18, boston 8-18, new-york 9
nec-nyc-7 ; new-england ; C ; 5-10 ; north-america ; coast city ; Neuengland & Neuschottland ab New York ; New England & Nova Scotia from New York
  new-york 17, newport-rhode-island 8-18, boston 8-18, bar-harbor 8-18, halifax 13-20, saint-john 13-20, ~atlantic, new-york 14
nyc-bgi-11 ; luxury-autumn ; C ; 10-11 ; eastern-caribbean ; island city x1.1 ; Von New York nach Barbados ; New York to Barbados
  new-york 17, ~atlantic, king-s-wharf 9+, king-s-wharf +17, ~atlantic, ~atlantic, san-juan 12-22, virgin-gorda 8-18, gustavia 8-22, st-john-s-antigua 8-18, castries 10-18, bridgetown 7
ham-bue-24 ; grand-south ; C ; 10-12 ; south-america western-europe ; ocean_crossing city tropics ; Von Hamburg nach Buenos Aires ; Hamburg to Buenos Aires
  hamburg 18, ~north-sea, dover 9-18, ~bay-of-biscay, ~atlantic, lissabon 8-20, ~atlantic, funchal 10-20, santa-cruz-de-tenerife 12-20, ~atlantic, ~atlantic, mindelo 8-18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, fortaleza 8-18, ~atlantic, salvador-da-bahia 12-22, ~atlantic, rio-de-janeiro 12+, rio-de-janeiro +12, ~atlantic, montevideo 18-23, buenos-aires 9
bue-ham-25 ; grand-south ; C ; 2-4 ; south-america western-europe ; ocean_crossing city tropics ; Von Buenos Aires nach Hamburg ; Buenos Aires to Hamburg
  buenos-aires 18, montevideo 8-18, ~atlantic, ~atlantic, rio-de-janeiro 8+, rio-de-janeiro +18, buzios 8-16, ~atlantic, salvador-da-bahia 8-20, ~atlantic, recife 8-18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, praia 12-20, mindelo 10-18, ~atlantic, ~atlantic, las-palmas 8-20, ~atlantic, lissabon 12-18, ~bay-of-biscay, saint-malo 12-19, ~north-sea, hamburg 14
bue-val-16 ; grand-south ; C ; 11-2 ; south-america ; coast fjord city x1.05 ; Kap Hoorn & Patagonien nach Chile ; Cape Horn & Patagonia to Chile
  buenos-aires 20, montevideo 8-18, ~atlantic, puerto-madryn 12-20, ~atlantic, ~atlantic, port-stanley 8-18, ~cape-horn, ushuaia 8-20, ~beagle-channel, punta-arenas 8-18, ~chilean-fjords, ~chilean-fjords, ~chilean-fjords, puerto-montt 9-19, ~pacific, valparaiso 18
val-bue-16 ; grand-south ; C ; 11-3 ; south-america ; coast fjord city x1.05 ; Von Chile um Kap Hoorn nach Buenos Aires ; Chile around Cape Horn to Buenos Aires
  valparaiso 20, ~pacific, puerto-montt 12-20, ~chilean-fjords, ~chilean-fjords, ~chilean-fjords, punta-arenas 12-20, ~beagle-channel, ushuaia 8-18, ~cape-horn, port-stanley 12-20, ~atlantic, ~atlantic, puerto-madryn 8-18, ~atlantic, punta-del-este 18-23, buenos-aires 10
bra-ssz-7 ; brazil ; ML ; 11-4 ; south-america ; coast city tropics ; Brasiliens Küste ab Santos ; Brazilian Coast from Santos
  santos 17, ~atlantic, ilheus 8-17, salvador-da-bahia 8-20, ~atlantic, buzios 13-21, ilhabela 12-20, santos 8
riv-ssz-7 ; brazil ; ML ; 11-4 ; south-america ; coast city ; Buenos Aires & Montevideo ab Santos ; Buenos Aires & Montevideo from Santos
  santos 17, ~atlantic, ~atlantic, montevideo 8-18, buenos-aires 7-20, punta-del-este 10-18, ~atlantic, santos 20
lis-bgi-14 ; expedition-tropics ; E ; 10-11 ; transatlantic canaries ; ocean_crossing island ; Auf der Passatroute in die Karibik ; Trade Wind Route to the Caribbean
  lissabon 18, ~atlantic, funchal 12-20, ~atlantic, san-sebastian-de-la-gomera 8-18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, bridgetown 18
bgi-lis-16 ; expedition-tropics ; E ; 3-4 ; transatlantic azores ; ocean_crossing island ; Von Barbados über die Azoren nach Portugal ; Barbados to Portugal via the Azores
  bridgetown 18, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, horta 8-18, velas 8-18, angra-do-heroismo 8-18, ponta-delgada 9-18, ~atlantic, ~atlantic, lissabon 18
bgi-onx-9 ; expedition-tropics ; E ; 11-12 ; eastern-caribbean panama-canal ; island coast tropics ; Von Barbados nach Panama ; Barbados to Panama
  bridgetown 18, bequia 8-18, mayreau 8-18, st-george-s 8-18, ~caribbean-sea, kralendijk 14-22, willemstad 8-18, santa-marta 16-22, cartagena-kolumbien 8-20, colon 21
onx-bgi-9 ; expedition-tropics ; E ; 2-4 ; eastern-caribbean panama-canal ; island coast tropics ; Von Panama nach Barbados ; Panama to Barbados
  colon 18, ~caribbean-sea, cartagena-kolumbien 8-20, santa-marta 8-18, ~caribbean-sea, willemstad 8-20, kralendijk 8-18, ~caribbean-sea, st-george-s 14-22, bridgetown 18
onx-pas-8 ; expedition-panama ; E ; 12-3 ; panama-canal ; canal_passage coast tropics ; Durch den Panamakanal nach Costa Rica ; Through the Panama Canal to Costa Rica
  colon 18, ~panama-canal, fuerte-amador 8-18, ~pearl-islands, ~darien, ~pacific, ~coiba, ~osa-peninsula, puntarenas 7
pas-onx-8 ; expedition-panama ; E ; 12-3 ; panama-canal ; canal_passage coast tropics ; Von Costa Rica durch den Panamakanal ; Costa Rica through the Panama Canal
  puntarenas 18, ~osa-peninsula, ~coiba, ~pacific, ~darien, ~pearl-islands, fuerte-amador 8-20, ~panama-canal, colon 7
`;
