// Columns: UN/LOCODE (or -) ; German name ; English name (empty = the same) ; latitude longitude ; flags (t = tender) ; further words
export const northSeaAndBalticPorts = `
@ DE Europe/Berlin
DEHAM ; Hamburg ; ; 53.54 9.97 ; ; Elbe, HafenCity, Steinwerder, Altona
DEBRV ; Bremerhaven ; ; 53.57 8.55 ; ; Columbuskaje
DEKEL ; Kiel ; ; 54.33 10.15 ; ; Ostseekai
DERSK ; Warnemünde ; ; 54.18 12.09 ; ; Rostock
DECUX ; Cuxhaven ; ; 53.87 8.72 ; ;
DEHGL ; Helgoland ; Heligoland ; 54.18 7.89 ; t ;
- ; Sassnitz ; ; 54.51 13.65 ; ; Rügen, Mukran
DETRV ; Travemünde ; ; 53.96 10.87 ; ; Lübeck
DESTL ; Stralsund ; ; 54.32 13.10 ; ; Rügen
DEWIS ; Wismar ; ; 53.90 11.46 ; ;
DEFLF ; Flensburg ; ; 54.80 9.43 ; ;
- ; Hörnum (Sylt) ; Hörnum (Sylt) ; 54.76 8.30 ; t ; Sylt
DEWVN ; Wilhelmshaven ; ; 53.51 8.15 ; ;
@ NL Europe/Amsterdam
NLAMS ; Amsterdam ; ; 52.38 4.91 ; ; Holland
NLRTM ; Rotterdam ; ; 51.90 4.48 ; ; Holland
NLIJM ; IJmuiden ; ; 52.46 4.58 ; ; Amsterdam
NLVLI ; Vlissingen ; Flushing ; 51.44 3.57 ; ;
@ BE Europe/Brussels
BEZEE ; Zeebrügge ; Zeebrugge ; 51.34 3.20 ; ; Brügge, Bruges, Brussels, Brüssel
BEANR ; Antwerpen ; Antwerp ; 51.23 4.40 ; ;
BEOST ; Ostende ; Ostend ; 51.23 2.93 ; ;
@ DK Europe/Copenhagen
DKCPH ; Kopenhagen ; Copenhagen ; 55.70 12.60 ; ; København
DKAAR ; Aarhus ; ; 56.16 10.22 ; ; Århus
DKSKA ; Skagen ; ; 57.72 10.59 ; ;
- ; Rønne ; Rønne ; 55.10 14.69 ; ; Bornholm
DKEBJ ; Esbjerg ; ; 55.47 8.44 ; ;
DKFRC ; Fredericia ; ; 55.56 9.76 ; ;
DKHLS ; Helsingør ; Elsinore ; 56.04 12.62 ; t ; Kronborg
DKAAL ; Aalborg ; ; 57.05 9.93 ; ;
DKKAL ; Kalundborg ; ; 55.68 11.09 ; ;
@ SE Europe/Stockholm
SESTO ; Stockholm ; ; 59.32 18.09 ; ;
SENYN ; Nynäshamn ; ; 58.90 17.95 ; ; Stockholm
SEGOT ; Göteborg ; Gothenburg ; 57.69 11.90 ; ;
SEVBY ; Visby ; ; 57.64 18.28 ; ; Gotland
SEHEL ; Helsingborg ; ; 56.04 12.69 ; ;
SEKLR ; Kalmar ; ; 56.66 16.37 ; ;
SEMMA ; Malmö ; ; 55.62 13.00 ; ;
SEKAA ; Karlskrona ; ; 56.16 15.59 ; ;
- ; Lysekil ; ; 58.27 11.43 ; t ;
SEUME ; Umeå ; ; 63.69 20.35 ; ;
SELLA ; Luleå ; ; 65.58 22.18 ; ;
SESDL ; Sundsvall ; ; 62.40 17.35 ; ;
@ FI Europe/Helsinki
FIHEL ; Helsinki ; ; 60.16 24.96 ; ;
FITKU ; Turku ; ; 60.43 22.22 ; ; Åbo
FIKTK ; Kotka ; ; 60.45 26.95 ; ;
FIVAA ; Vaasa ; ; 63.09 21.57 ; ;
FIKEM ; Kemi ; ; 65.70 24.53 ; ;
@ FI Europe/Mariehamn
FIMHQ ; Mariehamn ; ; 60.09 19.93 ; ; Åland
@ EE Europe/Tallinn
EETLL ; Tallinn ; ; 59.44 24.77 ; ; Reval
- ; Saaremaa ; Saaremaa ; 58.53 21.99 ; ; Ösel, Kuressaare
@ LV Europe/Riga
LVRIX ; Riga ; ; 56.96 24.09 ; ;
- ; Liepāja ; Liepaja ; 56.52 20.99 ; ;
@ LT Europe/Vilnius
LTKLJ ; Klaipėda ; Klaipeda ; 55.70 21.13 ; ; Memel
@ PL Europe/Warsaw
PLGDY ; Gdingen ; Gdynia ; 54.53 18.55 ; ; Danzig, Gdansk
PLGDN ; Danzig ; Gdansk ; 54.40 18.66 ; ;
PLSWI ; Swinemünde ; Swinoujscie ; 53.91 14.25 ; ; Usedom
PLSZZ ; Stettin ; Szczecin ; 53.43 14.56 ; ;
@ NO Europe/Oslo
NOOSL ; Oslo ; ; 59.90 10.74 ; ;
NOKRS ; Kristiansand ; ; 58.14 7.99 ; ;
NOAES ; Ålesund ; Ålesund ; 62.47 6.15 ; ; Alesund
NOBGO ; Bergen ; ; 60.40 5.31 ; ;
NOSVG ; Stavanger ; ; 58.97 5.73 ; ; Lysefjord, Preikestolen
NOHAU ; Haugesund ; ; 59.41 5.26 ; ;
NOFLA ; Flåm ; Flåm ; 60.86 7.12 ; ; Flam, Aurlandsfjord, Sognefjord
NOGNR ; Geiranger ; ; 62.10 7.20 ; t ; Geirangerfjord
- ; Hellesylt ; ; 62.09 6.87 ; t ; Geirangerfjord
- ; Olden ; ; 61.84 6.81 ; ; Nordfjord, Briksdal
- ; Nordfjordeid ; ; 61.90 5.99 ; ; Eid
- ; Eidfjord ; ; 60.47 7.07 ; ; Hardangerfjord
- ; Ulvik ; ; 60.57 6.92 ; t ; Hardangerfjord
- ; Rosendal ; ; 59.99 6.01 ; t ; Hardangerfjord
- ; Vik i Sogn ; ; 61.09 6.58 ; t ; Sognefjord
- ; Skjolden ; ; 61.49 7.60 ; ; Lustrafjord, Sognefjord
NOAND ; Åndalsnes ; Åndalsnes ; 62.57 7.69 ; ; Andalsnes, Trollstigen, Romsdal
NOMOL ; Molde ; ; 62.74 7.16 ; ;
NOKSU ; Kristiansund ; ; 63.11 7.73 ; ;
NOTRD ; Trondheim ; ; 63.44 10.40 ; ; Nidaros
NOFRO ; Florø ; Florø ; 61.60 5.03 ; ; Floro
NOMAY ; Måløy ; Måløy ; 61.94 5.11 ; ; Maloy
- ; Rørvik ; Rørvik ; 64.86 11.24 ; ; Rorvik
NOBNN ; Brønnøysund ; Brønnøysund ; 65.47 12.21 ; ; Bronnoysund
NOSSJ ; Sandnessjøen ; Sandnessjøen ; 66.02 12.63 ; ;
- ; Nesna ; ; 66.20 13.02 ; ;
- ; Ørnes ; Ørnes ; 66.87 13.71 ; ;
NOBOO ; Bodø ; Bodø ; 67.28 14.38 ; ; Bodo
- ; Stamsund ; ; 68.13 13.84 ; ; Lofoten
NOSVJ ; Svolvær ; Svolvær ; 68.23 14.57 ; ; Svolvaer, Lofoten
NOLKN ; Leknes ; ; 68.14 13.61 ; ; Lofoten, Gravdal
- ; Reine ; ; 67.93 13.09 ; t ; Lofoten
- ; Stokmarknes ; ; 68.57 14.91 ; ; Vesterålen
NOSLX ; Sortland ; ; 68.70 15.42 ; ; Vesterålen
- ; Risøyhamn ; Risøyhamn ; 68.97 15.64 ; ;
- ; Harstad ; ; 68.80 16.55 ; ;
- ; Finnsnes ; ; 69.23 17.98 ; ;
NONVK ; Narvik ; ; 68.43 17.42 ; ;
NOTOS ; Tromsø ; Tromsø ; 69.65 18.96 ; ; Tromso
- ; Skjervøy ; Skjervøy ; 70.03 20.97 ; ;
- ; Øksfjord ; Øksfjord ; 70.24 22.35 ; ;
NOALF ; Alta ; ; 69.97 23.24 ; ;
NOHFT ; Hammerfest ; ; 70.66 23.68 ; ;
NOHVG ; Honningsvåg ; Honningsvåg ; 70.98 25.97 ; ; Nordkap, North Cape, Honningsvag
- ; Havøysund ; Havøysund ; 71.00 24.66 ; ;
- ; Kjøllefjord ; Kjøllefjord ; 70.95 27.34 ; ;
- ; Mehamn ; ; 71.04 27.85 ; ;
- ; Berlevåg ; Berlevåg ; 70.86 29.08 ; ;
- ; Båtsfjord ; Båtsfjord ; 70.63 29.72 ; ;
NOVDS ; Vadsø ; Vadsø ; 70.07 29.75 ; ;
NOVAW ; Vardø ; Vardø ; 70.37 31.11 ; ;
NOKKN ; Kirkenes ; ; 69.73 30.05 ; ;
@ SJ Arctic/Longyearbyen
SJLYR ; Longyearbyen ; ; 78.23 15.61 ; ; Spitzbergen, Svalbard, Spitsbergen
- ; Ny-Ålesund ; Ny-Ålesund ; 78.93 11.94 ; ; Spitzbergen, Svalbard
- ; Magdalenefjord ; Magdalenefjorden ; 79.57 11.05 ; t ; Spitzbergen, Svalbard
- ; Bamsebu (Bellsund) ; Bamsebu (Bellsund) ; 77.56 15.05 ; t ; Svalbard
- ; Hornsund ; ; 77.00 15.60 ; t ; Svalbard
- ; Alkefjellet ; ; 79.58 18.45 ; t ; Hinlopen, Svalbard
`;
