import type { APIRequestContext } from '@playwright/test';
import { mayFetch } from '../factories/robots';
import { expect, test } from './fixtures';

const isEverything = process.env.TEST_ALL === '1';
const head = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
/** One spelling of an address: the site's root may have a slash or not. */
const normaliseAddress = (address: string): string => new URL(address).href;
const canonicalOf = (html: string) => head(html, /<link rel="canonical" href="([^"]+)"/g).map(normaliseAddress);
const versionsOf = (html: string) => head(html, /<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi).map(normaliseAddress);

async function open(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** Addresses in one sitemap of the index. */
async function addresses(request: APIRequestContext, name: string): Promise<string[]> {
  return head(await open(request, `/sitemaps/${name}.xml`), /<loc>([^<]+)<\/loc>/g);
}

for (const { name, take } of [
  // Those of routes.spec.ts are among them.
  { name: 'pages', take: isEverything ? 30 : 3 },
  { name: 'lists', take: isEverything ? 6 : 2 },
  { name: 'prices', take: isEverything ? 6 : 1 },
  { name: 'statements-1000', take: isEverything ? 6 : 2 },
]) {
  test(`what the sitemap ${name} names has its own address, with versions that link back`, async ({ request }) => {
    const all = await addresses(request, name);
    expect(all.length).toBeGreaterThanOrEqual(take);
    expect(all.length).toBeLessThanOrEqual(50_000);
    for (const address of all.slice(0, take)) {
      const html = await open(request, address);
      expect(canonicalOf(html)).toEqual([address]);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).not.toContain('noindex');
      expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      const versions = versionsOf(html);
      expect(versions).toHaveLength(4);
      expect(versions).toContain(address);
      for (const version of new Set(versions)) expect(versionsOf(await open(request, version))).toEqual(versions);
    }
  });
}

test('a filtered list is noindex and nothing else for robots', async ({ request }) => {
  const html = await open(request, '/en/s/apartments-for-sale-in-tbilisi?price_to=100000');
  expect(html).toContain('noindex');
  expect(canonicalOf(html)).toEqual([]);
});

test('robots.txt leads to the sitemap, whose files exist', async ({ request, baseURL }) => {
  expect(await open(request, '/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const files = head(await open(request, '/sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  for (const file of files) expect((await request.head(file)).status()).toBe(200);
});

test('robots.txt opens the pictures of pages and closes the API', async ({ request }) => {
  const robots = await open(request, '/robots.txt');
  const [statement = ''] = await addresses(request, 'statements-1000');
  for (const page of ['/', '/en/s/apartments-for-sale-in-tbilisi', statement]) {
    const html = await open(request, page);
    const pictures = head(html, /<(?:img|meta property="og:image")[^>]* (?:src|content)="([^"]+)"/g);
    expect(pictures.length, page).toBeGreaterThan(0);
    expect(pictures.filter((picture) => !mayFetch(robots, picture))).toEqual([]);
  }
  expect(mayFetch(robots, '/api/images/s10001-0123456789abcdef0123.webp')).toBe(true);
  expect(mayFetch(robots, '/api/microservice/statements')).toBe(false);
});

// The crawl follows the links of one page of each kind.
test('security.txt names a contact, and is no page of a language', async ({ request }) => {
  const text = await open(request, '/.well-known/security.txt');
  expect(text).toMatch(/^Contact: (mailto:|https:)\S+$/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT/m);
});

for (const path of ['/feed/en.xml', '/feed/search/en.xml?deal_types=1'])
  test(`a reader that has the feed ${path} gets 304`, async ({ request }) => {
    const first = await request.get(path);
    const { etag = '' } = first.headers();
    expect([first.status(), etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)]);
    expect(await first.text()).toMatch(/<guid isPermaLink="false">(urn:uuid:|article-)/);
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  });

test('every link of the home page and of a list leads to a page', { tag: '@all' }, async ({ request }) => {
  const links = new Set<string>();
  for (const path of ['/', '/ru/s/prodazha-kvartir-v-tbilisi']) {
    for (const link of head(await open(request, path), /<a[^>]+href="(\/[^"#]*)"/g)) links.add(link);
  }
  expect(links.size).toBeGreaterThan(60);
  const queue = [...links];
  while (queue.length > 0)
    await Promise.all(queue.splice(0, 4).map(async (link) => expect((await request.get(link)).status(), link).toBe(200)));
});
