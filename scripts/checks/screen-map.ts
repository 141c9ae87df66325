// docs/map.md: which screen answers at which address, and where its code is. Made from the table of screens.
import { brandIds, brands } from '#brands/brands.ts';
import { screens, type Screen } from '#brands/screens.ts';

const shown = (pattern: string) => pattern.replace(/\{(\w+)(?::(?:[^{}]|\{[\d,]+\})+)?\}/g, '{$1}');

export function screenMap(): string {
  const rows = (screens as readonly Screen[]).map((screen) => {
    const paths = brandIds.map((id) => (screen.paths[id] ?? []).map((pattern) => `\`${shown(pattern)}\``).join('<br>') || '–');
    return `| ${screen.name} | \`src/features/${screen.source}\` | ${paths.join(' | ')} | \`${screen.canonical}\` | ${screen.pageType} |`;
  });
  return `# Map of the screens

Made by \`npm run check -- --write\` from \`src/brands/screens.ts\`; do not edit. The first address is the canonical one, the others lead there.

| screen | code | ${brandIds.map((id) => brands[id].name).join(' | ')} | route | page type |
|---|---|${brandIds.map(() => '---').join('|')}|---|---|
${rows.join('\n')}
`;
}
