import { createRoute } from '@hono/zod-openapi';
import {
  estimateAnswerSchema,
  estimateBodySchema,
  pastEstimatesQuerySchema,
  pastEstimatesSchema,
} from '@/lib/contracts/estimate';
import { answers, jsonBody } from '../../http/answers';
import { identityOf, signedIn } from '../../http/signed-in';
import { createRouter } from '../../http/validation';
import type { EstimateService } from './estimate.service';

const estimateRoute = createRoute({
  method: 'post',
  path: '/evaluation-predict-price',
  summary: 'The market price of an apartment of Tbilisi',
  description:
    'Fitted from the listed apartments; in GEL. Where too few stand near it, 422 `errors.estimate_thin`. 30 in an hour.',
  middleware: signedIn,
  request: { body: jsonBody(estimateBodySchema) },
  responses: answers(estimateAnswerSchema, 'A list whose first item is the estimate', [401, 422, 429, 503]),
});

const pastRoute = createRoute({
  method: 'get',
  path: '/users/estimates',
  summary: 'The estimates that the visitor asked for, the newest first',
  middleware: signedIn,
  request: { query: pastEstimatesQuerySchema },
  responses: answers(pastEstimatesSchema, 'One page of 20; empty past the end', [401, 422]),
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
