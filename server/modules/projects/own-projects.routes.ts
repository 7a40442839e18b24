import { createRoute, z } from '@hono/zod-openapi';
import { ownProjectsSchema, priceListBodySchema, priceListReportSchema } from '@/lib/contracts/companies/price-lists';
import { idQuery } from '@/lib/contracts/query';
import { identityOf, onlyUserTypes } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { OwnProjectsService } from './own-projects.service';

const listRoute = createRoute({
  method: 'get',
  path: '/users/projects',
  summary: 'The projects of the signed-in developer',
  middleware: onlyUserTypes('developer'),
  responses: jsonResponses(ownProjectsSchema, 'Published or not', [401, 404]),
});

const priceListRoute = createRoute({
  method: 'post',
  path: '/users/projects/{id}/price-list',
  summary: 'Uploads the price list of an own project',
  description:
    'The text of a CSV file: number, rooms and area, and if known floor, price, currency and state. The list takes the place of the ' +
    'former one; when a single row is refused nothing is stored, and the report names every row and why.',
  middleware: onlyUserTypes('developer'),
  request: { params: z.object({ id: idQuery }), body: jsonBody(priceListBodySchema) },
  responses: jsonResponses(priceListReportSchema, 'What was stored, or why nothing was', [401, 404, 422]),
});

/** A developer's own projects; everybody else gets a 404. */
export function ownProjectRoutes(service: OwnProjectsService) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const data = await service.list(identityOf(context).userId);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(priceListRoute, async (context) => {
      const { id } = context.req.valid('param');
      const data = await service.uploadPriceList(identityOf(context).userId, id, context.req.valid('json').csv);
      return context.json({ result: true as const, data }, 200);
    });
}
