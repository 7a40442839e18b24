import { afterEach, expect, it, vi } from 'vitest';
import { openEntry } from '@/tests/factories/entry';
import { readJson, sendJson } from './sent-json';

afterEach(() => {
  globalThis.__entry = undefined;
});

it('is serialised once for its source object, under each name', async () => {
  const source = {};
  const read = vi.fn(() => ['value']);
  await sendJson(source, 'one', read);
  expect(readJson(await sendJson(source, 'one', read))).toEqual(['value']);
  expect(read).toHaveBeenCalledTimes(1);
  await sendJson(source, 'another', read);
  await sendJson({}, 'one', read);
  expect(read).toHaveBeenCalledTimes(3);
});

it('cannot close the script that it is in', async () => {
  const value = { name: '</script><script>alert(1)</script><!--' };
  const entry = openEntry();
  const scope = entry.createScope();
  scope.parts = new Map();
  await entry.scope.run(scope, () => sendJson({}, 'part', () => value));
  const [bytes] = scope.parts.values();
  expect(String(bytes)).not.toContain('<');
  expect(JSON.parse(String(bytes))).toEqual(value);
});
