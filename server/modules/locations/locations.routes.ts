import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  citiesQuerySchema,
  citiesSchema,
  complexesSchema,
  groupedStreetIdsQuerySchema,
  groupedStreetPlacesQuerySchema,
  groupedStreetsSchema,
  metroStationsSchema,
  placeQueryLengthMin,
  streetQueryLengthMin,
  streetQuerySchema,
  streetsSchema,
  suggestionQuerySchema,
  suggestionsSchema,
  textPlacesSchema,
  textQuerySchema,
} from '@/lib/contracts/locations';
import { idQuery } from '@/lib/contracts/query';
import { createdStreetSchema, createStreetBodySchema } from '@/lib/contracts/statements/own-statements';
import type { AppEnv } from '../../http/context';
import { notFound } from '../../http/errors';
import { requireSignIn } from '../../http/request/require-sign-in';
import { cachedResponse, jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { LocationsService } from './locations.service';
import type { StreetsService } from './streets.service';
import type { SuggestionsService } from './suggestions.service';

const askerOf = (context: Context<AppEnv>) => ({
  locale: context.get('locale'),
  userId: context.get('identity')?.userId ?? null,
});

const streetsRoute = createRoute({
  method: 'get',
  path: '/streets',
  summary: 'Streets by the beginning of a word of their name',
  description: `In any of the three languages, at most 20; a query under ${streetQueryLengthMin} characters finds none.`,
  request: { query: streetQuerySchema },
  responses: jsonResponses(streetsSchema, 'The streets, the best match first', [422]),
});

const createStreetRoute = createRoute({
  method: 'post',
  path: '/streets/create',
  summary: 'Adds a street that the gazetteer does not know',
  description:
    'Only its author sees it until the staff approves it. An existing street of that name in the city is returned as it is. 10 in an hour.',
  middleware: requireSignIn,
  request: { body: jsonBody(createStreetBodySchema) },
  responses: jsonResponses(createdStreetSchema, 'The street', [401, 422, 429]),
});

/** Streets that people add. */
export function newStreetRoutes(service: StreetsService) {
  return createRouter().openapi(createStreetRoute, async (context) => {
    const street = await service.create(context.req.valid('json'), context.get('identity')?.userId ?? 0);
    const data = { street_id: street.id, display_name: street.name[context.get('locale')] };
    return context.json({ result: true as const, data }, 200);
  });
}

/** Streets of the main API. */
export function streetRoutes(service: LocationsService) {
  return createRouter().openapi(streetsRoute, async (context) => {
    const { q, city_id } = context.req.valid('query');
    const search = { query: q, queryLengthMin: streetQueryLengthMin, cityId: city_id, ...askerOf(context) };
    return context.json({ result: true as const, data: await service.searchStreets(search) }, 200);
  });
}

const groupedStreetsRoute = createRoute({
  method: 'get',
  path: '/locations/grouped-streets',
  summary: 'Grouped streets by their ids',
  request: { query: groupedStreetIdsQuerySchema },
  responses: jsonResponses(groupedStreetsSchema, 'The known ones among them', [422]),
});

const groupedStreetRoute = createRoute({
  method: 'get',
  path: '/locations/grouped-streets/{id}',
  summary: 'One grouped street',
  request: { params: z.object({ id: idQuery }) },
  responses: jsonResponses(groupedStreetsSchema, 'The street, as the only one in the list', [404, 422]),
});

/** Streets of the statements microservice. */
export function groupedStreetRoutes(service: LocationsService) {
  return createRouter()
    .openapi(groupedStreetsRoute, async (context) => {
      const { ids = [] } = context.req.valid('query');
      return context.json(
        { result: true as const, data: { data: await service.findGroupedStreets(ids, context.get('locale')) } },
        200,
      );
    })
    .openapi(groupedStreetRoute, async (context) => {
      const data = await service.findGroupedStreets([context.req.valid('param').id], context.get('locale'));
      if (data.length === 0) throw notFound();
      return context.json({ result: true as const, data: { data } }, 200);
    });
}

const citiesRoute = createRoute({
  method: 'get',
  path: '/v2/cities',
  summary: 'The tree of cities, districts and urbans',
  description: 'With `with_streets=1` each urban carries its streets.',
  request: { query: citiesQuerySchema },
  responses: jsonResponses(citiesSchema, 'The tree', [422]),
});

const placeStreetsRoute = createRoute({
  method: 'get',
  path: '/v2/streets',
  summary: 'Streets by the beginning of a word of their name',
  description: `As /api/v1/streets, from ${placeQueryLengthMin} characters on.`,
  request: { query: streetQuerySchema },
  responses: jsonResponses(streetsSchema, 'The streets, the best match first', [422]),
});

const streetsOfPlacesRoute = createRoute({
  method: 'get',
  path: '/v2/streets/grouped',
  summary: 'The streets of any of the places',
  request: { query: groupedStreetPlacesQuerySchema },
  responses: jsonResponses(groupedStreetsSchema, 'The streets; none without a place', [422]),
});

const suggestionsRoute = createRoute({
  method: 'get',
  path: '/v2/suggestions',
  summary: 'What a visitor may mean by a few letters',
  description:
    'Places, streets, metro stations and residential complexes by any spelling of their names, with their active statements; statements by their number, the signed-in visitor’s own also by phone. At most 30, 8 of a kind. With `places` the response has those places in their order, whatever the text. Without a match, `nearest` has names with a similar spelling.',
  request: { query: suggestionQuerySchema },
  responses: jsonResponses(suggestionsSchema, 'The best match first', [422]),
});

const textRoute = createRoute({
  method: 'get',
  path: '/v2/text',
  summary: 'The places that a free text names',
  description:
    'As filters of the list, and the words that are left. Lists, counts and maps read their `q` so where no place is chosen.',
  request: { query: textQuerySchema },
  responses: jsonResponses(textPlacesSchema, 'The places, each list empty without one', [422]),
});

const complexesRoute = createRoute({
  method: 'get',
  path: '/v2/complexes',
  summary: 'The residential complexes of statements',
  responses: jsonResponses(complexesSchema, 'All complexes'),
});

const metroStationsRoute = createRoute({
  method: 'get',
  path: '/v2/metro-stations',
  summary: 'The stations of Tbilisi’s metro',
  responses: jsonResponses(metroStationsSchema, 'All stations'),
});

/** The locations service, as the market's clients read it. */
export function placeRoutes(service: LocationsService, suggestionsService: SuggestionsService) {
  return createRouter()
    .openapi(citiesRoute, async (context) => {
      const { with_streets } = context.req.valid('query');
      return cachedResponse(context, await service.findCities(context.get('locale'), with_streets));
    })
    .openapi(placeStreetsRoute, async (context) => {
      const { q, city_id } = context.req.valid('query');
      const search = { query: q, queryLengthMin: placeQueryLengthMin, cityId: city_id, ...askerOf(context) };
      return context.json({ result: true as const, data: await service.searchStreets(search) }, 200);
    })
    .openapi(streetsOfPlacesRoute, async (context) => {
      const data = await service.findGroupedStreetsOf(context.req.valid('query'), context.get('locale'));
      return context.json({ result: true as const, data: { data } }, 200);
    })
    .openapi(suggestionsRoute, async (context) => {
      const { q, places } = context.req.valid('query');
      if (places) {
        const data = await suggestionsService.describe(places, context.get('locale'));
        return context.json({ result: true as const, data, nearest: [] }, 200);
      }
      const { suggestions: data, nearest } = await suggestionsService.suggest({
        query: q,
        queryLengthMin: placeQueryLengthMin,
        locale: context.get('locale'),
        userId: context.get('identity')?.userId ?? null,
      });
      return context.json({ result: true as const, data, nearest }, 200);
    })
    .openapi(textRoute, async (context) =>
      context.json({ result: true as const, data: await service.readText(context.req.valid('query').q) }, 200),
    )
    .openapi(complexesRoute, async (context) =>
      context.json({ result: true as const, data: await service.listComplexes(context.get('locale')) }, 200),
    )
    .openapi(metroStationsRoute, (context) =>
      context.json({ result: true as const, data: service.listMetroStations(context.get('locale')) }, 200),
    );
}
