import { createRoute } from '@hono/zod-openapi';
import {
  sitemapListsSchema,
  sitemapPagesSchema,
  sitemapQuerySchema,
  sitemapStatementsSchema,
} from '@/lib/contracts/site/sitemap';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { SitemapService } from './sitemap.service';

const pagesRoute = createRoute({
  method: 'get',
  path: '/statements/sitemap/pages',
  summary: 'The sitemap pages of listed statements',
  description:
    'A page is a run of 10,000 ids, so that a statement never moves to another one. Pages without a statement are left out.',
  responses: jsonResponses(sitemapPagesSchema, 'The pages in their order'),
});

const statementsRoute = createRoute({
  method: 'get',
  path: '/statements/sitemap',
  summary: 'Ids and addresses of the listed statements of one page',
  request: { query: sitemapQuerySchema },
  responses: jsonResponses(sitemapStatementsSchema, 'In the order of ids; none on a page without statements', [422]),
});

const listsRoute = createRoute({
  method: 'get',
  path: '/statements/sitemap/lists',
  summary: 'Deal, type and place of every list that has a statement',
  responses: jsonResponses(sitemapListsSchema, 'The longest first; place null is the whole country'),
});

/** What sitemaps are written from. */
export function sitemapRoutes(service: SitemapService) {
  return createRouter()
    .openapi(pagesRoute, async (context) => context.json({ result: true as const, data: await service.pages() }, 200))
    .openapi(statementsRoute, async (context) => {
      const data = await service.statements(context.req.valid('query').page);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(listsRoute, async (context) => context.json({ result: true as const, data: await service.lists() }, 200));
}
