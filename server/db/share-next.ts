const ignore = (): void => undefined;

/**
 * Asks that arrive while a reading runs share the next one, which begins after all of them: each sees what was there when it asked.
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
