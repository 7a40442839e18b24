import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEntry } from '@/tests/factories/entry';
import { resolveAddress } from './footer';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  // The API has no articles.
  globalThis.__api = {
    fetch: async ({ url }) => {
      asked.push(url);
      return Response.json({}, { status: 404 });
    },
  };
  openEntry();
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
  globalThis.__entry?.pages.change('site');
  await resolveAddress('en', '/blog/gone');
  expect(asked).toHaveLength(3);
  vi.advanceTimersByTime(60_000);
  await resolveAddress('en', '/blog/gone');
  expect(asked).toHaveLength(4);
});

it('keeps an external address as it is, and drops invalid ones', async () => {
  expect(await resolveAddress('en', 'https://example.ge/')).toBe('https://example.ge/');
  expect(await resolveAddress('en', 'javascript:alert(1)')).toBeNull();
});
