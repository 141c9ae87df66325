// Strict reader for the SVG that this folder writes: proves that it is well-formed XML and lists its ids and references.

export interface SvgFacts {
  ids: string[];
  references: string[];
  /** Element names in order. */
  elements: string[];
  /** Text between tags, entities resolved. */
  text: string;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const attribute = /([\w:-]+)="([^"<]*)"/g;

function resolve(text: string): string {
  const rest = text.replace(/&[^;\s]{1,6};/g, (entity) => {
    const sign = entities[entity];
    if (sign === undefined) throw new SyntaxError(`unknown entity ${entity}`);
    return sign === '&' ? '\u0000' : sign;
  });
  if (rest.includes('&')) throw new SyntaxError(`bare ampersand in ${JSON.stringify(text.slice(0, 60))}`);
  return rest.replaceAll('\u0000', '&');
}

/** Reads an SVG text; throws SyntaxError at the first thing an XML parser would refuse. */
export function readSvg(svg: string): SvgFacts {
  const facts: SvgFacts = { ids: [], references: [], elements: [], text: '' };
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    if (svg[at] !== '<') {
      const end = svg.indexOf('<', at);
      if (end === -1) throw new SyntaxError('text after the last element');
      facts.text += resolve(svg.slice(at, end));
      at = end;
      continue;
    }
    tag.lastIndex = at;
    const match = tag.exec(svg);
    if (match === null) throw new SyntaxError(`not a tag: ${svg.slice(at, at + 80)}`);
    const [whole, closing, name = '', attributes = '', single] = match;
    if (closing === '/') {
      if (open.pop() !== name) throw new SyntaxError(`</${name}> closes another element`);
    } else {
      facts.elements.push(name);
      const seen = new Set<string>();
      for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
        if (seen.has(key)) throw new SyntaxError(`<${name}> has ${key} twice`);
        seen.add(key);
        resolve(value);
        if (key === 'id') facts.ids.push(value);
        const reference = /^url\(#([^)]+)\)$/.exec(value)?.[1];
        if (reference !== undefined) facts.references.push(reference);
      }
      if (open.length === 0 && facts.elements.length > 1) throw new SyntaxError('more than one root element');
      if (single !== '/') open.push(name);
    }
    at += whole.length;
  }
  if (open.length > 0) throw new SyntaxError(`<${open.at(-1)}> is not closed`);
  return facts;
}
