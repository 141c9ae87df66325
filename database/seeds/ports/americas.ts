// Columns as in north-sea-and-baltic.ts
export const americasPorts = `
@ US America/New_York
USNYC ; New York ; ; 40.67 -74.01 ; ; Manhattan, Brooklyn
- ; Cape Liberty ; ; 40.66 -74.08 ; ; Bayonne, New York
USBOS ; Boston ; ; 42.34 -71.02 ; ;
USPWM ; Portland (Maine) ; Portland (Maine) ; 43.65 -70.25 ; ;
- ; Bar Harbor ; ; 44.39 -68.20 ; t ; Acadia
- ; Newport (Rhode Island) ; ; 41.49 -71.33 ; t ;
USBAL ; Baltimore ; ; 39.27 -76.59 ; ;
USCHS ; Charleston ; ; 32.78 -79.92 ; ;
USMIA ; Miami ; ; 25.78 -80.18 ; ; Florida
USFLL ; Fort Lauderdale ; ; 26.09 -80.12 ; ; Port Everglades, Florida
USPCV ; Port Canaveral ; ; 28.41 -80.63 ; ; Orlando, Florida
USTPA ; Tampa ; ; 27.94 -82.44 ; ; Florida
USEYW ; Key West ; ; 24.56 -81.81 ; ; Florida
USORF ; Norfolk ; ; 36.84 -76.29 ; ;
@ US America/Chicago
USGLS ; Galveston ; ; 29.31 -94.79 ; ; Houston, Texas
USMSY ; New Orleans ; ; 29.94 -90.06 ; ; Mississippi
@ US America/Los_Angeles
USLAX ; Los Angeles ; ; 33.75 -118.27 ; ; San Pedro, Kalifornien
USSAN ; San Diego ; ; 32.72 -117.18 ; ;
USSFO ; San Francisco ; ; 37.81 -122.40 ; ;
USSEA ; Seattle ; ; 47.61 -122.35 ; ;
- ; Astoria ; ; 46.19 -123.83 ; ;
@ US America/Juneau
USJNU ; Juneau ; ; 58.30 -134.41 ; ; Alaska, Mendenhall
USSGY ; Skagway ; ; 59.45 -135.32 ; ; Alaska
USHNS ; Haines ; ; 59.23 -135.44 ; ; Alaska
- ; Icy Strait Point ; ; 58.13 -135.46 ; ; Hoonah, Alaska
@ US America/Sitka
USKTN ; Ketchikan ; ; 55.34 -131.65 ; ; Alaska
USSIT ; Sitka ; ; 57.05 -135.34 ; t ; Alaska
@ US America/Anchorage
USSWD ; Seward ; ; 60.12 -149.43 ; ; Anchorage, Alaska
- ; Whittier ; ; 60.78 -148.68 ; ; Anchorage, Alaska
- ; Kodiak ; ; 57.79 -152.41 ; ; Alaska
@ US Pacific/Honolulu
USHNL ; Honolulu ; ; 21.31 -157.87 ; ; Oahu, Hawaii
USITO ; Hilo ; ; 19.73 -155.06 ; ; Hawaii
- ; Kailua-Kona ; ; 19.64 -156.00 ; t ; Hawaii
- ; Lahaina ; ; 20.87 -156.68 ; t ; Maui, Hawaii
- ; Nawiliwili ; ; 21.95 -159.36 ; ; Kauai, Hawaii
@ CA America/Toronto
CAQUE ; Québec ; Quebec City ; 46.82 -71.20 ; ; Quebec, Kanada
CAMTR ; Montréal ; Montreal ; 45.50 -73.55 ; ;
CABCO ; Baie-Comeau ; ; 49.23 -68.13 ; ;
- ; Sept-Îles ; Sept-Iles ; 50.20 -66.38 ; ;
- ; Saguenay ; ; 48.33 -70.88 ; ; La Baie
@ CA America/Halifax
CAHAL ; Halifax ; ; 44.65 -63.57 ; ; Neuschottland, Nova Scotia
- ; Sydney (Neuschottland) ; Sydney (Nova Scotia) ; 46.14 -60.20 ; ; Cape Breton
- ; Charlottetown ; ; 46.23 -63.12 ; ; Prince Edward Island
@ CA America/Moncton
CASJB ; Saint John ; ; 45.27 -66.06 ; ; New Brunswick, Bay of Fundy
@ CA America/St_Johns
CASJF ; St. John’s (Neufundland) ; St John’s (Newfoundland) ; 47.56 -52.70 ; ; Newfoundland
CACBK ; Corner Brook ; ; 48.95 -57.94 ; ; Newfoundland
@ CA America/Vancouver
CAVAN ; Vancouver ; ; 49.29 -123.11 ; ; Kanada
- ; Victoria (Kanada) ; Victoria (Canada) ; 48.41 -123.39 ; ; Vancouver Island
CAPRR ; Prince Rupert ; ; 54.31 -130.33 ; ;
@ BM Atlantic/Bermuda
- ; King’s Wharf ; ; 32.33 -64.83 ; ; Bermuda, Royal Naval Dockyard
@ BS America/Nassau
BSNAS ; Nassau ; ; 25.08 -77.34 ; ; Bahamas
BSFPO ; Freeport ; ; 26.52 -78.77 ; ; Grand Bahama
- ; Bimini ; ; 25.73 -79.29 ; ; Bahamas
- ; Half Moon Cay ; ; 24.57 -75.95 ; t ; Little San Salvador
@ TC America/Grand_Turk
- ; Grand Turk ; ; 21.43 -71.15 ; ;
@ CU America/Havana
CUHAV ; Havanna ; Havana ; 23.14 -82.34 ; ; Kuba
@ KY America/Cayman
KYGEC ; George Town (Grand Cayman) ; ; 19.30 -81.39 ; t ; Cayman
@ JM America/Jamaica
JMOCJ ; Ocho Rios ; ; 18.41 -77.11 ; ; Jamaika, Jamaica
JMMBJ ; Montego Bay ; ; 18.47 -77.93 ; ; Jamaika
- ; Falmouth (Jamaika) ; Falmouth (Jamaica) ; 18.49 -77.65 ; ;
@ HT America/Port-au-Prince
- ; Labadee ; ; 19.79 -72.25 ; ;
@ DO America/Santo_Domingo
DOLRM ; La Romana ; ; 18.42 -68.96 ; ; Dominikanische Republik
DOPOP ; Puerto Plata ; ; 19.80 -70.70 ; ; Amber Cove
DOSDQ ; Santo Domingo ; ; 18.47 -69.88 ; ;
- ; Samaná ; Samana ; 19.20 -69.33 ; t ;
@ PR America/Puerto_Rico
PRSJU ; San Juan ; ; 18.46 -66.11 ; ; Puerto Rico
@ VI America/St_Thomas
VISTT ; Charlotte Amalie ; ; 18.34 -64.93 ; ; St. Thomas
@ VG America/Tortola
VGRAD ; Road Town ; ; 18.42 -64.61 ; ; Tortola
- ; Virgin Gorda ; ; 18.45 -64.44 ; t ; The Baths
- ; Jost Van Dyke ; ; 18.44 -64.75 ; t ;
@ SX America/Lower_Princes
- ; Philipsburg ; ; 18.01 -63.05 ; ; St. Maarten, Sint Maarten
@ BL America/St_Barthelemy
- ; Gustavia ; ; 17.90 -62.85 ; t ; St. Barth
@ KN America/St_Kitts
KNBAS ; Basseterre ; ; 17.29 -62.72 ; ; St. Kitts
@ AG America/Antigua
AGSJO ; St. John’s (Antigua) ; St John’s (Antigua) ; 17.12 -61.85 ; ; Antigua
@ GP America/Guadeloupe
GPPTP ; Pointe-à-Pitre ; Pointe-à-Pitre ; 16.23 -61.53 ; ; Guadeloupe
- ; Les Saintes ; ; 15.87 -61.58 ; t ; Terre-de-Haut
@ DM America/Dominica
DMRSU ; Roseau ; ; 15.30 -61.39 ; ; Dominica
@ MQ America/Martinique
MQFDF ; Fort-de-France ; ; 14.60 -61.07 ; ; Martinique
@ LC America/St_Lucia
LCCAS ; Castries ; ; 14.01 -60.99 ; ; St. Lucia
- ; Soufrière ; Soufriere ; 13.85 -61.06 ; t ; Pitons, St. Lucia
@ BB America/Barbados
BBBGI ; Bridgetown ; ; 13.11 -59.63 ; ; Barbados
@ VC America/St_Vincent
VCKTN ; Kingstown ; ; 13.15 -61.23 ; ; St. Vincent
- ; Bequia ; ; 13.01 -61.24 ; t ; Port Elizabeth
- ; Mayreau ; ; 12.64 -61.39 ; t ; Tobago Cays
@ GD America/Grenada
GDSTG ; St. George’s ; St George’s ; 12.05 -61.76 ; ; Grenada
@ TT America/Port_of_Spain
- ; Scarborough (Tobago) ; ; 11.18 -60.74 ; ; Tobago
@ CW America/Curacao
- ; Willemstad ; ; 12.10 -68.94 ; ; Curaçao, Curacao
@ AW America/Aruba
AWAUA ; Oranjestad ; ; 12.52 -70.04 ; ; Aruba
@ BQ America/Kralendijk
BQKRA ; Kralendijk ; ; 12.15 -68.28 ; ; Bonaire
@ CO America/Bogota
COCTG ; Cartagena (Kolumbien) ; Cartagena (Colombia) ; 10.41 -75.54 ; ;
COSMR ; Santa Marta ; ; 11.25 -74.22 ; ;
@ PA America/Panama
PAONX ; Colón ; Colon ; 9.35 -79.90 ; ; Panama
- ; Fuerte Amador ; ; 8.91 -79.52 ; t ; Panama-Stadt, Panama City
@ CR America/Costa_Rica
CRLIO ; Puerto Limón ; Puerto Limon ; 10.00 -83.03 ; ; Costa Rica
CRPAS ; Puntarenas ; ; 9.97 -84.83 ; ; Costa Rica
@ BZ America/Belize
BZBZE ; Belize-Stadt ; Belize City ; 17.49 -88.18 ; t ; Belize
@ HN America/Tegucigalpa
HNRTB ; Roatán ; Roatan ; 16.32 -86.54 ; ; Honduras
@ GT America/Guatemala
GTPRQ ; Puerto Quetzal ; ; 13.92 -90.79 ; ; Antigua Guatemala
@ MX America/Cancun
MXCZM ; Cozumel ; ; 20.51 -86.95 ; ; Mexiko
- ; Costa Maya ; ; 18.73 -87.70 ; ; Mahahual
@ MX America/Mazatlan
MXCSL ; Cabo San Lucas ; ; 22.88 -109.90 ; t ; Baja California
MXMZT ; Mazatlán ; Mazatlan ; 23.19 -106.42 ; ;
@ MX America/Mexico_City
MXPVR ; Puerto Vallarta ; ; 20.66 -105.24 ; ;
MXACA ; Acapulco ; ; 16.85 -99.91 ; ;
@ MX America/Tijuana
MXESE ; Ensenada ; ; 31.86 -116.62 ; ;
@ EC America/Guayaquil
ECMEC ; Manta ; ; -0.94 -80.72 ; ; Ecuador
ECGYE ; Guayaquil ; ; -2.28 -79.91 ; ;
@ PE America/Lima
PECLL ; Callao ; ; -12.05 -77.15 ; ; Lima
- ; San Martín (Paracas) ; San Martin (Paracas) ; -13.80 -76.29 ; ; Pisco, Nazca
@ CL America/Santiago
CLVAP ; Valparaíso ; Valparaiso ; -33.03 -71.63 ; ; Santiago
CLSAI ; San Antonio ; ; -33.59 -71.61 ; ; Santiago
CLPMC ; Puerto Montt ; ; -41.48 -72.96 ; t ;
CLARI ; Arica ; ; -18.47 -70.32 ; ;
CLCQQ ; Coquimbo ; ; -29.95 -71.34 ; ;
@ CL America/Punta_Arenas
CLPUQ ; Punta Arenas ; ; -53.17 -70.91 ; ; Magellanstraße
CLPNT ; Puerto Natales ; ; -51.73 -72.51 ; t ; Torres del Paine
@ AR America/Argentina/Ushuaia
ARUSH ; Ushuaia ; ; -54.81 -68.30 ; ; Feuerland
@ AR America/Argentina/Catamarca
ARPMY ; Puerto Madryn ; ; -42.74 -65.03 ; ; Valdés, Patagonien
@ AR America/Argentina/Buenos_Aires
ARBUE ; Buenos Aires ; ; -34.58 -58.37 ; ;
@ UY America/Montevideo
UYMVD ; Montevideo ; ; -34.90 -56.21 ; ;
- ; Punta del Este ; ; -34.96 -54.95 ; t ;
@ BR America/Sao_Paulo
BRRIO ; Rio de Janeiro ; ; -22.89 -43.18 ; ; Copacabana
BRSSZ ; Santos ; ; -23.95 -46.31 ; ; São Paulo
- ; Búzios ; Buzios ; -22.74 -41.88 ; t ;
- ; Ilhabela ; ; -23.78 -45.36 ; t ;
@ BR America/Bahia
BRSSA ; Salvador da Bahia ; ; -12.96 -38.52 ; ;
BRIOS ; Ilhéus ; Ilheus ; -14.78 -39.03 ; ;
@ BR America/Maceio
BRMCZ ; Maceió ; Maceio ; -9.68 -35.73 ; ;
@ BR America/Recife
BRREC ; Recife ; ; -8.05 -34.87 ; ;
@ BR America/Fortaleza
BRFOR ; Fortaleza ; ; -3.71 -38.48 ; ;
@ BR America/Belem
BRBEL ; Belém ; Belem ; -1.45 -48.50 ; t ; Amazonas
@ BR America/Santarem
BRSTM ; Santarém ; Santarem ; -2.41 -54.73 ; ; Amazonas
@ BR America/Manaus
BRMAO ; Manaus ; ; -3.14 -60.02 ; ; Amazonas
@ FK Atlantic/Stanley
FKPSY ; Port Stanley ; ; -51.69 -57.86 ; t ; Falklandinseln, Falkland
- ; West Point Island ; ; -51.35 -60.69 ; t ; Falklandinseln
@ GS Atlantic/South_Georgia
- ; Grytviken ; ; -54.28 -36.51 ; t ; Südgeorgien
- ; St. Andrews Bay ; St Andrews Bay ; -54.43 -36.18 ; t ; Südgeorgien
@ AQ Antarctica/Palmer
- ; Deception Island ; ; -62.98 -60.56 ; t ; Südshetland
- ; Half Moon Island ; ; -62.59 -59.90 ; t ; Südshetland
- ; Paradise Bay ; ; -64.89 -62.87 ; t ; Paradiesbucht
- ; Neko Harbour ; ; -64.84 -62.53 ; t ;
- ; Port Lockroy ; ; -64.82 -63.49 ; t ;
- ; Brown Bluff ; ; -63.52 -56.90 ; t ; Antarctic Sound
- ; Petermann Island ; ; -65.17 -64.14 ; t ; Lemaire-Kanal
`;
