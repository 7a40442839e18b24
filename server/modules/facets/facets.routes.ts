import { createRoute } from '@hono/zod-openapi';
import { choiceCountsSchema, choiceParamsSchema, facetsQuerySchema, facetsSchema } from '@/lib/contracts/statements/facets';
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
  request: { query: facetsQuerySchema },
  responses: jsonResponses(facetsSchema, 'The counts and the histogram', [422]),
});

const choicesRoute = createRoute({
  method: 'get',
  path: '/statements/choice-counts/{choice}',
  summary: 'How many statements each choice of a condition would leave',
  description:
    'The choice that the filters make of this condition is left out; districts and urbans are counted inside the cities. Amenities are counted in addition to the chosen ones.',
  parameters: filterParameters,
  request: { params: choiceParamsSchema },
  responses: jsonResponses(
    choiceCountsSchema,
    'Counts by the id of the choice; a choice without statements is absent',
    [404, 422],
  ),
});

/** The counts of the filter panel and of the guided search. */
export function facetRoutes(service: FacetsService) {
  return createRouter()
    .openapi(facetsRoute, async (context) => {
      const data = await service.find(filtersOf(context), context.req.valid('query').prices_of);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(choicesRoute, async (context) => {
      const data = await service.countChoices(filtersOf(context), context.req.valid('param').choice);
      return context.json({ result: true as const, data }, 200);
    });
}
