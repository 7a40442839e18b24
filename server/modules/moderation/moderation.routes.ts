import { createRoute } from '@hono/zod-openapi';
import {
  adminPageQuerySchema,
  adminParamsSchema,
  auditLogSchema,
  decidedSchema,
  streetDecisionBodySchema,
  streetQueueSchema,
} from '@/lib/contracts/admin';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { ModerationService } from './moderation.service';

const moderators = staffOnly('moderator');

const streetsRoute = createRoute({
  method: 'get',
  path: '/admin/streets',
  summary: 'Streets that users added, the oldest first',
  middleware: moderators,
  request: { query: adminPageQuerySchema },
  responses: jsonResponses(streetQueueSchema, 'One page of 20', [401, 403, 404, 422]),
});

const decideStreetRoute = createRoute({
  method: 'post',
  path: '/admin/streets/{id}',
  summary: 'Approves or rejects a new street, or merges it into a known one',
  middleware: moderators,
  request: { params: adminParamsSchema, body: jsonBody(streetDecisionBodySchema) },
  responses: jsonResponses(decidedSchema, 'The street', [401, 403, 404, 409, 422]),
});

const auditRoute = createRoute({
  method: 'get',
  path: '/admin/audit',
  summary: 'What the staff did, the newest first',
  middleware: moderators,
  request: { query: adminPageQuerySchema },
  responses: jsonResponses(auditLogSchema, 'One page of 20', [401, 403, 404, 422]),
});

/** The work of the staff. For everybody else these addresses do not exist. */
export function moderationRoutes(service: ModerationService) {
  return createRouter()
    .openapi(streetsRoute, async (context) => {
      const data = await service.streets(context.req.valid('query').page ?? 1);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(decideStreetRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.decideStreet(identityOf(context).userId, id, context.req.valid('json'));
      return context.json({ result: true as const, data: { id } }, 200);
    })
    .openapi(auditRoute, async (context) => {
      const data = await service.audit(context.req.valid('query').page ?? 1);
      return context.json({ result: true as const, data }, 200);
    });
}
