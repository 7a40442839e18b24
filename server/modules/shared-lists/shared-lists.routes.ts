import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { envelope } from '@/lib/contracts/common';
import {
  joinListBodySchema,
  markBodySchema,
  ownSharedListSchema,
  sharedListParamsSchema,
  sharedListResponseSchema,
} from '@/lib/contracts/statements/shared-lists';
import { smallBodyLimit } from '../../http/request/read-body';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { listVisitorOf, rememberGuest } from './shared-lists.context';
import type { SharedListsService } from './shared-lists.service';

const params = sharedListParamsSchema;

const ownRoute = createRoute({
  method: 'get',
  path: '/users/shared-list',
  summary: 'The link under which the visitor shares their favourites',
  middleware: requireSignIn,
  responses: jsonResponses(ownSharedListSchema, 'The link; null while they are not shared', [401]),
});

const shareRoute = createRoute({
  method: 'post',
  path: '/users/shared-list',
  summary: 'Shares the visitor’s favourites by a link',
  middleware: requireSignIn,
  responses: jsonResponses(ownSharedListSchema, 'The link, the same as before where there is one', [401, 429]),
});

const endRoute = createRoute({
  method: 'delete',
  path: '/users/shared-list',
  summary: 'Revokes the link, and deletes all votes and notes of the list',
  middleware: requireSignIn,
  responses: jsonResponses(envelope(z.null()), 'The list is no longer shared', [401, 404]),
});

const showRoute = createRoute({
  method: 'get',
  path: '/shared-lists/{token}',
  summary: 'The favourites of a shared link, with the opinions of its members',
  request: { params },
  responses: jsonResponses(sharedListResponseSchema, 'The list', [404]),
});

const joinRoute = createRoute({
  method: 'post',
  path: '/shared-lists/{token}/participants',
  summary: 'Gives the visitor a name on a shared list',
  description: 'Guests too, who are identified by a cookie from then on. 20 in an hour by address, 20 people on a list.',
  middleware: smallBodyLimit,
  request: { params, body: jsonBody(joinListBodySchema) },
  responses: jsonResponses(sharedListResponseSchema, 'The list', [404, 409, 413, 422, 429]),
});

const markRoute = createRoute({
  method: 'post',
  path: '/shared-lists/{token}/marks',
  summary: 'Votes on a statement of a shared list, puts a heart or a note to it',
  description: 'For accounts, and guests with a name. What is left out stays as it was. 120 in a minute.',
  middleware: smallBodyLimit,
  request: { params, body: jsonBody(markBodySchema) },
  responses: jsonResponses(sharedListResponseSchema, 'The list', [403, 404, 409, 413, 422, 429]),
});

/** Shared lists of favourites, under v1. */
export const sharedListRoutes = (service: SharedListsService) =>
  createRouter()
    .openapi(ownRoute, async (context) =>
      context.json({ result: true as const, data: await service.findOwn(identityOf(context).userId) }, 200),
    )
    .openapi(shareRoute, async (context) =>
      context.json({ result: true as const, data: await service.share(identityOf(context).userId) }, 200),
    )
    .openapi(endRoute, async (context) => {
      await service.end(identityOf(context).userId);
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(showRoute, async (context) => {
      const data = await service.show(context.req.valid('param').token, listVisitorOf(context));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(joinRoute, async (context) => {
      const { list, key } = await service.join(
        context.req.valid('param').token,
        listVisitorOf(context),
        context.req.valid('json').name,
      );
      if (key !== null) rememberGuest(context, key);
      return context.json({ result: true as const, data: list }, 200);
    })
    .openapi(markRoute, async (context) => {
      const data = await service.mark(context.req.valid('param').token, listVisitorOf(context), context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    });
