import { createRoute } from '@hono/zod-openapi';
import { lastSearchesBodySchema, lastSearchesSchema } from '@/lib/contracts/statements/last-searches';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { LastSearchesService } from './last-searches.service';

const listRoute = createRoute({
  method: 'get',
  path: '/users/last-searches',
  summary: 'The visitor’s last searches',
  middleware: requireSignIn,
  responses: jsonResponses(lastSearchesSchema, 'At most five, the newest first', [401]),
});

const addRoute = createRoute({
  method: 'post',
  path: '/users/last-searches/add',
  summary: 'Adds searches to the visitor’s last ones',
  middleware: requireSignIn,
  request: { body: jsonBody(lastSearchesBodySchema) },
  responses: jsonResponses(lastSearchesSchema, 'The newest five of both', [401, 422]),
});

/** The last searches of a signed-in visitor, under the statements microservice. */
export const lastSearchRoutes = (service: LastSearchesService) =>
  createRouter()
    .openapi(listRoute, async (context) => {
      const searches = await service.list(identityOf(context).userId);
      return context.json({ result: true as const, data: { searches } }, 200);
    })
    .openapi(addRoute, async (context) => {
      const searches = await service.add(identityOf(context).userId, context.req.valid('json').searches);
      return context.json({ result: true as const, data: { searches } }, 200);
    });
