// What a rendered page says about itself, read from its text: enough for pages whose attributes are always quoted and escaped.

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text up to the closing tag, for script, style, title and the like; '' for others. */
  readonly text: string;
}

export interface ReadPage {
  readonly html: string;
  readonly tags: readonly Tag[];
  readonly language: string | undefined;
  readonly title: string;
  /** Content of a meta element by its name or property. */
  readonly meta: (name: string) => string | undefined;
  /** href of link elements by rel; with hreflang where given. */
  readonly links: (rel: string) => readonly { readonly href: string; readonly hreflang?: string | undefined }[];
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
  /** Targets of all anchors. */
  readonly anchors: readonly string[];
  /** Visible words, tags and scripts removed; spaces that hold words together stay. */
  readonly words: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' };
export const unescapeHtml = (text: string): string => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const ATTRIBUTE = /([^\s=/>"]+)(?:="([^"]*)")?/g;
const TAG = /<([a-zA-Z][\w-]*)((?:\s+[^\s=/>"]+(?:="[^"]*")?)*)\s*\/?>/g;
const RAW = new Set(['script', 'style', 'title', 'textarea']);

function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const re = new RegExp(TAG);
  for (let match = re.exec(html); match; match = re.exec(html)) {
    const name = (match[1] ?? '').toLowerCase();
    const attributes = Object.fromEntries(
      [...(match[2] ?? '').matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), unescapeHtml(value)]),
    );
    let text = '';
    if (RAW.has(name)) {
      const end = html.indexOf(`</${name}`, re.lastIndex);
      text = html.slice(re.lastIndex, end < 0 ? undefined : end);
      re.lastIndex = end < 0 ? html.length : end;
    }
    tags.push({ name, attributes, text });
  }
  return tags;
}

export function readPage(html: string): ReadPage {
  const tags = tagsOf(html);
  const named = (name: string) => tags.filter((tag) => tag.name === name);
  return {
    html,
    tags,
    language: named('html')[0]?.attributes['lang'],
    title: unescapeHtml(named('title')[0]?.text ?? ''),
    meta: (name) => named('meta').find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)?.attributes['content'],
    links: (rel) =>
      named('link').flatMap(({ attributes }) => (attributes['rel'] === rel ? [{ href: attributes['href'] ?? '', hreflang: attributes['hreflang'] }] : [])),
    jsonLd: named('script').flatMap(({ attributes, text }) =>
      attributes['type'] === 'application/ld+json' ? [JSON.parse(text) as Record<string, unknown>] : [],
    ),
    anchors: named('a').flatMap(({ attributes }) => attributes['href'] ?? []),
    words: unescapeHtml(
      html
        .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
        .replaceAll(/<!--.*?-->/g, '')
        .replaceAll(/<[^>]+>/g, ' '),
    ).replaceAll(/[ \t\r\n]+/g, ' '),
  };
}
