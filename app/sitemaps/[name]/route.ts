import { callApi } from '@/lib/api/client';
import { findArticles } from '@/lib/api/content';
import { getPricedPlaces } from '@/lib/api/market/prices';
import { getCityTree, getPlaces } from '@/lib/api/places/places';
import { countStatements } from '@/lib/api/statements/statement-count';
import { companyAddressesSchema } from '@/lib/contracts/companies/companies';
import { projectListSchema } from '@/lib/contracts/companies/projects';
import type { Locale } from '@/lib/contracts/locales';
import { sitemapListsSchema, sitemapStatementsSchema } from '@/lib/contracts/site/sitemap';
import { brokersRoute, companyPath, developersRoute } from '@/lib/routes/addresses/company-address';
import { articlePath, blogPath, contentPagePaths } from '@/lib/routes/addresses/content-address';
import { buyerRequestRoute, guidedRoute } from '@/lib/routes/addresses/guided-address';
import { pathToPlace, pricesPath } from '@/lib/routes/addresses/prices-address';
import { projectPath, projectsTab } from '@/lib/routes/addresses/project-address';
import { auctionFilters } from '@/lib/routes/addresses/search-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRoutes } from '@/lib/routes/service-routes';
import { siteOrigin } from '@/lib/seo/origin';
import { type SitemapEntry, sitemapXml, uniqueEntries, xmlResponse } from '@/lib/seo/sitemap';
import { listEntries } from '@/lib/seo/sitemap-lists';

async function lists(): Promise<SitemapEntry[]> {
  const [{ data }, places, auctions] = await Promise.all([
    callApi(sitemapListsSchema, { url: '/microservice/statements/sitemap/lists' }),
    getPlaces(),
    countStatements(auctionFilters),
  ]);
  return listEntries(data, places, auctions.total);
}

async function statements(page: string): Promise<SitemapEntry[]> {
  const { data } = await callApi(sitemapStatementsSchema, { url: `/microservice/statements/sitemap?page=${page}` });
  return data.map((statement) => ({ pathIn: (locale) => statementPath(locale, statement), lastUpdated: statement.last_updated }));
}

/** Every published project, a hundred at a time. */
async function projects(page = 1): Promise<SitemapEntry[]> {
  const url = `/microservice-projects/listing?per_page=100&sort=newest&page=${page}`;
  const { data } = await callApi(projectListSchema, { url });
  const entries = data.data.map((project) => ({ pathIn: (locale: Locale) => projectPath(locale, project) }));
  return page < data.last_page ? [...entries, ...(await projects(page + 1))] : entries;
}

const ownPaths = [
  '/',
  '/s',
  developersRoute,
  `${developersRoute}?activeTab=${projectsTab}`,
  brokersRoute,
  guidedRoute,
  buyerRequestRoute,
  ...serviceRoutes.map(({ landing }) => landing),
  ...Object.values(contentPagePaths),
];
const pages: SitemapEntry[] = ownPaths.map((path) => ({
  pathIn: (locale) => localePath(locale, path),
}));
/** The pages of brokers and developers. */
async function companies(): Promise<SitemapEntry[]> {
  const { data } = await callApi(companyAddressesSchema, { url: '/microservice/users/companies/sitemap' });
  return data.map(({ last_updated, ...company }) => ({
    pathIn: (locale) => companyPath(locale, { id: 0, ...company }),
    lastUpdated: last_updated,
  }));
}

/** The blog, its categories and its articles. */
async function blog(): Promise<SitemapEntry[]> {
  const { lead, data, categories } = await findArticles('per_page=100');
  const articles = [...(lead ? [lead] : []), ...data].map(
    ({ slug, updated_at }): SitemapEntry => ({ pathIn: (locale) => articlePath(locale, slug), lastUpdated: updated_at }),
  );
  const lists = categories.map(({ key }): SitemapEntry => ({ pathIn: (locale) => blogPath(locale, { category: key }) }));
  return [{ pathIn: (locale) => blogPath(locale) }, ...lists, ...articles];
}

/** The prices of every place that has enough of them. */
async function prices(): Promise<SitemapEntry[]> {
  const [places, cities] = await Promise.all([getPricedPlaces(), getCityTree()]);
  const entries = places.map(({ updated_at, ...place }): SitemapEntry => {
    const way = pathToPlace(cities, place);
    return { pathIn: (locale) => pricesPath(locale, way), lastUpdated: updated_at };
  });
  return uniqueEntries(entries);
}

async function entriesOf(name: string): Promise<SitemapEntry[]> {
  if (name === 'pages.xml') return pages;
  if (name === 'lists.xml') return lists();
  if (name === 'blog.xml') return blog();
  if (name === 'companies.xml') return companies();
  if (name === 'projects.xml') return projects();
  if (name === 'prices.xml') return prices();
  const [, page] = /^statements-(\d{1,6})\.xml$/.exec(name) ?? [];
  return page === undefined ? [] : statements(page);
}

/** One file of the index; an unknown name is 404. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const entries = await entriesOf((await params).name);
  if (entries.length === 0) return new Response(null, { status: 404 });
  return xmlResponse(sitemapXml(await siteOrigin(), entries));
}
