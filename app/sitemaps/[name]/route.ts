import { callApi } from '@/lib/api/client';
import { getPlaces } from '@/lib/api/places';
import { sitemapListsSchema, sitemapStatementsSchema } from '@/lib/contracts/sitemap';
import { localePath } from '@/lib/routes/locale-path';
import { searchPath } from '@/lib/routes/search-address';
import { statementPath } from '@/lib/routes/statement-address';
import { siteOrigin } from '@/lib/seo/origin';
import { type SitemapEntry, sitemapXml, xmlResponse } from '@/lib/seo/sitemap';

async function lists(): Promise<SitemapEntry[]> {
  const [{ data }, places] = await Promise.all([
    callApi(sitemapListsSchema, { url: '/microservice/statements/sitemap/lists' }),
    getPlaces(),
  ]);
  const entries = data.map(({ deal_type_id, real_estate_type_id, place, last_updated }): SitemapEntry => {
    const filters = {
      deal_types: [deal_type_id],
      real_estate_types: [real_estate_type_id],
      ...(place ? { [place.level]: [place.id] } : {}),
    };
    return { pathIn: (locale) => searchPath(locale, filters, places), lastUpdated: last_updated };
  });
  // A district with one neighbourhood shares its name and so its address, which is said once.
  return [...new Map(entries.map((entry) => [entry.pathIn('ka'), entry])).values()];
}

async function statements(page: string): Promise<SitemapEntry[]> {
  const { data } = await callApi(sitemapStatementsSchema, { url: `/microservice/statements/sitemap?page=${page}` });
  return data.map((statement) => ({ pathIn: (locale) => statementPath(locale, statement), lastUpdated: statement.last_updated }));
}

const pages: SitemapEntry[] = ['/', '/s'].map((path) => ({ pathIn: (locale) => localePath(locale, path) }));

async function entriesOf(name: string): Promise<SitemapEntry[]> {
  if (name === 'pages.xml') return pages;
  if (name === 'lists.xml') return lists();
  const [, page] = /^statements-(\d{1,6})\.xml$/.exec(name) ?? [];
  return page === undefined ? [] : statements(page);
}

/** One file of the index; a name that it does not hold is 404. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const entries = await entriesOf((await params).name);
  if (entries.length === 0) return new Response(null, { status: 404 });
  return xmlResponse(sitemapXml(await siteOrigin(), entries));
}
