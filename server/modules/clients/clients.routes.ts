import { createRoute } from '@hono/zod-openapi';
import { removedSchema } from '@/lib/contracts/account/agents';
import {
  clientBodySchema,
  clientResponseSchema,
  clientsQuerySchema,
  clientsSchema,
  idParamsSchema,
  offerBodySchema,
  offerResponseSchema,
} from '@/lib/contracts/account/clients';
import { brokersAndAgentsOnly, identityOf } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { ClientsService } from './clients.service';
import type { OffersService } from './offers.service';

const listRoute = createRoute({
  method: 'get',
  path: '/users/clients',
  summary: 'Clients of a broker or an agent, the newest first',
  middleware: brokersAndAgentsOnly,
  request: { query: clientsQuerySchema },
  responses: jsonResponses(clientsSchema, 'One page of 20; empty past the end', [401, 404, 422]),
});

/** The list of clients, of the main API. */
export function clientListRoutes(service: ClientsService) {
  return createRouter().openapi(listRoute, async (context) => {
    const { q, page } = context.req.valid('query');
    const data = await service.list(identityOf(context).userId, q, page ?? 1, context.get('locale'));
    return context.json({ result: true as const, data }, 200);
  });
}

const addRoute = createRoute({
  method: 'post',
  path: '/users/clients',
  summary: 'Saves a client',
  middleware: brokersAndAgentsOnly,
  request: { body: jsonBody(clientBodySchema) },
  responses: jsonResponses(clientResponseSchema, 'The client', [401, 404, 409, 422]),
});

const findRoute = createRoute({
  method: 'get',
  path: '/users/clients/{id}',
  summary: 'One client',
  middleware: brokersAndAgentsOnly,
  request: { params: idParamsSchema },
  responses: jsonResponses(clientResponseSchema, 'The client', [401, 404, 422]),
});

const changeRoute = createRoute({
  method: 'put',
  path: '/users/clients/{id}',
  summary: 'Changes a client',
  middleware: brokersAndAgentsOnly,
  request: { params: idParamsSchema, body: jsonBody(clientBodySchema) },
  responses: jsonResponses(clientResponseSchema, 'The client', [401, 404, 422]),
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/users/clients/{id}',
  summary: 'Removes a client',
  middleware: brokersAndAgentsOnly,
  request: { params: idParamsSchema },
  responses: jsonResponses(removedSchema, 'The id of the client', [401, 404, 422]),
});

const offerRoute = createRoute({
  method: 'post',
  path: '/users/clients/{id}/offers',
  summary: 'Offers a client to the author of a statement',
  description: 'The author gets a notification of type 3. Once for each statement, 20 in an hour.',
  middleware: brokersAndAgentsOnly,
  request: { params: idParamsSchema, body: jsonBody(offerBodySchema) },
  responses: jsonResponses(offerResponseSchema, 'What was offered', [401, 404, 409, 422, 429]),
});

/** Clients one by one, of the statements microservice. Kinds other than brokers and agents get 404, as at an unknown address. */
export function clientRoutes(service: ClientsService, offers: OffersService) {
  return createRouter()
    .openapi(addRoute, async (context) => {
      const client = await service.add(identityOf(context).userId, context.req.valid('json'), context.get('locale'));
      return context.json({ result: true as const, data: { client } }, 200);
    })
    .openapi(findRoute, async (context) => {
      const client = await service.find(identityOf(context).userId, context.req.valid('param').id, context.get('locale'));
      return context.json({ result: true as const, data: { client } }, 200);
    })
    .openapi(changeRoute, async (context) => {
      const { id } = context.req.valid('param');
      const client = await service.change(identityOf(context).userId, id, context.req.valid('json'), context.get('locale'));
      return context.json({ result: true as const, data: { client } }, 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.remove(identityOf(context).userId, id);
      return context.json({ result: true as const, data: { id } }, 200);
    })
    .openapi(offerRoute, async (context) => {
      const { id } = context.req.valid('param');
      const { statement_id } = context.req.valid('json');
      await offers.offer(identityOf(context).userId, id, statement_id);
      return context.json({ result: true as const, data: { client_id: id, statement_id } }, 200);
    });
}
