import { announceSession } from '@/lib/stores/session/session-signals';

/** Continues after a sign-in with a full page load, because everything that the server rendered for a guest is stale. */
export function completeSignIn(to: string): void {
  announceSession('signed-in');
  window.location.assign(to);
}
