import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in its markup, true once the page's script runs: for controls that do nothing without one. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
