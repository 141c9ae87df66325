// Columns as in northern-europe.ts
export const asiaAfricaPacificRoutes = `
ori-dxb-7 ; orient ; MLC ; 10-4 ; orient ; coast city ; Emirate & Oman ab Dubai / Orient ab Dubai ; Emirates & Oman from Dubai
  dubai 23, ~persian-gulf, doha 8-22, manama 11-20, abu-dhabi 16+, abu-dhabi +22, sir-bani-yas 8-17, dubai 8
ori-dxb-7b ; orient ; MLC ; 10-4 ; orient ; coast city ; Oman, Musandam & Abu Dhabi ab Dubai ; Oman, Musandam & Abu Dhabi from Dubai
  dubai 23, khasab 8-17, maskat 9-22, khor-fakkan 10-18, ~gulf-of-oman, abu-dhabi 8+, abu-dhabi +18, dubai 8
ori-dxb-14 ; orient ; LC ; 11-3 ; orient indian-ocean ; coast city tropics ; Von Dubai nach Indien & zurück ; Dubai to India and Back
  dubai 23, maskat 16-23, ~arabian-sea, ~arabian-sea, mumbai 8+, mumbai +20, mormugao-goa 8-18, mangalore 8-18, kochi 8-18, ~arabian-sea, ~arabian-sea, ~arabian-sea, salala 8-15, ~arabian-sea, dubai 16
pmi-dxb-17 ; crossing-suez ; LM ; 10-11 ; orient greece ; canal_passage city coast ; Durch den Suezkanal nach Dubai ; Through the Suez Canal to Dubai
  palma-de-mallorca 22, ~mediterranean, ~mediterranean, valletta 8-18, ~ionian-sea, heraklion 8-18, limassol 16-22, port-said 18-23, ~suez-canal, akaba 10-22, ~red-sea, safaga 8-18, ~red-sea, ~red-sea, ~gulf-of-aden, salala 12-20, ~arabian-sea, dubai 23
dxb-pmi-18 ; crossing-suez ; LM ; 3-4 ; orient greece ; canal_passage city coast ; Von Dubai durch den Suezkanal nach Mallorca ; Dubai through the Suez Canal to Majorca
  dubai 23, ~gulf-of-oman, ~arabian-sea, salala 13-22, ~gulf-of-aden, ~red-sea, ~red-sea, safaga 8-20, akaba 14+, akaba +20, ~red-sea, ~suez-canal, limassol 12-20, rhodos 14-22, piraeus 12-20, ~ionian-sea, valletta 14-22, ~mediterranean, palma-de-mallorca 18
civ-dxb-16 ; crossing-suez ; ML ; 10-11 ; orient greece ; canal_passage city coast ; Von Rom nach Dubai ; Rome to Dubai
  civitavecchia 18, neapel 7-17, ~ionian-sea, piraeus 9-19, rhodos 12-20, alexandria 16-23, ~suez-canal, ~red-sea, akaba 8-22, ~red-sea, dschidda 14-20, ~red-sea, ~gulf-of-aden, salala 16-23, ~arabian-sea, ~gulf-of-oman, dubai 9
dxb-civ-16 ; crossing-suez ; ML ; 3-4 ; orient greece ; canal_passage city coast ; Von Dubai nach Rom ; Dubai to Rome
  dubai 23, ~gulf-of-oman, ~arabian-sea, salala 12-20, ~gulf-of-aden, ~red-sea, ~red-sea, dschidda 8-18, ~red-sea, akaba 8-22, ~suez-canal, ~suez-canal, limassol 8-18, rhodos 12-20, heraklion 8-16, ~ionian-sea, civitavecchia 18
tri-dxb-16 ; crossing-suez ; ML ; 10-11 ; orient adriatic greece ; canal_passage city coast ; Von Triest nach Dubai ; Trieste to Dubai
  triest 17, ~adriatic, korfu 10-18, ~ionian-sea, piraeus 8-18, ~aegean, limassol 8-18, ~suez-canal, ain-suchna 8-22, akaba 16-23, ~red-sea, ~red-sea, ~red-sea, ~gulf-of-aden, salala 12-20, ~arabian-sea, dubai 23
dxb-tri-17 ; crossing-suez ; ML ; 3-4 ; orient adriatic greece ; canal_passage city coast ; Von Dubai nach Triest ; Dubai to Trieste
  dubai 23, ~gulf-of-oman, ~arabian-sea, salala 12-20, ~gulf-of-aden, ~red-sea, ~red-sea, ~red-sea, safaga 8-20, akaba 16-23, ~red-sea, ~suez-canal, limassol 12-20, rhodos 14-22, piraeus 12-20, ~ionian-sea, dubrovnik 9-18, triest 16
gen-pir-5 ; med-link ; LM ; 3-5 ; western-mediterranean greece ; city coast island ; Von Genua nach Athen ; Genoa to Athens
  genua 17, civitavecchia 9-19, messina 13-20, ~ionian-sea, souda-chania 8-18, piraeus 7
pir-gen-5 ; med-link ; LM ; 10-12 ; western-mediterranean greece ; city coast island ; Von Athen nach Genua ; Athens to Genoa
  piraeus 20, ~ionian-sea, messina 12-19, neapel 8-18, civitavecchia 8-19, genua 9
sin-hkg-15 ; asia ; C ; 10-4 ; asia ; coast city tropics x1.05 ; Von Singapur nach Hongkong ; Singapore to Hong Kong
  singapur 18, ~south-china-sea, ko-samui 12-20, laem-chabang 10+, laem-chabang +18, ~south-china-sea, phu-my 10+, phu-my +17, nha-trang 10-18, da-nang 11+, da-nang +18, ha-long 12+, ha-long +14, ~south-china-sea, ~south-china-sea, hongkong 8
hkg-sin-14 ; asia ; C ; 10-4 ; asia ; coast city tropics x1.05 ; Von Hongkong nach Singapur ; Hong Kong to Singapore
  hongkong 20, ~south-china-sea, ha-long 8+, ha-long +18, ~south-china-sea, da-nang 8+, da-nang +16, nha-trang 9-18, phu-my 8+, phu-my +18, ~south-china-sea, laem-chabang 8+, laem-chabang +18, ~south-china-sea, singapur 14
sin-phk-10 ; asia ; C ; 10-4 ; asia ; coast island tropics ; Malaysia & Phuket ab Singapur ; Malaysia & Phuket from Singapore
  singapur 18, malakka 9-17, port-klang 7-18, penang 8+, penang +20, langkawi 7-18, phuket 8+, phuket +16, langkawi 7-18, ~strait-of-malacca, singapur 8
sin-bal-12 ; asia ; C ; 10-4 ; asia ; island tropics city ; Java, Bali & Komodo ab Singapur ; Java, Bali & Komodo from Singapore
  singapur 18, ~java-sea, jakarta 12-20, semarang 12-20, surabaya 12-20, celukan-bawang 12-20, benoa 10-22, lembar 8-16, komodo 9-16, ~java-sea, ~java-sea, ~java-sea, singapur 14
hkg-tyo-11 ; asia-spring ; C ; 3-4 9-11 ; japan ; city coast island x1.1 ; Von Hongkong nach Tokio ; Hong Kong to Tokyo
  hongkong 19, ~south-china-sea, keelung 8-20, ishigaki 9-18, naha 9-19, ~pacific, nagasaki 9-19, busan 8-18, hiroshima 9-19, kobe 9+, kobe +16, tokio 17
tyo-hkg-11 ; asia-spring ; C ; 10-11 ; japan ; city coast island x1.1 ; Von Tokio nach Hongkong ; Tokyo to Hong Kong
  tokio 18, shimizu 8-18, kobe 12+, kobe +18, kochi-japan 8-17, kagoshima 10-19, nagasaki 8-18, naha 16-23, ishigaki 12-20, keelung 8-20, ~south-china-sea, hongkong 8
jap-tyo-13 ; asia-spring japan-autumn ; C ; 3-5 9-10 ; japan ; city coast x1.1 ; Rund um Japan ; Japan Circumnavigated
  tokio 18, shimizu 8-18, osaka 12+, osaka +17, kochi-japan 8-18, hiroshima 9-19, busan 12-18, kanazawa 15-22, ~sea-of-japan, aomori 8-18, hakodate 8-20, ~pacific, ~pacific, tokio 7
tyo-van-15 ; asia-spring ; C ; 4-5 ; japan alaska ; ocean_crossing coast x0.8 ; Von Tokio nach Vancouver ; Tokyo to Vancouver
  tokio 18, ~pacific, hakodate 8-18, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, kodiak 8-18, seward 9-20, ~hubbard-glacier, juneau 11-21, ketchikan 12-20, ~inside-passage, victoria-kanada 8-17, vancouver 7
van-tyo-16 ; asia-autumn ; C ; 9-10 ; japan alaska ; ocean_crossing coast x0.8 ; Von Vancouver nach Tokio ; Vancouver to Tokyo
  vancouver 17, ~inside-passage, ketchikan 8-18, juneau 10-21, icy-strait-point 7-15, ~hubbard-glacier, kodiak 12-18, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, otaru 12-20, hakodate 9-18, ~pacific, tokio 7
tah-ppt-7 ; south-seas ; C ; 1-12 ; south-seas ; island tropics archipelago x1.1 ; Gesellschaftsinseln ab Tahiti ; Society Islands from Tahiti
  papeete 23, huahine 8-17, raiatea 7-17, taha-a 8-18, bora-bora 8+, bora-bora +17, moorea 8-18, papeete 6
tah-ppt-11 ; south-seas ; C ; 1-12 ; south-seas ; island tropics archipelago x1.1 ; Tuamotus & Gesellschaftsinseln ; Tuamotus & Society Islands
  papeete 23, ~pacific, fakarava 8-18, rangiroa 8-18, ~pacific, bora-bora 8+, bora-bora +17, raiatea 7-18, huahine 7-17, moorea 7+, moorea +18, papeete 6
tah-ppt-14 ; south-seas ; C ; 1-12 ; south-seas ; island tropics x1.1 ; Marquesas, Tuamotus & Bora Bora ; Marquesas, Tuamotus & Bora Bora
  papeete 23, ~pacific, fakarava 8-17, ~pacific, hiva-oa 14-20, hiva-oa 6-14, nuku-hiva 7-17, ~pacific, rangiroa 13-20, ~pacific, bora-bora 8+, bora-bora +17, raiatea 7-18, moorea 8-18, papeete 6
ppt-akl-13 ; south-seas-link ; C ; 10-11 ; south-seas australia ; island ocean_crossing tropics ; Von Tahiti nach Auckland ; Tahiti to Auckland
  papeete 18, moorea 8-18, bora-bora 8-18, ~pacific, ~pacific, ~pacific, apia 13-22, ~pacific, suva 13-20, lautoka 8-18, ~pacific, ~pacific, bay-of-islands 8-18, auckland 7
akl-ppt-12 ; south-seas-link ; C ; 3-4 ; south-seas australia ; island ocean_crossing tropics ; Von Auckland nach Tahiti ; Auckland to Tahiti
  auckland 18, bay-of-islands 9-18, ~pacific, ~pacific, nuku-alofa 8-18, ~pacific, apia 8-20, ~pacific, ~pacific, ~pacific, bora-bora 8-18, moorea 9-18, papeete 6
anz-akl-syd-13 ; australia ; C ; 11-4 ; australia ; coast fjord city ; Von Auckland nach Sydney ; Auckland to Sydney
  auckland 18, tauranga 8-18, napier 10-18, wellington 9-20, lyttelton-christchurch 9-18, dunedin-port-chalmers 9-18, ~fiordland, ~tasman-sea, ~tasman-sea, hobart 8-20, ~tasman-sea, melbourne 8-17, eden 13-20, sydney 12
anz-syd-akl-13 ; australia ; C ; 11-4 ; australia ; coast fjord city ; Von Sydney nach Auckland ; Sydney to Auckland
  sydney 18, ~tasman-sea, melbourne 8-18, ~tasman-sea, hobart 8-18, ~tasman-sea, ~tasman-sea, ~fiordland, dunedin-port-chalmers 9-18, lyttelton-christchurch 8-18, picton 9-18, napier 12-20, tauranga 13-21, auckland 8
nca-syd-10 ; australia ; C ; 11-4 ; south-seas australia ; island tropics ; Neukaledonien & Vanuatu ab Sydney ; New Caledonia & Vanuatu from Sydney
  sydney 18, ~coral-sea, ~coral-sea, noumea 8-18, lifou 8-17, port-vila 8-18, ile-des-pins 13-19, ~coral-sea, ~coral-sea, brisbane 8-18, sydney 20
ham-cpt-24 ; grand-africa ; C ; 10-12 ; africa western-europe ; ocean_crossing coast tropics ; Von Hamburg nach Kapstadt ; Hamburg to Cape Town
  hamburg 18, ~north-sea, southampton 8-18, ~bay-of-biscay, ~atlantic, lissabon 8-20, ~atlantic, funchal 8-18, santa-cruz-de-tenerife 10-20, ~atlantic, ~atlantic, dakar 8-18, banjul 8-16, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, walvis-bay 8+, walvis-bay +20, luederitz 10-18, ~atlantic, kapstadt 7
cpt-ham-25 ; grand-africa ; C ; 3-4 ; africa western-europe ; ocean_crossing coast tropics ; Von Kapstadt nach Hamburg ; Cape Town to Hamburg
  kapstadt 18, ~atlantic, luederitz 8-17, walvis-bay 9-20, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, banjul 8-18, dakar 8-18, ~atlantic, mindelo 8-18, ~atlantic, ~atlantic, las-palmas 8-20, funchal 12-20, ~atlantic, lissabon 8-18, ~bay-of-biscay, ~english-channel, antwerpen 8-20, ~north-sea, hamburg 7
gar-cpt-11 ; grand-africa ; C ; 11-3 ; africa ; coast city ; Garden Route ab Kapstadt ; Garden Route from Cape Town
  kapstadt 18, mossel-bay 10-18, port-elizabeth 8-18, east-london 8-18, durban 9+, durban +18, richards-bay 7-20, ~indian-ocean, port-elizabeth 8-18, ~indian-ocean, kapstadt 8+, kapstadt +
cpt-mru-15 ; grand-africa ; C ; 11-2 ; africa indian-ocean ; coast island tropics ; Von Kapstadt nach Mauritius ; Cape Town to Mauritius
  kapstadt 18, ~indian-ocean, port-elizabeth 8-18, ~indian-ocean, durban 8-20, richards-bay 8-18, maputo 11-20, ~indian-ocean, ~indian-ocean, ~indian-ocean, nosy-be 8-18, antsiranana 8-17, ~indian-ocean, le-port-la-reunion 10-20, port-louis 8+, port-louis +
mru-cpt-14 ; grand-africa ; C ; 12-3 ; africa indian-ocean ; coast island ; Von Mauritius nach Kapstadt ; Mauritius to Cape Town
  port-louis 20, le-port-la-reunion 8-18, toamasina 13-20, ~indian-ocean, ~indian-ocean, ~indian-ocean, richards-bay 8-18, durban 7-20, ~indian-ocean, east-london 8-17, port-elizabeth 8-18, mossel-bay 8-17, kapstadt 10+, kapstadt ++, kapstadt +
mru-round-14 ; grand-africa ; C ; 11-3 ; indian-ocean ; island tropics ; Mauritius, Seychellen & Madagaskar ; Mauritius, Seychelles & Madagascar
  port-louis 20, ~indian-ocean, ~indian-ocean, ~indian-ocean, victoria-mahe 8+, victoria-mahe +18, praslin 7-17, la-digue 7-17, ~indian-ocean, ~indian-ocean, nosy-be 8-18, antsiranana 8-18, ~indian-ocean, le-port-la-reunion 12-20, port-louis 7
wor-ham-126 ; world ; C ; 1-1 ; world panama-canal south-seas australia asia orient ; ocean_crossing island canal_passage ; Weltreise ab Hamburg ; World Cruise from Hamburg
  hamburg 18, ~north-sea, southampton 8-16, ~bay-of-biscay, ~atlantic, ponta-delgada 14-22, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, bridgetown 12-22, ~caribbean-sea, ~caribbean-sea, willemstad 8-18, ~caribbean-sea, cartagena-kolumbien 8-18, ~panama-canal, fuerte-amador 8-18, ~pacific, manta 12-22, ~pacific, ~pacific, callao 8+, callao +20, san-martin-paracas 8-18, ~pacific, arica 14-22, ~pacific, ~pacific, valparaiso 8+, valparaiso +20, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, papeete 8+, papeete +20, moorea 7-18, bora-bora 9-18, ~pacific, ~pacific, ~pacific, apia 14-22, ~pacific, suva 14-22, ~pacific, ~pacific, bay-of-islands 14-20, auckland 8+, auckland +18, tauranga 8-18, napier 12-20, wellington 10-20, lyttelton-christchurch 10-20, ~pacific, ~fiordland, ~tasman-sea, ~tasman-sea, sydney 8+, sydney ++, sydney +18, brisbane 22+, brisbane +18, ~coral-sea, airlie-beach 8-18, cairns 8-20, ~coral-sea, ~coral-sea, darwin 14-22, ~timor-sea, komodo 18-23, ~java-sea, benoa 8+, benoa +18, surabaya 18-23, ~java-sea, ~java-sea, singapur 8+, singapur ++, singapur +20, port-klang 12-22, penang 10-20, phuket 9-20, ~andaman-sea, ~indian-ocean, hambantota 14-22, colombo 8-20, ~arabian-sea, kochi 8-18, ~arabian-sea, mumbai 8+, mumbai +18, ~arabian-sea, ~arabian-sea, maskat 8-20, dubai 20+, dubai ++, dubai +20, ~gulf-of-oman, ~arabian-sea, salala 14-22, ~gulf-of-aden, ~red-sea, ~red-sea, safaga 14-23, akaba 14+, akaba +20, ~red-sea, ~suez-canal, ~mediterranean, piraeus 8-20, ~ionian-sea, valletta 8-18, ~mediterranean, malaga 18-23, lissabon 20-23, ~atlantic, ~bay-of-biscay, ~english-channel, hamburg 18
wor-sou-101 ; world ; LC ; 1-1 ; world panama-canal south-seas australia asia africa ; ocean_crossing island canal_passage ; Weltreise ab Southampton ; World Cruise from Southampton
  southampton 16, ~english-channel, ~atlantic, ponta-delgada 12-20, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, king-s-wharf 8-18, ~atlantic, ~atlantic, fort-lauderdale 8-20, ~caribbean-sea, ~caribbean-sea, cartagena-kolumbien 12-20, ~panama-canal, fuerte-amador 8-18, ~pacific, puntarenas 14-22, ~pacific, puerto-quetzal 12-20, ~pacific, acapulco 14-22, ~pacific, cabo-san-lucas 18-23, ~pacific, san-diego 18-23, los-angeles 8-22, ~pacific, san-francisco 8+, san-francisco +18, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, honolulu 8-22, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, ~pacific, apia 8-18, ~pacific, suva 8-18, ~pacific, ~pacific, ~pacific, auckland 8+, auckland +20, ~tasman-sea, ~tasman-sea, ~tasman-sea, sydney 8+, sydney ++, sydney +18, ~tasman-sea, melbourne 8-20, ~australian-bight, adelaide 8-18, ~australian-bight, ~australian-bight, albany 14-20, fremantle 14-23, ~indian-ocean, ~indian-ocean, ~indian-ocean, ~indian-ocean, ~indian-ocean, ~indian-ocean, ~indian-ocean, port-louis 8-20, le-port-la-reunion 8-18, ~indian-ocean, ~indian-ocean, ~indian-ocean, durban 14+, durban +20, ~indian-ocean, port-elizabeth 8-18, ~indian-ocean, kapstadt 8+, kapstadt ++, kapstadt +18, ~atlantic, walvis-bay 12-22, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, ~atlantic, santa-cruz-de-tenerife 12-20, ~atlantic, lissabon 14-22, ~bay-of-biscay, ~english-channel, southampton 6
`;
