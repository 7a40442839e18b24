'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the page came alive. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
