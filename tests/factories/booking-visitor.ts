// A visitor who books by the calls, with a cookie jar of one.
import { bookingCalls, type AvailabilityAnswer, type CategoryAvailability, type ShipPlan } from '#features/booking/contract.ts';
import { withItsPlan } from '#features/booking/web/flow/ship-plan.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import type { Answer, Asking, TestShop } from './shop.ts';

export class BookingVisitor {
  readonly shop: TestShop;
  readonly asking: Asking;
  cookie = '';

  constructor(shop: TestShop, asking: Asking = {}) {
    this.shop = shop;
    this.asking = asking;
  }

  async send(call: { readonly path: string }, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const answer = await this.shop.post(call.path, body, { ...this.asking, headers: { ...headers, ...(this.cookie && { cookie: this.cookie }) } });
    const set = answer.headers['set-cookie'];
    if (typeof set === 'string') this.cookie = set.split(';')[0] ?? '';
    return answer;
  }

  async ask<T>(call: { readonly path: string }, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    const answer = await this.send(call, body, headers);
    const envelope = answer.json<Envelope<T>>();
    if (envelope.status !== 'success') throw new Error(`${call.path}: ${answer.body}`);
    return envelope.data;
  }
  /** Categories, fares and numbered cabins, as the cabin step has them: answer and plan together. */
  async available(sessionId: string): Promise<CategoryAvailability> {
    const answer = await this.ask<AvailabilityAnswer>(bookingCalls.getCategoryAvailability, { sessionId });
    return withItsPlan(answer, async (url) => (await this.shop.get(url, this.asking)).json<ShipPlan>());
  }
}
