import { createRoute } from '@hono/zod-openapi';
import {
  badgesQuerySchema,
  badgesSchema,
  configSchema,
  footerSchema,
  servicesQuerySchema,
  servicesSchema,
} from '@/lib/contracts/site/site';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { SiteService } from './site.service';

const configRoute = createRoute({
  method: 'get',
  path: '/config',
  summary: 'Currencies, exchange rate, services, badges of the navigation and companies of the group',
  responses: jsonResponses(configSchema, 'The configuration'),
});

const servicesRoute = createRoute({
  method: 'get',
  path: '/services',
  summary: 'Paid services',
  description: 'With `profile`, those that are ordered for statements of one’s own.',
  request: { query: servicesQuerySchema },
  responses: jsonResponses(servicesSchema, 'The services in their order', [422]),
});

const badgesRoute = createRoute({
  method: 'get',
  path: '/badges',
  summary: 'Badges of services',
  request: { query: badgesQuerySchema },
  responses: jsonResponses(badgesSchema, 'The badges; of all services where no ids are given', [422]),
});

const footerRoute = createRoute({
  method: 'get',
  path: '/footer',
  summary: 'The links of the footer',
  description: 'Counts of statements are a minute old at most; a link to something else has none.',
  responses: jsonResponses(footerSchema, 'Two rows of groups'),
});

export function siteRoutes(service: SiteService) {
  return createRouter()
    .openapi(configRoute, async (context) =>
      context.json({ result: true as const, data: await service.findConfig(context.get('locale')) }, 200),
    )
    .openapi(servicesRoute, async (context) => {
      const isForProfile = context.req.valid('query').profile !== undefined;
      return context.json({ result: true as const, data: await service.findServices(context.get('locale'), isForProfile) }, 200);
    })
    .openapi(badgesRoute, async (context) => {
      const { badgeable_type, badgeable_ids } = context.req.valid('query');
      const data = await service.findBadges(badgeable_type, badgeable_ids, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(footerRoute, async (context) =>
      context.json({ result: true as const, data: await service.findFooter(context.get('locale')) }, 200),
    );
}
