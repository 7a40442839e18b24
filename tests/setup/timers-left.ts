/**
 * Watches the timers that start from now on. One that outlives the tests of its file, like that of the bar over a navigation, would
 * find no document: an error that fails the run and belongs to no test.
 * @returns a function that ends those that still run
 */
export function endTimersLeft(): () => void {
  const left: ReturnType<typeof setTimeout>[] = [];
  const watched =
    <T extends typeof setTimeout | typeof setInterval>(start: T) =>
    (...args: Parameters<T>) => {
      const timer = start(...(args as Parameters<typeof setTimeout>));
      left.push(timer);
      return timer;
    };
  globalThis.setTimeout = Object.assign(watched(globalThis.setTimeout), globalThis.setTimeout);
  globalThis.setInterval = watched(globalThis.setInterval) as typeof setInterval;
  return () => {
    for (const timer of left) clearTimeout(timer);
  };
}
