// Columns as in northern-europe.ts
export const riverRoutes = `
don-pas-7 ; danube-passau ; R ; 3-11 ; danube ; river city ; Donauklassiker ab Passau / Donau: Passau – Budapest – Passau ; Danube Classic from Passau
  passau 16, melk 8-12, budapest 18+, budapest +22, bratislava 14-20, wien 6-22, duernstein 6-11, passau 8
don-pas-8b ; danube-passau ; R ; 3-11 ; danube ; river city ; Donau mit Wachau & Puszta ; Danube with Wachau & Puszta
  passau 16, duernstein 9-13 & wien 19+, wien +18, budapest 12+, budapest +18, visegrad 21-23, bratislava 12-18, melk 10-15, passau 9
don-pas-5 ; danube-passau ; R ; 3-11 ; danube ; river city ; Kurzreise Wien & Budapest ; Vienna & Budapest Short Break
  passau 16, wien 13+, wien +18, budapest 9-22, bratislava 13-19, passau 17
don-pas-4 ; danube-passau ; R ; 3-11 ; danube ; river city ; Wien & Wachau zum Kennenlernen ; A First Look at Vienna & the Wachau
  passau 16, melk 8-12 & wien 20+, wien +23, linz 15-21, passau 8
don-delta-16 ; danube-delta ; R ; 4-9 ; danube ; river city ; Donaudelta & Eisernes Tor / Von Passau ins Donaudelta ; Danube Delta & the Iron Gates
  passau 16, wien 15-23, budapest 18-23, mohacs 12-18, belgrad 9-20, ~iron-gate, russe 16-22, ~danube, tulcea 6-18, giurgiu 22+, giurgiu +18, ~iron-gate, novi-sad 20-23, kalocsa 14-18, ~danube, wien 8-18, passau 15
don-bel-10 ; danube-delta ; R ; 3-11 ; danube ; river city ; Donau bis Belgrad ; Danube to Belgrade
  passau 16, wien 14-23, budapest 17+, budapest +14, vukovar 13-17, novi-sad 8-14 & belgrad 20+, belgrad +18, mohacs 17-21, esztergom 17-20, bratislava 10-18, passau 17
don-bud-pas-7 ; danube-english ; R ; 3-10 ; danube ; river city x1.1 ; Von Budapest nach Passau ; Budapest to Passau / Legendary Danube
  budapest 17+, budapest +22, bratislava 15-23, wien 8+, wien +22, krems 8-13 & melk 16-22, linz 9-22, passau 8
don-pas-bud-7 ; danube-english ; R ; 3-10 ; danube ; river city x1.1 ; Von Passau nach Budapest ; Passau to Budapest / Blue Danube Discovery
  passau 17, linz 8-20, melk 8-12 & duernstein 14-22, wien 7+, wien +22, bratislava 8-18, budapest 10+, budapest +
don-nue-bud-10 ; danube-english ; R ; 3-10 ; danube main ; river city x1.1 ; Von Nürnberg nach Budapest ; Nuremberg to Budapest
  nuernberg 17, ~main-danube-canal, regensburg 9-18, passau 12-22, linz 8-18, melk 8-12 & duernstein 14-20, wien 8+, wien +22, bratislava 8-18, budapest 9+, budapest +
don-bud-nue-10 ; danube-english ; R ; 3-10 ; danube main ; river city x1.1 ; Von Budapest nach Nürnberg ; Budapest to Nuremberg
  budapest 17+, budapest +18, bratislava 12-20, wien 8+, wien +18, duernstein 9-14 & melk 17-22, linz 13-20, passau 9-18, regensburg 14-23, kelheim 6-10, nuernberg 14
don-adv-5 ; danube-advent ; R ; 11-12 ; danube ; river city ; Advent auf der Donau / Christkindlmärkte an der Donau ; Danube Christmas Markets
  passau 16, linz 8-19, wien 13+, wien +22, bratislava 8-14, passau 19
don-adv-8 ; danube-advent ; R ; 11-12 ; danube ; river city ; Advent in Wien & Budapest ; Advent in Vienna & Budapest
  passau 16, melk 9-13 & wien 20+, wien +23, bratislava 8-16, budapest 8+, budapest +14, ~danube, linz 16-23, passau 8
don-sil-7 ; danube-newyear ; R ; 12-12 ; danube ; river city x1.35 ; Silvester auf der Donau ; New Year on the Danube
  passau 16, melk 9-13 & wien 20-23:30, bratislava 8-14 & esztergom 22-23, budapest 6+, budapest +22, wien 20+, wien +23, passau 18
rhe-cgn-7 ; rhine-cologne ; R ; 3-11 ; rhine ; river city ; Romantischer Rhein bis Straßburg / Rhein ab Köln ; Romantic Rhine to Strasbourg
  koeln 16, koblenz 8-14 & ruedesheim 20+, ruedesheim +13, speyer 7-13, strassburg 6-20, mainz 14-20, boppard 8-13 & andernach 16-20, koeln 8
rhe-cgn-5 ; rhine-cologne ; R ; 3-11 ; rhine moselle ; river city ; Rhein & Mosel im Überblick / Rhein & Mosel kompakt ; Rhine & Moselle in Brief
  koeln 16, koblenz 7-13 & cochem 19+, cochem +14, ruedesheim 7-14, koenigswinter 9-15, koeln 9
rhe-cgn-4 ; rhine-cologne ; R ; 3-11 ; rhine netherlands ; river city ; Kurzreise nach Amsterdam ab Köln ; Amsterdam Short Break from Cologne
  koeln 16, amsterdam 11+, amsterdam +14, arnheim 7-13, koeln 8
rhe-cgn-9 ; rhine-cologne ; R ; 4-9 ; netherlands rhine ; river city canal_passage ; Holland & Flandern ab Köln / Belgien & Holland ab Köln ; Holland & Flanders from Cologne
  koeln 16, nimwegen 7-13, amsterdam 6-23, rotterdam 9-20, antwerpen 8+, antwerpen +18, gent 8-20, dordrecht 13-20, duesseldorf 15-22, koeln 8
rhe-tul-6 ; rhine-cologne ; R ; 3-5 ; netherlands ; river city ; Zur Tulpenblüte nach Holland ; Dutch Tulip Time
  koeln 16, arnheim 6-12 & amsterdam 20+, amsterdam +22, hoorn 5-12 & enkhuizen 14-20, utrecht 8-18, nimwegen 5-12, koeln 8
rhe-cgn-bsl-7 ; rhine-basel ; R ; 3-11 ; rhine ; river city x1.1 ; Von Köln nach Basel ; Cologne to Basel
  koeln 16, koblenz 7-18, ruedesheim 8-22, mannheim 9-20, speyer 7-14, strassburg 7-22, breisach 8-18, basel 7
rhe-bsl-cgn-7 ; rhine-basel ; R ; 3-11 ; rhine ; river city x1.1 ; Von Basel nach Köln ; Basel to Cologne
  basel 16, breisach 7-13, strassburg 6-20, speyer 6-18, mainz 7-18, ruedesheim 7-14, koblenz 8-18, koeln 8
ams-bsl-7 ; rhine-basel rhine-english ; R ; 3-11 ; rhine ; river city x1.1 ; Von Amsterdam nach Basel / Rheinromantik nach Basel ; Amsterdam to Basel / Majestic Rhine
  amsterdam 18, ~rhine, koeln 8-18, koblenz 7-13 & ruedesheim 20+, ruedesheim +12, speyer 8-16, strassburg 7-22, basel 14
bsl-ams-7 ; rhine-basel rhine-english ; R ; 3-11 ; rhine ; river city x1.1 ; Von Basel nach Amsterdam ; Basel to Amsterdam / Rhine Getaway
  basel 16, breisach 7-13, strassburg 6-20, speyer 6-13, ruedesheim 6-13 & koblenz 18-23, koeln 8-20, amsterdam 13+, amsterdam +
ams-ams-7 ; rhine-english ; R ; 3-5 ; netherlands ; river city x1.1 ; Tulpen & Windmühlen ab Amsterdam ; Tulips & Windmills from Amsterdam
  amsterdam 18+, amsterdam +14, hoorn 18-23, kampen 8-18, deventer 6-13, nimwegen 8-16, dordrecht 8-18, amsterdam 7
ams-ant-7 ; rhine-english ; R ; 4-10 ; netherlands ; river city x1.1 ; Holland & Belgien ab Amsterdam ; Holland & Belgium from Amsterdam
  amsterdam 18, rotterdam 8-18, veere 8-16, gent 8-20, antwerpen 8-22, dordrecht 8-18, utrecht 6-13 & amsterdam 20+, amsterdam +
bsl-adv-5 ; rhine-advent ; R ; 11-12 ; rhine ; river city ; Advent am Oberrhein ; Christmas Markets on the Upper Rhine
  koeln 16, koblenz 6-13, ruedesheim 8-20, strassburg 17+, strassburg +20, koeln 16
rhe-adv-4 ; rhine-advent ; R ; 11-12 ; rhine ; river city ; Weihnachtsmärkte am Rhein / Advent am Rhein ; Rhine Christmas Markets
  koeln 16, ruedesheim 13-22, mainz 8-20, koblenz 8-20, koeln 8
rhe-sil-6 ; rhine-newyear ; R ; 12-12 ; rhine ; river city x1.35 ; Silvester auf dem Rhein ; New Year on the Rhine
  koeln 16, koblenz 8-20, mainz 9-22, strassburg 18+, strassburg +20, ruedesheim 14-23, koeln 10
mos-cgn-8 ; moselle ; R ; 4-10 ; moselle rhine ; river city ; Mosel & Saar ab Köln ; Moselle & Saar from Cologne
  koeln 16, koblenz 7-12 & cochem 18+, cochem +13, traben-trarbach 6-12 & bernkastel-kues 15+, bernkastel-kues +13, trier 6-22, saarburg 9-16, zell-mosel 12-18, koeln 15
mos-cgn-5 ; moselle ; R ; 4-10 ; moselle rhine ; river city ; Weinreise auf der Mosel / Moselschleifen ab Köln ; Moselle Wine Cruise
  koeln 16, cochem 9-20, bernkastel-kues 9-22, traben-trarbach 6-13 & zell-mosel 16-22, koblenz 12-20, koeln 7
mos-lux-8 ; moselle ; R ; 4-10 ; moselle rhine ; river city ; Mosel bis Luxemburg ; Moselle to Luxembourg
  koeln 16, andernach 6-12 & cochem 19+, cochem +12, bernkastel-kues 6-18, trier 7-23, remich 8-20, saarburg 7-13, zell-mosel 12-18, koeln 17
mai-fra-7 ; main ; R ; 3-10 ; main ; river city ; Der Main von Frankfurt bis Nürnberg / Franken vom Wasser aus ; The Main from Frankfurt to Nuremberg
  frankfurt-am-main 17, miltenberg 8-18, wertheim 7-14, wuerzburg 7-22, schweinfurt 13-19, bamberg 7-22, ~main-danube-canal, nuernberg 9
mai-nue-7 ; main ; R ; 3-10 ; main ; river city ; Der Main von Nürnberg nach Frankfurt ; The Main from Nuremberg to Frankfurt
  nuernberg 17, ~main-danube-canal, bamberg 8-20, schweinfurt 8-14, wuerzburg 6-22, wertheim 8-18, miltenberg 7-18, frankfurt-am-main 8
mai-pas-8 ; main ; R ; 4-10 ; main danube ; river city canal_passage ; Über die Wasserscheide nach Passau ; Across the Watershed to Passau
  frankfurt-am-main 17, wertheim 9-16, wuerzburg 7-18, schweinfurt 8-13, bamberg 7-20, nuernberg 8-20, kelheim 11-16 & regensburg 20+, regensburg +16, passau 9
pas-mai-8 ; main ; R ; 4-10 ; main danube ; river city canal_passage ; Von Passau nach Frankfurt ; Passau to Frankfurt
  passau 17, regensburg 11-22, kelheim 6-11, nuernberg 9-20, bamberg 7-20, schweinfurt 9-14, wuerzburg 7-20, miltenberg 9-18, frankfurt-am-main 9
nec-fra-5 ; main ; R ; 4-10 ; rhine main ; river city ; Neckar & Rhein ab Frankfurt ; Neckar & Rhine from Frankfurt
  frankfurt-am-main 17, mannheim 8-13 & heidelberg 17+, heidelberg +14, eberbach 20-23, mainz 14-20, frankfurt-am-main 8
elb-ber-7 ; elbe ; R ; 4-10 ; elbe ; river city ; Von Berlin nach Prag / Elbe: Berlin – Dresden – Prag ; Berlin to Prague
  berlin 16, potsdam 8-16, magdeburg 12-19, lutherstadt-wittenberg 15-21, meissen 15-22, dresden 8-22, bad-schandau 8-13 & litomerice 20-23, prag 15
elb-prg-7 ; elbe ; R ; 4-10 ; elbe ; river city ; Von Prag nach Berlin ; Prague to Berlin
  prag 14, melnik 8-12, decin 8-12 & bad-schandau 15-20, dresden 8-22, torgau 10-16, lutherstadt-wittenberg 7-18, magdeburg 7-14, berlin 15
elb-ber-5 ; elbe ; R ; 4-10 ; elbe ; river city ; Havel & Elbe bis Tangermünde ; Havel & Elbe to Tangermünde
  berlin 16, potsdam 8-18, brandenburg-an-der-havel 8-13, tangermuende 8-18, magdeburg 6-14, berlin 14
ode-ber-7 ; oder ; R ; 4-10 ; elbe ; river coast island ; Oder, Haff & Rügen ab Berlin / Von Berlin nach Stralsund ; Oder, Lagoon & Rügen from Berlin
  berlin 16, oderberg 9-15, stettin 8-20, swinemuende 9-16, greifswald 10-18, vitte-hiddensee 10-15, stralsund 19+, stralsund +
ode-str-7 ; oder ; R ; 4-10 ; elbe ; river coast island ; Von Stralsund nach Berlin ; Stralsund to Berlin
  stralsund 16, vitte-hiddensee 9-15, sassnitz 9-16, greifswald 8-15, swinemuende 8-18, stettin 8-20, oderberg 9-15, berlin 8
sei-par-7 ; seine ; R ; 3-11 ; seine ; river city ; Seine: Paris & Normandie / Von Paris bis Honfleur ; Seine: Paris & Normandy
  paris 18, vernon 8-18, rouen 9-22, caudebec-en-caux 6-13 & honfleur 18+, honfleur +13, les-andelys 9-18, conflans-sainte-honorine 8-13 & paris 18+, paris +
sei-par-5 ; seine ; R ; 3-11 ; seine ; river city ; Kurzreise nach Rouen ; Seine Short Break to Rouen
  paris 18, les-andelys 9-14, rouen 7-22, vernon 12-20, paris 12+, paris +
sei-par-10 ; seine ; R ; 4-10 ; seine ; river city coast x1.1 ; Die ganze Seine ; The Whole Seine
  paris 18+, paris +20, conflans-sainte-honorine 6-13, vernon 7-18, les-andelys 7-14, rouen 6+, rouen +18, caudebec-en-caux 8-13 & honfleur 18+, honfleur +13, vernon 13-20, paris 10
rho-lyo-8 ; rhone ; R ; 3-10 ; rhone ; river city ; Rhône & Saône ab Lyon / Burgund & Provence ; Rhône & Saône from Lyon
  lyon 18, macon 7-13 & chalon-sur-saone 19+, chalon-sur-saone +13, vienne 9-14 & tournon 19+, tournon +9, avignon 8-22, arles 8-20, viviers 9-15, lyon 9
rho-lyo-5 ; rhone ; R ; 3-10 ; rhone ; river city ; Lyon, Avignon & Camargue ; Lyon, Avignon & Camargue
  lyon 18, viviers 9-14, avignon 8-23, arles 8-16, tournon 15-22, lyon 8
rho-arl-8 ; rhone-english ; R ; 3-10 ; rhone ; river city x1.1 ; Von Chalon nach Arles ; Chalon to Arles / Colours of Provence
  chalon-sur-saone 18, tournus 8-14, macon 8-18, lyon 8+, lyon +20, tournon 8-18, viviers 8-16, avignon 8+, avignon +6 & arles 14
rho-cha-8 ; rhone-english ; R ; 3-10 ; rhone ; river city x1.1 ; Von Arles nach Chalon ; Arles to Chalon / Grand Rhône
  arles 18+, arles +18, avignon 8-23, viviers 8-16, tournon 8-18, lyon 8+, lyon +20, macon 8-18, chalon-sur-saone 8
gir-bod-7 ; bordeaux ; R ; 3-10 ; bordeaux ; river city x1.1 ; Bordeaux & seine Weine ; Bordeaux & Its Wines
  bordeaux 18, cadillac 8-18, pauillac 10-20, blaye 8-18, libourne 10+, libourne +16, bordeaux 8+, bordeaux +
gir-bod-5 ; bordeaux ; R ; 3-10 ; bordeaux ; river city ; Kleine Weinreise ab Bordeaux ; Bordeaux Short Wine Cruise
  bordeaux 18, pauillac 8-18, blaye 8-16, libourne 9-20, cadillac 10-18, bordeaux 8
dou-opo-7 ; douro ; R ; 3-11 ; douro ; river city ; Douro ab Porto / Portugals Weinfluss ; Douro from Porto / Portugal’s River of Wine
  porto 18+, porto +9, regua 17+, regua +8 & vega-de-terron 17+, vega-de-terron ++, vega-de-terron +8 & pinhao 14+, pinhao +9 & regua 12+, regua +8 & porto 16
dou-opo-6 ; douro ; R ; 3-11 ; douro ; river city ; Kurzreise ins Dourotal ; Douro Valley Short Break
  porto 10, regua 17+, regua +9 & pinhao 11+, pinhao +14, regua 8-13 & entre-os-rios 17+, entre-os-rios +8, porto 8
dou-opo-10 ; douro ; R ; 4-10 ; douro ; river city x1.1 ; Douro intensiv ; Douro in Depth
  porto 18+, porto ++, porto +8 & entre-os-rios 13+, entre-os-rios +8 & regua 12+, regua +14 & pinhao 17+, pinhao +8 & barca-d-alva 14+, barca-d-alva ++, barca-d-alva +8 & pinhao 14+, pinhao +13 & regua 16+, regua +8 & porto 16+, porto +
nil-lxr-7 ; nile ; R ; 1-12 ; nile ; river city tropics ; Nilklassiker: Luxor – Assuan – Luxor / Auf dem Nil ; Nile Classic: Luxor – Aswan – Luxor
  luxor 18+, luxor +13, esna 18+, esna +4 & edfu 8-14 & kom-ombo 19-22, assuan 7+, assuan +14, kom-ombo 18-23, luxor 14
nil-lxr-4 ; nile-short ; R ; 1-12 ; nile ; river city ; Von Luxor nach Assuan ; Luxor to Aswan
  luxor 18+, luxor +13, esna 18-22, edfu 6-13 & kom-ombo 17-21, assuan 7
nil-asw-3 ; nile-short ; R ; 1-12 ; nile ; river city ; Von Assuan nach Luxor ; Aswan to Luxor
  assuan 14, kom-ombo 7-11 & edfu 16-20, esna 6-9 & luxor 15+, luxor +
nil-lxr-10 ; nile ; R ; 10-4 ; nile ; river city x1.05 ; Nil intensiv mit Dendera ; Nile in Depth with Dendera
  luxor 18+, luxor ++, luxor +5 & qina 11-18, luxor 8+, luxor +13, esna 19+, esna +5 & edfu 9-18, kom-ombo 8-18, assuan 7+, assuan +16, luxor 18
mek-sgn-rep-7 ; mekong ; R ; 8-3 ; mekong ; river city tropics ; Von Saigon nach Angkor / Mekong: Vietnam & Kambodscha ; Saigon to Angkor
  my-tho 13, cai-be 8-12 & sa-dec 16-20, chau-doc 9-15, phnom-penh 9+, phnom-penh +20, kampong-cham 8-16, kampong-chhnang 9-16, siem-reap 8
mek-rep-sgn-7 ; mekong ; R ; 8-3 ; mekong ; river city tropics ; Von Angkor nach Saigon ; Angkor to Saigon
  siem-reap 13, kampong-chhnang 9-16, kampong-cham 10-18, phnom-penh 9+, phnom-penh +18, chau-doc 9-18, sa-dec 8-13 & cai-be 16-20, my-tho 8
mek-pnh-4 ; mekong-low ; R ; 3-8 ; mekong ; river city tropics ; Mekong von Saigon nach Phnom Penh ; Mekong from Saigon to Phnom Penh
  my-tho 13, cai-be 8-12 & sa-dec 16-20, chau-doc 9-18, ~mekong, phnom-penh 9
mek-sgn-4 ; mekong-low ; R ; 3-8 ; mekong ; river city tropics ; Mekong von Phnom Penh nach Saigon ; Mekong from Phnom Penh to Saigon
  phnom-penh 18, ~mekong, chau-doc 8-18, sa-dec 8-13 & cai-be 16-20, my-tho 8
mek-kra-8 ; mekong ; R ; 8-1 ; mekong ; river city tropics ; Oberer Mekong bis Kratie ; Upper Mekong to Kratie
  my-tho 13, sa-dec 8-16, chau-doc 8-18, phnom-penh 9+, phnom-penh +20, kampong-cham 8-18, kratie 9-18, kampong-chhnang 12-18, siem-reap 9
`;
