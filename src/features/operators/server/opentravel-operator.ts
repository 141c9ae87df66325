// An operator's system that speaks OpenTravel cruise messages as XML over HTTP (OPS-01): the second implementation beside our own allotments.
import { randomUUID } from 'node:crypto';
import type { AmountStyle } from './opentravel/amounts.ts';
import { readBookAnswer, writeBookRequest } from './opentravel/book.ts';
import { readCabinAvailAnswer, writeCabinAvailRequest, type CabinPage } from './opentravel/cabin-avail.ts';
import { heldCabinOf, readCabinHoldAnswer, readCabinUnholdAnswer, writeCabinHoldRequest, writeCabinUnholdRequest } from './opentravel/cabin-hold.ts';
import { faresPerMessage, readCategoryAvailAnswer, writeCategoryAvailRequest } from './opentravel/category-avail.ts';
import { readFareAvailAnswer, writeFareAvailRequest } from './opentravel/fare-avail.ts';
import { HttpExchange } from './opentravel/http-exchange.ts';
import type { Agency, MessageHeader } from './opentravel/message.ts';
import { readPriceBookingAnswer, writePriceBookingRequest } from './opentravel/price-booking.ts';
import { readCancelAnswer, readReadAnswer, writeCancelRequest, writeReadRequest } from './opentravel/read-and-cancel.ts';
import { readSailAvailAnswer, writeSailAvailRequest } from './opentravel/sail-avail.ts';
import type { Sailing } from './opentravel/sailing.ts';
import {
  OperatorError,
  type BookRequest,
  type Hold,
  type HoldRequest,
  type OperatorBooking,
  type OperatorCategory,
  type OperatorParty,
  type OperatorPrice,
  type OperatorStatus,
  type OperatorSystem,
  type OperatorVoyage,
} from './operator-port.ts';

export interface OpenTravelOptions {
  readonly agency: Agency;
  /** How amounts without a decimal point are read; default `decimal`. A property of the supplier. */
  readonly amountStyle?: AmountStyle;
  /** Whole read, all its messages together; default 20,000 ms (reliability: time budgets). */
  readonly readTimeoutMs?: number;
  /** One write; default 90,000 ms. */
  readonly writeTimeoutMs?: number;
  /** Addresses by the name that stands for them in a voyage's endpoint; what is not in it is an address itself. */
  readonly addresses?: ReadonlyMap<string, string>;
  readonly now?: () => Date;
  readonly newId?: () => string;
}

/** Pages of cabins that are followed: 40 × 99 cabins are more than any category of any ship has. */
const mostCabinPages = 40;
const mostRememberedCodes = 5_000;

export class OpenTravelOperator implements OperatorSystem {
  readonly #agency: Agency;
  readonly #amountStyle: AmountStyle;
  readonly #readTimeoutMs: number;
  readonly #writeTimeoutMs: number;
  readonly #now: () => Date;
  readonly #newId: () => string;
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #exchange = new HttpExchange();
  /** Codes that the operator told us of voyages that came without one. */
  readonly #codes = new Map<number, string>();

  /** @throws RangeError when what names the agency does not fit into the messages. */
  constructor(options: OpenTravelOptions) {
    const { id, password = '-' } = options.agency;
    if (id === '' || id.length > 32 || password === '' || password.length > 16)
      throw new RangeError('agency: an id of 1 to 32 and a password of 1 to 16 characters');
    this.#agency = options.agency;
    this.#amountStyle = options.amountStyle ?? 'decimal';
    this.#readTimeoutMs = options.readTimeoutMs ?? 20_000;
    this.#writeTimeoutMs = options.writeTimeoutMs ?? 90_000;
    this.#addresses = options.addresses ?? new Map();
    this.#now = options.now ?? (() => new Date());
    this.#newId = options.newId ?? randomUUID;
  }

  /** The messages know no such question: the guard around this system tells from what happened. */
  status(): OperatorStatus {
    return { isAvailable: true };
  }

  async availability(voyage: OperatorVoyage, party: OperatorParty, signal?: AbortSignal): Promise<readonly OperatorCategory[]> {
    const ask = this.#reader(voyage, signal);
    const sailing = await this.#sailing(voyage, ask);
    const fareHeader = this.#header();
    const fares = readFareAvailAnswer(await ask(writeFareAvailRequest(fareHeader, this.#agency, sailing, party)), fareHeader);
    const categories = new Map<string, OperatorCategory>();
    for (let first = 0; first < fares.length; first += faresPerMessage) {
      const header = this.#header();
      const some = fares.slice(first, first + faresPerMessage);
      const answer = await ask(writeCategoryAvailRequest(header, this.#agency, sailing, party, some));
      for (const category of readCategoryAvailAnswer(answer, header, party, this.#amountStyle)) {
        const key = JSON.stringify([category.categoryCode, category.fareGroup]);
        if (!categories.has(key)) categories.set(key, category);
      }
    }
    const cabins = await this.#cabins(sailing, party, [...categories.values()], ask);
    return [...categories.values()].map((category) =>
      category.state === 'available' ? { ...category, cabins: cabins.get(category.categoryCode) ?? [] } : category,
    );
  }

  /** Free cabins by category. A cabin is the same in every fare, so each category is asked for once, under the first fare that sells it. */
  async #cabins(sailing: Sailing, party: OperatorParty, categories: readonly OperatorCategory[], ask: (message: string) => Promise<string>) {
    const fareOf = new Map<string, string>();
    for (const category of categories) {
      if (category.state === 'available' && !fareOf.has(category.categoryCode)) fareOf.set(category.categoryCode, category.fareGroup);
    }
    const found = new Map<string, string[]>();
    for (const [fareGroup, asked] of Map.groupBy(fareOf, ([, fare]) => fare)) {
      const question = { fareGroup, categories: asked.map(([categoryCode]) => categoryCode) };
      let moreToken: string | undefined;
      for (let page = 0; page < mostCabinPages; page += 1) {
        const header = { ...this.#header(), moreToken };
        const text = await ask(writeCabinAvailRequest(header, this.#agency, sailing, party, question));
        const answer = cabinsOrNone(() => readCabinAvailAnswer(text, header, question));
        for (const { categoryCode, cabinNumber } of answer.cabins) found.set(categoryCode, [...(found.get(categoryCode) ?? []), cabinNumber]);
        moreToken = answer.moreToken;
        if (moreToken === undefined) break;
      }
    }
    return found;
  }

  async hold(request: HoldRequest): Promise<Hold> {
    const sailing = await this.#sailingOfWrite(request.voyage);
    const header = { ...this.#header(), transactionId: this.#newId() };
    const answer = await this.#write(request.voyage, writeCabinHoldRequest(header, this.#agency, sailing, request));
    return readCabinHoldAnswer(answer, header, request.cabinNumber);
  }

  async unhold(voyage: OperatorVoyage, holdRef: string): Promise<void> {
    const held = heldCabinOf(holdRef);
    const sailing = await this.#sailingOfWrite(voyage);
    const header = this.#header();
    readCabinUnholdAnswer(await this.#write(voyage, writeCabinUnholdRequest(header, this.#agency, sailing, held)), header);
  }

  async price(request: HoldRequest & { readonly holdRef: string | null }): Promise<OperatorPrice> {
    const ask = this.#reader(request.voyage);
    const sailing = await this.#sailing(request.voyage, ask);
    const header = this.#header();
    return readPriceBookingAnswer(await ask(writePriceBookingRequest(header, this.#agency, sailing, request)), header, this.#amountStyle);
  }

  book(request: BookRequest): Promise<OperatorBooking> {
    return this.#book(request);
  }

  confirmOption(request: BookRequest, operatorRef: string): Promise<OperatorBooking> {
    return this.#book(request, operatorRef);
  }

  /** A refusal for the price carries the new one where the operator then names it. */
  async #book(request: BookRequest, operatorRef?: string): Promise<OperatorBooking> {
    const sailing = await this.#sailingOfWrite(request.voyage);
    const header = this.#header();
    try {
      return readBookAnswer(
        await this.#write(request.voyage, writeBookRequest(header, this.#agency, sailing, request, operatorRef)),
        header,
        request,
        this.#amountStyle,
      );
    } catch (error) {
      if (!(error instanceof OperatorError) || error.refusal !== 'price_changed') throw error;
      // an OpenTravel error has no place for an amount; it refused for certain, so asking for the price is harmless
      const asked = await this.price(request).catch(() => undefined);
      throw new OperatorError('refused', error.message, { refusal: 'price_changed', ...(asked ? { price: asked.total } : {}) });
    }
  }

  async find(voyage: OperatorVoyage, clientRef: string): Promise<OperatorBooking | undefined> {
    const header = this.#header();
    const answer = await this.#reader(voyage)(writeReadRequest(header, this.#agency, clientRef));
    return readReadAnswer(answer, header, clientRef, this.#amountStyle);
  }

  async cancel(voyage: OperatorVoyage, operatorRef: string): Promise<void> {
    const header = this.#header();
    readCancelAnswer(await this.#write(voyage, writeCancelRequest(header, this.#agency, operatorRef)), header);
  }

  /** Lets go of idle connections. */
  close(): void {
    this.#exchange.close();
  }

  #header(): MessageHeader {
    return { echoToken: this.#newId(), timeStamp: this.#now().toISOString() };
  }

  /** Questions that share one time limit. */
  #reader(voyage: OperatorVoyage, signal?: AbortSignal): (message: string) => Promise<string> {
    const until = performance.now() + this.#readTimeoutMs;
    return (message) => {
      const timeoutMs = Math.max(1, Math.ceil(until - performance.now()));
      return this.#exchange.post(this.#addressOf(voyage), message, { timeoutMs, signal, isWrite: false });
    };
  }

  #write(voyage: OperatorVoyage, message: string): Promise<string> {
    return this.#exchange.post(this.#addressOf(voyage), message, { timeoutMs: this.#writeTimeoutMs, isWrite: true });
  }

  #addressOf({ endpoint }: OperatorVoyage): string {
    return this.#addresses.get(endpoint) ?? endpoint;
  }

  async #sailing(voyage: OperatorVoyage, ask: (message: string) => Promise<string>): Promise<Sailing> {
    const known = voyage.operatorCode ?? this.#codes.get(voyage.voyageId);
    if (known !== undefined) return { voyage, voyageCode: known };
    const header = this.#header();
    const voyageCode = readSailAvailAnswer(await ask(writeSailAvailRequest(header, this.#agency, voyage)), header, voyage);
    if (voyageCode === undefined) throw new OperatorError('refused', 'the operator has no such sailing', { refusal: 'unknown_voyage' });
    const [oldest] = this.#codes.keys();
    if (this.#codes.size >= mostRememberedCodes && oldest !== undefined) this.#codes.delete(oldest);
    this.#codes.set(voyage.voyageId, voyageCode);
    return { voyage, voyageCode };
  }

  /** Before a write: a question without an answer means that nothing of the write was sent. */
  async #sailingOfWrite(voyage: OperatorVoyage): Promise<Sailing> {
    try {
      return await this.#sailing(voyage, this.#reader(voyage));
    } catch (error) {
      if (error instanceof OperatorError && error.kind === 'unanswered') throw new OperatorError('unreachable', `nothing was sent: ${error.message}`);
      throw error;
    }
  }
}

/** The answer must name a cabin; an operator without one says sold out, while it may still have guarantee cabins. */
function cabinsOrNone(read: () => CabinPage): CabinPage {
  try {
    return read();
  } catch (error) {
    if (error instanceof OperatorError && error.refusal === 'sold_out') return { cabins: [], moreToken: undefined };
    throw error;
  }
}
