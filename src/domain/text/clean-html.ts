// HTML that an editor or an operator wrote, made harmless (reliability.md D8): a few elements for text, links to the web, to an address or a
// telephone, and nothing else. Whatever is not understood becomes text.

const kept: ReadonlySet<string> = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'h2', 'h3']);
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[<>"]|&(?!(?:[a-z]{2,8}|#\d{1,6});)/gi, (char) => escapes[char] ?? char);
const tag = /^<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/i;
/** What stands inside goes with the element. */
const dropped = /<(script|style|iframe|object|template|noscript|svg|math|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const address = /\shref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/i;

/** Absolute addresses of the web, of mail and of telephones; the rest of the world is no link. */
function hrefOf(attributes: string): string {
  const found = address.exec(attributes);
  const href = (found?.[1] ?? found?.[2] ?? '').trim();
  return /^(?:https:\/\/|mailto:|tel:)[\w\-.~:/?#@!$&'()*+,;=%]+$/i.test(href) ? ` href="${escaped(href)}" rel="noopener"` : '';
}

/** The cleaned HTML: every element that is opened is closed, in order. */
export function cleanHtml(html: string): string {
  let rest = html.replaceAll(dropped, '').replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '');
  let out = '';
  const open: string[] = [];
  while (rest !== '') {
    const at = rest.indexOf('<');
    if (at !== 0) {
      out += escaped(at < 0 ? rest : rest.slice(0, at));
      rest = at < 0 ? '' : rest.slice(at);
      continue;
    }
    const found = tag.exec(rest);
    const name = found?.[2]?.toLowerCase() ?? '';
    rest = rest.slice(found?.[0].length ?? 1);
    if (!found) out += '&lt;';
    else if (!kept.has(name)) continue;
    else if (name === 'br') out += '<br>';
    else if (found[1] === '') {
      open.push(name);
      out += `<${name}${name === 'a' ? hrefOf(found[3] ?? '') : ''}>`;
    } else if (open.includes(name)) {
      let last: string | undefined;
      do {
        last = open.pop();
        out += `</${last}>`;
      } while (last !== name);
    }
  }
  return (
    out +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}
