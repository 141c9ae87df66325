// Makes the shop's font files and their @font-face rules out of the @fontsource packages: subsets of the characters that German and
// English texts and the names of ports need, weights narrowed to those in use, fallback faces of the same width so that nothing moves
// when the font arrives (rule L5). Run it after changing a font package: `node scripts/build-fonts.ts`. The results are committed.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMetrics, type FontMetrics } from './font-metrics.ts';

interface SubsetOptions {
  targetFormat: 'sfnt' | 'woff2';
  variationAxes?: Record<string, number | { min: number; max: number }>;
  noHinting?: boolean;
  keepFeatures?: string[];
}
const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;

interface FaceSource {
  readonly family: string;
  readonly name: string;
  readonly package: string;
  /** The axes of the packaged file: 'wght', or 'opsz' where the optical size is chosen too. */
  readonly axes: 'wght' | 'opsz';
  readonly style: 'normal' | 'italic';
  readonly variation: Record<string, number | { min: number; max: number }>;
  readonly weight: string;
  /** Weights for which a fallback face is measured. */
  readonly fallbacks: readonly { readonly weight: number; readonly range: string; readonly like: keyof typeof systemFonts }[];
}

/** Mean advance (em) of the metrics sample in the fonts that nearly every system has, measured once with their metric twins (Liberation). */
const systemFonts = {
  arial: { local: ['Arial', 'Liberation Sans'], meanAdvance: 0.45275 },
  arialBold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], meanAdvance: 0.48522 },
  times: { local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], meanAdvance: 0.41141 },
  timesItalic: { local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'], meanAdvance: 0.41266 },
} as const;

const text = { variation: { wght: { min: 400, max: 700 } }, weight: '400 700', axes: 'wght', style: 'normal' } as const;
const textFallbacks = [
  { weight: 400, range: '400 500', like: 'arial' },
  { weight: 600, range: '600 700', like: 'arialBold' },
] as const;
const faces: readonly FaceSource[] = [
  { ...text, family: 'Hanken', name: 'hanken', package: 'hanken-grotesk', fallbacks: textFallbacks },
  { ...text, family: 'Figtree', name: 'figtree', package: 'figtree', fallbacks: textFallbacks },
  {
    family: 'Bricolage',
    name: 'bricolage',
    package: 'bricolage-grotesque',
    axes: 'wght',
    style: 'normal',
    variation: { wght: 650 },
    weight: '650',
    fallbacks: [{ weight: 650, range: '650', like: 'arialBold' }],
  },
  {
    family: 'Newsreader',
    name: 'newsreader',
    package: 'newsreader',
    axes: 'opsz',
    style: 'normal',
    variation: { wght: 500, opsz: 28 },
    weight: '500',
    fallbacks: [{ weight: 500, range: '500', like: 'times' }],
  },
  {
    family: 'Newsreader',
    name: 'newsreader-italic',
    package: 'newsreader',
    axes: 'wght',
    style: 'italic',
    variation: { wght: 400 },
    weight: '400',
    fallbacks: [{ weight: 400, range: '400', like: 'timesItalic' }],
  },
];

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
/** What every page of both languages needs: ASCII, Latin-1 and our punctuation. */
const latin = span(0x20, 0x7e) + span(0xa0, 0xff) + 'Œœ–—‘’‚“”„•…‹›€−′″×·';
/** Central European, Baltic, Turkish and Romanian letters in names of ports and people; loaded when a page has one. */
const extended = span(0x100, 0x151) + span(0x154, 0x17f) + 'ȘșȚț';
const ranges = {
  latin: 'U+20-7E,U+A0-FF,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2212',
  ext: 'U+100-151,U+154-17F,U+218-21B',
};
/** Without these the German and English pages would be set in two fonts. */
const demanded = 'ÄÖÜäöüßÆØÅæøåéèêçñÍíðþ€£–„“”‘’‚…·×§°−';
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'rlig', 'rvrn'];

const out = join(dirname(fileURLToPath(import.meta.url)), '../src/platform/web/fonts');
const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

function fallbackRule(face: FaceSource, metrics: FontMetrics, fallback: FaceSource['fallbacks'][number]): string {
  const system = systemFonts[fallback.like];
  const size = metrics.meanAdvance / system.meanAdvance;
  const sources = system.local.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:'${face.family} Fallback';font-weight:${fallback.range};font-style:${face.style};src:${sources};` +
    `size-adjust:${percent(size)};ascent-override:${percent(metrics.ascent / size)};descent-override:${percent(metrics.descent / size)};line-gap-override:${percent(metrics.lineGap / size)}}`
  );
}

async function buildFace(face: FaceSource): Promise<{ rules: string[]; files: { name: string; bytes: number; digest: string }[] }> {
  const folder = join(dirname(require.resolve(`@fontsource-variable/${face.package}/package.json`)), 'files');
  const rules: string[] = [];
  const files = [];
  for (const [part, characters] of [
    ['latin', latin],
    ['ext', extended],
  ] as const) {
    const source = readFileSync(join(folder, `${face.package}-latin${part === 'ext' ? '-ext' : ''}-${face.axes}-${face.style}.woff2`));
    const subset = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: face.variation, noHinting: true, keepFeatures: features });
    const file = `${face.name}-${part}.woff2`;
    writeFileSync(join(out, file), subset);
    files.push({ name: file, bytes: subset.length, digest: createHash('sha256').update(subset).digest('hex').slice(0, 12) });
    rules.push(
      `@font-face{font-family:'${face.family}';font-weight:${face.weight};font-style:${face.style};font-display:swap;src:url(../fonts/${file}) format('woff2');unicode-range:${ranges[part]}}`,
    );
    if (part === 'ext') continue;
    for (const fallback of face.fallbacks) {
      const metrics = readMetrics(await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { ...face.variation, wght: fallback.weight } }));
      const missing = [...demanded].filter((character) => !metrics.characters.has(character.codePointAt(0) ?? 0));
      if (missing.length > 0) throw new Error(`${face.name} lacks ${missing.join(' ')}`);
      rules.push(fallbackRule(face, metrics, fallback));
    }
  }
  return { rules, files };
}

mkdirSync(out, { recursive: true });
for (const file of readdirSync(out)) if (file.endsWith('.woff2')) rmSync(join(out, file));
const built = await Promise.all(faces.map(buildFace));
writeFileSync(join(out, '../styles/fonts.css'), `/* Written by scripts/build-fonts.ts. */\n${built.flatMap((face) => face.rules).join('\n')}\n`);
const licences = [...new Set(faces.map((face) => face.package))].map((name) => readFileSync(require.resolve(`@fontsource-variable/${name}/LICENSE`), 'utf8'));
const [licence = ''] = licences;
const copyrights = licences.map((licenceText) => licenceText.split('\n')[0]).join('\n');
writeFileSync(join(out, 'OFL.txt'), `The font files in this folder are subsets of these fonts:\n\n${copyrights}\n${licence.slice(licence.indexOf('\n') + 1)}`);
for (const { name, bytes, digest } of built.flatMap((face) => face.files))
  process.stdout.write(`${name.padEnd(28)}${String(bytes).padStart(7)} bytes  ${digest}\n`);
