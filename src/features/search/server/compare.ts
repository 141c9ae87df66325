// Up to four voyages side by side: the rows that differ come first (R14).
import { formats } from '#domain/format/format.ts';
import { defineMessages, type Language } from '#domain/language.ts';
import type { VoyageCard } from '../contract.ts';
import { cabinLabels, serviceLabels } from '../texts.ts';

const texts = defineMessages(
  {
    total: 'Gesamtpreis',
    perNight: 'Pro Person und Nacht',
    date: 'Termin',
    nights: 'Dauer',
    ship: 'Schiff',
    operator: 'Reederei',
    length: 'Schiffslänge',
    from: 'Ab',
    to: 'Bis',
    ports: 'Häfen',
    seaDays: 'Seetage',
    rating: 'Gästebewertung',
    services: 'Leistungen',
    option: 'Unverbindliche Option',
    yes: 'möglich',
    no: 'nicht möglich',
    none: 'keine Angabe',
    soldOut: 'ausgebucht',
  },
  {
    total: 'Total price',
    perNight: 'Per person and night',
    date: 'Date',
    nights: 'Length',
    ship: 'Ship',
    operator: 'Cruise line',
    length: 'Length of the ship',
    from: 'From',
    to: 'To',
    ports: 'Ports',
    seaDays: 'Days at sea',
    rating: 'Guests’ rating',
    services: 'Included and on board',
    option: 'Option without obligation',
    yes: 'possible',
    no: 'not possible',
    none: 'not stated',
    soldOut: 'sold out',
  },
);

export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly values: string[];
  readonly differs: boolean;
}

export function compareRows(cards: readonly VoyageCard[], language: Language): CompareRow[] {
  const t = texts[language];
  const format = formats[language];
  const row = (key: string, label: string, value: (card: VoyageCard) => string | null): CompareRow => {
    const values = cards.map((card) => value(card) ?? t.none);
    return { key, label, values, differs: new Set(values).size > 1 };
  };
  const services: Readonly<Record<string, string>> = serviceLabels[language];
  const rows = [
    row('total', t.total, (card) => (card.price ? format.moneyExact(card.price.total) : t.soldOut)),
    row('perNight', t.perNight, (card) => (card.price ? format.moneyExact(card.price.perNight) : null)),
    row('date', t.date, (card) => format.dateRange(card.departsOn, card.returnsOn)),
    row('nights', t.nights, (card) => format.nights(card.nights)),
    row('ship', t.ship, (card) => card.ship.name),
    row('operator', t.operator, (card) => card.operator.name),
    row('length', t.length, (card) => (card.ship.lengthM === null ? null : format.metres(card.ship.lengthM))),
    row('from', t.from, (card) => card.embarkation),
    row('to', t.to, (card) => card.disembarkation),
    row('ports', t.ports, (card) => card.ports.join(' · ')),
    row('seaDays', t.seaDays, (card) => format.number(card.seaDays)),
    ...(['inside', 'outside', 'balcony', 'suite'] as const)
      .filter((cabinType) => cards.some((card) => card.ladder.some((step) => step.cabinType === cabinType)))
      .map((cabinType) =>
        row(`cabin-${cabinType}`, cabinLabels[language][cabinType], (card) => {
          const step = card.ladder.find((found) => found.cabinType === cabinType);
          return step ? (step.price ? format.moneyExact(step.price.total) : t.soldOut) : null;
        }),
      ),
    row('rating', t.rating, (card) => (card.rating ? format.rating(card.rating.value) : null)),
    row('services', t.services, (card) => (card.services.length > 0 ? format.list(card.services.map((service) => services[service] ?? service)) : null)),
    row('option', t.option, (card) => (card.bookable === 'fixed_and_option' ? t.yes : t.no)),
  ];
  return rows.toSorted((a, b) => Number(b.differs) - Number(a.differs));
}
