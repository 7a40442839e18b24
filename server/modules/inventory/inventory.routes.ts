import { createRoute } from '@hono/zod-openapi';
import { removedSchema } from '@/lib/contracts/account/agents';
import {
  idParamsSchema,
  inventoryItemBodySchema,
  inventoryItemResponseSchema,
  inventoryQuerySchema,
  inventorySchema,
} from '@/lib/contracts/account/clients';
import { brokersAndAgentsOnly, identityOf } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { InventoryService } from './inventory.service';

const listRoute = createRoute({
  method: 'get',
  path: '/users/my-base',
  summary: 'Private inventory: one’s own items and what colleagues share, the latest changed first',
  middleware: brokersAndAgentsOnly,
  request: { query: inventoryQuerySchema },
  responses: jsonResponses(inventorySchema, 'One page of 20; empty past the end', [401, 404, 422]),
});

const addRoute = createRoute({
  method: 'post',
  path: '/users/my-base',
  summary: 'Adds an item to the inventory',
  middleware: brokersAndAgentsOnly,
  request: { body: jsonBody(inventoryItemBodySchema) },
  responses: jsonResponses(inventoryItemResponseSchema, 'The item', [401, 404, 409, 422]),
});

const findRoute = createRoute({
  method: 'get',
  path: '/users/my-base/{id}',
  summary: 'One item',
  middleware: brokersAndAgentsOnly,
  request: { params: idParamsSchema },
  responses: jsonResponses(inventoryItemResponseSchema, 'The item', [401, 404, 422]),
});

const changeRoute = createRoute({
  method: 'put',
  path: '/users/my-base/{id}',
  summary: 'Changes an item of one’s own',
  middleware: brokersAndAgentsOnly,
  request: { params: idParamsSchema, body: jsonBody(inventoryItemBodySchema) },
  responses: jsonResponses(inventoryItemResponseSchema, 'The item', [401, 404, 422]),
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/users/my-base/{id}',
  summary: 'Removes an item of one’s own',
  middleware: brokersAndAgentsOnly,
  request: { params: idParamsSchema },
  responses: jsonResponses(removedSchema, 'The id of the item', [401, 404, 422]),
});

/** The private inventory, for brokers and agents; everybody else gets a 404. */
export function inventoryRoutes(service: InventoryService) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const { page, ...filters } = context.req.valid('query');
      const data = await service.list(identityOf(context).userId, filters, page ?? 1, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(addRoute, async (context) => {
      const item = await service.add(identityOf(context).userId, context.req.valid('json'), context.get('locale'));
      return context.json({ result: true as const, data: { item } }, 200);
    })
    .openapi(findRoute, async (context) => {
      const item = await service.find(identityOf(context).userId, context.req.valid('param').id, context.get('locale'));
      return context.json({ result: true as const, data: { item } }, 200);
    })
    .openapi(changeRoute, async (context) => {
      const { id } = context.req.valid('param');
      const item = await service.change(identityOf(context).userId, id, context.req.valid('json'), context.get('locale'));
      return context.json({ result: true as const, data: { item } }, 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.remove(identityOf(context).userId, id);
      return context.json({ result: true as const, data: { id } }, 200);
    });
}
