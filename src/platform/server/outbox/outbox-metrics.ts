// What Prometheus sees of the outbox: how much waits, how long the oldest has waited, what needs a person.
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { readOutboxState, type OutboxState } from './job-rows.ts';

const gauges: readonly (readonly [name: string, help: string, value: (state: OutboxState) => number])[] = [
  ['outbox_backlog_jobs', 'Jobs not yet done', (state) => state.backlog],
  ['outbox_due_jobs', 'Jobs that are due now', (state) => state.due],
  ['outbox_oldest_due_seconds', 'How long the oldest due job has waited', (state) => state.oldestDueMs / 1000],
  ['outbox_dead_jobs', 'Jobs put aside after their last try', (state) => state.dead],
];

/** Read when they are asked for; all four from one reading. */
export function registerOutboxMetrics(registry: Registry, pool: pg.Pool): void {
  let reading: Promise<OutboxState> | undefined;
  const read = (): Promise<OutboxState> => {
    reading ??= readOutboxState(pool).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const [name, help, value] of gauges) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => gauge.set(value(await read())),
    });
  }
}
