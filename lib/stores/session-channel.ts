const key = 'session-event';

/** What one tab tells the others about the session that they share. */
type SessionEvent = 'signed-in' | 'signed-out';

/** Tells the other tabs. Local storage reaches them at once and, unlike an open channel, lets the browser keep pages for the way back. */
export function announceSession(event: SessionEvent): void {
  try {
    window.localStorage.setItem(key, `${event} ${Date.now()}`);
  } catch {
    // Without storage the other tabs learn it from their next call.
  }
}

/** Hears what other tabs announce. @returns the way to stop */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key || !event.newValue) return;
    listener(event.newValue.startsWith('signed-in') ? 'signed-in' : 'signed-out');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
