// What Prometheus sees of bookings: those that stand still, and money whose whereabouts are not known. Each wants somebody to look.
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { bookingStates, isSettled } from '#domain/booking/booking-states.ts';

/** States that a booking passes through, and the one in which a person has it. */
const watched = bookingStates.filter((state) => !isSettled(state) || state === 'manual');
const outAtProvider = ['forwarding', 'unknown'] as const;

/** What is longer on its way than any operator or provider needs. */
const LONG = '1 hour';

/** Read when they are asked for. */
export function registerBookingMetrics(registry: Registry, pool: pg.Pool): void {
  const bookings: Gauge<'state'> = new Gauge({
    name: 'bookings_unsettled',
    help: 'Bookings that were ordered over an hour ago and are neither confirmed nor ended, by state; manual ones wait for a person',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      // The last order counts: of an option that became fixed, or of another price, not the first one.
      const { rows } = await pool.query<{ state: string; count: string }>(
        `select b.state, count(*) from bookings b
         where b.state = any($1) and not exists (
           select 1 from booking_events e where e.booking_id = b.id and e.at > now() - $2::interval
             and (e.from_state is null or e.from_state in ('option_held', 'reprice', 'wait_listed')))
         group by b.state`,
        [watched, LONG],
      );
      for (const state of watched) bookings.set({ state }, Number(rows.find((row) => row.state === state)?.count ?? 0));
    },
  });
  const payments: Gauge<'state'> = new Gauge({
    name: 'payments_unclear',
    help: 'Payments handed on over an hour ago of which no outcome is known, by state',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      const { rows } = await pool.query<{ state: string; count: string }>(
        'select state, count(*) from payments where state = any($1) and coalesce(sent_at, changed_at) < now() - $2::interval group by state',
        [outAtProvider, LONG],
      );
      for (const state of outAtProvider) payments.set({ state }, Number(rows.find((row) => row.state === state)?.count ?? 0));
    },
  });
}
