import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budgetBytes, namedScripts } from '../../scripts/bench-pages/first-load';
import { publicPages } from '../../scripts/site/public-pages';

test('no kind of page names more JavaScript than the budget', async ({ request, baseURL }) => {
  const known = new Map<string, number>();
  const weigh = async (path: string): Promise<number> => {
    const bytes = known.get(path) ?? gzipSync(await (await request.get(path)).body()).length;
    known.set(path, bytes);
    return bytes;
  };
  const above: Record<string, number> = {};
  for (const { name, path } of await publicPages(baseURL ?? '', 'ka')) {
    let bytes = 0;
    for (const script of namedScripts(await (await request.get(path)).text())) bytes += await weigh(script);
    expect(bytes, name).toBeGreaterThan(0);
    if (bytes > budgetBytes) above[name] = bytes;
  }
  expect(above).toEqual({});
});

test('a company’s page asks for its cover alone before it is scrolled, and a phone for the small one', async ({
  request,
  baseURL,
}) => {
  const broker = (await publicPages(baseURL ?? '', 'ka')).find(({ name }) => name === 'broker');
  const response = await request.get(broker?.path ?? '');
  const images = (await response.text()).match(/<img[^>]*>/g) ?? [];
  const early = images.filter((image) => image.includes('fetchPriority="high"'));
  expect(early).toHaveLength(1);
  expect(early[0]).toMatch(/srcSet="\/assets\/scenes\/[\w-]+-thumb\.webp 720w, /);
});
