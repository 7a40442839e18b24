import { sessionMarker } from '@/lib/session';

/** Whether this browser holds a session, as far as a script may know: the session's own cookie is out of its reach. */
export const hasSessionMarker = (): boolean => document.cookie.split('; ').includes(`${sessionMarker}=1`);

/** Drops the marker of a session that ended without the server's word. */
export function removeSessionMarker(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and asynchronous where it is.
  document.cookie = `${sessionMarker}=; path=/; max-age=0; samesite=lax`;
}
