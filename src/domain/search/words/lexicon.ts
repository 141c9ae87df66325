// Words that say nothing about a search, in both languages, and airports, which are where a flight starts and no ship does.
import { skeleton } from '../texts-fold.ts';

/** The words of a text, as sentences are compared. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean).map(skeleton));

export const fillers = wordSet(`
  ab aber abfahrt abfahrten abreise alle allem allen aller alles als also am an and andere anderem auch auf aus ausfahrt bei beim bevorzugt bin bis bisschen bitte bloß brauche brauchen buchen bräuchte
  da dabei dafür damit dann das dass daß dein dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du durch
  eher eigentlich ein eine einem einen einer eines einige einfach etwas es euch euer evtl eventuell
  falls fahren fahrt fahrten finde finden flexibel für gäbe ganz gebe geben gefällt geht gehen gehts gern gerne gesucht gibt gute guten guter gutes gut
  hab habe haben hallo hatte hätte hätten her hier hin hoffe holen ich ihm ihn ihnen ihr ihre im immer in ins inkl inklusive included insbesondere irgendwo ist
  ja jede jeden jeder jemand jetzt jahr jahre jährige kann kannst kein keine keinen können könnt könnten könnte kreuzfahrt kreuzfahrten kreuzfahrtschiff kreuzfahrtschiffe kommen komme kommt
  lang lange längere lassen lieber liebsten los machen mache mal man mehr mein meine meinem meinen meiner mich mir mit mitte möchte möchten mögen möglich möglichst müssen muss
  nach namens natürlich ne nen noch nun nur nächste nächsten ob oder ohne ort paar planen plane pro preis raus rein rund route routen reise reisen reisezeit reiseziel ruhig rüber
  schauen schiff schiffe schiffen schiffsreise schiffsreisen schön schöne schönen schönes schöner sehr sein seinem seinen sich sie sind so soll sollen sollte sollten solche sonst start starten startend suche suchen suche sowie
  tag tage tagen termin termine tour touren toll tolle trip über um und uns unser unsere unserem unseren unter unterwegs urlaub urlaube verreisen viel viele vielleicht vom von vor vorschlag vorschläge
  wäre wären wann war was weg wegen weil welche welcher welches wenn wer werden wie will wir wird wo wohin wollen wollten wollte wünsche wünschen würde würden
  zeigen zeig ziel ziele zielgebiet zu zum zur zurück zwischen kabine kabinen budget dauer hafen häfen route angebot angebote idee ideen entlang anfang ende richtung rundum region besuchen sehen erleben anlaufen stopp stop halt
  about actually after all also am an and another any anything are as at available be been before best book booking but by can cabin cabins come could cruise cruises cruising days departing departure departures depart departs destination do does dont each either embark ending ends
  find for from get gets getting give go going good great had has have having help her here hi him his holiday holidays how i id ideally if ill im in include includes including into is it its itinerary ive
  just keen leave leaves leaving like liked likes line lines looking look love lovely maybe me might month more most must my need needs new nice no not of on one ones onto only or our out over
  perhaps place please port ports possible possibly prefer preferably rather ready round sail sailing sailings sails see seeing ship ships show should so some somewhere something stateroom start starting starts stop stops such suggest
  take taking than that the their them then there these they thing this those through time to too tour travel travelling traveling trip trips try two under until up us vacation vacations via visit visiting visits voyage voyages
  want wanted wants was way we week weeks were wed well what when where which while who will with within without would year you your budget price route stay calling call calls along anywhere
  may gibts moin ex whats kostet kosten reederei reedereien m mv ms ss the a to dem eur p u b z st jahr abends mittags sail bord board onboard off around
`);

/** Names that are words first: they count as names only where they stand like one. */
export const ambiguous: Readonly<Record<'de' | 'en', ReadonlySet<string>>> = {
  de: wordSet('bar bad essen gang norden süden osten westen male split sand see meer kos lage hamm'),
  en: wordSet('bar deal male nice split hull reading mobile island most main sand bath cork ball bad hope rum eden victoria'),
};

// Germany, Austria, Switzerland, Britain and Ireland: where the customers of both brands take off
export const airports = wordSet(`
  frankfurt münchen munich düsseldorf zürich zurich wien vienna stuttgart köln cologne berlin hannover leipzig nürnberg dresden bremen genf geneva basel salzburg innsbruck graz linz paderborn dortmund münster karlsruhe memmingen friedrichshafen saarbrücken
  erfurt luxemburg heathrow gatwick manchester birmingham edinburgh glasgow luton stansted london bristol leeds cardiff belfast dublin aberdeen exeter norwich
`);

/** Words of holidays that no filter knows: they are told as not understood, and are no slips of anything else. */
export const plainWords = wordSet(`
  sonne sonnig strand strände baden wetter wärme warm warme kalt schnee eis wale walbeobachtung pinguine tiere natur kultur geschichte musik tanz tanzen essen küche wein bier hund hunde katze katzen
  romantisch romantische ruhe ruhige entspannung abenteuer wandern tauchen schnorcheln fotografie nordlicht nordlichter polarlicht polarlichter mitternachtssonne sankt welt weltweit berge vulkane burgen schlösser museum museen
  senioren rentner jugend freunde oma opa enkel eltern schwiegereltern geburtstag feier hochzeit arzt medizin wäsche raucher nichtraucher vegan vegetarisch internet shopping einkaufen theater show shows casino sport fitness yoga
  europa europe europas nordeuropa northern southern eastern western
  sun sunny sunshine beach beaches weather warm warmer cold snow ice whales whale penguins wildlife nature culture history music dance dancing dinner food wine beer dog dogs cat cats romantic quiet relaxing adventure hiking diving
  snorkelling snorkeling photography northern lights aurora midnight world volcanoes castles museums seniors retired friends grandparents birthday wedding party doctor smoking smokers vegan vegetarian gluten shopping theatre shows
  casino sport sports fitness yoga coming second first half school entertainment jazz garden gardens battlefields scenic scenery grand stunning amazing egal irgendwohin bezahlbar hauptsache weit entfernt zentral
  schottland wales scotland sizilien sardinien korsika kreta zypern sicily sardinia corsica crete cyprus
`);
