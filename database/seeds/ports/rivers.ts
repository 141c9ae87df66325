// Columns as in north-sea-and-baltic.ts; the last word of a heading is the river, a key of src/domain/geo/river-lines.ts.
export const riverPorts = `
@ DE Europe/Berlin danube
- ; Passau ; ; 48.57 13.47 ; ;
- ; Regensburg ; ; 49.02 12.10 ; ;
- ; Kelheim ; ; 48.92 11.87 ; ;
- ; Deggendorf ; ; 48.83 12.97 ; ;
- ; Vilshofen ; ; 48.64 13.18 ; ;
@ AT Europe/Vienna danube
- ; Engelhartszell ; ; 48.50 13.73 ; ; Schlögener Schlinge
ATLNZ ; Linz ; ; 48.31 14.29 ; ;
- ; Grein ; ; 48.23 14.85 ; ; Strudengau
- ; Melk ; ; 48.23 15.33 ; ; Wachau
- ; Dürnstein ; Dürnstein ; 48.39 15.52 ; ; Wachau
- ; Krems ; ; 48.41 15.60 ; ; Wachau
- ; Tulln ; ; 48.33 16.06 ; ;
ATVIE ; Wien ; Vienna ; 48.23 16.41 ; ;
@ SK Europe/Bratislava danube
SKBTS ; Bratislava ; ; 48.14 17.11 ; ; Pressburg
@ HU Europe/Budapest danube
- ; Esztergom ; ; 47.79 18.74 ; ; Gran
HUBUD ; Budapest ; ; 47.49 19.05 ; ;
- ; Kalocsa ; ; 46.53 18.93 ; ; Puszta
- ; Mohács ; Mohacs ; 45.99 18.69 ; ;
@ HR Europe/Zagreb danube
- ; Vukovar ; ; 45.35 19.00 ; ;
@ RS Europe/Belgrade danube
- ; Novi Sad ; ; 45.25 19.85 ; ;
RSBEG ; Belgrad ; Belgrade ; 44.82 20.45 ; ;
- ; Donji Milanovac ; ; 44.46 22.15 ; ; Eisernes Tor, Iron Gate
@ RO Europe/Bucharest danube
- ; Giurgiu ; ; 43.88 25.97 ; ; Bukarest, Bucharest
- ; Tulcea ; ; 45.18 28.81 ; ; Donaudelta, Danube Delta
- ; Cernavodă ; Cernavoda ; 44.34 28.03 ; ;
@ BG Europe/Sofia danube
- ; Widin ; Vidin ; 43.99 22.88 ; ; Belogradtschik
- ; Russe ; Ruse ; 43.85 25.95 ; ; Rousse
- ; Swischtow ; Svishtov ; 43.62 25.35 ; ;
@ DE Europe/Berlin main
- ; Nürnberg ; Nuremberg ; 49.42 11.03 ; ;
- ; Bamberg ; ; 49.90 10.87 ; ;
- ; Schweinfurt ; ; 50.05 10.23 ; ;
- ; Würzburg ; Würzburg ; 49.80 9.92 ; ;
- ; Wertheim ; ; 49.76 9.51 ; ;
- ; Miltenberg ; ; 49.71 9.26 ; ;
DEFRA ; Frankfurt am Main ; ; 50.11 8.68 ; ;
@ CH Europe/Zurich rhine
CHBSL ; Basel ; Basel ; 47.58 7.59 ; ; Basle
@ DE Europe/Berlin rhine
- ; Breisach ; ; 48.03 7.57 ; ; Freiburg, Schwarzwald
- ; Kehl ; ; 48.57 7.80 ; ; Straßburg
- ; Speyer ; ; 49.32 8.45 ; ;
DEMHG ; Mannheim ; ; 49.48 8.46 ; ; Heidelberg
- ; Mainz ; ; 50.00 8.28 ; ;
- ; Rüdesheim ; Rüdesheim ; 49.98 7.93 ; ; Rheingau
- ; Boppard ; ; 50.23 7.59 ; ; Loreley
DEKOB ; Koblenz ; ; 50.36 7.60 ; ; Deutsches Eck
- ; Andernach ; ; 50.44 7.40 ; ;
- ; Königswinter ; Königswinter ; 50.67 7.19 ; ; Drachenfels
- ; Bonn ; ; 50.74 7.11 ; ;
DECGN ; Köln ; Cologne ; 50.94 6.97 ; ;
DEDUS ; Düsseldorf ; Düsseldorf ; 51.23 6.77 ; ;
- ; Emmerich ; ; 51.83 6.24 ; ;
@ FR Europe/Paris rhine
FRSXB ; Straßburg ; Strasbourg ; 48.57 7.80 ; ; Elsass, Alsace
@ NL Europe/Amsterdam rhine
NLNIJ ; Nimwegen ; Nijmegen ; 51.85 5.86 ; ;
NLARN ; Arnheim ; Arnhem ; 51.98 5.90 ; ;
NLDOR ; Dordrecht ; ; 51.82 4.67 ; ; Kinderdijk
- ; Hoorn ; ; 52.64 5.06 ; ; IJsselmeer
- ; Enkhuizen ; ; 52.70 5.29 ; ; IJsselmeer
- ; Kampen ; ; 52.56 5.91 ; ; IJssel
- ; Deventer ; ; 52.25 6.15 ; ; IJssel
- ; Utrecht ; ; 52.08 5.09 ; ;
- ; Veere ; ; 51.55 3.67 ; ; Zeeland
- ; Maastricht ; ; 50.85 5.69 ; ; Maas
@ BE Europe/Brussels scheldt
BEGNE ; Gent ; Ghent ; 51.06 3.73 ; ;
BEBRU ; Brüssel ; Brussels ; 50.87 4.35 ; ;
@ DE Europe/Berlin moselle
- ; Cochem ; ; 50.15 7.17 ; ;
- ; Zell (Mosel) ; ; 50.03 7.18 ; ;
- ; Bernkastel-Kues ; ; 49.92 7.07 ; ;
- ; Traben-Trarbach ; ; 49.95 7.12 ; ;
- ; Trier ; ; 49.76 6.64 ; ;
- ; Saarburg ; ; 49.61 6.55 ; ; Saar
@ LU Europe/Luxembourg moselle
- ; Remich ; ; 49.54 6.37 ; ; Luxemburg
@ DE Europe/Berlin neckar
- ; Heidelberg ; ; 49.41 8.70 ; ;
- ; Eberbach ; ; 49.46 8.99 ; ;
- ; Heilbronn ; ; 49.15 9.22 ; ;
@ DE Europe/Berlin elbe
- ; Lauenburg ; ; 53.37 10.55 ; ;
- ; Tangermünde ; Tangermünde ; 52.54 11.98 ; ;
DEMAG ; Magdeburg ; ; 52.13 11.64 ; ;
- ; Lutherstadt Wittenberg ; ; 51.86 12.65 ; ; Wittenberg
- ; Torgau ; ; 51.56 13.01 ; ;
- ; Meißen ; Meissen ; 51.16 13.47 ; ;
DEDRS ; Dresden ; ; 51.06 13.74 ; ;
- ; Bad Schandau ; ; 50.92 14.15 ; ; Sächsische Schweiz
@ CZ Europe/Prague elbe
- ; Děčín ; Decin ; 50.78 14.21 ; ;
- ; Litoměřice ; Litomerice ; 50.53 14.13 ; ; Leitmeritz
- ; Mělník ; Melnik ; 50.35 14.47 ; ;
CZPRG ; Prag ; Prague ; 50.09 14.42 ; ; Moldau
@ DE Europe/Berlin elbe-havel
DEBER ; Berlin ; Berlin ; 52.53 13.21 ; ; Spandau
- ; Potsdam ; ; 52.39 13.06 ; ; Sanssouci
- ; Brandenburg an der Havel ; ; 52.41 12.55 ; ;
@ DE Europe/Berlin oder
- ; Oderberg ; ; 52.86 14.05 ; ; Niederfinow
- ; Greifswald ; ; 54.09 13.41 ; ;
- ; Vitte (Hiddensee) ; ; 54.57 13.11 ; ; Hiddensee
@ FR Europe/Paris seine
FRPAR ; Paris ; ; 48.86 2.28 ; ;
- ; Vernon ; ; 49.09 1.49 ; ; Giverny
- ; Les Andelys ; ; 49.24 1.40 ; ; Château Gaillard
- ; Caudebec-en-Caux ; ; 49.52 0.73 ; ;
- ; Conflans-Sainte-Honorine ; ; 48.99 2.09 ; ; Auvers
@ FR Europe/Paris rhone
FRLYO ; Lyon ; ; 45.75 4.83 ; ;
- ; Vienne ; ; 45.53 4.87 ; ;
- ; Tournon ; ; 45.07 4.83 ; ; Tain-l’Hermitage
- ; Viviers ; ; 44.48 4.69 ; ; Ardèche
- ; Avignon ; ; 43.95 4.80 ; ; Provence
- ; Arles ; ; 43.68 4.62 ; ; Camargue
- ; Port-Saint-Louis ; ; 43.39 4.80 ; ; Camargue
@ FR Europe/Paris saone
- ; Mâcon ; Macon ; 46.30 4.84 ; ; Burgund
- ; Chalon-sur-Saône ; Chalon-sur-Saône ; 46.78 4.86 ; ; Burgund, Beaune
- ; Tournus ; ; 46.56 4.91 ; ; Burgund
@ FR Europe/Paris garonne
- ; Pauillac ; ; 45.20 -0.74 ; ; Médoc
- ; Blaye ; ; 45.13 -0.67 ; ;
- ; Cadillac ; ; 44.64 -0.32 ; ; Sauternes
- ; Libourne ; ; 44.91 -0.24 ; ; Saint-Émilion
@ PT Europe/Lisbon douro
PTOPO ; Porto ; ; 41.14 -8.61 ; ; Vila Nova de Gaia
- ; Régua ; Regua ; 41.16 -7.79 ; ; Peso da Régua
- ; Pinhão ; Pinhao ; 41.19 -7.55 ; ;
- ; Barca d’Alva ; ; 41.03 -6.94 ; ;
- ; Entre-os-Rios ; ; 41.08 -8.29 ; ; Bitetos
@ ES Europe/Madrid douro
- ; Vega de Terrón ; Vega de Terron ; 41.03 -6.93 ; ; Salamanca
@ EG Africa/Cairo nile
EGLXR ; Luxor ; ; 25.70 32.64 ; ; Tal der Könige, Karnak
- ; Esna ; ; 25.29 32.56 ; ;
- ; Edfu ; ; 24.98 32.87 ; ; Horus
- ; Kom Ombo ; ; 24.45 32.93 ; ;
EGASW ; Assuan ; Aswan ; 24.09 32.90 ; ; Philae
- ; Qina ; Qena ; 26.16 32.72 ; ; Dendera
@ VN Asia/Ho_Chi_Minh mekong
VNSGN ; Ho-Chi-Minh-Stadt ; Ho Chi Minh City ; 10.77 106.71 ; ; Saigon
- ; My Tho ; My Tho ; 10.35 106.36 ; ;
- ; Cai Be ; ; 10.33 106.03 ; ;
- ; Sa Dec ; ; 10.29 105.76 ; ;
- ; Chau Doc ; ; 10.70 105.12 ; ; Tan Chau
@ KH Asia/Phnom_Penh mekong
KHPNH ; Phnom Penh ; ; 11.57 104.93 ; ;
- ; Kampong Cham ; ; 11.99 105.46 ; ;
- ; Kampong Chhnang ; ; 12.25 104.67 ; ; Tonle Sap
- ; Siem Reap ; ; 13.23 103.82 ; ; Angkor
- ; Kratie ; ; 12.49 106.02 ; ;
@ SK Europe/Bratislava danube
- ; Komárno ; Komarno ; 47.76 18.13 ; ; Komorn
@ HU Europe/Budapest danube
- ; Visegrád ; Visegrad ; 47.79 18.98 ; ; Donauknie
`;
