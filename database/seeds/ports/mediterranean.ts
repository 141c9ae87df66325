// Columns as in north-sea-and-baltic.ts
export const mediterraneanPorts = `
@ ES Europe/Madrid
ESBCN ; Barcelona ; ; 41.36 2.18 ; ;
ESPMI ; Palma de Mallorca ; Palma de Mallorca ; 39.55 2.63 ; ; Mallorca, Majorca, Palma
ESMAH ; Mahón ; Mahon ; 39.89 4.27 ; ; Menorca
ESIBZ ; Ibiza ; ; 38.91 1.45 ; ; Eivissa
ESVLC ; Valencia ; ; 39.45 -0.32 ; ;
ESALC ; Alicante ; ; 38.33 -0.49 ; ;
ESCAR ; Cartagena (Spanien) ; Cartagena (Spain) ; 37.59 -0.99 ; ; Murcia
ESAGP ; Málaga ; Malaga ; 36.71 -4.41 ; ; Granada, Andalusien
ESLEI ; Almería ; Almeria ; 36.83 -2.47 ; ;
ESMOT ; Motril ; ; 36.72 -3.52 ; ; Granada
ESTAR ; Tarragona ; ; 41.10 1.25 ; ;
ESPAL ; Palamós ; Palamos ; 41.84 3.13 ; t ; Costa Brava
ESCEU ; Ceuta ; ; 35.89 -5.31 ; ;
@ FR Europe/Paris
FRMRS ; Marseille ; Marseille ; 43.34 5.34 ; ; Provence, Marseilles
FRTLN ; Toulon ; ; 43.11 5.93 ; ; Provence
- ; Villefranche-sur-Mer ; ; 43.70 7.31 ; t ; Nizza, Nice
FRCEQ ; Cannes ; ; 43.55 7.02 ; t ; Côte d’Azur
FRNCE ; Nizza ; Nice ; 43.69 7.29 ; ; Côte d’Azur
- ; Saint-Tropez ; ; 43.28 6.64 ; t ;
FRSET ; Sète ; Sète ; 43.40 3.70 ; ;
FRPOV ; Port-Vendres ; ; 42.52 3.11 ; ;
FRAJA ; Ajaccio ; ; 41.92 8.74 ; ; Korsika, Corsica
FRBIA ; Bastia ; ; 42.70 9.45 ; ; Korsika
- ; Bonifacio ; ; 41.39 9.16 ; t ; Korsika
FRCLY ; Calvi ; ; 42.57 8.76 ; t ; Korsika
@ MC Europe/Monaco
MCMON ; Monte Carlo ; Monte Carlo ; 43.73 7.42 ; ; Monaco
@ IT Europe/Rome
ITGOA ; Genua ; Genoa ; 44.41 8.92 ; ; Genova
ITSVN ; Savona ; ; 44.31 8.49 ; ;
ITSPE ; La Spezia ; ; 44.10 9.83 ; ; Cinque Terre, Florenz, Florence
- ; Portofino ; ; 44.30 9.21 ; t ;
ITLIV ; Livorno ; Livorno ; 43.55 10.30 ; ; Florenz, Florence, Pisa
ITCVV ; Civitavecchia ; ; 42.10 11.78 ; ; Rom, Rome, Roma
ITNAP ; Neapel ; Naples ; 40.84 14.26 ; ; Pompeji, Capri, Pompeii
ITSAL ; Salerno ; ; 40.67 14.75 ; ; Amalfi
- ; Sorrent ; Sorrento ; 40.63 14.37 ; t ; Capri
- ; Amalfi ; ; 40.63 14.60 ; t ;
ITPRJ ; Capri ; ; 40.56 14.24 ; t ;
- ; Ponza ; ; 40.90 12.96 ; t ;
- ; Portoferraio ; ; 42.81 10.33 ; t ; Elba
- ; Porto Santo Stefano ; ; 42.44 11.12 ; t ;
ITOLB ; Olbia ; ; 40.92 9.51 ; ; Sardinien, Sardinia
ITCAG ; Cagliari ; ; 39.21 9.11 ; ; Sardinien
ITAHO ; Alghero ; ; 40.56 8.31 ; t ; Sardinien
- ; Porto Torres ; ; 40.84 8.40 ; ; Sardinien
ITPMO ; Palermo ; ; 38.13 13.37 ; ; Sizilien, Sicily
ITMSN ; Messina ; ; 38.19 15.56 ; ; Sizilien, Taormina
- ; Giardini Naxos ; ; 37.82 15.28 ; t ; Taormina, Sizilien
ITCTA ; Catania ; ; 37.50 15.10 ; ; Sizilien, Ätna, Etna
- ; Syrakus ; Syracuse ; 37.06 15.29 ; ; Sizilien
ITTPS ; Trapani ; ; 38.01 12.51 ; ; Sizilien
- ; Lipari ; ; 38.47 14.96 ; t ; Liparische Inseln
- ; Porto Empedocle ; ; 37.28 13.53 ; ; Agrigent
ITBRI ; Bari ; ; 41.14 16.86 ; ; Apulien
ITBDS ; Brindisi ; ; 40.65 17.96 ; ; Apulien
ITTAR ; Tarent ; Taranto ; 40.48 17.21 ; ; Apulien
- ; Gallipoli ; ; 40.06 17.98 ; t ; Apulien
ITAOI ; Ancona ; ; 43.62 13.50 ; ;
ITRAN ; Ravenna ; ; 44.49 12.29 ; ;
ITVCE ; Venedig ; Venice ; 45.44 12.31 ; ; Venezia, Marghera
- ; Chioggia ; ; 45.22 12.29 ; ; Venedig
ITTRS ; Triest ; Trieste ; 45.65 13.76 ; ;
@ MT Europe/Malta
MTMLA ; Valletta ; ; 35.90 14.52 ; ; Malta
- ; Gozo ; ; 36.03 14.30 ; t ; Mgarr
@ SI Europe/Ljubljana
SIKOP ; Koper ; ; 45.55 13.73 ; ;
- ; Piran ; ; 45.53 13.56 ; t ;
@ HR Europe/Zagreb
HRDBV ; Dubrovnik ; ; 42.66 18.08 ; ; Kroatien, Croatia
HRSPU ; Split ; ; 43.50 16.44 ; ;
HRZAD ; Zadar ; ; 44.12 15.23 ; ;
HRRJK ; Rijeka ; ; 45.33 14.43 ; ;
HRPUY ; Pula ; ; 44.87 13.84 ; ; Istrien
- ; Rovinj ; ; 45.08 13.63 ; t ; Istrien
HRKOR ; Korčula ; Korcula ; 42.96 17.14 ; t ;
HRHVA ; Hvar ; ; 43.17 16.44 ; t ;
HRSIB ; Šibenik ; Sibenik ; 43.73 15.89 ; ; Krka
- ; Opatija ; ; 45.33 14.31 ; t ;
- ; Mljet ; ; 42.79 17.37 ; t ;
@ ME Europe/Podgorica
MEKOT ; Kotor ; ; 42.43 18.77 ; t ; Montenegro
- ; Tivat ; ; 42.43 18.69 ; t ;
MEBAR ; Bar ; ; 42.09 19.08 ; ;
@ AL Europe/Tirane
- ; Saranda ; Sarande ; 39.87 20.00 ; t ; Butrint
ALDRZ ; Durrës ; Durres ; 41.31 19.45 ; ; Tirana
@ GR Europe/Athens
GRPIR ; Piräus ; Piraeus ; 37.94 23.63 ; ; Athen, Athens
- ; Lavrio ; ; 37.71 24.06 ; ; Athen
GRCFU ; Korfu ; Corfu ; 39.63 19.91 ; ; Kerkyra
- ; Katakolon ; Katakolo ; 37.65 21.32 ; ; Olympia
- ; Argostoli ; ; 38.18 20.49 ; ; Kefalonia
- ; Zakynthos ; ; 37.78 20.90 ; t ;
- ; Itea ; ; 38.43 22.42 ; ; Delphi
- ; Nafplio ; ; 37.56 22.80 ; t ; Nauplia, Mykene
- ; Monemvasia ; ; 36.69 23.04 ; t ;
- ; Gythio ; ; 36.76 22.57 ; t ; Sparta
GRJTR ; Santorin ; Santorini ; 36.42 25.42 ; t ; Thira
GRJMK ; Mykonos ; ; 37.46 25.32 ; ;
GRSYR ; Syros ; ; 37.44 24.94 ; ; Ermoupoli
- ; Paros ; ; 37.09 25.15 ; t ;
- ; Naxos ; ; 37.11 25.37 ; t ;
- ; Milos ; ; 36.73 24.44 ; t ;
- ; Hydra ; ; 37.35 23.47 ; t ;
GRRHO ; Rhodos ; Rhodes ; 36.45 28.23 ; ;
- ; Patmos ; ; 37.32 26.55 ; t ;
GRKGS ; Kos ; ; 36.90 27.29 ; ;
- ; Symi ; ; 36.62 27.84 ; t ;
GRHER ; Heraklion ; ; 35.35 25.14 ; ; Kreta, Crete, Knossos, Iraklio
GRCHQ ; Souda (Chania) ; Souda (Chania) ; 35.49 24.07 ; ; Kreta, Crete
- ; Agios Nikolaos ; ; 35.19 25.72 ; ; Kreta
GRSKG ; Thessaloniki ; ; 40.63 22.93 ; ;
GRVOL ; Volos ; ; 39.36 22.95 ; ; Meteora
GRKVA ; Kavala ; ; 40.93 24.41 ; ;
- ; Mytilini ; ; 39.11 26.56 ; ; Lesbos
- ; Chios ; ; 38.37 26.14 ; ;
- ; Skiathos ; ; 39.16 23.49 ; t ;
@ TR Europe/Istanbul
TRIST ; Istanbul ; ; 41.03 28.99 ; ;
TRKUS ; Kuşadası ; Kusadasi ; 37.86 27.26 ; ; Ephesos, Ephesus
TRIZM ; Izmir ; Izmir ; 38.44 27.14 ; ;
TRBXN ; Bodrum ; ; 37.03 27.42 ; ;
- ; Marmaris ; ; 36.85 28.27 ; ;
TRAYT ; Antalya ; ; 36.84 30.61 ; ;
- ; Alanya ; ; 36.54 31.99 ; ;
- ; Fethiye ; ; 36.62 29.10 ; t ;
TRCKZ ; Çanakkale ; Canakkale ; 40.15 26.40 ; ; Troja, Troy
TRTZX ; Trabzon ; ; 41.01 39.73 ; ;
- ; Sinop ; ; 42.02 35.15 ; ;
@ CY Asia/Nicosia
CYLMS ; Limassol ; ; 34.65 33.02 ; ; Zypern, Cyprus
CYLCA ; Larnaka ; Larnaca ; 34.92 33.64 ; ;
@ EG Africa/Cairo
EGALY ; Alexandria ; ; 31.19 29.88 ; ; Kairo, Cairo
EGPSD ; Port Said ; ; 31.26 32.31 ; ; Kairo, Cairo
EGSGA ; Safaga ; ; 26.74 33.94 ; ; Luxor
EGHRG ; Hurghada ; ; 27.23 33.85 ; ;
EGSSH ; Scharm El-Scheich ; Sharm El Sheikh ; 27.85 34.28 ; ;
EGSOK ; Ain Suchna ; Ain Sokhna ; 29.65 32.36 ; ; Kairo, Cairo
@ TN Africa/Tunis
TNLGN ; La Goulette ; ; 36.82 10.30 ; ; Tunis, Karthago
@ BG Europe/Sofia
BGVAR ; Warna ; Varna ; 43.19 27.91 ; ;
- ; Nessebar ; Nessebar ; 42.66 27.73 ; t ;
BGBOJ ; Burgas ; ; 42.49 27.48 ; ;
@ RO Europe/Bucharest
ROCND ; Constanța ; Constanta ; 44.17 28.65 ; ; Bukarest
@ GE Asia/Tbilisi
GEBUS ; Batumi ; ; 41.65 41.65 ; ;
@ JO Asia/Amman
JOAQJ ; Akaba ; Aqaba ; 29.52 35.00 ; ; Petra
`;
