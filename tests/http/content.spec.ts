import type { APIRequestContext } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { articlesSchema } from '@/lib/contracts/site/content';
import { statementListSchema } from '@/lib/contracts/statements/statements';
import { articlePath, blogPath, feedPath } from '@/lib/routes/addresses/content-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { expect, test } from './fixtures';
import { parsePage } from './page-metadata';

const open = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });
const call = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(`/api/${path}`, { headers: { 'x-website-key': 'livo' } })).json();
const articles = async (request: APIRequestContext) => articlesSchema.parse(await call(request, 'v1/articles')).data;
const factsOf = async (request: APIRequestContext, path: string) => {
  const response = await open(request, path);
  expect([path, response.status()]).toEqual([path, 200]);
  return { ...parsePage(await response.text(), response.url()), origin: new URL(response.url()).origin };
};

test('what the blog does not have is 404', async ({ request }) => {
  for (const path of ['/blog/no-such-article', '/blog?category=cars', '/blog?page=99', '/blog/a/b', '/feed/de.xml'])
    expect([path, (await open(request, path)).status()]).toEqual([path, 404]);
});

test('a search of the blog that finds nothing says so, and offers the categories', async ({ request }) => {
  const html = await (await open(request, `/ru/blog?q=${encodeURIComponent('абракадабра')}`)).text();
  expect(html).toMatch(/<h[1-3][^>]*>По запросу «абракадабра» ничего не нашлось</);
  const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
  expect(main).toMatch(/href="\/ru\/blog\?category=buying"[^>]*>Покупка</);
});

test('a category of the blog leads to its articles, and an article to the service that helps', async ({ request }) => {
  const path = '/en/blog/how-to-check-a-flat';
  expect(await (await open(request, '/en/blog')).text()).toContain('href="/en/blog?category=buying"');
  expect(await (await open(request, '/en/blog?category=buying')).text()).toContain(`href="${path}"`);
  expect(await (await open(request, '/en/blog?category=law')).text()).not.toContain(`href="${path}"`);
  expect(await (await open(request, path)).text()).toMatch(/<a [^>]*href="\/en\/check-real-estate"[^>]*>Order a check/);
});

test('what was searched for is not indexed', async ({ request }) => {
  expect((await factsOf(request, '/en/blog?q=registry')).isIndexed).toBe(false);
  expect((await factsOf(request, '/en/blog?category=law')).isIndexed).toBe(true);
});

test('the feed of every language names its articles, and the blog names the feed', async ({ request }) => {
  const { lead } = await articles(request);
  for (const locale of ['ka', 'en', 'ru'] as const) {
    const response = await open(request, feedPath(locale));
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const { rss } = new XMLParser().parse(await response.text());
    expect(rss.channel.item[0].title).toBe(lead?.titles[locale]);
    expect(new URL(rss.channel.item[0].link).pathname).toBe(articlePath(locale, lead?.slug ?? ''));
    const html = await (await open(request, blogPath(locale))).text();
    expect(html).toMatch(new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]* href="[^"]*${feedPath(locale)}"`));
  }
});

test('a search has a feed of its newest statements in every language, and names it', async ({ request }) => {
  const query = '?deal_types=1&real_estate_types=1&cities=1&order_by=price&sequence=asc&page=2';
  const list = await call(request, 'microservice/statements?deal_types=1&real_estate_types=1&cities=1');
  const [newest] = statementListSchema.parse(list).data.data;
  for (const locale of ['ka', 'en', 'ru'] as const) {
    const response = await open(request, `/feed/search/${locale}.xml${query}`);
    const { rss } = new XMLParser().parse(await response.text());
    expect(rss.channel.item).toHaveLength(50);
    expect(rss.channel.item[0]).toMatchObject({ title: newest?.dynamic_titles[locale] });
    expect(rss.channel.item[0].link).toContain(newest && statementPath(locale, newest));
    const html = await (await open(request, `${localePath(locale, '/s')}${query}`)).text();
    expect(html).toMatch(new RegExp(`type="application/rss\\+xml"[^>]* href="[^"]*/feed/search/${locale}.xml\\?[^"]*cities=1"`));
  }
  expect((await request.get('/feed/search/de.xml')).status()).toBe(404);
});

test('sitemaps name the site’s own pages and the articles', async ({ request }) => {
  const { lead } = await articles(request);
  expect(await (await open(request, '/sitemaps/pages.xml')).text()).toContain('/environmental-policy<');
  expect(await (await open(request, '/sitemaps/blog.xml')).text()).toContain(`${articlePath('ru', lead?.slug ?? '')}<`);
});

test('an article has structured data for search engines, without its own script', async ({ request }) => {
  const { lead } = await articles(request);
  const html = await (await open(request, articlePath('en', lead?.slug ?? ''))).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const [article] = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(article).toMatchObject({ '@type': 'Article', headline: lead?.titles.en, datePublished: lead?.published_at });
});

test('the footer shows the counts of its lists', async ({ request }) => {
  const html = await (await open(request, '/en')).text();
  const [, footer = ''] = /<footer(.*)<\/footer>/s.exec(html) ?? [];
  // Journeys publish apartments at the same time.
  const [, href = '', count = ''] = /<a [^>]*href="([^"]+)"[^>]*>Land plots<span[^>]*>([\d,]+)</.exec(footer) ?? [];
  expect(await (await open(request, href.replaceAll('&amp;', '&'))).text()).toContain(`${count} listings`);
});
