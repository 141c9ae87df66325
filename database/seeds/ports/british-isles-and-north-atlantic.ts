// Columns as in north-sea-and-baltic.ts
export const britishIslesAndNorthAtlanticPorts = `
@ GB Europe/London
GBSOU ; Southampton ; ; 50.90 -1.41 ; ; London
GBDVR ; Dover ; ; 51.12 1.32 ; ;
GBTIL ; Tilbury ; ; 51.45 0.36 ; ; London, Themse, Thames
GBHRW ; Harwich ; ; 51.95 1.28 ; ;
GBNCL ; Newcastle upon Tyne ; ; 54.99 -1.45 ; ; Tyne
- ; Edinburgh (Rosyth) ; ; 56.02 -3.44 ; ; Rosyth, South Queensferry
GBIVG ; Invergordon ; ; 57.69 -4.17 ; ; Inverness, Loch Ness
GBKWL ; Kirkwall ; ; 58.99 -2.96 ; ; Orkney
GBLER ; Lerwick ; ; 60.15 -1.14 ; ; Shetland
GBSTO ; Stornoway ; ; 58.20 -6.38 ; ; Lewis, Harris, Hebriden, Hebrides
- ; Portree ; ; 57.41 -6.19 ; t ; Skye
- ; Oban ; ; 56.41 -5.48 ; t ;
- ; Tobermory ; ; 56.62 -6.06 ; t ; Mull
GBGRK ; Greenock ; ; 55.95 -4.76 ; ; Glasgow
GBBEL ; Belfast ; ; 54.62 -5.90 ; ;
GBLIV ; Liverpool ; ; 53.41 -3.00 ; ;
- ; Holyhead ; ; 53.32 -4.63 ; ;
GBFAL ; Falmouth ; ; 50.15 -5.06 ; ; Cornwall
GBPLY ; Plymouth ; ; 50.36 -4.15 ; ;
GBPTL ; Portland ; ; 50.57 -2.43 ; ; Weymouth
GBFOY ; Fowey ; ; 50.33 -4.63 ; t ;
- ; St Mary's (Scilly) ; ; 49.92 -6.32 ; t ; Isles of Scilly
- ; Ullapool ; ; 57.89 -5.16 ; t ;
- ; Fair Isle ; ; 59.54 -1.61 ; t ;
- ; St Kilda ; ; 57.81 -8.57 ; t ; Hirta
- ; Iona ; ; 56.33 -6.39 ; t ;
GBABD ; Aberdeen ; ; 57.14 -2.08 ; ;
@ IM Europe/Isle_of_Man
IMDGS ; Douglas ; ; 54.15 -4.47 ; t ; Isle of Man
@ GG Europe/Guernsey
GGSPT ; St. Peter Port ; St Peter Port ; 49.46 -2.53 ; t ; Guernsey, Kanalinseln
@ JE Europe/Jersey
JESTH ; St. Helier ; St Helier ; 49.18 -2.12 ; t ; Jersey
@ IE Europe/Dublin
IEDUB ; Dublin ; ; 53.35 -6.20 ; ;
IEORK ; Cobh (Cork) ; Cobh (Cork) ; 51.85 -8.30 ; ; Cork
IEGWY ; Galway ; ; 53.26 -9.05 ; t ;
- ; Killybegs ; ; 54.63 -8.44 ; ;
IEBYT ; Bantry ; ; 51.68 -9.46 ; t ; Glengarriff
- ; Dún Laoghaire ; Dun Laoghaire ; 53.30 -6.13 ; t ; Dublin
IEWAT ; Waterford ; ; 52.26 -7.10 ; ;
@ FO Atlantic/Faroe
FOTHO ; Tórshavn ; Torshavn ; 62.01 -6.76 ; ; Färöer, Faroe
- ; Klaksvík ; Klaksvik ; 62.22 -6.59 ; ; Färöer
@ IS Atlantic/Reykjavik
ISREY ; Reykjavík ; Reykjavik ; 64.15 -21.87 ; ; Island, Iceland
ISAKU ; Akureyri ; ; 65.68 -18.08 ; ;
ISISA ; Ísafjörður ; Isafjordur ; 66.07 -23.12 ; ; Westfjorde
ISSEY ; Seyðisfjörður ; Seydisfjordur ; 65.26 -14.00 ; ;
ISHUS ; Húsavík ; Husavik ; 66.05 -17.35 ; t ;
- ; Heimaey ; ; 63.44 -20.27 ; t ; Vestmannaeyjar, Westmännerinseln
- ; Grímsey ; Grimsey ; 66.54 -18.02 ; t ; Polarkreis
- ; Grundarfjörður ; Grundarfjordur ; 64.93 -23.26 ; t ; Snæfellsnes
- ; Stykkishólmur ; Stykkisholmur ; 65.08 -22.73 ; t ;
- ; Djúpivogur ; Djupivogur ; 64.66 -14.28 ; t ;
@ GL America/Nuuk
GLGOH ; Nuuk ; ; 64.17 -51.73 ; ; Grönland, Greenland
GLJAV ; Ilulissat ; ; 69.22 -51.10 ; t ; Diskobucht, Disko Bay
GLJHS ; Sisimiut ; ; 66.94 -53.67 ; ;
- ; Qaqortoq ; ; 60.72 -46.04 ; t ;
- ; Nanortalik ; ; 60.14 -45.24 ; t ;
- ; Kangerlussuaq ; ; 66.97 -50.95 ; t ; Sondre Stromfjord
- ; Qeqertarsuaq ; ; 69.25 -53.54 ; t ; Disko
- ; Uummannaq ; ; 70.67 -52.13 ; t ;
@ GL America/Scoresbysund
- ; Ittoqqortoormiit ; ; 70.49 -21.97 ; t ; Scoresbysund
@ FR Europe/Paris
FRLEH ; Le Havre ; ; 49.48 0.11 ; ; Paris, Normandie
FRCER ; Cherbourg ; ; 49.65 -1.62 ; ; Normandie
- ; Honfleur ; ; 49.42 0.24 ; ; Normandie
FRSML ; Saint-Malo ; Saint-Malo ; 48.65 -2.02 ; t ; Bretagne, Brittany
FRBES ; Brest ; ; 48.38 -4.48 ; ; Bretagne
FRLRH ; La Rochelle ; ; 46.16 -1.22 ; ;
FRBOD ; Bordeaux ; ; 44.86 -0.55 ; ;
FRLVE ; Le Verdon ; ; 45.55 -1.07 ; ; Bordeaux
FRURO ; Rouen ; ; 49.44 1.06 ; ; Normandie
FRCQF ; Calais ; ; 50.97 1.87 ; ;
FRDKK ; Dünkirchen ; Dunkirk ; 51.05 2.37 ; ;
- ; Saint-Jean-de-Luz ; Saint-Jean-de-Luz ; 43.39 -1.67 ; t ; Biarritz
@ ES Europe/Madrid
ESBIO ; Bilbao ; ; 43.35 -3.04 ; ; Getxo
ESSDR ; Santander ; ; 43.46 -3.79 ; ;
ESLCG ; La Coruña ; A Coruña ; 43.37 -8.39 ; ; Santiago de Compostela
ESVGO ; Vigo ; ; 42.24 -8.73 ; ; Galicien
- ; Ferrol ; ; 43.48 -8.24 ; ;
ESGIJ ; Gijón ; Gijon ; 43.56 -5.69 ; ; Asturien
ESCAD ; Cádiz ; Cadiz ; 36.53 -6.29 ; ; Sevilla, Seville, Jerez
ESHUV ; Huelva ; ; 37.25 -6.95 ; ;
ESSVQ ; Sevilla ; Seville ; 37.37 -5.99 ; ; Guadalquivir
@ ES Atlantic/Canary
ESLPA ; Las Palmas ; Las Palmas de Gran Canaria ; 28.14 -15.42 ; ; Gran Canaria, Kanaren
ESSCT ; Santa Cruz de Tenerife ; ; 28.47 -16.24 ; ; Teneriffa, Tenerife
ESACE ; Arrecife ; ; 28.97 -13.53 ; ; Lanzarote
ESFUE ; Puerto del Rosario ; ; 28.50 -13.85 ; ; Fuerteventura
ESSPC ; Santa Cruz de La Palma ; ; 28.68 -17.77 ; ; La Palma
- ; San Sebastián de La Gomera ; San Sebastian de La Gomera ; 28.09 -17.11 ; ; La Gomera
- ; La Estaca ; ; 27.78 -17.90 ; ; El Hierro
@ PT Europe/Lisbon
PTLIS ; Lissabon ; Lisbon ; 38.71 -9.12 ; ; Lisboa
PTLEI ; Leixões ; Leixoes ; 41.18 -8.70 ; ; Porto, Oporto
- ; Portimão ; Portimao ; 37.12 -8.53 ; t ; Algarve
@ PT Atlantic/Madeira
PTFNC ; Funchal ; ; 32.65 -16.91 ; ; Madeira
- ; Porto Santo ; ; 33.06 -16.31 ; t ;
@ PT Atlantic/Azores
PTPDL ; Ponta Delgada ; ; 37.74 -25.66 ; ; Azoren, São Miguel
PTHOR ; Horta ; ; 38.53 -28.62 ; ; Azoren, Faial
PTPRV ; Praia da Vitória ; Praia da Vitoria ; 38.73 -27.06 ; ; Azoren, Terceira
PTADH ; Angra do Heroísmo ; Angra do Heroismo ; 38.65 -27.22 ; t ; Terceira
- ; Velas ; ; 38.68 -28.21 ; t ; São Jorge
@ MA Africa/Casablanca
MACAS ; Casablanca ; ; 33.60 -7.61 ; ; Marokko, Marrakesch
MATNG ; Tanger ; Tangier ; 35.79 -5.80 ; ;
MAAGA ; Agadir ; ; 30.42 -9.63 ; ;
@ GI Europe/Gibraltar
GIGIB ; Gibraltar ; ; 36.14 -5.36 ; ;
@ CV Atlantic/Cape_Verde
CVMIN ; Mindelo ; ; 16.89 -25.00 ; ; Kapverden, São Vicente
CVRAI ; Praia ; ; 14.91 -23.50 ; ; Kapverden, Santiago
- ; Palmeira ; ; 16.75 -22.98 ; t ; Sal
@ SN Africa/Dakar
SNDKR ; Dakar ; ; 14.68 -17.43 ; ;
@ GM Africa/Banjul
GMBJL ; Banjul ; ; 13.45 -16.57 ; ;
`;
