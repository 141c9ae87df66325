// A letter as plain text: the same words as in HTML, for programs and readers that want no layout.
import type { Block, Letter, Section } from './paper.ts';

const WIDTH = 76;

/** Breaks at spaces; a word that is longer stays whole, so that an address can be followed. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line && indent.length + line.length + 1 + word.length > WIDTH) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  return lines.join(`\n${indent}`);
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return wrapped(block.text);
    case 'notice':
      return `>> ${wrapped(block.text, '   ')}`;
    case 'list':
      return block.items.map((item) => `- ${wrapped(item, '  ')}`).join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => wrapped(`${label}: ${value}`, '  ')).join('\n');
    case 'amounts':
      return [...block.rows, block.total].map(([label, amount]) => `${label}: ${amount}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

const sectionText = ({ title, blocks }: Section): string => `${title.toUpperCase()}\n${'-'.repeat(title.length)}\n${blocks.map(blockText).join('\n\n')}`;

export function letterText(letter: Letter): string {
  const parts = [
    letter.heading,
    wrapped(letter.greeting),
    ...letter.lead.map(blockText),
    ...(letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : []),
    ...letter.sections.map(sectionText),
    ...letter.closing.map((text) => wrapped(text)),
    `-- \n${letter.footer.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
