import { createRoute } from '@hono/zod-openapi';
import { nearMatchesSchema, relaxationsSchema } from '@/lib/contracts/statements/relaxations';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { filtersOf, visitorOf } from '../statements/statements.context';
import { filterParameters } from '../statements/statements.openapi';
import type { RelaxationsService } from './relaxations.service';

const relaxationsRoute = createRoute({
  method: 'get',
  path: '/statements/relaxations',
  summary: 'Which condition to drop where nothing matches',
  description: 'At most four changes that give at least one statement, the smallest first. Empty where something matches.',
  parameters: filterParameters,
  responses: jsonResponses(relaxationsSchema, 'The changes', [422]),
});

const nearestRoute = createRoute({
  method: 'get',
  path: '/statements/nearest',
  summary: 'The statements that come nearest to the filters',
  description: 'At most six, those that fail the fewest conditions first.',
  parameters: filterParameters,
  responses: jsonResponses(nearMatchesSchema, 'The statements, and the conditions that each does not meet', [422]),
});

/** Suggestions for a search without results. */
export function relaxationRoutes(service: RelaxationsService) {
  return createRouter()
    .openapi(relaxationsRoute, async (context) => {
      const data = await service.findRelaxations(filtersOf(context));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(nearestRoute, async (context) => {
      const data = await service.findNearest(filtersOf(context), visitorOf(context));
      return context.json({ result: true as const, data }, 200);
    });
}
