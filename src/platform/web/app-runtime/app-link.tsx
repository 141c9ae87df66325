// Links inside the shop: plain anchors on the server and without JavaScript, taken over by the router once it runs.
// Intent (hover, focus, touch) loads code and data of the next page, except on slow or metered connections (PAGE-11).
import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { BrandId } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { useRuntime } from './runtime.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Public address on this brand, as the server emits it; other hosts and files are left to the browser. */
  readonly href: string;
  /** Replace the entry of the history instead of adding one. */
  readonly replace?: boolean;
  /** Keep the scroll position: for changes within a page. */
  readonly keepScroll?: boolean;
  readonly prefetch?: boolean;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Data savers and 2g pay for every guess. */
export const mayPrefetch = (connection: Connection | undefined): boolean => !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');

const internal = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !/^\/(?:api|art|assets|docs|files)\//.test(href) && !/\.(?:ics|csv|pdf|xml|txt)(?:\?|$)/.test(href);
const plainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  (!event.currentTarget.target || event.currentTarget.target === '_self');

/** While the router still takes the page over, a step of its own may be lost: the browser follows the link then. */
const isTakingOver = (): boolean => '$_TSR' in globalThis;

/** Adds the locale prefix of the page: the same screen in the language that is shown. */
export function useAddress(): (href: string) => string {
  const { localePrefix } = useRuntime();
  return (href) => (localePrefix && internal(href) && !href.startsWith(`${localePrefix}/`) ? localePrefix + (href === '/' ? '' : href) : href);
}

/**
 * The booking's pages have a policy of their own (frame-src, PAY-03), and a policy belongs to a document: whoever enters the booking gets a
 * new one. Within the booking, and out of it, the router goes on.
 * @param from canonical path of the page that is shown
 */
export function entersBooking(brand: BrandId, from: string, address: string, localePrefix: string): boolean {
  if (from.startsWith('/booking')) return false;
  const path = address.replace(/[?#].*$/, '');
  const own = localePrefix && path.startsWith(`${localePrefix}/`) ? path.slice(localePrefix.length) : path;
  return pathCodecs[brand].match(own)?.screen.pageType === 'booking_form';
}

export function AppLink({ href, replace, keepScroll, prefetch = true, onClick, ...rest }: AppLinkProps) {
  const router = useRouter();
  const address = useAddress()(href);
  const { brand, localePrefix } = useRuntime();
  const taken = internal(address);
  const leaves = () => entersBooking(brand, router.state.location.pathname, address, localePrefix);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!taken || !plainClick(event) || isTakingOver() || leaves()) return;
    event.preventDefault();
    void router.navigate({ href: address, ...(replace && { replace: true }), ...(keepScroll && { resetScroll: false }) });
  };
  const warm = () => {
    if (!taken || !prefetch || leaves() || !mayPrefetch((navigator as { connection?: Connection }).connection)) return;
    const url = new URL(address, location.origin);
    const target = router.options.rewrite?.input?.({ url }) ?? url;
    const pathname = typeof target === 'string' ? target : target.pathname;
    void router.preloadRoute({ to: pathname, search: router.options.parseSearch?.(new URL(address, location.origin).search) ?? {} } as never).catch(() => {});
  };
  return <a {...rest} href={address} onClick={go} {...(taken && prefetch && { onPointerEnter: warm, onFocus: warm, onTouchStart: warm })} />;
}
