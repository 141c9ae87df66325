import type { SentenceBank } from './reviews.ts';

// Platzhalter: {ship} Schiff, {port} und {port2} Häfen der Reise, {name} jemand aus der Besatzung, {deck} Decknummer, {dish} ein Gericht, {nights} Nächte.
// Ein Vorwort sagt, wann ein Satz passt: sea = nicht auf Flüssen, old = nicht auf neuen Schiffen, kids = Familien.
export const germanSentences: SentenceBank = {
  titles: {
    good: ['Gern wieder mit der {ship}', 'Rundum zufrieden', '{nights} Nächte, die zu kurz waren', 'Schöne Reise, gute Besatzung', 'Erholt nach Hause gekommen', '{port} war der Höhepunkt', 'Besser als erwartet', 'Ein Schiff zum Wiederkommen', 'Alles richtig gemacht', 'Unsere dritte Reise mit der {ship}', 'Ruhig, freundlich, gut organisiert', 'Gutes Essen, gute Laune', 'Die Route hat uns begeistert', 'Von {port} bis {port2} gelungen'],
    fair: ['Gut mit kleinen Abstrichen', 'old: Schöne Route, Schiff in die Jahre gekommen', 'Im Großen und Ganzen zufrieden', 'Solide', 'Licht und Schatten', 'Service top, Essen mittel', 'Viel gesehen, wenig geruht', 'Für den Preis in Ordnung', 'Wir hatten etwas mehr erwartet', 'Ordentlich, nicht mehr'],
    poor: ['Leider enttäuscht', 'Nicht noch einmal', 'Zu viel Wartezeit', 'Da war mehr drin', 'Schade um die schöne Route'],
  },
  cabin: {
    good: ['Unsere Kabine auf Deck {deck} war ruhig und hatte genug Schränke für {nights} Nächte.', 'Die Betten sind sehr gut, wir haben selten so fest geschlafen.', 'Die Kabine war größer als gedacht und abends wie morgens gemacht.', 'Auf Deck {deck} haben wir von der Maschine nichts gehört.', 'Das Bad ist klein, aber durchdacht, und warmes Wasser kam sofort.', 'Genug Steckdosen am Bett, eine Leselampe auf jeder Seite: Da hat jemand mitgedacht.', 'Morgens vom Bett aus die Einfahrt nach {port} zu sehen, das bleibt.', 'Wir hatten die Kabine der Reederei überlassen und eine sehr gute mittschiffs bekommen.'],
    fair: ['Die Kabine ist zweckmäßig, der Schrank für zwei Personen knapp.', 'Auf Deck {deck} hört man abends die Musik von oben, nach elf war Ruhe.', 'old: Die Kabine war sauber, die Einrichtung hat aber ein paar Jahre hinter sich.', 'Klimaanlage gut regelbar, nur etwas laut.'],
    poor: ['sea: Unsere Kabine auf Deck {deck} lag über der Wäscherei, an Ausschlafen war nicht zu denken.', 'Das Bad roch muffig, der Abfluss wurde zweimal repariert.', 'Die Matratze war durchgelegen, ein Tausch kam erst am vierten Tag.'],
  },
  food: {
    good: ['{dish} war das Beste, was wir seit Langem gegessen haben.', 'Im Restaurant wurde frisch gekocht, und auf eine Unverträglichkeit hat die Küche jeden Tag geachtet.', 'Das Frühstück lässt nichts aus, und Brot wird an Bord gebacken.', '{dish} am letzten Abend: Da haben alle am Tisch nachbestellt.', 'Die Küche bringt auf den Tisch, was es an der Strecke gibt; nach {port} gab es Fisch vom Markt.', 'Am Buffet keine Schlangen, und nachgelegt wurde sofort.', 'Weine zu vernünftigen Preisen und ein Kellner, der sie erklären konnte.', 'Wir hatten jeden Abend denselben Tisch am Fenster, das war uns viel wert.'],
    fair: ['Das Essen war gut, nach einer Woche wiederholt sich das Buffet.', 'Warme Gerichte kamen manchmal nur lauwarm an, geschmeckt hat es trotzdem.', 'Vegetarisch geht, könnte aber einfallsreicher sein.', 'Zu Stoßzeiten war es am Buffet voll, eine halbe Stunde später ging es.'],
    poor: ['Am Buffet jeden Abend Gedränge und lauwarme Speisen.', 'Kaffee gibt es nach dem Essen nur gegen Aufpreis, das kannten wir anders.', 'Die Auswahl war klein, und um halb neun war vieles aus.'],
  },
  service: {
    good: ['{name} an der Bar kannte nach zwei Tagen unsere Namen.', 'Die Besatzung ist freundlich, ohne aufdringlich zu sein.', 'Als mein Koffer in {port} nicht ankam, hat sich {name} an der Rezeption sofort gekümmert.', '{name} hat unsere Kabine gemacht, unsichtbar und trotzdem immer zur Stelle.', 'Die Durchsagen sind kurz und kommen auch auf Deutsch.', 'kids: {name} aus dem Restaurant hat für unseren Sohn jeden Abend etwas Eigenes gebracht.', 'Die Offiziere sind ansprechbar, der Kapitän stand zweimal am Gang und hat erzählt.', 'Ein- und Ausschiffung dauerten keine zwanzig Minuten.'],
    fair: ['Freundlich, an der Rezeption aber oft Wartezeit.', 'Der Service schwankt, im Restaurant sehr gut, an der Bar eher langsam.', 'Alle bemüht, Deutsch spricht nur ein Teil der Besatzung.'],
    poor: ['An der Rezeption fühlte sich niemand zuständig.', 'Bei der Ausschiffung standen wir über eine Stunde im Treppenhaus.', 'Auf eine Beschwerde haben wir bis zum Schluss keine Antwort bekommen.'],
  },
  excursions: {
    good: ['{port} haben wir auf eigene Faust gemacht, vom Liegeplatz läuft man in die Stadt.', 'Der Ausflug in {port} mit einem Führer von dort war jeden Euro wert.', 'Die Liegezeit in {port} war lang genug, um auch einmal sitzen zu bleiben.', 'Eine Wanderung bei {port}, danach Kaffee an Deck: ein Tag wie gemalt.', 'Die Vorträge am Vorabend haben uns auf {port} gut vorbereitet.', 'In {port} waren wir früh das einzige Schiff, das war ein Geschenk.', 'Die Gruppen bei den Ausflügen waren klein, und alle konnten den Führer hören.', 'Auslaufen aus {port} im Abendlicht, alle standen an der Reling.'],
    fair: ['{port} war schön, die Liegezeit aber kurz.', 'Die Ausflüge sind gut organisiert, aber teuer; vieles geht mit dem Linienbus.', 'In {port} regnete es, dafür kann niemand etwas, ein Ersatzprogramm wäre nett gewesen.', 'sea: {port2} musste wegen Wind ausfallen, dafür gab es einen Seetag.'],
    poor: ['In {port} saßen wir zu fünfzigst im Bus und haben mehr gewartet als gesehen.', '{port2} fiel aus, und die Erklärung kam erst am nächsten Tag.'],
  },
  mood: {
    good: ['Das Publikum ist gemischt, ins Gespräch kommt man schnell.', 'Abends ruhige Musik und keine Dauerbeschallung an Deck, genau richtig für uns.', 'sea: An Seetagen findet jeder einen Platz, das Promenadendeck war unser liebster.', 'kids: Für die Kinder gab es jeden Tag Programm, wir haben sie kaum gesehen.', 'sea: Die {ship} liegt ruhig im Wasser, auch als es einmal windig wurde.', 'Sauber ist es überall, selbst die Handläufe werden ständig gewischt.', 'old: Gerade dass das Schiff nicht neu ist, macht seinen Charme aus.'],
    fair: ['sea: An Seetagen sind die Liegen früh mit Handtüchern belegt.', 'Abends etwas wenig los, uns hat es nicht gestört.', 'old: Man merkt an manchen Ecken, dass die Werft bald wieder ruft.'],
    poor: ['sea: Liegen am Pool waren ab acht Uhr belegt, eingegriffen hat niemand.', 'old: Teppiche und Polster haben ihre besten Jahre hinter sich.'],
  },
  value: {
    good: ['Für das, was enthalten ist, ein fairer Preis.', 'Wir haben früh gebucht und würden es wieder so machen.', 'Die Bordrechnung war am Ende kleiner als befürchtet.', 'Preis und Leistung passen, die nächste Reise ist schon ausgesucht.'],
    fair: ['Mit Getränken und Internet kommt einiges zusammen.', 'Der Reisepreis ist in Ordnung, die Extras sind teuer.'],
    poor: ['Für diesen Preis haben wir mehr erwartet.', 'Jede Kleinigkeit kostet extra, das verdirbt die Laune.'],
  },
  close: {
    good: ['Wir kommen wieder.', 'Klare Empfehlung für alle, die es nicht zu förmlich mögen.', 'Danke an die ganze Besatzung.', 'Nächstes Jahr noch einmal, dann länger.', 'Von uns eine Empfehlung.', 'Wir haben schon nach dem nächsten Termin gefragt.'],
    fair: ['Noch einmal würden wir ein paar Nächte mehr nehmen.', 'Insgesamt eine gute Reise, mit Luft nach oben.', 'Wiederholung nicht ausgeschlossen.', 'Unterm Strich hat es gepasst.'],
    poor: ['Schade, die Route hätte Besseres verdient.', 'Wir suchen uns das nächste Mal ein anderes Schiff.'],
  },
  dishes: ['Der Kabeljau', 'Das Rinderfilet', 'Das Risotto mit Steinpilzen', 'Die Fischsuppe', 'Der Lammrücken', 'Das Saiblingsfilet', 'Die Crème brûlée', 'Der Apfelstrudel', 'Die Bouillabaisse', 'Das Zanderfilet'],
  authors: ['Anke', 'Bernd', 'Birgit', 'Christa', 'Dieter', 'Elke', 'Ernst', 'Frank', 'Gabi', 'Gerd', 'Hanne', 'Heike', 'Holger', 'Ilse', 'Ingo', 'Jens', 'Jutta', 'Karin', 'Klaus', 'Lena', 'Manfred', 'Maren', 'Martin', 'Monika', 'Nadine', 'Petra', 'Rainer', 'Renate', 'Sabine', 'Silke', 'Stefan', 'Susanne', 'Thomas', 'Ulrike', 'Uwe', 'Volker', 'Waltraud', 'Wolfgang', 'Yvonne', 'Tim'],
  replies: ['Vielen Dank für Ihre offenen Worte. Wir haben sie an die Reederei weitergegeben und um Antwort gebeten.', 'Es tut uns leid, dass diese Reise Ihre Erwartungen nicht erfüllt hat. Bitte rufen Sie uns an, wir sehen uns den Vorgang an.', 'Danke für den Hinweis. Die Reederei schreibt uns, dass die Kabinen auf diesem Deck beim nächsten Werftaufenthalt erneuert werden.'],
};
