// XML of other companies: what is written is read back, and nothing that is read can do more than be wrong.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, maxMessageSize, parseXml, textElement, writable, XmlFault, type Markup } from './xml.ts';

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('&', '<', '>', '"', "'", ' ', '\n', '\t', '\r', '\u0000', '\ud800', ']]>', '&amp;'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});
const said = (markup: Markup): string => `<?xml version="1.0"?>\n${markup.markup}`;

test('OPS-01 any text survives being written and read', () => {
  fc.assert(
    fc.property(text, text, (attribute, content) => {
      const read = parseXml(said(element('A', { one: attribute, two: undefined, three: 3 }, textElement('B', content))));
      expect(read.attributes.get('one') ?? '').toBe(writable(attribute));
      expect([...read.attributes.keys()]).toEqual(['one', 'three']);
      expect(read.children[0]?.text).toBe(writable(content));
    }),
    { numRuns: 2_000 },
  );
});

test('references, CDATA, prefixes and comments are read as XML says', () => {
  const read = parseXml('<?xml version="1.0"?><o:A xmlns:o="x" a="&#65;&#x42;&quot;"><!-- no --><B>1 &lt; 2<![CDATA[ &lt; <b> ]]></B><c:B xmlns:c="y"/></o:A>');
  expect(read.name).toBe('A');
  expect(read.attributes.get('a')).toBe('AB"');
  expect(read.children.map((child) => [child.name, child.text])).toEqual([
    ['B', '1 < 2 &lt; <b> '],
    ['B', ''],
  ]);
});

test.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['an outside entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  ['an unknown reference', '<a>&nbsp;</a>'],
  ['a reference without an end', '<a b="&amp c"/>'],
  ['a character by a forbidden number', '<a>&#0;</a>'],
  ['half a surrogate pair by number', '<a>&#xD800;</a>'],
  ['two elements', '<a/><b/>'],
  ['an open element', '<a><b></a>'],
  ['nothing', ''],
  ['text alone', 'yes'],
  ['HTML', '<html><body><br>Sorry</body></html>'],
  ['40 levels', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`],
  ['a control character', '<a>\u0001</a>'],
  ['more than 1 MB', `<a>${' '.repeat(maxMessageSize)}</a>`],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['a name of the language', '<__proto__ constructor="1"><a/></__proto__'],
])('%s is refused', (_, xml) => {
  expect(() => parseXml(xml)).toThrow(XmlFault);
});

test('names of the language are names like any other, or refused', () => {
  try {
    parseXml('<a __proto__="1" constructor="2"><toString/><__proto__>3</__proto__></a>');
  } catch (error) {
    expect(error).toBeInstanceOf(XmlFault);
  }
  expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
});

test('nothing but XmlFault comes out of spoilt XML', () => {
  const whole = said(element('A', { b: 'c & d' }, textElement('E', 'f < g'), element('H', { i: 1 })));
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(12), text, (at, gone, put) => {
      try {
        parseXml(whole.slice(0, at) + put + whole.slice(at + gone));
      } catch (error) {
        expect(error).toBeInstanceOf(XmlFault);
      }
    }),
    { numRuns: 3_000 },
  );
});
