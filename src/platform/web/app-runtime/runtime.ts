// What a page knows about itself while it renders, on the server and in the browser alike.
import { createContext, useContext } from 'react';
import type { Brand, BrandId, Language } from '#brands/brands.ts';
import { brands } from '#brands/brands.ts';
import { isOn, type Flag } from '#brands/flags.ts';
import type { Api } from './api.ts';

export interface PageRuntime {
  readonly brand: BrandId;
  /** Language of the texts: the brand's, unless the visitor switched it (BRAND-07). */
  readonly language: Language;
  /** '' or '/en': prefix of every address while another language is shown (BRAND-06). */
  readonly localePrefix: string;
  /** The language the browser prefers where the brand offers it and it is not shown. */
  readonly offeredLanguage: Language | null;
  /** Day, night or as the system says. */
  readonly theme: 'system' | 'light' | 'dark';
  readonly origin: string;
  /** The other brand's origin, for hreflang. */
  readonly twinOrigin: string;
  readonly nonce: string;
  /** The agency's day when the page was made: what 'today' means in it. */
  readonly today: string;
  readonly now: number;
  readonly api: Api;
  /** Written by loaders, read by the server after rendering: status codes that are not errors of the router (410). */
  readonly http: { status?: number };
}

const RuntimeContext = createContext<PageRuntime | undefined>(undefined);
export const RuntimeProvider = RuntimeContext;

export function useRuntime(): PageRuntime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('no RuntimeProvider above this component');
  return runtime;
}

export const useBrand = (): Brand => brands[useRuntime().brand];
export const useFlag = (flag: Flag): boolean => isOn(flag, useRuntime().brand);
