// Columns as in north-sea-and-baltic.ts
export const africaAsiaPacificPorts = `
@ AE Asia/Dubai
AEDXB ; Dubai ; ; 25.27 55.28 ; ; Emirate
AEAUH ; Abu Dhabi ; ; 24.53 54.38 ; ;
- ; Sir Bani Yas ; ; 24.30 52.58 ; t ; Sir Bani Yas Island
AEKLF ; Khor Fakkan ; ; 25.35 56.36 ; ;
@ QA Asia/Qatar
QADOH ; Doha ; ; 25.30 51.55 ; ; Katar
@ BH Asia/Bahrain
BHKBS ; Manama ; ; 26.20 50.61 ; ; Bahrain
@ OM Asia/Muscat
OMMCT ; Maskat ; Muscat ; 23.63 58.57 ; ; Oman
- ; Khasab ; ; 26.20 56.25 ; ; Musandam
OMSLL ; Salala ; Salalah ; 16.95 54.00 ; ; Oman
@ SA Asia/Riyadh
SAJED ; Dschidda ; Jeddah ; 21.48 39.17 ; ;
- ; Yanbu ; ; 24.09 38.05 ; ;
@ IN Asia/Kolkata
INBOM ; Mumbai ; ; 18.94 72.85 ; ; Bombay
INCOK ; Kochi ; Kochi ; 9.97 76.26 ; ; Cochin, Kerala
INMRM ; Mormugao (Goa) ; ; 15.41 73.80 ; ; Goa
INIXE ; Mangalore ; ; 12.92 74.81 ; ;
@ LK Asia/Colombo
LKCMB ; Colombo ; ; 6.95 79.85 ; ; Sri Lanka
- ; Hambantota ; ; 6.12 81.10 ; ;
@ MV Indian/Maldives
MVMLE ; Malé ; Male ; 4.18 73.51 ; t ; Malediven, Maldives
@ MU Indian/Mauritius
MUPLU ; Port Louis ; ; -20.16 57.50 ; ; Mauritius
@ RE Indian/Reunion
REPDG ; Le Port (La Réunion) ; ; -20.93 55.29 ; ; Réunion
@ SC Indian/Mahe
SCPOV ; Victoria (Mahé) ; Victoria (Mahé) ; -4.62 55.46 ; ; Seychellen, Seychelles
SCPRI ; Praslin ; ; -4.35 55.77 ; t ; Seychellen
- ; La Digue ; ; -4.35 55.83 ; t ; Seychellen
@ MG Indian/Antananarivo
MGNOS ; Nosy Be ; ; -13.40 48.28 ; t ; Madagaskar
MGDIE ; Antsiranana ; ; -12.27 49.29 ; ; Madagaskar, Diego Suarez
MGTOA ; Toamasina ; ; -18.16 49.42 ; ; Madagaskar
@ KE Africa/Nairobi
KEMBA ; Mombasa ; ; -4.06 39.66 ; ; Kenia
@ TZ Africa/Dar_es_Salaam
TZZNZ ; Sansibar ; Zanzibar ; -6.16 39.19 ; t ;
@ ZA Africa/Johannesburg
ZACPT ; Kapstadt ; Cape Town ; -33.91 18.43 ; ; Südafrika
ZADUR ; Durban ; ; -29.87 31.03 ; ;
ZAPLZ ; Port Elizabeth ; Gqeberha ; -33.96 25.63 ; ; Gqeberha
ZAELS ; East London ; ; -33.02 27.91 ; ;
ZARCB ; Richards Bay ; ; -28.80 32.08 ; ;
- ; Mossel Bay ; ; -34.18 22.15 ; t ;
@ MZ Africa/Maputo
MZMPM ; Maputo ; ; -25.97 32.56 ; ; Mosambik
@ NA Africa/Windhoek
NAWVB ; Walvis Bay ; ; -22.95 14.50 ; ; Swakopmund
NALUD ; Lüderitz ; Luderitz ; -26.64 15.15 ; t ;
@ SG Asia/Singapore
SGSIN ; Singapur ; Singapore ; 1.27 103.82 ; ;
@ MY Asia/Kuala_Lumpur
MYPKG ; Port Klang ; ; 3.00 101.36 ; ; Kuala Lumpur
MYPEN ; Penang ; ; 5.42 100.35 ; ; George Town
- ; Langkawi ; ; 6.26 99.73 ; ;
MYMKZ ; Malakka ; Malacca ; 2.18 102.24 ; t ;
@ MY Asia/Kuching
MYBKI ; Kota Kinabalu ; ; 5.99 116.07 ; ; Borneo
@ BN Asia/Brunei
BNMUA ; Muara ; ; 5.03 115.07 ; ; Brunei
@ TH Asia/Bangkok
THLCH ; Laem Chabang ; ; 13.08 100.88 ; ; Bangkok
- ; Ko Samui ; Koh Samui ; 9.53 99.93 ; t ;
THHKT ; Phuket ; ; 7.84 98.41 ; t ; Patong
@ KH Asia/Phnom_Penh
KHKOS ; Sihanoukville ; ; 10.63 103.50 ; ; Kambodscha
@ VN Asia/Ho_Chi_Minh
VNPHU ; Phu My ; Phu My ; 10.59 107.03 ; ; Ho-Chi-Minh-Stadt, Saigon
VNNHA ; Nha Trang ; ; 12.22 109.21 ; t ;
VNDAD ; Da Nang ; Da Nang ; 16.12 108.22 ; ; Hue, Hoi An, Chan May
- ; Ha Long ; Ha Long ; 20.95 107.06 ; ; Halong-Bucht, Hanoi
@ HK Asia/Hong_Kong
HKHKG ; Hongkong ; Hong Kong ; 22.31 114.21 ; ; Kai Tak
@ CN Asia/Shanghai
CNSHA ; Schanghai ; Shanghai ; 31.37 121.50 ; ;
CNTSN ; Tianjin ; ; 38.97 117.80 ; ; Peking, Beijing
CNXMN ; Xiamen ; ; 24.45 118.07 ; ;
@ TW Asia/Taipei
TWKEL ; Keelung ; ; 25.13 121.74 ; ; Taipeh, Taipei
TWKHH ; Kaohsiung ; ; 22.61 120.28 ; ;
@ KR Asia/Seoul
KRPUS ; Busan ; ; 35.10 129.04 ; ;
KRINC ; Incheon ; ; 37.45 126.60 ; ; Seoul
- ; Jeju ; ; 33.52 126.53 ; ;
@ JP Asia/Tokyo
JPTYO ; Tokio ; Tokyo ; 35.62 139.77 ; ;
JPYOK ; Yokohama ; ; 35.45 139.65 ; ; Tokio, Tokyo
JPUKB ; Kobe ; ; 34.68 135.20 ; ; Kyoto, Osaka
JPOSA ; Osaka ; ; 34.65 135.43 ; ;
JPHIJ ; Hiroshima ; ; 34.36 132.46 ; ;
JPNGS ; Nagasaki ; ; 32.74 129.87 ; ;
- ; Fukuoka ; ; 33.60 130.40 ; ; Hakata
JPKOJ ; Kagoshima ; ; 31.58 130.56 ; ;
JPNAH ; Naha ; ; 26.21 127.67 ; ; Okinawa
JPISG ; Ishigaki ; ; 24.34 124.15 ; t ;
JPSMZ ; Shimizu ; ; 35.02 138.50 ; ; Fuji
JPKCZ ; Kochi (Japan) ; ; 33.50 133.57 ; ;
JPKNZ ; Kanazawa ; ; 36.62 136.61 ; ;
JPAOJ ; Aomori ; ; 40.84 140.75 ; ;
JPHKD ; Hakodate ; ; 41.78 140.72 ; ;
- ; Otaru ; ; 43.20 141.01 ; ; Sapporo
@ PH Asia/Manila
PHMNL ; Manila ; ; 14.58 120.97 ; ;
- ; Boracay ; ; 11.96 121.93 ; t ;
- ; Puerto Princesa ; ; 9.74 118.73 ; ; Palawan
@ ID Asia/Makassar
IDBOA ; Benoa ; Benoa ; -8.75 115.21 ; ; Bali
- ; Lembar ; ; -8.73 116.07 ; ; Lombok
- ; Komodo ; ; -8.57 119.50 ; t ;
- ; Celukan Bawang ; ; -8.19 114.83 ; ; Bali
@ ID Asia/Jakarta
IDSRG ; Semarang ; ; -6.94 110.42 ; ; Borobudur
IDSUB ; Surabaya ; ; -7.20 112.73 ; ;
IDJKT ; Jakarta ; ; -6.10 106.88 ; ; Tanjung Priok
@ AU Australia/Sydney
AUSYD ; Sydney ; ; -33.86 151.21 ; ;
- ; Eden ; ; -37.07 149.91 ; ;
@ AU Australia/Brisbane
AUBNE ; Brisbane ; ; -27.37 153.17 ; ;
AUCNS ; Cairns ; ; -16.92 145.78 ; ; Great Barrier Reef
- ; Airlie Beach ; ; -20.26 148.72 ; t ; Whitsundays
@ AU Australia/Darwin
AUDRW ; Darwin ; ; -12.47 130.85 ; ;
@ AU Australia/Melbourne
AUMEL ; Melbourne ; ; -37.85 144.93 ; ;
@ AU Australia/Hobart
AUHBA ; Hobart ; ; -42.88 147.34 ; ; Tasmanien
@ AU Australia/Adelaide
AUADL ; Adelaide ; ; -34.78 138.49 ; ;
- ; Kangaroo Island ; ; -35.65 137.64 ; t ; Penneshaw
@ AU Australia/Perth
AUFRE ; Fremantle ; ; -32.05 115.74 ; ; Perth
- ; Albany ; ; -35.03 117.89 ; ;
@ NZ Pacific/Auckland
NZAKL ; Auckland ; ; -36.84 174.77 ; ;
NZTRG ; Tauranga ; ; -37.65 176.17 ; ; Rotorua
NZNPE ; Napier ; ; -39.48 176.92 ; ;
NZWLG ; Wellington ; ; -41.28 174.78 ; ;
NZPCN ; Picton ; ; -41.29 174.01 ; ;
NZLYT ; Lyttelton (Christchurch) ; ; -43.61 172.72 ; ; Christchurch
NZDUD ; Dunedin (Port Chalmers) ; ; -45.81 170.62 ; ; Port Chalmers
- ; Bay of Islands ; ; -35.28 174.09 ; t ; Waitangi
@ FJ Pacific/Fiji
FJSUV ; Suva ; ; -18.13 178.42 ; ; Fidschi
FJLTK ; Lautoka ; ; -17.60 177.43 ; ; Fidschi
@ NC Pacific/Noumea
NCNOU ; Nouméa ; Noumea ; -22.28 166.44 ; ; Neukaledonien
- ; Île des Pins ; Isle of Pines ; -22.66 167.44 ; t ; Neukaledonien
- ; Lifou ; ; -20.78 167.13 ; t ; Neukaledonien
@ VU Pacific/Efate
VUVLI ; Port Vila ; ; -17.75 168.30 ; ; Vanuatu
@ WS Pacific/Apia
WSAPW ; Apia ; ; -13.82 -171.76 ; ; Samoa
@ TO Pacific/Tongatapu
TOTBU ; Nuku’alofa ; ; -21.14 -175.19 ; ; Tonga
@ PF Pacific/Tahiti
PFPPT ; Papeete ; ; -17.54 -149.57 ; ; Tahiti
- ; Moorea ; ; -17.49 -149.85 ; t ;
PFBOB ; Bora Bora ; ; -16.51 -151.76 ; t ;
- ; Raiatea ; ; -16.73 -151.44 ; ; Uturoa
- ; Huahine ; ; -16.71 -151.04 ; t ;
- ; Rangiroa ; ; -14.97 -147.65 ; t ; Tuamotu
- ; Fakarava ; ; -16.06 -145.62 ; t ; Tuamotu
- ; Taha’a ; Taha’a ; -16.60 -151.49 ; t ;
@ PF Pacific/Marquesas
- ; Nuku Hiva ; ; -8.91 -140.10 ; t ; Marquesas
- ; Hiva Oa ; ; -9.80 -139.03 ; t ; Marquesas
`;
