// The addresses of a booking's steps on this brand; the query of the page is kept, with the session's id in it (BOOK-01, BOOK-24).
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pathCodecs } from '#brands/paths.ts';
import type { BookingStep } from '#domain/booking/steps.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { SESSION_NAME } from './party-of-query.ts';

export interface BookingAddress {
  readonly hrefOf: (step: BookingStep, sessionId?: string) => string;
  readonly goTo: (step: BookingStep, sessionId: string, how: { readonly replace: boolean }) => void;
}

/** @param of the voyage's number, 'custom' for a request without one */
export function useBookingAddress(of: number | 'custom', query: string): BookingAddress {
  const router = useRouter();
  const { brand, localePrefix } = useRuntime();
  return useMemo(() => {
    const hrefOf = (step: BookingStep, sessionId?: string): string => {
      const pairs = new URLSearchParams(query);
      pairs.delete('token'); // of a card that came back from its provider's page: for the step that it came to alone
      if (sessionId) pairs.set(SESSION_NAME, sessionId);
      const text = pairs.toString();
      return `${pathCodecs[brand].toPublic(`/booking/${of}/${step}`)}${text === '' ? '' : `?${text}`}`;
    };
    return {
      hrefOf,
      goTo: (step, sessionId, { replace }) => void router.navigate({ href: localePrefix + hrefOf(step, sessionId), replace }),
    };
  }, [router, localePrefix, brand, of, query]);
}
