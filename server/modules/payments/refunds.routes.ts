import { createRoute } from '@hono/zod-openapi';
import { adminParamsSchema } from '@/lib/contracts/admin';
import {
  refundBodySchema,
  refundQuerySchema,
  refundResponseSchema,
  refundsSchema,
  rejectRefundBodySchema,
} from '@/lib/contracts/money/refunds';
import { requireFreshTotp } from '../../http/request/fresh-totp';
import { idempotentCallOf, requireIdempotencyKey } from '../../http/request/idempotency-key';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { TotpService } from '../staff/totp.service';
import type { RefundsService } from './refunds.service';

const support = staffOnly('support');

const listRoute = createRoute({
  method: 'get',
  path: '/admin/refunds',
  summary: 'Refunds, the newest first',
  middleware: support,
  request: { query: refundQuerySchema },
  responses: jsonResponses(refundsSchema, 'One page of 20', [401, 403, 404, 422]),
});

const requestRoute = createRoute({
  method: 'post',
  path: '/admin/refunds',
  summary: 'Refunds an order or a top-up',
  description:
    'Needs an Idempotency-Key, and a fresh code of the authenticator in X-Totp-Code. The refund awaits a second person when more than 200 GEL go back of an order or top-up within 24 hours, and when the order, the top-up or its promo code is one’s own.',
  middleware: [support, requireIdempotencyKey] as const,
  request: { body: jsonBody(refundBodySchema) },
  responses: jsonResponses(refundResponseSchema, 'The refund', [400, 401, 403, 404, 409, 422, 429]),
});

const approveRoute = createRoute({
  method: 'post',
  path: '/admin/refunds/{id}/approve',
  summary: 'Approves a refund that somebody else requested',
  description: 'Needs a fresh code of the authenticator in X-Totp-Code.',
  middleware: support,
  request: { params: adminParamsSchema },
  responses: jsonResponses(refundResponseSchema, 'The refund', [401, 403, 404, 409, 422, 429]),
});

const rejectRoute = createRoute({
  method: 'post',
  path: '/admin/refunds/{id}/reject',
  summary: 'Rejects a refund that awaits a second person',
  middleware: support,
  request: { params: adminParamsSchema, body: jsonBody(rejectRefundBodySchema) },
  responses: jsonResponses(refundResponseSchema, 'The refund', [401, 403, 404, 409, 422]),
});

/** Refunds of the staff, under v1. For everybody else these addresses do not exist. */
export const refundRoutes = (service: RefundsService, totp: TotpService) =>
  createRouter()
    .openapi(listRoute, async (context) => {
      const { state, page = 1 } = context.req.valid('query');
      return context.json({ result: true as const, data: await service.list(state, page) }, 200);
    })
    .openapi(requestRoute, async (context) => {
      const body = context.req.valid('json');
      await requireFreshTotp(context, totp);
      return context.json({ result: true as const, data: await service.request(idempotentCallOf(context, body), body) }, 200);
    })
    .openapi(approveRoute, async (context) => {
      await requireFreshTotp(context, totp);
      const data = await service.approve(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(rejectRoute, async (context) => {
      const { id } = context.req.valid('param');
      const data = await service.reject(identityOf(context).userId, id, context.req.valid('json').reason);
      return context.json({ result: true as const, data }, 200);
    });
