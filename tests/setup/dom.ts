import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// Only ends a wait that nothing would end: on a busy machine a lazily loaded part takes much longer than the default second.
configure({ asyncUtilTimeout: 60_000 });

/**
 * Watches the timers that start from now on. One that outlives the tests of its file, like that of the progress bar of a navigation,
 * would find no document: an error that fails the run and belongs to no test.
 * @returns a function that clears those that still run
 */
function watchTimers(): () => void {
  const pending: ReturnType<typeof setTimeout>[] = [];
  const watched =
    <T extends typeof setTimeout | typeof setInterval>(start: T) =>
    (...args: Parameters<T>) => {
      const timer = start(...(args as Parameters<typeof setTimeout>));
      pending.push(timer);
      return timer;
    };
  globalThis.setTimeout = Object.assign(watched(globalThis.setTimeout), globalThis.setTimeout);
  globalThis.setInterval = watched(globalThis.setInterval) as typeof setInterval;
  return () => {
    for (const timer of pending) clearTimeout(timer);
  };
}

// What `app/cards.css` does to a price in both currencies: roles and visibility are those of the visitor's.
document.head.insertAdjacentHTML(
  'beforeend',
  '<style>.in-dollar, [data-currency="dollar"] .in-gel { display: none } [data-currency="dollar"] .in-dollar { display: contents }</style>',
);

// Nothing has a size here.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(cleanup);
afterAll(watchTimers());
