const key = 'session-event';

/** An event of the session that the tabs of a browser share. */
type SessionEvent = 'signed-in' | 'signed-out';

/** Notifies the other tabs. Unlike an open channel, local storage does not keep pages out of the back-forward cache. */
export function announceSession(event: SessionEvent): void {
  try {
    window.localStorage.setItem(key, `${event} ${Date.now()}`);
  } catch {
    // Without storage the other tabs learn of it from their next call.
  }
}

/** Listens to the other tabs. @returns a function that stops listening */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key !== key || !event.newValue) return;
    listener(event.newValue.startsWith('signed-in') ? 'signed-in' : 'signed-out');
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
