// Changes of a choice stay on the page: the address follows, the scroll position and the focus do not move (rule G2).
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useAddress } from '#platform/web/app-runtime/app-link.tsx';

export interface Go {
  /** To an address of this shop as the server emits it. */
  readonly to: (href: string, how?: { readonly replace?: boolean; readonly keepScroll?: boolean }) => void;
  readonly busy: boolean;
}

export function useGo(): Go {
  const router = useRouter();
  const address = useAddress();
  const busy = useRouterState({ select: (state) => state.isLoading });
  return { to: (href, { replace = false, keepScroll = false } = {}) => void router.navigate({ href: address(href), replace, resetScroll: !keepScroll }), busy };
}
