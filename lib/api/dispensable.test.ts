import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orWithout, orWithoutWaiting } from './dispensable';

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Something to load, which can be away, and how often it was asked. */
function service() {
  let isUp = true;
  let asked = 0;
  return {
    load: async () => {
      asked += 1;
      if (!isUp) throw new Error('away');
      return 'value';
    },
    setUp: (next: boolean) => {
      isUp = next;
    },
    asked: () => asked,
  };
}

it('a page goes without what fails, and the log says so once until it works again', async () => {
  const { load, setUp } = service();
  setUp(false);
  for (let page = 0; page < 3; page++) expect(await orWithout('stories of a test', load, null)).toBeNull();
  expect(lines).toEqual(['Pages are without stories of a test.']);
  setUp(true);
  expect(await orWithout('stories of a test', load, null)).toBe('value');
  setUp(false);
  await orWithout('stories of a test', load, null);
  expect(lines).toHaveLength(2);
});

it('no page waits for what failed: it is asked again after ten seconds, beside a page', async () => {
  const { load, setUp, asked } = service();
  const read = orWithoutWaiting('banners of a test', load, 'none');
  expect(await read()).toBe('value');
  setUp(false);
  expect([await read(), await read(), asked()]).toEqual(['none', 'none', 2]);
  setUp(true);
  vi.advanceTimersByTime(9999);
  expect([await read(), asked()]).toEqual(['none', 2]);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe('none');
  await vi.advanceTimersByTimeAsync(0);
  expect([await read(), asked()]).toEqual(['value', 4]);
  expect(lines).toHaveLength(1);
});

it('a page does not wait for a call that hangs after one that failed', async () => {
  let answer: (value: Promise<string>) => void = () => undefined;
  const calls: Promise<string>[] = [
    Promise.reject(new Error('away')),
    new Promise((done) => {
      answer = done;
    }),
  ];
  const read = orWithoutWaiting('banners that hang', () => calls.shift() ?? Promise.resolve('value'), 'none');
  expect(await read()).toBe('none');
  vi.advanceTimersByTime(10_000);
  expect([await read(), await read()]).toEqual(['none', 'none']);
  answer(Promise.resolve('value'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBe('value');
});
