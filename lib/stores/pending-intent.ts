import { useEffect } from 'react';
import { useSession } from '@/lib/stores/session/session-store';

/**
 * Stores the visitor's intent until the sign-in: it is then carried out on the page that `usePendingIntent` is on.
 * @param name the action, with the id of what it is about
 */
export async function rememberIntent(name: string): Promise<void> {
  // Not in the first load of public pages.
  const { storeIntent } = await import('./intent-draft');
  storeIntent(name);
}

/** Carries out the action on the next page that `usePendingIntent` is on, of an address that opens now. */
export const passIntent = (name: string): void => useSession.setState({ intent: name });

/** Carries out the intent from before the sign-in, or by `passIntent`, once. */
export function usePendingIntent(name: string, run: () => unknown): void {
  const isDue = useSession(({ intent }) => intent === name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, with the action of the moment.
  useEffect(() => {
    // A page may have the same action in two places.
    if (!isDue || useSession.getState().intent !== name) return;
    useSession.setState({ intent: null });
    run();
  }, [isDue, name]);
}
