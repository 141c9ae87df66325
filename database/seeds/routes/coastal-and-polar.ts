// Columns as in northern-europe.ts
export const coastalAndPolarRoutes = `
kys-round-11 ; coastal ; C ; 1-12 ; norway ; fjord coast polar polar-night ; Postroute Bergen – Kirkenes – Bergen / Die klassische Küstenroute ; Coastal Route Bergen – Kirkenes – Bergen
  bergen 20, alesund 9-10 & geiranger 13:30-18:30, kristiansund 1-2 & trondheim 9-12, broennoeysund 1-2 & bodoe 13-15 & svolvaer 21-22, harstad 7-8 & tromsoe 14-18, honningsvag 11-15 & kjoellefjord 17-18, kirkenes 9-12:30 & vardoe 16-17, hammerfest 11-13 & tromsoe 22-23:45, harstad 8-9 & stokmarknes 14-15 & svolvaer 18-20, broennoeysund 13-14, trondheim 6-10 & kristiansund 16-17, bergen 14:30
kys-north-6 ; coastal ; C ; 1-12 ; norway ; fjord coast polar polar-night ; Postroute nordgehend Bergen – Kirkenes ; Coastal Route Northbound Bergen – Kirkenes
  bergen 20, alesund 9-10 & geiranger 13:30-18:30, kristiansund 1-2 & trondheim 9-12, broennoeysund 1-2 & bodoe 13-15 & svolvaer 21-22, harstad 7-8 & tromsoe 14-18, honningsvag 11-15 & kjoellefjord 17-18, kirkenes 9
kys-south-5 ; coastal ; C ; 1-12 ; norway ; fjord coast polar polar-night ; Postroute südgehend Kirkenes – Bergen ; Coastal Route Southbound Kirkenes – Bergen
  kirkenes 12:30, hammerfest 11-13 & tromsoe 22-23:45, harstad 8-9 & stokmarknes 14-15 & svolvaer 18-20, broennoeysund 13-14, trondheim 6-10 & kristiansund 16-17, bergen 14:30
kys-lights-13 ; coastal ; C ; 10-3 ; norway ; fjord coast polar polar-night x1.1 ; Nordlicht-Expedition entlang der Küste ; Northern Lights along the Coast
  bergen 20, maloey 8-10 & alesund 15-20, trondheim 9-18, roervik 6-7 & sandnessjoeen 13-15, bodoe 6-12 & stamsund 17-20, tromsoe 10+, tromsoe +17, alta 8-20, hammerfest 4-6 & honningsvag 11-16, oeksfjord 3-4 & skjervoey 8-9 & tromsoe 13-18, sortland 4-6 & svolvaer 11-20, broennoeysund 13-17, kristiansund 10-16, bergen 12
spi-round-7 ; arctic-svalbard ; E ; 6-8 ; arctic ; polar fjord ; Spitzbergen intensiv / Im Reich der Eisbären ; Spitsbergen in Depth / Realm of the Polar Bear
  longyearbyen 17, ny-alesund 8-14, magdalenefjord 8-18, ~pack-ice, alkefjellet 8-20, ~pack-ice, hornsund 18-23, longyearbyen 18
spi-round-10 ; arctic-svalbard ; E ; 6-8 ; arctic ; polar fjord x1.05 ; Rund um Spitzbergen ; Spitsbergen Circumnavigation
  longyearbyen 17, ny-alesund 8-15, magdalenefjord 7-19, ~pack-ice, alkefjellet 7-20, ~pack-ice, ~pack-ice, hornsund 8-20, bamsebu-bellsund 7-17, ~pack-ice, longyearbyen 8
spi-nor-9 ; arctic-svalbard ; E ; 6-8 ; arctic norway ; polar coast ; Spitzbergen, Bäreninsel & Lofoten ; Spitsbergen, Bear Island & Lofoten
  longyearbyen 17, hornsund 8-17, ~bear-island, ~norwegian-sea, honningsvag 8-18, tromsoe 8-18, svolvaer 8-20, reine 7-14, ~norwegian-sea, bergen 10
nor-spi-9 ; arctic-svalbard ; E ; 5-9 ; arctic norway ; polar coast ; Lofoten, Nordkap & Spitzbergen ; Lofoten, North Cape & Spitsbergen
  bergen 18, ~norwegian-sea, reine 17-22, svolvaer 7-17, tromsoe 8-18, honningsvag 10-18, ~bear-island, hornsund 8-18, bamsebu-bellsund 7-17, longyearbyen 8
grl-spi-14 ; arctic-svalbard arctic-greenland ; E ; 7-9 ; arctic iceland ; polar fjord x1.1 ; Spitzbergen, Nordostgrönland & Island ; Spitsbergen, Northeast Greenland & Iceland
  longyearbyen 17, ny-alesund 8-14, ~greenland-sea, ~greenland-sea, ~pack-ice, ~northeast-greenland, ~northeast-greenland, ittoqqortoormiit 8-16, ~scoresby-sound, ~scoresby-sound, ~denmark-strait, isafjoerdur 9-18, grundarfjoerdur 8-18, ~denmark-strait, reykjavik 7
ice-spi-13 ; arctic-greenland ; E ; 6-7 ; arctic iceland ; polar fjord ; Island, Jan Mayen & Spitzbergen ; Iceland, Jan Mayen & Spitsbergen
  reykjavik 17, stykkisholmur 8-17, isafjoerdur 8-17, grimsey 8-12 & akureyri 18-22, ~jan-mayen, ~jan-mayen, ~greenland-sea, ~greenland-sea, hornsund 12-20, alkefjellet 20-23, ~pack-ice, magdalenefjord 8-18, ny-alesund 8-16, longyearbyen 8
ice-round-9 ; arctic-greenland ; E ; 5-9 ; iceland ; island coast ; Island umrundet ; Iceland Circumnavigated
  reykjavik 17, heimaey 8-17, djupivogur 10-18, seydisfjoerdur 8-17, husavik 8-16, grimsey 8-12, akureyri 7-18, isafjoerdur 8-18, stykkisholmur 7-18, reykjavik 7
grl-west-13 ; arctic-greenland ; E ; 6-9 ; arctic ; polar fjord x1.1 ; Westgrönland & Diskobucht ; West Greenland & Disko Bay
  reykjavik 17, ~denmark-strait, ~denmark-strait, nanortalik 8-17, qaqortoq 8-18, ~davis-strait, nuuk 8-18, sisimiut 12-19, ilulissat 9+, ilulissat +20, qeqertarsuaq 7-17, ~davis-strait, ~davis-strait, kangerlussuaq 8
grl-back-13 ; arctic-greenland ; E ; 6-9 ; arctic ; polar fjord x1.1 ; Von Kangerlussuaq nach Reykjavík ; Kangerlussuaq to Reykjavik
  kangerlussuaq 19, sisimiut 8-17, uummannaq 14-22, ilulissat 14-23, qeqertarsuaq 7-14, ~davis-strait, nuuk 8-18, ~davis-strait, qaqortoq 8-18, nanortalik 7-16, ~denmark-strait, ~denmark-strait, ~denmark-strait, reykjavik 7
ant-10 ; antarctica ; E ; 11-3 ; antarctica ; polar x1.25 ; Antarktische Halbinsel / Weißer Kontinent ; Antarctic Peninsula / The White Continent
  ushuaia 17, ~drake-passage, ~drake-passage, half-moon-island 14-20, neko-harbour 12-20, paradise-bay 8-18, petermann-island 8-18, port-lockroy 7-13, deception-island 14-20, ~drake-passage, ushuaia 22
ant-12 ; antarctica ; E ; 11-3 ; antarctica ; polar x1.25 ; Antarktis mit Weddellmeer ; Antarctica with the Weddell Sea
  ushuaia 17, ~drake-passage, ~drake-passage, brown-bluff 14-20, ~weddell-sea, half-moon-island 8-14, neko-harbour 10-19, petermann-island 8-18, paradise-bay 7-18, deception-island 12-19, ~drake-passage, ~drake-passage, ushuaia 8
ant-18 ; antarctica ; E ; 11-2 ; antarctica ; polar island x1.3 ; Falkland, Südgeorgien & Antarktis ; Falklands, South Georgia & Antarctica
  ushuaia 17, ~atlantic, west-point-island 8-17, port-stanley 8-18, ~scotia-sea, ~scotia-sea, grytviken 8-18, st-andrews-bay 7-17, ~scotia-sea, ~scotia-sea, brown-bluff 12-20, ~antarctic-sound, half-moon-island 8-18, paradise-bay 8-18, neko-harbour 7-15, deception-island 9-16, ~drake-passage, ~drake-passage, ushuaia 8
pat-14 ; antarctica ; E ; 10-3 ; south-america ; fjord coast x1.1 ; Chilenische Fjorde & Kap Hoorn ; Chilean Fjords & Cape Horn
  ushuaia 17, ~beagle-channel, ~cape-horn, punta-arenas 8-18, ~strait-of-magellan, puerto-natales 8-20, ~chilean-fjords, ~chilean-fjords, ~chilean-fjords, puerto-natales 8-18, ~chilean-fjords, punta-arenas 8-20, ~strait-of-magellan, ~beagle-channel, ushuaia 7
`;
