import { announceSession } from '@/lib/stores/session-channel';

/** Goes on after a sign-in by a whole page load: everything the server rendered for a guest is stale now. */
export function completeSignIn(to: string): void {
  announceSession('signed-in');
  window.location.assign(to);
}
