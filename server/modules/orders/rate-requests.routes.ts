import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { initiatedSchema } from '@/lib/contracts/money/payments';
import {
  chooseRateTypeBodySchema,
  type OrderBody,
  orderBodySchema,
  rateRequestParamsSchema,
  rateRequestSchema,
} from '@/lib/contracts/money/services';
import type { AppEnv } from '../../http/context';
import { idempotentCallOf, requireIdempotencyKey } from '../../http/request/idempotency-key';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { RateRequestsService } from './rate-requests.service';

const keyNote = 'Needs an Idempotency-Key; the same key and body return the first response again.';
const create = {
  method: 'post',
  summary: 'Asks for a valuation whose type is chosen next',
  description: `The body is that of v3/payments/init-rate-service-order; type and visit may be left out. ${keyNote} 10 in a minute.`,
  middleware: requireIdempotencyKey,
  request: { body: jsonBody(orderBodySchema) },
  responses: jsonResponses(rateRequestSchema, 'The request', [400, 401, 409, 422, 429]),
} as const;
const createRequestRoute = createRoute({ ...create, path: '/rate-requests/create' });
const expressCreateRoute = createRoute({ ...create, path: '/api/rate-requests/create' });
const chooseRoute = createRoute({
  method: 'post',
  path: '/api/rate-requests/choose-rate-type/{id}',
  summary: 'Chooses the type of a requested valuation',
  description: `Responds with the payment for v3/payments/pay. ${keyNote}`,
  middleware: requireIdempotencyKey,
  request: { params: rateRequestParamsSchema, body: jsonBody(chooseRateTypeBodySchema) },
  responses: jsonResponses(initiatedSchema, 'What is to be paid', [400, 401, 404, 409, 422]),
});

const createWith = (requests: RateRequestsService) => async (context: Context<AppEnv>, body: OrderBody) =>
  context.json({ result: true as const, data: await requests.create(idempotentCallOf(context, body), body) }, 200);

/** Requests for valuations, under v1. */
export const rateRequestRoutes = (requests: RateRequestsService) =>
  createRouter().openapi(createRequestRoute, (context) => createWith(requests)(context, context.req.valid('json')));

/** The same, and the choice of the type, under the express API. */
export const expressRateRequestRoutes = (requests: RateRequestsService) =>
  createRouter()
    .openapi(expressCreateRoute, (context) => createWith(requests)(context, context.req.valid('json')))
    .openapi(chooseRoute, async (context) => {
      const body = context.req.valid('json');
      const data = await requests.chooseType(idempotentCallOf(context, body), context.req.valid('param').id, body);
      return context.json({ result: true as const, data }, 200);
    });
