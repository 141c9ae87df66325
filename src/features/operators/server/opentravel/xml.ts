// XML as text and as a tree, for messages of other companies: written with correct escaping, read without trusting anything.
// No document type, no own entities, no processing beyond what XML 1.0 promises for elements, attributes and text.
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** One element with what is in it. Names come without their namespace prefix. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
  /** Own text with references resolved. */
  readonly text: string;
}

/** The text is no XML that we accept. */
export class XmlFault extends Error {}

/** Written markup, so that text is never taken for it. */
export interface Markup {
  readonly markup: string;
}

export type AttributeValue = string | number | boolean | undefined;

/** Largest message that is read, in UTF-16 units: an honest answer with 40 categories and 99 cabins has about 60,000. */
export const maxMessageSize = 1_048_576;
const maxDepth = 32;

const forbiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\r': '&#13;', '\t': '&#9;' };

/** What XML 1.0 cannot carry becomes U+FFFD, as does half a surrogate pair. */
export const writable = (value: string): string => value.toWellFormed().replace(forbiddenCharacters, '\ufffd');

const escape = (value: string): string => writable(value).replace(/[&<>"\n\r\t]/g, (character) => escapes[character] ?? character);

/** An element; attributes and children that are undefined are left out. */
export function element(name: string, attributes: Readonly<Record<string, AttributeValue>>, ...content: readonly (Markup | undefined)[]): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(String(value))}"`)
    .join('');
  const inside = content.map((part) => part?.markup ?? '').join('');
  return { markup: inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` };
}

/** An element with text. */
export const textElement = (name: string, value: string): Markup => ({ markup: `<${name}>${escape(value)}</${name}>` });

/** Several elements in a row. */
export const sequence = (parts: readonly Markup[]): Markup => ({ markup: parts.map((part) => part.markup).join('') });

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  allowBooleanAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: '#cdata',
  maxNestedTags: maxDepth,
});

/**
 * Reads a document into a tree.
 * @throws XmlFault for anything else than one well-formed element of at most 1 MB and 32 levels without a document type.
 */
export function parseXml(xml: string): XmlNode {
  if (xml.length > maxMessageSize) throw new XmlFault('longer than 1 MB');
  if (/<!(?:doctype|entity)/i.test(xml)) throw new XmlFault('a document type is not accepted');
  if (xml.search(forbiddenCharacters) !== -1) throw new XmlFault('a character that XML does not know');
  let parsed: unknown;
  try {
    const valid = XMLValidator.validate(xml);
    if (valid !== true) throw new XmlFault(`line ${valid.err.line}: ${valid.err.msg}`);
    parsed = parser.parse(xml);
  } catch (error) {
    // the library throws plain errors for what it refuses, depth among it
    throw error instanceof XmlFault ? error : new XmlFault(error instanceof Error ? error.message : 'not readable');
  }
  const roots = (Array.isArray(parsed) ? parsed : []).flatMap((part) => nodeOf(part) ?? []);
  const [root] = roots;
  if (!root || roots.length > 1) throw new XmlFault('not exactly one element');
  return root;
}

/** From the library's ordered shape, `{ Name: [...], ':@': { attribute: value } }`, to ours; undefined for text. */
function nodeOf(part: unknown): XmlNode | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const entries = Object.entries(part);
  const named = entries.find(([key]) => key !== ':@' && !key.startsWith('#'));
  if (!named) return undefined;
  const [name, content] = named;
  const attributes = new Map<string, string>();
  const raw = entries.find(([key]) => key === ':@')?.[1];
  if (typeof raw === 'object' && raw !== null) for (const [key, value] of Object.entries(raw)) attributes.set(key, unescape(String(value)));
  const children: XmlNode[] = [];
  let text = '';
  for (const inner of Array.isArray(content) ? content : []) {
    const child = nodeOf(inner);
    if (child) children.push(child);
    else text += textOf(inner);
  }
  return { name, attributes, children, text };
}

function textOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return '';
  if ('#text' in part) return unescape(String(part['#text']));
  // what stands in CDATA is taken literally
  if ('#cdata' in part && Array.isArray(part['#cdata'])) return part['#cdata'].map((piece: unknown) => literalOf(piece)).join('');
  return '';
}

const literalOf = (piece: unknown): string => (typeof piece === 'object' && piece !== null && '#text' in piece ? String(piece['#text']) : '');

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five references XML predefines, and characters by number; anything else would need a document type. */
function unescape(value: string): string {
  return value.replace(/&([^;&]{0,12};?)/g, (whole, reference: string) => {
    const name = reference.endsWith(';') ? reference.slice(0, -1) : '';
    const number = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(name);
    if (!number) {
      const known = Object.hasOwn(named, name) ? named[name] : undefined;
      if (known === undefined) throw new XmlFault(`unknown reference ${whole}`);
      return known;
    }
    const code = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16);
    const character = code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\u0000';
    if (character.search(forbiddenCharacters) !== -1) throw new XmlFault(`no character: ${whole}`);
    return character;
  });
}

/** The first child of that name. */
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => node?.children.find((child) => child.name === name);

export const childrenOf = (node: XmlNode | undefined, name: string): readonly XmlNode[] => node?.children.filter((child) => child.name === name) ?? [];

/** What lies under a chain of names, the first of each. */
export const below = (node: XmlNode | undefined, ...names: readonly string[]): XmlNode | undefined =>
  names.reduce<XmlNode | undefined>((found, name) => childOf(found, name), node);

/** An attribute that is there and not empty. */
export const attributeOf = (node: XmlNode | undefined, name: string): string | undefined => node?.attributes.get(name) || undefined;
