// Every message the shop sends and the simulated operator answers is valid by OpenTravel's own schemas (2017B), whatever is written in it.
// The schemas are not part of the product: the test runs where they lie beside the repository and xmllint is installed, and says so where not.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { writeBookRequest } from '#features/operators/server/opentravel/book.ts';
import { writeCabinAvailRequest } from '#features/operators/server/opentravel/cabin-avail.ts';
import { heldCabinOf, writeCabinHoldRequest, writeCabinUnholdRequest } from '#features/operators/server/opentravel/cabin-hold.ts';
import { writeCategoryAvailRequest } from '#features/operators/server/opentravel/category-avail.ts';
import { writeFareAvailRequest } from '#features/operators/server/opentravel/fare-avail.ts';
import { writePriceBookingRequest } from '#features/operators/server/opentravel/price-booking.ts';
import { writeCancelRequest, writeReadRequest } from '#features/operators/server/opentravel/read-and-cancel.ts';
import { writeSailAvailRequest } from '#features/operators/server/opentravel/sail-avail.ts';
import { anyBooking } from '#features/operators/server/opentravel/testing.ts';
import { answerTo } from './answering.ts';
import { answerName } from './answers.ts';
import { wellBehaved } from './behaviour.ts';
import { readRequest } from './requests.ts';
import { Stock } from './stock.ts';

const schemas = path.resolve(import.meta.dirname, '../../../shared/data/ota/xsd-2017B');
const missing = !fs.existsSync(schemas) ? `no schemas at ${schemas}` : !hasXmllint() ? 'no xmllint' : undefined;

function hasXmllint(): boolean {
  try {
    execFileSync('xmllint', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The first complaints of xmllint. */
function complaints(name: string, files: readonly string[]): readonly string[] {
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', path.join(schemas, `${name}.xsd`), ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  });
  return status === 0
    ? []
    : stderr
        .split('\n')
        .filter((line) => !line.endsWith(' validates'))
        .slice(0, 3);
}

const samples = 100;
const now = new Date('2027-01-02T03:04:05Z');

/** Each booking asks for everything there is, and the simulator answers, with a yes as with a no. */
function exchanges(seed: number): Map<string, string[]> {
  const written = new Map<string, string[]>();
  const note = (name: string, xml: string) => written.set(name, [...(written.get(name) ?? []), xml]);
  const agency = { id: 'FAIRWAY', password: '"secret" & <more' };
  const header = { echoToken: 'e-1', timeStamp: now.toISOString() };
  for (const [index, booking] of fc.sample(anyBooking, { seed, numRuns: samples }).entries()) {
    const stock = new Stock({ makesUp: index % 5 !== 0, cabinsEach: index % 3 === 0 ? 60 : 3, holdMinutes: 20, optionHours: 72, now: () => now });
    const behaviour = { ...wellBehaved, acceptAnyTotal: index % 4 !== 0, soldOut: index % 7 === 0, forgetToDedupe: true };
    const sailing = { voyage: booking.voyage, voyageCode: booking.voyage.operatorCode ?? '' };
    const ask = (xml: string): string => {
      const request = readRequest(xml);
      const answer = answerTo({ request, stock, behaviour, now });
      note(request.name, xml);
      note(answerName(request.name), answer);
      return answer;
    };
    const free = { ...booking, cabinNumber: null, holdRef: null };
    ask(writeFareAvailRequest(header, agency, sailing, booking.party));
    ask(writeCategoryAvailRequest(header, agency, sailing, booking.party, ['CLASSIC', booking.fareGroup]));
    for (const moreToken of [undefined, '99'])
      ask(writeCabinAvailRequest({ ...header, moreToken }, agency, sailing, booking.party, { fareGroup: 'FLEX', categories: ['I1', 'O1', 'B1', 'S1'] }));
    ask(writeSailAvailRequest(header, agency, booking.voyage));
    ask(writePriceBookingRequest(header, agency, sailing, booking));
    ask(writeCabinHoldRequest({ ...header, transactionId: 't-1' }, agency, sailing, booking.cabinNumber === null ? booking : free));
    ask(writeCabinUnholdRequest(header, agency, sailing, heldCabinOf('GTY@t-1')));
    ask(writeBookRequest(header, agency, sailing, booking));
    for (const kind of ['fixed_booking', 'option_booking', 'wait_list'] as const)
      ask(writeBookRequest(header, agency, sailing, { ...free, kind, total: money(index + 1, 'EUR') }));
    ask(writeReadRequest(header, agency, booking.clientRef));
    for (const { operatorRef } of stock.bookings) ask(writeCancelRequest(header, agency, operatorRef));
    ask(writeCancelRequest(header, agency, 'UNKNOWN'));
  }
  return written;
}

test.skipIf(missing !== undefined)(
  `OPS-01 OPS-02 every message is valid by the schemas${missing === undefined ? '' : ` (skipped: ${missing})`}`,
  { timeout: 120_000 },
  () => {
    const written = exchanges(20_270_102);
    expect([...written.keys()].toSorted()).toEqual(
      [
        ...['SailAvail', 'FareAvail', 'CategoryAvail', 'CabinAvail', 'CabinHold', 'CabinUnhold', 'PriceBooking', 'Book'].flatMap((name) => [
          `OTA_Cruise${name}RQ`,
          `OTA_Cruise${name}RS`,
        ]),
        'OTA_ReadRQ',
        'OTA_ResRetrieveRS',
        'OTA_CancelRQ',
        'OTA_CancelRS',
      ].toSorted(),
    );
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-ota-'));
    try {
      for (const [name, messages] of written) {
        const yes = messages.filter((xml) => !xml.includes('<Errors>'));
        expect(yes.length, `${name} without an error`).toBeGreaterThan(0);
        const files = messages.map((xml, index) => {
          const file = path.join(home, `${name}-${index}.xml`);
          fs.writeFileSync(file, xml);
          return file;
        });
        expect(complaints(name, files)).toEqual([]);
      }
    } finally {
      fs.rmSync(home, { recursive: true, force: true });
    }
  },
);

test.skipIf(missing !== undefined)('the schemas refuse a message with a mistake', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-ota-')), 'wrong.xml');
  const xml = writeReadRequest({ echoToken: 'e-1', timeStamp: now.toISOString() }, { id: 'FAIRWAY' }, 'R1').replace('Type="24"', '');
  fs.writeFileSync(file, xml);
  expect(complaints('OTA_ReadRQ', [file])[0]).toContain("The attribute 'Type' is required");
  fs.rmSync(path.dirname(file), { recursive: true });
});
