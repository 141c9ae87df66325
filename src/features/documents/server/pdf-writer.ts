// Writing a tagged PDF (PDF/UA-1, rule A16): every word stands in the structure tree, fonts are embedded, footers are marked as decoration.
import { readFileSync } from 'node:fs';
import PdfKit from 'pdfkit';
import type { BrandLook } from './brand-look.ts';
import type { Block, Section } from './paper.ts';

export interface PaperHead {
  readonly title: string;
  readonly author: string;
  /** BCP 47 */
  readonly locale: string;
  readonly madeAt: Date;
  readonly look: BrandLook;
  /** Line at the foot of each page. */
  readonly footer: (page: number, pages: number) => string;
  /** Off in tests alone: they read the file. */
  readonly compress?: boolean;
}

/** A weight of the paper's face: the Latin cut, and the one with the further letters of Europe's names. */
interface Cut {
  readonly name: string;
  readonly has: (codePoint: number) => boolean;
  readonly hasExtended: (codePoint: number) => boolean;
}

type Weight = 'regular' | 'bold';
type Structure = PDFKit.PDFStructureElement;

const LEFT = 56;
const TOP = 56;
const BOTTOM = 72;
const LABEL_WIDTH = 150;
const GAP = 12;

const fontFiles = new Map<string, Buffer>();
function fontFile(name: string): Buffer {
  const known = fontFiles.get(name);
  if (known) return known;
  const file = readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
  fontFiles.set(name, file);
  return file;
}

/** What pdfkit holds of an embedded font; its types do not name it. */
interface OpenFont {
  readonly font: { readonly hasGlyphForCodePoint: (codePoint: number) => boolean };
}

export class PdfWriter {
  private readonly doc: PDFKit.PDFDocument;
  private readonly head: PaperHead;
  private readonly cuts: Readonly<Record<Weight, Cut>>;
  private readonly root: Structure;
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<Buffer>;
  private readonly width: number;

  constructor(head: PaperHead) {
    this.head = head;
    const face = head.look.paperFace;
    const doc = new PdfKit({
      size: 'A4',
      margins: { left: LEFT, right: LEFT, top: TOP, bottom: BOTTOM },
      pdfVersion: '1.7',
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets, // known to the library, not to its types
      tagged: true,
      lang: head.locale,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      compress: head.compress ?? true,
      font: fontFile(`${face}-regular`) as unknown as string, // the library takes a buffer here, its types do not know
      info: { Title: head.title, Author: head.author, CreationDate: head.madeAt, ModDate: head.madeAt },
    });
    this.doc = doc;
    this.ended = new Promise((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(this.chunks)));
      doc.on('error', reject);
    });
    const cut = (weight: Weight): Cut => {
      const name = `${face}-${weight}`;
      return { name, has: this.glyphsOf(name), hasExtended: this.glyphsOf(`${name}-ext`) };
    };
    this.cuts = { regular: cut('regular'), bold: cut('bold') };
    doc.addPage();
    this.width = doc.page.width - 2 * LEFT;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  /** Which letters a font file has; the file is opened at the first question, because most papers need the Latin cuts alone. */
  private glyphsOf(name: string): (codePoint: number) => boolean {
    let opened: OpenFont['font'] | undefined;
    return (codePoint) => {
      if (!opened) {
        this.doc.registerFont(name, fontFile(name));
        opened = (this.doc.font(name) as unknown as { _font: OpenFont })._font.font;
      }
      return opened.hasGlyphForCodePoint(codePoint);
    };
  }

  /** The document's own heading. */
  heading(text: string): void {
    this.add(this.root, 'H1', () => this.line(text, 'bold', 20, { gapAfter: 10 }));
  }

  section({ title, blocks }: Section): void {
    const part = this.open(this.root, 'Sect');
    this.room(70);
    this.doc.moveDown(0.5);
    this.add(part, 'H2', () => this.line(title, 'bold', 13, { gapAfter: 4 }));
    for (const block of blocks) this.block(part, block);
    part.end();
  }

  newPage(): void {
    this.doc.addPage();
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(start + page);
      this.doc.page.margins.bottom = 0; // text below the margin would begin another page
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.doc.y = this.doc.page.height - BOTTOM + 26;
      this.run(this.head.footer(page + 1, count), 'regular', 8.5, { x: LEFT, width: this.width, colour: this.head.look.light.ink2 });
      this.doc.endMarkedContent();
    }
    this.doc.end();
    return this.ended;
  }

  private block(part: Structure, block: Block): void {
    switch (block.kind) {
      case 'paragraph':
        return this.add(part, 'P', () => this.line(block.text, 'regular', 10, { gapAfter: 5 }));
      case 'notice':
        return this.add(part, 'P', () => this.line(block.text, 'bold', 10, { gapAfter: 5 }));
      case 'link':
        return this.add(part, 'P', () => this.line(`${block.label}: ${block.url}`, 'regular', 10, { gapAfter: 5 }));
      case 'list':
        return this.rows(part, block.items, (item) => ['•', item], 14);
      case 'facts':
        return this.rows(part, block.rows, (cells) => cells, LABEL_WIDTH + GAP);
      case 'amounts':
        return this.amounts(part, block);
    }
  }

  /** Label and body side by side, as a list in the structure. */
  private rows<T>(part: Structure, rows: readonly T[], cellsOf: (row: T) => readonly [string, string], indent: number): void {
    const list = this.open(part, 'L');
    for (const row of rows) {
      const [label, body] = cellsOf(row);
      this.item(list, label, { width: indent - GAP + 8 }, body, { x: LEFT + indent, width: this.width - indent });
    }
    list.end();
    this.doc.moveDown(0.3);
  }

  private amounts(part: Structure, { rows, total }: Extract<Block, { kind: 'amounts' }>): void {
    const list = this.open(part, 'L');
    for (const [label, amount] of rows) this.item(list, label, { width: this.width - 120 }, amount, { x: LEFT + this.width - 110, width: 110, right: true });
    this.item(list, total[0], { width: this.width - 120, weight: 'bold' }, total[1], { x: LEFT + this.width - 110, width: 110, right: true, weight: 'bold' });
    list.end();
    this.doc.moveDown(0.3);
  }

  private item(
    list: Structure,
    label: string,
    labelPlace: { width: number; weight?: Weight },
    body: string,
    bodyPlace: { x: number; width: number; right?: boolean; weight?: Weight },
  ): void {
    const { doc } = this;
    const height = Math.max(this.heightOf(label, labelPlace.width), this.heightOf(body, bodyPlace.width));
    this.room(Math.min(height, 200));
    const top = doc.y;
    const entry = this.open(list, 'LI');
    this.add(entry, 'Lbl', () => this.run(label, labelPlace.weight ?? 'regular', 10, { x: LEFT, width: labelPlace.width }));
    const below = doc.y;
    const page = doc.page;
    doc.y = top;
    this.add(entry, 'LBody', () => this.run(body, bodyPlace.weight ?? 'regular', 10, bodyPlace));
    entry.end();
    if (doc.page === page) doc.y = Math.max(doc.y, below);
    doc.y += 2;
  }

  private heightOf(text: string, width: number): number {
    this.cuts.regular.has(0x20);
    return this.doc.font(this.cuts.regular.name).fontSize(10).heightOfString(text, { width, lineGap: 2 });
  }

  /** A new page when less than this is left. */
  private room(points: number): void {
    if (this.doc.y + points > this.doc.page.height - BOTTOM) this.doc.addPage();
  }

  private line(text: string, weight: Weight, size: number, { gapAfter }: { gapAfter: number }): void {
    this.run(text, weight, size, { x: LEFT, width: this.width });
    this.doc.y += gapAfter;
  }

  /** Text in runs of one cut each: a name may need a letter that the Latin cut lacks. */
  private run(text: string, weight: Weight, size: number, place: { x: number; width: number; right?: boolean; colour?: string }): void {
    const { doc } = this;
    const cut = this.cuts[weight];
    const runs: { extended: boolean; text: string }[] = [];
    for (const character of text.replaceAll('\r', '')) {
      const code = character.codePointAt(0) ?? 0;
      const plain = character === '\n' || cut.has(code);
      const extended = !plain && cut.hasExtended(code);
      const shown = plain || extended ? character : '?';
      const last = runs.at(-1);
      if (last && last.extended === extended) last.text += shown;
      else runs.push({ extended, text: shown });
    }
    doc.fillColor(place.colour ?? this.head.look.light.ink).fontSize(size);
    for (const [index, part] of runs.entries()) {
      doc.font(part.extended ? `${cut.name}-ext` : cut.name);
      const options = { width: place.width, lineGap: 2, align: place.right ? ('right' as const) : ('left' as const), continued: index < runs.length - 1 };
      if (index === 0) doc.text(part.text, place.x, doc.y, options);
      else doc.text(part.text, options);
    }
  }

  private open(parent: Structure, type: string): Structure {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  private add(parent: Structure, type: string, draw: () => void): void {
    const element = this.doc.struct(type, {}, draw);
    parent.add(element);
    element.end();
  }
}
