// Two operators as processes of their own: one fails, the other goes on (OPS-03); the simulator starts with one command (OPS-02).
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { GuardedOperator } from '#features/operators/server/operator-guard.ts';
import { OpenTravelOperator } from '#features/operators/server/opentravel-operator.ts';
import { OperatorError, type OperatorVoyage } from '#features/operators/server/operator-port.ts';
import { someBooking, someVoyage } from '#features/operators/server/opentravel/testing.ts';
import { operatorControl, type OperatorControl } from './control-client.ts';

interface Running {
  readonly process: ChildProcess;
  readonly voyage: OperatorVoyage;
  readonly control: OperatorControl;
}

/** node simulators/operator/main.ts, until it says that it is ready. */
async function start(operatorId: number): Promise<Running> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), '--port', '0', '--control-port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const said of createInterface({ input: child.stdout })) {
    const ready = /ready: messages (\S+) control (\S+)/.exec(said);
    if (ready) return { process: child, voyage: someVoyage({ operatorId, endpoint: ready[1] ?? '' }), control: operatorControl(ready[2] ?? '') };
  }
  throw new Error('the simulator ended before it was ready');
}

async function stop({ process: child }: Running): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
}

test('OPS-02 OPS-03 one operator hangs, the other books on; the one that hangs rests and comes back', async () => {
  const [sick, well] = await Promise.all([start(1), start(2)]);
  const system = new OpenTravelOperator({ agency: { id: 'FAIRWAY' }, writeTimeoutMs: 2_500 });
  const operator = new GuardedOperator(system, { leastCalls: 20, probeAfterMs: 0 });
  const book = async ({ voyage }: Running, clientRef: string) => {
    try {
      return (await operator.book(someBooking({ voyage, clientRef, cabinNumber: null, categoryCode: `C${clientRef.slice(1)}` }))).state;
    } catch (error) {
      if (error instanceof OperatorError) return error.kind;
      throw error;
    }
  };
  try {
    await Promise.all([sick, well].map(({ control }) => control.behave({ acceptAnyTotal: true })));
    await sick.control.behave({ silent: 'before' });
    const hanging = Array.from({ length: 20 }, (_, index) => book(sick, `S${index}`));
    expect(await Promise.all(Array.from({ length: 20 }, (_, index) => book(well, `W${index}`)))).toEqual(Array.from({ length: 20 }, () => 'fixed'));
    expect(await Promise.all(hanging)).toEqual(Array.from({ length: 20 }, () => 'unanswered'));
    expect(operator.status(sick.voyage).unavailable).toEqual([]);
    // the time to try again has come at once in this test: that call closes the circuit
    await sick.control.reset();
    await sick.control.behave({ acceptAnyTotal: true });
    expect(await book(sick, 'S99')).toBe('fixed');
    expect(await well.control.bookings()).toHaveLength(20);
    expect(await sick.control.bookings()).toHaveLength(1);
  } finally {
    system.close();
    await Promise.all([stop(sick), stop(well)]);
  }
});
