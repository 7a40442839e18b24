import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  favoriteAlertsBodySchema,
  favoriteAlertsSchema,
  savedSearchesSchema,
  savedSearchParamsSchema,
  savedSearchResponseSchema,
  saveSearchBodySchema,
  updateSearchBodySchema,
} from '@/lib/contracts/account/saved-searches';
import { envelope } from '@/lib/contracts/common';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { SavedSearchesService } from './saved-searches.service';

const one = { params: savedSearchParamsSchema };

const listRoute = createRoute({
  method: 'get',
  path: '/users/saved-searches',
  summary: 'The searches that the visitor saved',
  middleware: requireSignIn,
  responses: jsonResponses(savedSearchesSchema, 'All of them, with what is new since each was opened', [401]),
});

const saveRoute = createRoute({
  method: 'post',
  path: '/users/saved-searches',
  summary: 'Saves a search',
  description: 'Statements that fit it and are published or become cheaper send an alert, in the bell and by mail. At most 50.',
  middleware: requireSignIn,
  request: { body: jsonBody(saveSearchBodySchema) },
  responses: jsonResponses(savedSearchResponseSchema, 'The search', [401, 409, 422]),
});

const updateRoute = createRoute({
  method: 'post',
  path: '/users/saved-searches/{id}',
  summary: 'Renames a search, pauses it, or changes when its alerts come',
  middleware: requireSignIn,
  request: { ...one, body: jsonBody(updateSearchBodySchema) },
  responses: jsonResponses(savedSearchResponseSchema, 'The search', [401, 404, 422]),
});

const seenRoute = createRoute({
  method: 'post',
  path: '/users/saved-searches/{id}/seen',
  summary: 'Marks the results of a search as seen',
  middleware: requireSignIn,
  request: one,
  responses: jsonResponses(savedSearchResponseSchema, 'The search, with nothing new', [401, 404, 422]),
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/users/saved-searches/{id}',
  summary: 'Removes a search',
  middleware: requireSignIn,
  request: one,
  responses: jsonResponses(envelope(z.object({ id: z.number().int() })), 'What was removed', [401, 404, 422]),
});

const favoriteAlertsRoute = createRoute({
  method: 'get',
  path: '/users/favorite-alerts',
  summary: 'Whether alerts about favourites are on',
  middleware: requireSignIn,
  responses: jsonResponses(favoriteAlertsSchema, 'The setting, and how many favourites there are', [401]),
});

const changeFavoriteAlertsRoute = createRoute({
  method: 'post',
  path: '/users/favorite-alerts',
  summary: 'Switches the alerts of favourites: lower prices, sold, listed again',
  middleware: requireSignIn,
  request: { body: jsonBody(favoriteAlertsBodySchema) },
  responses: jsonResponses(favoriteAlertsSchema, 'The setting as it is now', [401, 422]),
});

/** Saved searches of a signed-in visitor. */
export const savedSearchRoutes = (service: SavedSearchesService) =>
  createRouter()
    .openapi(listRoute, async (context) =>
      context.json({ result: true as const, data: await service.list(identityOf(context).userId) }, 200),
    )
    .openapi(saveRoute, async (context) => {
      const data = await service.save(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(updateRoute, async (context) => {
      const data = await service.update(identityOf(context).userId, context.req.valid('param').id, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(seenRoute, async (context) => {
      const data = await service.markSeen(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(favoriteAlertsRoute, async (context) =>
      context.json({ result: true as const, data: await service.favoriteAlerts(identityOf(context).userId) }, 200),
    )
    .openapi(changeFavoriteAlertsRoute, async (context) => {
      const data = await service.changeFavoriteAlerts(identityOf(context).userId, context.req.valid('json').is_on);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.remove(identityOf(context).userId, id);
      return context.json({ result: true as const, data: { id } }, 200);
    });
