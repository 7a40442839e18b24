import { callApi } from '@/lib/api/client';
import { getPricedPlaces } from '@/lib/api/market/prices';
import { sitemapPagesSchema } from '@/lib/contracts/site/sitemap';
import { siteOrigin } from '@/lib/seo/origin';
import { sitemapIndexXml, xmlResponse } from '@/lib/seo/sitemap';

// The build would prerender it, but has no database.
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const [{ data: pages }, priced] = await Promise.all([
    callApi(sitemapPagesSchema, { url: '/microservice/statements/sitemap/pages' }),
    getPricedPlaces(),
  ]);
  const statements = pages.map(({ page, last_updated }) => ({ name: `statements-${page}`, lastUpdated: last_updated }));
  return xmlResponse(
    sitemapIndexXml(await siteOrigin(), [
      { name: 'pages' },
      { name: 'lists' },
      { name: 'blog' },
      { name: 'companies' },
      { name: 'projects' },
      ...(priced.length > 0 ? [{ name: 'prices' }] : []),
      ...statements,
    ]),
  );
}
