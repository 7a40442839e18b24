import { createRoute } from '@hono/zod-openapi';
import { lastSearchesBodySchema, lastSearchesSchema } from '@/lib/contracts/last-searches';
import { answers, jsonBody } from '../../http/answers';
import { identityOf, signedIn } from '../../http/signed-in';
import { createRouter } from '../../http/validation';
import type { LastSearchesService } from './last-searches.service';

const listRoute = createRoute({
  method: 'get',
  path: '/users/last-searches',
  summary: 'What the visitor searched for last',
  middleware: signedIn,
  responses: answers(lastSearchesSchema, 'At most five, the newest first', [401]),
});

const addRoute = createRoute({
  method: 'post',
  path: '/users/last-searches/add',
  summary: 'Adds searches to the visitor’s last ones',
  middleware: signedIn,
  request: { body: jsonBody(lastSearchesBodySchema) },
  responses: answers(lastSearchesSchema, 'The newest five of both', [401, 422]),
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
