// What some lines say in their own words while a booking is made: beside the cabins, and beside the choice of option or fixed booking.
import type { Cell } from './copy-rows.ts';

interface OperatorWords {
  readonly remarksDe: string;
  readonly remarksEn: string;
  readonly bookingTextDe: string;
  readonly bookingTextEn: string;
}

const none: OperatorWords = { remarksDe: '', remarksEn: '', bookingTextDe: '', bookingTextEn: '' };

const bySlug: Readonly<Record<string, OperatorWords>> = {
  'meridian-cruises': {
    remarksDe:
      '<p>Das <strong>Serviceentgelt an Bord</strong> ist bei Meridian Cruises im Gesamtpreis enthalten; weitere Trinkgelder sind freiwillig. Auf Getränke an den Bars und auf Behandlungen im Spa setzt die Reederei einen Zuschlag auf die Bordrechnung.</p>',
    remarksEn:
      '<p>With Meridian Cruises the <strong>on-board service charge</strong> is part of the total price; further gratuities are up to you. For drinks at the bars and for spa treatments the line adds a surcharge to the on-board account.</p>',
    bookingTextDe:
      '<p>Für Fahrten in amerikanische Häfen brauchen alle Reisenden einen maschinenlesbaren Pass und eine elektronische Einreiseerlaubnis (ESTA). Tragen Sie die Namen so ein, wie sie im Pass stehen: Eine spätere Änderung berechnet die Reederei.</p>',
    bookingTextEn:
      '<p>For calls at American ports every traveller needs a machine-readable passport and an electronic travel authorisation (ESTA). Enter the names as they stand in the passport: the line charges for a later change.</p>',
  },
  'wessex-line': {
    ...none,
    remarksDe:
      '<p>An Bord der Wessex Line gilt an festlichen Abenden im Hauptrestaurant <em>dunkler Anzug oder Abendkleid</em>. Wer es leger mag, isst im Buffetrestaurant.</p>',
    remarksEn:
      '<p>On formal evenings Wessex Line asks for a <em>dark suit or evening dress</em> in the main restaurant. Those who prefer it informal dine in the buffet restaurant.</p>',
  },
  'polarlinie-expeditionen': {
    remarksDe:
      '<p>Bei Anlandungen mit dem Schlauchboot steigen Sie ohne Hilfe ein und aus. Was die Reise an Beweglichkeit verlangt:</p><ul><li>einige Stufen ohne Handlauf</li><li>sicherer Tritt auf nassem, steinigem Grund</li></ul>',
    remarksEn:
      '<p>For landings by inflatable boat you get in and out unaided. What the voyage asks of your mobility:</p><ul><li>a few steps without a handrail</li><li>a sure foot on wet and stony ground</li></ul>',
    bookingTextDe:
      '<p>Die Reederei verlangt vor der Abreise einen Gesundheitsfragebogen und den Nachweis einer Versicherung, die eine Rettung aus abgelegenen Gebieten einschließt.</p>',
    bookingTextEn: '<p>Before departure the line asks for a health questionnaire and for proof of an insurance that includes rescue from remote areas.</p>',
  },
};

export const wordColumns = 'remarks_de, remarks_en, booking_text_de, booking_text_en';

/** In the order of `wordColumns`; empty for a line that says nothing of its own. */
export function wordCells(slug: string): Cell[] {
  const { remarksDe, remarksEn, bookingTextDe, bookingTextEn } = bySlug[slug] ?? none;
  return [remarksDe, remarksEn, bookingTextDe, bookingTextEn];
}
