import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { removedSchema } from '@/lib/contracts/account/agents';
import {
  buyerRequestResponseSchema,
  buyerRequestsQuerySchema,
  buyerRequestsSchema,
} from '@/lib/contracts/account/buyer-requests';
import { buyerRequestBodySchema, idParamsSchema } from '@/lib/contracts/account/clients';
import type { AppEnv } from '../../http/context';
import { smallBodyLimit } from '../../http/request/read-body';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { knownBrowserOf } from '../auth/auth.context';
import type { Buyer, BuyerRequestsService } from './buyer-requests.service';

const path = '/users/buyer-requests';

const addRoute = createRoute({
  method: 'post',
  path,
  summary: 'Sends brokers what a buyer is looking for',
  description:
    'For guests too, with a phone that was confirmed in this browser within the last hour, or is one of the visitor’s own. Up to 20 ' +
    'brokers and agents with statements that fit get a notification of type 3. Ends after 90 days. 5 in an hour by address, 5 open ' +
    'ones for a number.',
  middleware: smallBodyLimit,
  request: { body: jsonBody(buyerRequestBodySchema) },
  responses: jsonResponses(buyerRequestResponseSchema, 'The request', [400, 409, 413, 415, 422, 429]),
});

const listRoute = createRoute({
  method: 'get',
  path,
  summary: 'The visitor’s own requests, the newest first',
  middleware: requireSignIn,
  request: { query: buyerRequestsQuerySchema },
  responses: jsonResponses(buyerRequestsSchema, 'One page of 20; empty past the end', [401, 422]),
});

const findRoute = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One own request',
  middleware: requireSignIn,
  request: { params: idParamsSchema },
  responses: jsonResponses(buyerRequestResponseSchema, 'The request', [401, 404, 422]),
});

const changeRoute = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Changes an open request',
  middleware: requireSignIn,
  request: { params: idParamsSchema, body: jsonBody(buyerRequestBodySchema) },
  responses: jsonResponses(buyerRequestResponseSchema, 'The request', [401, 404, 409, 422, 429]),
});

const closeRoute = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Closes a request: brokers no longer see it',
  middleware: requireSignIn,
  request: { params: idParamsSchema },
  responses: jsonResponses(removedSchema, 'The id of the request', [401, 404, 422]),
});

function buyerOf(context: Context<AppEnv>): Buyer {
  const { address, binding } = knownBrowserOf(context);
  return { userId: context.get('identity')?.userId ?? null, address, binding };
}

/** Requests of buyers, of the statements microservice. */
export function buyerRequestRoutes(service: BuyerRequestsService) {
  return createRouter()
    .openapi(addRoute, async (context) => {
      const request = await service.add(context.req.valid('json'), buyerOf(context), context.get('locale'));
      return context.json({ result: true as const, data: { request } }, 200);
    })
    .openapi(listRoute, async (context) => {
      const { page } = context.req.valid('query');
      const data = await service.list(identityOf(context).userId, page ?? 1, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(findRoute, async (context) => {
      const request = await service.find(identityOf(context).userId, context.req.valid('param').id, context.get('locale'));
      return context.json({ result: true as const, data: { request } }, 200);
    })
    .openapi(changeRoute, async (context) => {
      const buyer = { ...buyerOf(context), userId: identityOf(context).userId };
      const { id } = context.req.valid('param');
      const request = await service.change(id, context.req.valid('json'), buyer, context.get('locale'));
      return context.json({ result: true as const, data: { request } }, 200);
    })
    .openapi(closeRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.close(identityOf(context).userId, id);
      return context.json({ result: true as const, data: { id } }, 200);
    });
}
