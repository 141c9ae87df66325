// Lighthouse as a phone on slow 4G sees the shop: home, search, a place and a voyage of both brands. Each page is measured several
// times; the run in the middle counts. Limits of performance.md 2 are printed beside the figures.
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import net from 'node:net';
import { text } from '../pages/load.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { startOwnShop } from '../../tests/journeys/own-shop.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Limits {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly performance: number;
}
const limits: Limits = { lcp: 1800, tbt: 100, cls: 0.02, performance: 95 };

interface Measured {
  /** 0 … 100 per category. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Kilobytes on the wire. */
  readonly js: number;
  readonly all: number;
  /** Audits that cost points or name a saving. */
  readonly remarks: readonly string[];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function itemsOf(result: Result, audit: string): readonly Readonly<Record<string, unknown>>[] {
  const { details } = result.audits[audit] ?? {};
  return details && 'items' in details && Array.isArray(details.items) ? (details.items as Record<string, unknown>[]) : [];
}

function remarksOf(result: Result): string[] {
  return categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (!audit || audit.score === null || audit.score >= 0.9) return [];
      const saving = (audit as { metricSavings?: Record<string, number> }).metricSavings ?? {};
      if (weight === 0 && !Object.values(saving).some((amount) => amount > 0)) return [];
      const where = itemsOf(result, id)
        .slice(0, 3)
        .map((item) => {
          const { node, url } = item as { node?: { snippet?: string }; url?: unknown };
          return node?.snippet?.slice(0, 160) ?? (typeof url === 'string' ? url : '');
        });
      return [`${category}: ${id} ${audit.displayValue ?? ''} ${JSON.stringify(saving)} ${where.filter(Boolean).join(' | ')}`];
    }),
  );
}

function read(result: Result): Measured {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = itemsOf(result, 'network-requests');
  const size = (kind?: string) =>
    requests.filter((request) => kind === undefined || request['resourceType'] === kind).reduce((sum, request) => sum + Number(request['transferSize']), 0) /
    1000;
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  return {
    scores: { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    js: size('Script'),
    all: size(),
    remarks: remarksOf(result),
  };
}

async function measure(url: string, port: number): Promise<Measured> {
  const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] };
  const run = await lighthouse(url, flags);
  if (!run) throw new Error(`no result for ${url}`);
  const { runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.code} ${runtimeError.message}`);
  return read(run.lhr);
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const kept = (m: Measured): boolean =>
  m.lcp <= limits.lcp &&
  m.tbt <= limits.tbt &&
  m.cls < limits.cls &&
  m.scores.performance >= limits.performance &&
  m.scores.accessibility === 100 &&
  m.scores['best-practices'] === 100 &&
  m.scores.seo === 100;

function row(name: string, m: Measured): string {
  const scores = categories.map((category) => String(m.scores[category]).padStart(5)).join('');
  return `${name.padEnd(20)}${scores}  LCP ${(m.lcp / 1000).toFixed(2).padStart(5)} s  TBT ${m.tbt.toFixed(0).padStart(4)} ms  CLS ${m.cls.toFixed(3)}  JS ${m.js.toFixed(0).padStart(4)} kB  all ${m.all.toFixed(0).padStart(4)} kB  ${kept(m) ? 'ok' : 'over'}`;
}

/** Names below localhost are known to browsers alone: the connection goes to the machine, the name into the header. */
async function textOf(url: string): Promise<string> {
  const { host, port, pathname, search } = new URL(url);
  return text(Number(port), pathname + search, host);
}

/** The pages to look at; the voyage is the first of the result list, as a visitor would open it. */
async function pagesOf(origin: string, search: string, place: string): Promise<[name: string, url: string][]> {
  const html = await textOf(`${origin}${search}`);
  const voyage = /<h[23][^>]*><a[^>]* href="([^"]+)"/.exec(html)?.[1] ?? /href="(\/(?:kreuzfahrt|cruise)-k\d+[^"]*)"/.exec(html)?.[1];
  if (!voyage) throw new Error('the result page has no voyage');
  return [
    ['home', `${origin}/`],
    ['search', `${origin}${search}`],
    ['place', `${origin}${place}`],
    ['voyage', new URL(voyage.replaceAll('&amp;', '&'), origin).href],
  ];
}

/** @param args `--quick` measures each page once; `--remarks` prints what cost points; `--at=3000` measures a shop that runs already; words choose pages */
export async function run(args: readonly string[]): Promise<void> {
  const times = args.includes('--quick') ? 1 : 3;
  const words = args.filter((argument) => !argument.startsWith('--'));
  const running = args.find((argument) => argument.startsWith('--at='))?.slice(5);
  const shop = running ? { origins: { de: `http://localhost:${running}`, en: `http://en.localhost:${running}` }, stop: async () => {} } : await startOwnShop();
  const debugging = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${debugging}`, '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const brands = [
      ['Fahrwasser', await pagesOf(shop.origins.de, '/kreuzfahrten', '/kreuzfahrten-karibik')],
      ['Fairway', await pagesOf(shop.origins.en, '/cruises', '/cruises-caribbean')],
    ] as const;
    console.log(
      `${''.padEnd(20)} perf a11y  best  seo   limits: ${limits.performance} / 100 / 100 / 100, LCP ${limits.lcp / 1000} s, TBT ${limits.tbt} ms, CLS ${limits.cls}`,
    );
    let over = 0;
    for (const [brand, pages] of brands) {
      for (const [name, url] of pages) {
        if (words.length > 0 && !words.some((word) => `${brand} ${name}`.toLowerCase().includes(word))) continue;
        await textOf(url); // drawings are made when a page first asks for them
        const runs: Measured[] = [];
        for (let n = 0; n < times; n++) runs.push(await measure(url, debugging));
        const middle = runs.toSorted((a, b) => a.scores.performance - b.scores.performance || b.lcp - a.lcp)[Math.floor(times / 2)] as Measured;
        console.log(row(`${brand} ${name}`, middle));
        if (args.includes('--remarks')) for (const remark of middle.remarks) console.log(`    ${remark}`);
        if (!kept(middle)) over++;
      }
    }
    console.log(over === 0 ? 'every page keeps its limits' : `${over} pages are over a limit`);
  } finally {
    await browser.close();
    await shop.stop();
  }
}
