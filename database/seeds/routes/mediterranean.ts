// Columns as in northern-europe.ts
export const mediterraneanRoutes = `
med-pmi-7 ; med-palma ; MLC ; 3-11 ; western-mediterranean ; city coast island ; Mittelmeer mit Barcelona & Rom / Mediterrane Schätze ab Mallorca ; Mediterranean Treasures from Palma
  palma-de-mallorca 22, ~mediterranean, civitavecchia 7-20, livorno 7-20, ajaccio 9-18, barcelona 13-23, valencia 10-18, palma-de-mallorca 5
med-pmi-7b ; med-palma ; MLC ; 4-10 ; western-mediterranean ; island coast ; Inselwoche ab Mallorca / Korsika, Sardinien & Menorca ; Island Week from Palma
  palma-de-mallorca 22, mahon 8-17, alghero 10-19, bonifacio 9-18, ajaccio 8-19, ~mediterranean, ibiza 9-23, palma-de-mallorca 6
med-pmi-7c ; med-palma ; MLC ; 3-11 ; western-mediterranean ; city coast ; Andalusien & Balearen ab Mallorca ; Andalusia & Balearics from Palma
  palma-de-mallorca 22, ~mediterranean, malaga 8-19, cadiz 8-20, gibraltar 8-16, cartagena-spanien 9-18, ibiza 8-20, palma-de-mallorca 5
med-pmi-10 ; med-palma ; LC ; 4-10 ; western-mediterranean ; city coast island ; Sizilien, Malta & Italiens Küste ab Mallorca ; Sicily, Malta & Italian Coast from Palma
  palma-de-mallorca 22, ~mediterranean, cagliari 8-18, la-goulette 8-17, valletta 9-22, catania 8-18, salerno 10-20, civitavecchia 8-19, livorno 7-19, ~mediterranean, palma-de-mallorca 6
med-bcn-7 ; med-barcelona ; MLC ; 1-12 ; western-mediterranean ; city coast ; Westliches Mittelmeer ab Barcelona / Mittelmeermetropolen ; Western Mediterranean from Barcelona
  barcelona 18, palma-de-mallorca 8-17, ~mediterranean, neapel 7-18, civitavecchia 7-19, livorno 7-19, marseille 10-18, barcelona 6
med-bcn-7b ; med-barcelona ; MLC ; 3-11 ; western-mediterranean ; city coast ; Spaniens Süden & Marokko ab Barcelona ; Southern Spain & Morocco from Barcelona
  barcelona 18, valencia 8-18, malaga 12-20, tanger 8-18, cadiz 7-19, ~mediterranean, ibiza 8-20, barcelona 7
med-bcn-4 ; med-barcelona ; MLC ; 3-5 9-12 ; western-mediterranean ; city coast island ; Kurzreise Mallorca & Provence ; Short Break to Mallorca & Provence
  barcelona 18, palma-de-mallorca 8-18, ~mediterranean, marseille 8-18, barcelona 8
med-bcn-pir-10 ; luxury-med ; C ; 4-10 ; western-mediterranean greece ; city coast island x1.1 ; Von Barcelona nach Athen ; Barcelona to Athens
  barcelona 19, palma-de-mallorca 8-18, ~mediterranean, portofino 8-18, civitavecchia 8-20, sorrent 8-18, messina 8-18, valletta 8-18, ~ionian-sea, santorin 9-21, piraeus 6
med-pir-bcn-12 ; luxury-med ; C ; 4-10 ; western-mediterranean greece adriatic ; city coast island x1.1 ; Von Athen nach Barcelona ; Athens to Barcelona
  piraeus 19, nafplio 8-17, ~ionian-sea, korfu 8-18, kotor 9-18, dubrovnik 7-18, ~ionian-sea, giardini-naxos 9-18, amalfi 9-18, civitavecchia 8-20, monte-carlo 10-22, saint-tropez 8-18, barcelona 8
med-civ-7 ; med-civitavecchia ; ML ; 3-11 ; greece ; city island ; Griechische Inseln ab Rom ; Greek Isles from Rome
  civitavecchia 18, neapel 7-17, ~ionian-sea, santorin 8-20, kusadasi 8-18, mykonos 7-16, ~ionian-sea, civitavecchia 13
med-civ-7b ; med-civitavecchia ; ML ; 3-11 ; western-mediterranean ; city coast ; Mittelmeer ab Rom / Italien, Frankreich & Spanien ; Mediterranean from Rome
  civitavecchia 18, livorno 7-19, villefranche-sur-mer 8-18, marseille 7-17, barcelona 9-19, palma-de-mallorca 7-16, ~mediterranean, civitavecchia 7
med-gen-7 ; med-genoa ; MLC ; 1-12 ; western-mediterranean ; city coast ; Westliches Mittelmeer ab Genua / Sieben Küsten ab Genua ; Western Mediterranean from Genoa
  genua 18, civitavecchia 9-19, palermo 9-18, ~mediterranean, palma-de-mallorca 8-23, valencia 9-18, marseille 14-21, genua 9
med-gen-7b ; med-genoa ; MLC ; 1-12 ; western-mediterranean ; city coast island ; Barcelona, Tunis & Sizilien ab Genua ; Barcelona, Tunis & Sicily from Genoa
  genua 17, marseille 8-18, barcelona 9-18, ~mediterranean, la-goulette 8-17, palermo 8-17, neapel 8-18, genua 16
med-gen-11 ; med-genoa ; LC ; 10-3 ; western-mediterranean canaries ; city coast island ; Kanaren & Marokko ab Genua ; Canaries & Morocco from Genoa
  genua 17, barcelona 12-20, ~mediterranean, casablanca 16-23, ~atlantic, arrecife 8-18, santa-cruz-de-tenerife 8-20, funchal 10-19, ~atlantic, malaga 9-18, ~mediterranean, genua 16
med-sav-7 ; med-savona ; ML ; 1-12 ; western-mediterranean ; city coast ; Mediterrane Woche ab Savona ; Mediterranean Week from Savona
  savona 17, marseille 8-18, barcelona 9-19, ibiza 9-20, ~mediterranean, palermo 9-18, civitavecchia 9-19, savona 9
med-sav-10 ; med-savona ; LC ; 4-10 ; greece ; city island ; Große Ägäisreise ab Savona ; Grand Aegean from Savona
  savona 17, neapel 13-20, messina 8-17, ~ionian-sea, piraeus 8-18, izmir 9-18, rhodos 10-19, heraklion 8-17, ~ionian-sea, civitavecchia 16-21, savona 9
adr-tri-7 ; med-trieste ; ML ; 4-10 ; adriatic greece ; city island coast ; Adria & Griechenland ab Triest ; Adriatic & Greece from Trieste
  triest 17, split 8-18, ~adriatic, santorin 10-20, mykonos 7-17, ~ionian-sea, bari 13-20, triest 14
adr-tri-7b ; med-trieste ; ML ; 4-10 ; adriatic ; city coast island ; Dalmatien, Korfu & Kotor ab Triest ; Dalmatia, Corfu & Kotor from Trieste
  triest 17, zadar 8-17, dubrovnik 8-18, korfu 10-19, katakolon 8-16, kotor 13-21, ~adriatic, triest 9
adr-tri-10 ; med-trieste ; LC ; 4-10 ; adriatic greece ; city island coast ; Kykladen & Istanbul ab Triest ; Cyclades & Istanbul from Trieste
  triest 17, ~adriatic, korfu 8-17, ~ionian-sea, piraeus 8-18, istanbul 14+, istanbul +16, izmir 9-18, katakolon 14-21, ~adriatic, triest 14
gre-pir-7 ; med-piraeus ; MLC ; 3-11 ; greece ; island city ; Ägäis ab Athen / Inseln der Ägäis ; Aegean from Athens
  piraeus 20, kusadasi 9-19, rhodos 8-18, heraklion 8-18, santorin 7-21, mykonos 8-23, ~aegean, piraeus 6
gre-pir-7b ; med-piraeus ; MLC ; 3-11 ; greece ; island city ; Athen, Istanbul & Ephesos ; Athens, Istanbul & Ephesus
  piraeus 18, volos 9-19, istanbul 15+, istanbul +16, kusadasi 10-19, patmos 8-18, santorin 7-21, piraeus 7
gre-pir-3 ; med-kyklos ; C ; 3-11 ; greece ; island ; Drei Tage Ägäis / Kurzreise Ägäis ; Aegean Short Break
  piraeus 11:30, kusadasi 7-13, rhodos 7-18, piraeus 14
gre-pir-4 ; med-kyklos ; C ; 3-11 ; greece ; island ; Vier Tage Kykladen ; Cyclades in Four Days
  piraeus 11:30, patmos 8-21, rhodos 7-18, heraklion 7-12 & santorin 16-21, piraeus 7
gre-pir-7c ; med-kyklos ; C ; 4-10 ; greece ; island city ; Verborgene Ägäis ; Hidden Aegean
  piraeus 18, syros 8-20, paros 7-17, milos 7-20, souda-chania 8-19, rhodos 12-22, kos 8-20, piraeus 10
gre-pir-7d ; med-kyklos ; C ; 4-10 ; greece ; island city ; Nordägäis & Istanbul ; North Aegean & Istanbul
  piraeus 18, thessaloniki 12-20, kavala 8-17, istanbul 14+, istanbul +18, canakkale 8-17, mytilini 8-18, piraeus 8
cyp-pir-7 ; med-kyklos ; C ; 3-4 10-11 ; greece ; island city ; Zypern & Ägypten ab Athen ; Cyprus & Egypt from Athens
  piraeus 18, ~aegean, alexandria 8-20, port-said 7-20, limassol 11-21, rhodos 16-22, patmos 8-14, piraeus 8
bls-ist-7 ; black-sea ; C ; 5-9 ; black-sea ; coast city ; Schwarzes Meer ab Istanbul ; Black Sea from Istanbul
  istanbul 17, ~black-sea, trabzon 8-18, batumi 8-18, sinop 13-19, ~black-sea, nessebar 8-17, istanbul 9
bls-ist-5 ; black-sea ; C ; 5-10 ; black-sea ; coast city ; Westliches Schwarzes Meer ; Western Black Sea
  istanbul 17, warna 9-18, constanta 8-19, burgas 8-17, nessebar 7-14, istanbul 7
tur-ist-7 ; black-sea ; C ; 4-10 ; greece ; coast island city ; Türkische Küste ab Istanbul ; Turkish Coast from Istanbul
  istanbul 17, canakkale 8-17, izmir 8-18, bodrum 8-18, rhodos 7-18, kusadasi 8-18, ~aegean, istanbul 8
sai-spu-7 ; sail-adriatic ; S ; 5-10 ; adriatic ; island coast archipelago x1.1 ; Segeln in Dalmatien ; Sailing Dalmatia
  split 18, hvar 8-22, korcula 9-22, mljet 8-18, dubrovnik 8-20, kotor 8-18, ~adriatic, split 9
sai-spu-7b ; sail-adriatic ; S ; 5-10 ; adriatic ; island coast archipelago ; Segeln in Istrien & der Kvarner Bucht ; Sailing Istria & Kvarner
  split 18, sibenik 8-18, zadar 8-18, opatija 9-18, pula 8-17, rovinj 8-22, ~adriatic, split 9
sai-pir-7 ; sail-greece ; S ; 4-10 ; greece ; island archipelago x1.1 ; Segeln in den Kykladen ; Sailing the Cyclades
  piraeus 18, syros 8-18, mykonos 8-22, naxos 8-18, santorin 8-21, milos 8-18, hydra 9-18, piraeus 7
sai-pir-7b ; sail-greece ; S ; 4-10 ; greece ; island archipelago x1.1 ; Segeln zum Peloponnes ; Sailing the Peloponnese
  piraeus 18, hydra 8-18, nafplio 7-18, monemvasia 8-18, gythio 8-18, souda-chania 9-18, milos 8-18, piraeus 7
sai-pir-7c ; sail-greece ; S ; 5-9 ; greece ; island archipelago ; Segeln im Dodekanes ; Sailing the Dodecanese
  piraeus 18, paros 9-18, patmos 9-20, kos 8-20, symi 8-18, ~aegean, mykonos 8-20, piraeus 7
sai-nce-7 ; sail-riviera ; S ; 4-10 ; western-mediterranean ; island coast x1.1 ; Segeln vor Riviera & Korsika ; Sailing the Riviera & Corsica
  nizza 18, saint-tropez 8-22, calvi 13-22, ajaccio 9-18, bonifacio 8-18, portoferraio 9-20, portofino 10-20, nizza 8
sai-nce-civ-7 ; sail-riviera ; S ; 4-10 ; western-mediterranean ; island coast ; Segeln von Nizza nach Rom ; Sailing from Nice to Rome
  nizza 18, portofino 9-20, la-spezia 8-19, portoferraio 8-18, bastia 8-18, olbia 10-18, ponza 14-22, civitavecchia 7
sai-civ-nce-7 ; sail-riviera ; S ; 4-10 ; western-mediterranean ; island coast ; Segeln von Rom nach Nizza ; Sailing from Rome to Nice
  civitavecchia 18, ponza 8-18, capri 8-20, ~tyrrhenian, porto-santo-stefano 8-18, portoferraio 8-20, calvi 9-18, nizza 7
sai-sic-9 ; sail-riviera ; S ; 5-9 ; western-mediterranean ; island coast ; Segeln zu den Liparischen Inseln ; Sailing the Aeolian Islands
  civitavecchia 18, ponza 8-18, capri 8-18, amalfi 7-18, lipari 14-22, giardini-naxos 9-20, lipari 9-18, sorrent 12-22, ponza 9-18, civitavecchia 7
`;
