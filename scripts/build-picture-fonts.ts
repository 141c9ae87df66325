// Fonts for pictures that are drawn as PNG (share previews) and for papers (PDF): static TrueType cuts of our faces, because the libraries
// read no variable web fonts. Run after changing a font package: `node scripts/build-picture-fonts.ts`. The results are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt'; variationAxes: Record<string, number>; noHinting: boolean },
) => Promise<Buffer>;
const features = path.resolve(import.meta.dirname, '../src/features');
const pictures = path.join(features, 'drawings/server/fonts');
const papers = path.join(features, 'documents/server/fonts');

/** Latin-1, Latin Extended-A and the typographic signs of our texts. */
const characters = [...Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)), ...'–—„“”‚‘’…·×→′″°€ȘșȚț−•'].join('');

const cuts = [
  [pictures, 'hanken', 'hanken-grotesk', 'wght-normal', { wght: 500 }],
  [pictures, 'newsreader-italic', 'newsreader', 'wght-italic', { wght: 400 }],
  [papers, 'hanken-regular', 'hanken-grotesk', 'wght-normal', { wght: 400 }],
  [papers, 'hanken-bold', 'hanken-grotesk', 'wght-normal', { wght: 700 }],
  [papers, 'figtree-regular', 'figtree', 'wght-normal', { wght: 400 }],
  [papers, 'figtree-bold', 'figtree', 'wght-normal', { wght: 700 }],
] as const;

for (const [target, name, family, file, variationAxes] of cuts) {
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
