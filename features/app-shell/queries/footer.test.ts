import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { resolveAddress } from './footer';

type Entry = NonNullable<typeof globalThis.__entry>;

const asked: string[] = [];
const changed = new Set<string>();

beforeEach(() => {
  asked.length = 0;
  changed.clear();
  // No article is there.
  globalThis.__api = {
    fetch: async ({ url }) => {
      asked.push(url);
      return Response.json({}, { status: 404 });
    },
  };
  const isCurrent = (_: number, tags: readonly string[]) => !tags.some((tag) => changed.has(tag));
  globalThis.__entry = partial<Entry>({ pages: partial<Entry['pages']>({ current: () => 0, isCurrent }) });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.__api = undefined;
  globalThis.__entry = undefined;
});

it('checks once whether the page behind a link exists, in each language, until something changes', async () => {
  expect(await resolveAddress('en', '/blog/gone')).toBeNull();
  expect(await resolveAddress('en', '/blog/gone')).toBeNull();
  expect(asked).toHaveLength(1);
  await resolveAddress('ka', '/blog/gone');
  expect(asked).toHaveLength(2);
  changed.add('site');
  await resolveAddress('en', '/blog/gone');
  expect(asked).toHaveLength(3);
  changed.clear();
  vi.advanceTimersByTime(60_000);
  await resolveAddress('en', '/blog/gone');
  expect(asked).toHaveLength(4);
});

it('keeps an external address as it is, and drops invalid ones', async () => {
  expect(await resolveAddress('en', 'https://example.ge/')).toBe('https://example.ge/');
  expect(await resolveAddress('en', 'javascript:alert(1)')).toBeNull();
});
