import { sessionMarker } from '@/lib/session';

/** Whether this browser has a session, by its marker: scripts cannot read the session cookie. */
export const hasSessionMarker = (): boolean => document.cookie.split('; ').includes(`${sessionMarker}=1`);

/** Removes the marker of a session that ended without a response of the server. */
export function removeSessionMarker(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and asynchronous where it is.
  document.cookie = `${sessionMarker}=; path=/; max-age=0; samesite=lax`;
}

const eventKey = 'session-event';

/** An event of the session that the tabs of a browser share. */
type SessionEvent = 'signed-in' | 'signed-out';

/** Notifies the other tabs. Unlike an open channel, local storage does not keep pages out of the back-forward cache. */
export function announceSession(event: SessionEvent): void {
  try {
    window.localStorage.setItem(eventKey, `${event} ${Date.now()}`);
  } catch {
    // Without storage the other tabs learn of it from their next call.
  }
}

/** Listens to the other tabs. @returns a function that stops listening */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key !== eventKey || !event.newValue) return;
    listener(event.newValue.startsWith('signed-in') ? 'signed-in' : 'signed-out');
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
