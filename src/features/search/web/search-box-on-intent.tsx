// The search box for pages where it is one part among many: markup at once, code on intent.
import { createIsomorphicFn } from '@tanstack/react-start';
import { OnIntent } from '#platform/web/app-runtime/on-intent.tsx';
import { SearchBox as ServerSearchBox } from './box/search-box.tsx';
import type { SearchBoxProps } from './box/search-box-props.ts';

const load = async () => (await import('./box/search-box.tsx')).SearchBox;
const server = createIsomorphicFn()
  .server(() => ServerSearchBox)
  .client(() => undefined);

export function SearchBoxOnIntent(props: SearchBoxProps) {
  return <OnIntent load={load} Server={server()} props={props} />;
}
