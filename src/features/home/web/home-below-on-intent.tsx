// The lower part of the home page: links that work as the server wrote them, so its code comes when somebody reaches for it. Who comes to
// the page by a step inside the app gets it at once: its loader has brought the code, and going back finds every place where it was.
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentType } from 'react';
import { OnIntent } from '#platform/web/app-runtime/on-intent.tsx';
import type { HomeData } from '../contract.ts';
import { HomeBelow } from './home-below.tsx';

type Props = { readonly data: HomeData };
let brought: ComponentType<Props> | undefined;

/** Brings the code of the part; nothing to bring where pages are made. */
export const bringHomeBelow = createIsomorphicFn()
  .server(async (): Promise<ComponentType<Props>> => HomeBelow)
  .client(async (): Promise<ComponentType<Props>> => (brought = (await import('./home-below.tsx')).HomeBelow));
const onServer = createIsomorphicFn()
  .server(() => HomeBelow)
  .client(() => undefined);
const inBrowser = () => brought;

export const HomeBelowOnIntent = (props: Props) => <OnIntent load={bringHomeBelow} Server={onServer()} ready={inBrowser} props={props} />;
