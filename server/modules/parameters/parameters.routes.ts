import { createRoute } from '@hono/zod-openapi';
import { filterParametersSchema, statementParametersQuerySchema, statementParametersSchema } from '@/lib/contracts/parameters';
import { cachedResponse, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { ParametersService } from './parameters.service';

const filterParametersRoute = createRoute({
  method: 'get',
  path: '/filter-parameters',
  summary: 'What drives the filter panel and the forms',
  description: 'Every dictionary with the types and deals of each option, and the sections for each pair of type and deal.',
  responses: jsonResponses(filterParametersSchema, 'Dictionaries and sections'),
});

export function filterParameterRoutes(service: ParametersService) {
  return createRouter().openapi(filterParametersRoute, async (context) =>
    cachedResponse(context, await service.findFilterParameters(context.get('locale'))),
  );
}

const statementParametersRoute = createRoute({
  method: 'get',
  path: '/statements/statement-parameters',
  summary: 'The dictionaries of statements',
  description:
    'Those that depend on the type are keyed by its id. `lang` overrides the locale header, `exclude_cities=1` leaves the tree out.',
  request: { query: statementParametersQuerySchema },
  responses: jsonResponses(statementParametersSchema, 'The dictionaries', [422]),
});

export function statementParameterRoutes(service: ParametersService) {
  return createRouter().openapi(statementParametersRoute, async (context) => {
    const { lang, exclude_cities } = context.req.valid('query');
    return cachedResponse(context, await service.findStatementParameters(lang ?? context.get('locale'), !exclude_cities));
  });
}
