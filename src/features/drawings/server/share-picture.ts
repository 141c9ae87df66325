// The preview picture that other sites show: the drawn chart as PNG.
import { readdirSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const fontFolder = new URL('./fonts/', import.meta.url);
const fonts = readdirSync(fontFolder)
  .filter((file) => file.endsWith('.ttf'))
  .map((file) => new URL(file, fontFolder).pathname);

/** PNG of an SVG; letters in our committed fonts, so that every machine draws the same (the static cuts carry other family names than the web faces). */
export function sharePicture(svg: string): Uint8Array {
  return new Resvg(svg.replaceAll(/'(?:Hanken Grotesk|Figtree) Variable'/g, "'Hanken Grotesk'").replaceAll("'Newsreader Variable'", "'Newsreader 16pt 16pt'"), {
    fitTo: { mode: 'width', value: 1200 },
    font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Hanken Grotesk' },
  })
    .render()
    .asPng();
}
