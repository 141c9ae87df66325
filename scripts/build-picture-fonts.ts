// Fonts for pictures that are drawn as PNG (share previews): static TrueType cuts of our faces, because the drawing library reads no
// variable web fonts. Run after changing a font package: `node scripts/build-picture-fonts.ts`. The results are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt'; variationAxes: Record<string, number>; noHinting: boolean },
) => Promise<Buffer>;
const target = path.resolve(import.meta.dirname, '../src/features/drawings/server/fonts');

/** Latin-1, Latin Extended-A and the typographic signs of our texts. */
const characters = [...Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)), ...'–—„“”‚‘’…·×→′″°€ȘșȚț'].join('');

const cuts = [
  ['hanken', 'hanken-grotesk', 'wght-normal', { wght: 500 }],
  ['newsreader-italic', 'newsreader', 'wght-italic', { wght: 400 }],
] as const;

for (const [name, family, file, variationAxes] of cuts) {
  const source = path.join(path.dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files', `${family}-latin-ext-${file}.woff2`);
  const latin = source.replace('latin-ext', 'latin');
  // The packages split a face by script: the first file that has a letter is used for the plain cut, the other for the rest.
  for (const [part, from] of [
    ['', latin],
    ['-ext', source],
  ] as const) {
    const cut = await subsetFont(readFileSync(from), characters, { targetFormat: 'sfnt', variationAxes, noHinting: true });
    writeFileSync(path.join(target, `${name}${part}.ttf`), cut);
    console.log(`${name}${part}.ttf ${cut.length}`);
  }
}
