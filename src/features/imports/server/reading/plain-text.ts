// Foreign texts → plain text of ours: no markup, no control characters, no double-encoded umlauts.
import sanitizeHtml from 'sanitize-html';

// What Windows-1252 prints for the bytes 0x80–0x9f; the other characters below 0x100 are their own byte.
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8 that was read as Windows-1252 and encoded again ('GenÃ¨ve', 'youâ€™re'). */
const suspicious = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** Undoes one wrong decoding where the whole text can be undone without a loss; else the text stays as it is. */
export function repairMojibake(text: string): string {
  if (!suspicious.test(text)) return text;
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const special = windows1252.indexOf(char);
    if (special >= 0) bytes.push(0x80 + special);
    else if (code < 0x100) bytes.push(code);
    else return text;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Markup away, its blocks kept as lines. Scripts and styles go with what they contain. */
function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const lines = text.replace(/<(?:br\s*\/?|\/(?:p|div|li|h[1-6]|tr|ul|ol))\s*>/gi, (tag) => `${tag}\n`).replace(/<li[\s>]/gi, (tag) => `– ${tag}`);
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} }).replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Several lines of plain text: paragraphs stay, everything that could be markup or control goes. */
export function plainText(text: string, longest = 10_000): string {
  return withoutMarkup(repairMojibake(text))
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (char) => (char === '\n' || char === '\t' ? char : ''))
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}

/** One line of plain text, for names. */
export const plainLine = (text: string, longest = 200): string => plainText(text.replace(/\s+/g, ' '), longest).replace(/\s+/g, ' ');

/** JSON as PostgreSQL takes it: without NUL characters and halves of surrogate pairs. */
export function storableJson(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(storableJson);
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [storableJson(key) as string, storableJson(item)]));
  return value;
}
