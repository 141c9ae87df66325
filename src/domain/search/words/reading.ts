// The work sheet of one sentence: which words are still unread, and what the read ones mean.
import type { IsoDate } from '../../calendar/calendar.ts';
import { appliedFilters, parseQuery, writeQuery } from '../codec.ts';
import type { SearchFilters, SearchView } from '../filters.ts';
import type { Gazetteer } from './gazetteer.ts';
import { wordSet } from './lexicon.ts';
import { skeletonSource } from './patterns.ts';
import type { Token } from './tokens.ts';

export type WordFilters = SearchFilters & Pick<SearchView, 'sort' | 'priceMode'>;

export interface Understood {
  /** As the visitor typed it. */
  readonly text: string;
  readonly field: keyof WordFilters;
  /** As the address bar has it (`linkValue`). */
  readonly value: string;
}

export interface Context {
  readonly gazetteer: Gazetteer;
  readonly today: IsoDate;
  readonly language: 'de' | 'en';
}

export interface Rule {
  readonly pattern: RegExp;
  /** What the words mean, or undefined where they mean something else after all. */
  readonly read: (match: RegExpExecArray, reading: Reading) => WordFilters | undefined;
  /** What they mean with a 'not' before them; without this, a negated wish is left unread rather than turned around. */
  readonly negated?: (match: RegExpExecArray, reading: Reading) => WordFilters | undefined;
}

const negations = wordSet(
  `nicht kein keine keinen keiner keinem ohne not no without except excluding ausser never avoid avoiding nie niemals dont bloss exclude`,
);
// words that may stand between 'not' and what is not wanted
const between =
  wordSet(`in im ab von vom mit auf der die das den dem the a an on from to am nach with nur zu zum einem einer einen so too want at any bitte uber
  over via leaving departing`);

/** The tokens of a stretch of the line, as indexes. */
export type Span = readonly [first: number, last: number];

export class Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly context: Context;
  filters: WordFilters = {};
  understood: (Understood & { readonly start: number })[] = [];
  /** Phrases that were recognised but have no filter, such as 'ohne MSC'. */
  readonly refused: { readonly start: number; readonly text: string }[] = [];
  private readonly used: boolean[];
  private readonly offsets: number[] = [];
  private lineText = '';

  constructor(text: string, tokens: readonly Token[], context: Context) {
    this.text = text;
    this.tokens = tokens;
    this.context = context;
    this.used = tokens.map(() => false);
    let at = 1;
    for (const token of tokens) {
      this.offsets.push(at);
      at += token.key.length + 1;
    }
    this.redraw();
  }

  private redraw(): void {
    // a read word leaves a sign of the same length, so that what stood around it does not grow together
    this.lineText = ` ${this.tokens.map((token, i) => (this.used[i] ? '#'.repeat(token.key.length) : token.key)).join(' ')} `;
  }

  isUsed(index: number): boolean {
    return this.used[index] === true;
  }

  typed([first, last]: Span): string {
    return this.text.slice(this.tokens[first]?.start, this.tokens[last]?.end).replaceAll(/^[\s,;.]+|[\s,;]+$/g, '');
  }

  private spanOf(match: RegExpExecArray): Span | undefined {
    const from = match.index;
    const to = from + match[0].length;
    const first = this.offsets.findIndex((offset) => offset >= from);
    let last = first;
    while (last + 1 < this.tokens.length && (this.offsets[last + 1] ?? to) < to) last++;
    return first < 0 || (this.offsets[first] ?? to) >= to ? undefined : [first, last];
  }

  /** The token a match's group starts at. */
  tokenAt(offset: number): Token | undefined {
    return this.tokens[this.offsets.indexOf(offset)];
  }

  /** The 'not' that governs a token, if any. */
  negationBefore(index: number): number | undefined {
    for (let i = index - 1; i >= 0 && i >= index - 4; i--) {
      const key = this.tokens[i]?.key ?? ',';
      if ((negations.has(key) || (key === 'but' && /^(?:any|every|all)/.test(this.tokens[i - 1]?.key ?? ''))) && !this.used[i]) return i;
      if (this.used[i] || !between.has(key)) return undefined;
    }
    return undefined;
  }

  /** Takes words as read without a meaning of their own. */
  take([first, last]: Span): void {
    for (let i = first; i <= last; i++) this.used[i] = true;
    this.redraw();
  }

  /** Sets words aside: recognised, but there is no filter for them. */
  refuse(span: Span): void {
    this.refused.push({ start: this.tokens[span[0]]?.start ?? 0, text: this.typed(span) });
    this.take(span);
  }

  /** Adds what words mean. Lists grow, ranges are completed, a single value stays the first one said. False where nothing was new. */
  add(found: WordFilters, span: Span): boolean {
    const next: Record<string, unknown> = { ...this.filters };
    for (const [field, value] of Object.entries(found) as [keyof WordFilters, unknown][]) {
      const now = this.filters[field];
      if (now === undefined) next[field] = value;
      else if (Array.isArray(now) && Array.isArray(value)) next[field] = field === 'childAgeOptions' ? [...now, ...value] : [...new Set([...now, ...value])];
      else if (isRange(now) && isRange(value) && !Object.keys(value).some((end) => end in now)) next[field] = Object.assign({}, now, value);
      else if (!says(now, value)) return false;
    }
    this.filters = next;
    const text = this.typed(span);
    for (const chip of chipsOf(found)) this.understood.push({ text, ...chip, start: this.tokens[span[0]]?.start ?? 0 });
    this.take(span);
    return true;
  }

  /** Applies a rule wherever it fits. */
  apply(rule: Rule): void {
    rule.pattern.lastIndex = 0;
    for (let match = rule.pattern.exec(this.lineText); match; match = rule.pattern.exec(this.lineText)) {
      const span = this.spanOf(match);
      if (span) this.applyAt(rule, match, span);
      // one letter further: the blank after this match may be the one before the next
      rule.pattern.lastIndex = match.index + 1;
    }
  }

  private applyAt(rule: Rule, match: RegExpExecArray, span: Span): void {
    const not = this.negationBefore(span[0]);
    if (not === undefined) {
      const found = rule.read(match, this);
      if (found) this.add(found, span);
      return;
    }
    const whole: Span = [not, span[1]];
    const found = rule.negated?.(match, this);
    if (found) this.add(found, whole);
    else if (rule.read(match, this)) this.refuse(whole);
  }

  /** The filters as the address bar would give them back: sorted, in bounds. */
  settled(): WordFilters {
    return parseQuery(writeQuery(this.filters)).state;
  }
}

const isRange = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

interface Ends {
  readonly min?: number;
  readonly max?: number;
}
/** Whether what is known already says as much: 'Kurzreise' after '3 Tage' adds nothing. */
function says(now: unknown, value: unknown): boolean {
  if (!isRange(now) || !isRange(value)) return JSON.stringify(now) === JSON.stringify(value);
  const [known, more] = [now as Ends, value as Ends];
  return (more.min === undefined || (known.min ?? -1) >= more.min) && (more.max === undefined || (known.max ?? Number.POSITIVE_INFINITY) <= more.max);
}

/** What was found, one entry per value, as chips have it. */
function chipsOf(found: WordFilters): { field: keyof WordFilters; value: string }[] {
  const chips = appliedFilters(found).map(({ field, value }) => ({ field: field as keyof WordFilters, value }));
  for (const field of ['sort', 'priceMode'] as const) {
    const value = found[field];
    if (value !== undefined) chips.push({ field, value });
  }
  return chips;
}

/** A pattern over whole words, written in plain spelling: it is folded as the sentence is. */
export const words = (source: string): RegExp => new RegExp(`(?<= )(?:${skeletonSource(source)})(?= )`, 'g');

/** A rule whose words always mean the same. */
export const fixed = (source: string, found: WordFilters, negated?: WordFilters): Rule => ({
  pattern: words(source),
  read: () => found,
  ...(negated ? { negated: () => negated } : {}),
});
