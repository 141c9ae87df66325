import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script runs: false on the server and in the first rendering of the browser, which must be the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
