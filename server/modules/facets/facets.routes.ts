import { createRoute } from '@hono/zod-openapi';
import { facetsSchema } from '@/lib/contracts/statements/facets';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { filtersOf } from '../statements/statements.context';
import { filterParameters } from '../statements/statements.openapi';
import type { FacetsService } from './facets.service';

const facetsRoute = createRoute({
  method: 'get',
  path: '/statements/facets',
  summary: 'How many statements one condition more would leave, and how prices are spread',
  parameters: filterParameters,
  responses: jsonResponses(facetsSchema, 'The counts and the histogram', [422]),
});

/** The counts of the filter panel. */
export function facetRoutes(service: FacetsService) {
  return createRouter().openapi(facetsRoute, async (context) => {
    const data = await service.find(filtersOf(context));
    return context.json({ result: true as const, data }, 200);
  });
}
