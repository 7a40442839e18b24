import { createRoute } from '@hono/zod-openapi';
import {
  favoritesSchema,
  savedStatementsSchema,
  statementIdsBodySchema,
  statementIdsResponseSchema,
} from '@/lib/contracts/statements/saved-statements';
import { requireSignIn, signedInVisitorOf } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { pagingOfQuery, pagingQuery } from '../statements/statements.paging';
import type { SavedStatementsService } from './saved-statements.service';

const request = { body: jsonBody(statementIdsBodySchema) };

const hideRoute = createRoute({
  method: 'post',
  path: '/statements/hide',
  summary: 'Hides statements from the visitor',
  middleware: requireSignIn,
  request,
  responses: jsonResponses(statementIdsResponseSchema, 'The statements that are hidden now', [401, 404, 422]),
});

const unhideRoute = createRoute({
  method: 'post',
  path: '/statements/unhide',
  summary: 'Shows hidden statements to the visitor again',
  middleware: requireSignIn,
  request,
  responses: jsonResponses(statementIdsResponseSchema, 'The statements that were hidden', [401, 404, 422]),
});

const savedIdsRoute = createRoute({
  method: 'get',
  path: '/users/statements/marks',
  summary: 'Ids of the visitor’s favourites and hidden statements',
  middleware: requireSignIn,
  responses: jsonResponses(savedStatementsSchema, 'The latest of each kind, the latest last', [401]),
});

const addRoute = createRoute({
  method: 'post',
  path: '/users/statements/favorites/add',
  summary: 'Adds favourites',
  middleware: requireSignIn,
  request,
  responses: jsonResponses(statementIdsResponseSchema, 'The statements that are favourites now', [401, 404, 422]),
});

const removeRoute = createRoute({
  method: 'post',
  path: '/users/statements/favorites/remove',
  summary: 'Removes favourites',
  middleware: requireSignIn,
  request,
  responses: jsonResponses(statementIdsResponseSchema, 'The statements that were favourites', [401, 404, 422]),
});

const listRoute = createRoute({
  method: 'get',
  path: '/users/statements/favorites',
  summary: 'The visitor’s favourites that are listed now, the latest first',
  middleware: requireSignIn,
  request: { query: pagingQuery },
  responses: jsonResponses(favoritesSchema, 'One page of them, and the ids of those that are no longer listed', [401, 422]),
});

/** Favourites, and statements hidden by a signed-in visitor. */
export function savedStatementRoutes(service: SavedStatementsService) {
  return createRouter()
    .openapi(hideRoute, async (context) => {
      const statements = await service.hide(context.req.valid('json').statements, signedInVisitorOf(context));
      return context.json({ result: true as const, data: { statements } }, 200);
    })
    .openapi(unhideRoute, async (context) => {
      const statements = await service.unhide(context.req.valid('json').statements, signedInVisitorOf(context));
      return context.json({ result: true as const, data: { statements } }, 200);
    })
    .openapi(savedIdsRoute, async (context) => {
      const data = await service.listSavedIds(signedInVisitorOf(context));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(addRoute, async (context) => {
      const statements = await service.addFavorites(context.req.valid('json').statements, signedInVisitorOf(context));
      return context.json({ result: true as const, data: { statements } }, 200);
    })
    .openapi(removeRoute, async (context) => {
      const statements = await service.removeFavorites(context.req.valid('json').statements, signedInVisitorOf(context));
      return context.json({ result: true as const, data: { statements } }, 200);
    })
    .openapi(listRoute, async (context) => {
      const { page, perPage } = pagingOfQuery(context.req.valid('query'));
      const data = await service.listFavorites(page, perPage, signedInVisitorOf(context));
      return context.json({ result: true as const, data }, 200);
    });
}
