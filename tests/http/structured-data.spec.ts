import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '@/lib/contracts/locales';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { pricesPath } from '@/lib/routes/addresses/prices-address';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRoutes } from '@/lib/routes/service-routes';
import { structuredDataErrors } from '@/lib/seo/json-ld/structured-data.fixture';
import { languagesOf } from '../e2e/languages';
import { fetchStatements } from '../factories/find-statements';
import { expect, test } from './fixtures';

const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** One statement of each of four types, whose things differ. */
async function listed(request: APIRequestContext): Promise<StatementCard[]> {
  const found = await Promise.all([1, 2, 4, 5].map((type) => fetchStatements(request, `real_estate_types=${type}&per_page=1`)));
  return found.flat();
}

/** Every public route, some of them with what makes their data differ. */
async function pages(request: APIRequestContext, locale: Locale): Promise<{ path: string; types: string[] }[]> {
  const apartments = { deal_types: [1], real_estate_types: [1] };
  return [
    { path: localePath(locale, '/'), types: ['Organization', 'WebSite'] },
    { path: localePath(locale, '/s'), types: ['BreadcrumbList', 'ItemList'] },
    { path: pricesPath(locale, []), types: ['BreadcrumbList', 'Dataset'] },
    { path: searchPath(locale, apartments), types: ['BreadcrumbList', 'ItemList'] },
    { path: searchPath(locale, { ...apartments, page: 2 }), types: ['BreadcrumbList', 'ItemList'] },
    ...serviceRoutes.map(({ landing }) => ({
      path: localePath(locale, landing),
      types: ['Service', 'BreadcrumbList', 'FAQPage'],
    })),
    ...(await listed(request)).map((card) => ({
      path: statementPath(locale, card),
      types: ['RealEstateListing', 'BreadcrumbList'],
    })),
  ];
}

for (const locale of languagesOf('ru'))
  test(`every page in ${locale} has valid structured data, and its own picture for links`, async ({ request, baseURL }) => {
    const titles = new Map<string, string>();
    const pictures = new Set<string>();
    const all = await pages(request, locale);
    for (const { path, types } of all) {
      const response = await request.get(path, { maxRedirects: 0 });
      // Versions are declared in one place, the page itself.
      expect(response.headers().link ?? '', path).not.toContain('hreflang');
      const html = await response.text();
      expect(html, path).toContain(`<html lang="${locale}"`);
      const data = found(html, /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
      expect(data, path).toHaveLength(1);
      expect(structuredDataErrors(data[0] ?? '', baseURL ?? ''), path).toEqual([]);
      const { '@graph': graph } = JSON.parse(data[0] ?? '') as { '@graph': { '@type': string }[] };
      expect(graph.map((thing) => thing['@type'])).toEqual(types);
      const [title = ''] = found(html, /<title>([^<]+)<\/title>/g);
      expect([title, titles.get(title) ?? path]).toEqual([title, path]);
      titles.set(title, path);
      const [picture = ''] = found(html, /<meta property="og:image" content="([^"]+)"/g);
      const drawn = await request.get(picture);
      expect([path, drawn.status(), drawn.headers()['content-type']]).toEqual([path, 200, 'image/jpeg']);
      expect(drawn.headers()['cache-control']).toBe('public, max-age=86400');
      pictures.add(picture);
    }
    // The second page of a list reuses the picture of the first; pages of prices reuse the home page's.
    expect(pictures.size).toBe(all.length - 2);
  });

for (const path of [
  'home/xx',
  'services/xx/vip',
  'services/en/nothing',
  'search/en?price_to=5',
  'search/en?cities=99999',
  'search/en?page=2',
  'statements/en/99',
  'statements/en/x',
  'statements/en/1e3',
])
  test(`there is no picture at /og/${path}`, async ({ request }) => {
    expect((await request.get(`/og/${path}`)).status()).toBe(404);
  });
