import { createRoute } from '@hono/zod-openapi';
import { removedSchema } from '@/lib/contracts/account/agents';
import {
  apiKeyBodySchema,
  apiKeyParamsSchema,
  apiKeyResponseSchema,
  apiKeysSchema,
  apiKeysUsageSchema,
  newApiKeySchema,
} from '@/lib/contracts/account/api-keys';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { ApiKeysService } from './api-keys.service';

const listRoute = createRoute({
  method: 'get',
  path: '/users/api-keys',
  summary: 'The visitor’s API keys, the newest first',
  middleware: requireSignIn,
  responses: jsonResponses(apiKeysSchema, 'All of them', [401]),
});

const usageRoute = createRoute({
  method: 'get',
  path: '/users/api-keys/usage',
  summary: 'Calls of the visitor’s API keys in the last thirty days, and what each may still call',
  middleware: requireSignIn,
  responses: jsonResponses(apiKeysUsageSchema, 'One entry a key', [401]),
});

const createKeyRoute = createRoute({
  method: 'post',
  path: '/users/api-keys',
  summary: 'Creates an API key',
  description: 'The token is in this response only. At most ten keys at a time.',
  middleware: requireSignIn,
  request: { body: jsonBody(apiKeyBodySchema) },
  responses: jsonResponses(newApiKeySchema, 'The key and its token', [401, 409, 422]),
});

const renameRoute = createRoute({
  method: 'put',
  path: '/users/api-keys/{id}',
  summary: 'Renames an API key',
  middleware: requireSignIn,
  request: { params: apiKeyParamsSchema, body: jsonBody(apiKeyBodySchema) },
  responses: jsonResponses(apiKeyResponseSchema, 'The key', [401, 404, 422]),
});

const revokeRoute = createRoute({
  method: 'delete',
  path: '/users/api-keys/{id}',
  summary: 'Revokes an API key',
  middleware: requireSignIn,
  request: { params: apiKeyParamsSchema },
  responses: jsonResponses(removedSchema, 'The id of the key', [401, 404, 422]),
});

/** The visitor's API keys. */
export function apiKeyRoutes(service: ApiKeysService) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const data = await service.list(identityOf(context).userId);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(usageRoute, async (context) => {
      const data = await service.usage(identityOf(context).userId);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(createKeyRoute, async (context) => {
      const data = await service.create(identityOf(context).userId, context.req.valid('json').name);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(renameRoute, async (context) => {
      const { id } = context.req.valid('param');
      const api_key = await service.rename(identityOf(context).userId, id, context.req.valid('json').name);
      return context.json({ result: true as const, data: { api_key } }, 200);
    })
    .openapi(revokeRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.revoke(identityOf(context).userId, id);
      return context.json({ result: true as const, data: { id } }, 200);
    });
}
