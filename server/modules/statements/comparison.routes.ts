import { createRoute } from '@hono/zod-openapi';
import { comparisonQuerySchema, comparisonSchema } from '@/lib/contracts/statements/comparison';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { ComparisonService } from './comparison.service';
import { visitorOf } from './statements.context';

const compareRoute = createRoute({
  method: 'get',
  path: '/statements/comparison',
  summary: 'Up to four statements side by side',
  description: 'No view is counted. The phones are masked.',
  request: { query: comparisonQuerySchema },
  responses: jsonResponses(comparisonSchema, 'The listed ones in the order of the ids, and why the others are not', [422]),
});

/** Statements side by side. */
export const comparisonRoutes = (service: ComparisonService) =>
  createRouter().openapi(compareRoute, async (context) => {
    const data = await service.compare(context.req.valid('query').ids, visitorOf(context));
    return context.json({ result: true as const, data }, 200);
  });
