// Public address <-> canonical path of the route tree, by the table of screens.
import { brandIds, type BrandId } from './brands.ts';
import { screens, type Screen } from './screens.ts';

interface Matcher {
  readonly re: RegExp;
  readonly names: readonly string[];
  readonly build: (params: Readonly<Record<string, string>>) => string;
}

const PARAMETER = /\{(\w+)(?::((?:[^{}]|\{[\d,]+\})+))?\}/;

function compile(pattern: string, types?: ReadonlyMap<string, string>): Matcher {
  const names: string[] = [];
  const parts = pattern.split(PARAMETER);
  let source = '^';
  for (let i = 0; i < parts.length; i += 3) {
    source += (parts[i] ?? '').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    const name = parts[i + 1];
    if (name === undefined) continue;
    names.push(name);
    source += `(${parts[i + 2] ?? types?.get(name) ?? '[^/]+'})`;
  }
  return {
    re: new RegExp(`${source}/?$`),
    names,
    build: (params) => parts.map((part, i) => (i % 3 === 0 ? part : i % 3 === 1 ? (params[part ?? ''] ?? '') : '')).join(''),
  };
}

const typesOf = (pattern: string) => new Map([...pattern.matchAll(new RegExp(PARAMETER, 'g'))].map((m) => [m[1] ?? '', m[2] ?? '[^/]+']));

interface Rule {
  readonly screen: Screen;
  readonly pub: Matcher;
  readonly canonical: Matcher;
  readonly emitted: boolean;
}

function rulesOf(brand: BrandId): readonly Rule[] {
  return (screens as readonly Screen[]).flatMap((screen) =>
    (screen.paths[brand] ?? []).map((pattern, index) => ({
      screen,
      pub: compile(pattern),
      canonical: compile(screen.canonical, typesOf(pattern)),
      emitted: index === 0,
    })),
  );
}

const params = (matcher: Matcher, match: RegExpExecArray) => Object.fromEntries(matcher.names.map((name, i) => [name, match[i + 1] ?? '']));

export interface PathMatch {
  readonly screen: Screen;
  readonly canonicalPath: string;
  readonly params: Readonly<Record<string, string>>;
  /** The brand's first pattern was used; otherwise the address leads to another form of itself. */
  readonly emitted: boolean;
}

export interface PathCodec {
  /** What a public address of the brand means; undefined = no screen. */
  readonly match: (publicPath: string) => PathMatch | undefined;
  readonly toCanonical: (publicPath: string) => string | undefined;
  /** The public address of a canonical path; '/404' for a screen the brand lacks. */
  readonly toPublic: (canonicalPath: string) => string;
}

const REMEMBERED = 5000;

function createCodec(brand: BrandId): PathCodec {
  const rules = rulesOf(brand);
  const seen = new Map<string, string>();
  const match = (path: string): PathMatch | undefined => {
    for (const rule of rules) {
      const found = rule.pub.re.exec(path);
      if (!found) continue;
      const values = params(rule.pub, found);
      return { screen: rule.screen, canonicalPath: rule.canonical.build(values), params: values, emitted: rule.emitted };
    }
    return undefined;
  };
  const findPublic = (path: string): string => {
    for (const rule of rules) {
      const found = rule.emitted ? rule.canonical.re.exec(path) : null;
      if (found) return rule.pub.build(params(rule.canonical, found));
    }
    return '/404';
  };
  return {
    match,
    toCanonical: (path) => match(path)?.canonicalPath,
    toPublic: (path) => {
      const known = seen.get(path);
      if (known !== undefined) return known;
      const found = findPublic(path);
      if (seen.size > REMEMBERED) seen.clear();
      seen.set(path, found);
      return found;
    },
  };
}

export const pathCodecs: Readonly<Record<BrandId, PathCodec>> = Object.fromEntries(brandIds.map((brand) => [brand, createCodec(brand)])) as Record<
  BrandId,
  PathCodec
>;
