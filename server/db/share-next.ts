const ignore = (): void => undefined;

/**
 * Calls that arrive while a read runs share the next read, which starts after all of them, so none gets a value older than its call.
 */
export function shareNext<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<void> | null = null;
  let next: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    const reading = read();
    running = reading.then(ignore, ignore).then(() => {
      running = null;
    });
    return reading;
  };
  return () => {
    if (running === null) return begin();
    next ??= running.then(() => {
      next = null;
      return begin();
    });
    return next;
  };
}
