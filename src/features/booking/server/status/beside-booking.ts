// What stands beside a booking and is shown with it: which version its voyage has, how it is paid, what was wished for. One statement, as the
// page looks again every few seconds while something is under way (BOOK-24).
import { sql } from 'kysely';
import { isCurrency, money } from '#domain/money/money.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { WishedInsurance } from '../extras.repository.ts';
import type { PaymentRow } from '../payment-shown.ts';

export interface BesideBooking {
  /** As `facts.ofVersion` wants it; null for a request without a voyage. */
  readonly voyageVersion: string | null;
  readonly payment: PaymentRow | null;
  readonly insurance: WishedInsurance | null;
}

type Row = { [Column in keyof PaymentRow]: PaymentRow[Column] | null } & {
  readonly voyage_version: string | null;
  readonly insurer: string | null;
  readonly insurance_name: string | null;
  readonly premium_minor: number | null;
  readonly currency: string | null;
};

function paymentIn({ kind, state, attempts, card_brand, card_last4, iban_last4, challenge_url, problem }: Row): PaymentRow | null {
  if (kind === null || state === null) return null;
  return { kind, state, attempts: attempts ?? 0, card_brand, card_last4, iban_last4, challenge_url, problem };
}

function insuranceIn({ insurer, insurance_name: name, premium_minor: premium, currency }: Row): WishedInsurance | null {
  if (insurer === null || name === null || premium === null || !isCurrency(currency)) return null;
  return { insurer, name, premium: money(premium, currency) };
}

const nothing: BesideBooking = { voyageVersion: null, payment: null, insurance: null };

export async function besideBooking(db: Database, bookingId: string): Promise<BesideBooking> {
  const { rows } = await sql<Row>`
    select v.changed_xid::text as voyage_version, p.kind, p.state, p.attempts, p.card_brand, p.card_last4, p.iban_last4, p.challenge_url, p.problem,
      i.insurer, i.name as insurance_name, i.premium_minor, i.currency
    from bookings b left join voyages v on v.id = b.voyage_id left join payments p on p.booking_id = b.id
      left join booking_insurances i on i.booking_id = b.id
    where b.id = ${bookingId}`.execute(db);
  const row = rows[0];
  return row ? { voyageVersion: row.voyage_version, payment: paymentIn(row), insurance: insuranceIn(row) } : nothing;
}
