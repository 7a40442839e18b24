import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser has taken the page over; until then it renders what the server rendered. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
