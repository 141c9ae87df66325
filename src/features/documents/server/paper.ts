// A mail or a paper before it has a form: headings, paragraphs, facts. Text, HTML and PDF are made from the same blocks, so they say the same.

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** One sentence that must not be missed. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Label and value. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Label and amount; the last row is the sum. */
  | { readonly kind: 'amounts'; readonly rows: readonly (readonly [label: string, amount: string])[]; readonly total: readonly [label: string, amount: string] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Letter {
  readonly subject: string;
  /** The line that a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly lead: readonly Block[];
  /** At most one thing to do (N1). */
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly sections: readonly Section[];
  readonly closing: readonly string[];
  readonly footer: readonly string[];
}

/** Sections without content are left out. */
export const filled = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...section, blocks: section.blocks.filter(hasContent) })).filter(({ blocks }) => blocks.length > 0);

function hasContent(block: Block): boolean {
  if (block.kind === 'facts') return block.rows.length > 0;
  if (block.kind === 'list') return block.items.length > 0;
  if (block.kind === 'amounts') return true;
  return block.kind === 'link' ? block.url !== '' : block.text !== '';
}
