import { sessionMarker } from '@/lib/session';

/** Whether this browser has a session, as far as a script can tell: it cannot read the session's own cookie. */
export const hasSessionMarker = (): boolean => document.cookie.split('; ').includes(`${sessionMarker}=1`);

/** Removes the marker of a session that ended without a response of the server. */
export function removeSessionMarker(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and asynchronous where it is.
  document.cookie = `${sessionMarker}=; path=/; max-age=0; samesite=lax`;
}
