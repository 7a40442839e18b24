import { gzipSync } from 'node:zlib';
import { budgetBytes, htmlBudgetBytes, namedScripts } from '@/packages/bench/pages/first-load';
import { publicPages } from '../../scripts/site/public-pages';
import { expect, test } from './fixtures';

test('a company’s page loads only its cover before it is scrolled, and a phone for the small one', async ({
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

test('a list loads one picture before anything else, and every other one when it comes near the screen', async ({
  request,
  baseURL,
}) => {
  const search = (await publicPages(baseURL ?? '', 'ka')).find(({ name }) => name === 'search');
  // The latest statement may be another journey's, which has no picture.
  const html = await (await request.get(`${search?.path}?with_picture=1`)).text();
  const images = html.match(/<img[^>]*>/g) ?? [];
  expect(html.slice(0, html.indexOf('</head>')).match(/<link rel="preload" as="image"/g)).toHaveLength(1);
  expect(images.filter((image) => image.includes('fetchPriority="high"'))).toHaveLength(1);
  expect(images.filter((image) => !image.includes('loading="lazy"'))).toHaveLength(1);
  const strip = images.filter((image) => image.includes('width="76"'));
  expect(strip).not.toHaveLength(0);
  expect(strip.filter((image) => !image.includes('fetchPriority="low"'))).toEqual([]);
});

test('every list names its first picture in the head, also while many are rendered at once', async ({ request, baseURL }) => {
  const search = (await publicPages(baseURL ?? '', 'ka')).find(({ name }) => name === 'search');
  const preloads = async (price: number) => {
    const html = await (await request.get(`${search?.path}?with_picture=1&price_from=${price}`)).text();
    return html.slice(0, html.indexOf('</head>')).match(/<link rel="preload" as="image"/g);
  };
  // Each address is another page, which no earlier request has left in memory.
  const found = await Promise.all(Array.from({ length: 16 }, (_, index) => preloads(1000 + index)));
  for (const each of found) expect(each).toHaveLength(1);
});

test('a statement loads one picture before anything else, which its preload names as it does', async ({ request, baseURL }) => {
  const statement = (await publicPages(baseURL ?? '', 'ka')).find(({ name }) => name === 'statement');
  const html = await (await request.get(statement?.path ?? '')).text();
  const images = html.match(/<img[^>]*>/g) ?? [];
  const [first = '', ...others] = images.filter((image) => !image.includes('loading="lazy"'));
  expect(others).toEqual([]);
  expect(images.filter((image) => image.includes('fetchPriority="high"'))).toEqual([first]);
  const [preload = '', ...otherPreloads] = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(otherPreloads).toEqual([]);
  const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1];
  expect(attributeOf(first, 'srcSet')).toMatch(/-thumb\.webp 720w, /);
  expect(attributeOf(preload, 'imageSrcSet')).toBe(attributeOf(first, 'srcSet'));
  expect(attributeOf(preload, 'imageSizes')).toBe(attributeOf(first, 'sizes'));
});

test('no kind of page preloads a script', async ({ request, baseURL }) => {
  for (const { name, path } of await publicPages(baseURL ?? '', 'ka'))
    expect((await (await request.get(path)).text()).match(/<link rel="[a-z]*preload" as="script"/g), name).toBeNull();
});

test('no kind of page names more scripts than its budget', async ({ request, baseURL }) => {
  const sizes = new Map<string, number>();
  for (const { name, path } of await publicPages(baseURL ?? '', 'ka')) {
    const scripts = namedScripts(await (await request.get(path)).text());
    for (const url of scripts) if (!sizes.has(url)) sizes.set(url, gzipSync(await (await request.get(url)).body()).length);
    const bytes = scripts.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
    expect(bytes, name).toBeGreaterThan(0);
    expect(bytes, name).toBeLessThanOrEqual(budgetBytes);
  }
});

test('the home page, a list and the statements that it leads to have no more HTML than their budget', async ({
  request,
  baseURL,
}) => {
  const pages = await publicPages(baseURL ?? '', 'ka');
  const [home = '', list = ''] = ['home', 'search'].map((kind) => pages.find(({ name }) => name === kind)?.path);
  const statements = (await (await request.get(list)).text()).matchAll(/href="(\/udzravi-qoneba\/[^".?#]+)"/g);
  const found = [...new Set([...statements].map(([, path = '']) => path))];
  expect(found.length).toBeGreaterThan(18);
  const paths = [home, list, ...found.slice(0, process.env.TEST_ALL === '1' ? undefined : 6)];
  for (const path of paths) {
    const html = await (await request.get(path)).body();
    expect(html.length, path).toBeLessThanOrEqual(htmlBudgetBytes);
  }
});
