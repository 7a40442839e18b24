import { createRoute } from '@hono/zod-openapi';
import {
  estimateBodySchema,
  estimateResponseSchema,
  pastEstimatesQuerySchema,
  pastEstimatesSchema,
} from '@/lib/contracts/estimate';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { EstimateService } from './estimate.service';

const estimateRoute = createRoute({
  method: 'post',
  path: '/evaluation-predict-price',
  summary: 'The market price of an apartment of Tbilisi',
  description: 'Fitted from the listed apartments; in GEL. With too few near it, 422 `errors.estimate_thin`. 30 in an hour.',
  middleware: requireSignIn,
  request: { body: jsonBody(estimateBodySchema) },
  responses: jsonResponses(estimateResponseSchema, 'A list whose first item is the estimate', [401, 422, 429, 503]),
});

const pastRoute = createRoute({
  method: 'get',
  path: '/users/estimates',
  summary: 'The visitor’s estimates, the newest first',
  middleware: requireSignIn,
  request: { query: pastEstimatesQuerySchema },
  responses: jsonResponses(pastEstimatesSchema, 'One page of 20; empty past the end', [401, 422]),
});

/** Estimates of prices, of the main API. */
export function estimateRoutes(service: EstimateService) {
  return createRouter()
    .openapi(estimateRoute, async (context) => {
      const data = await service.estimate(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(pastRoute, async (context) => {
      const data = await service.list(identityOf(context).userId, context.req.valid('query').page);
      return context.json({ result: true as const, data }, 200);
    });
}
