import { createRoute, z } from '@hono/zod-openapi';
import { deletionBodySchema, exportBodySchema, exportParamsSchema, ownDataSchema } from '@/lib/contracts/account/personal-data';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { errorResponseFor, jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { DeletionsService } from './deletions.service';
import type { ExportsService } from './exports.service';

const signedIn = { middleware: requireSignIn } as const;

const showRoute = createRoute({
  ...signedIn,
  method: 'get',
  path: '/account/data',
  summary: 'The visitor’s pending deletion and archive',
  responses: jsonResponses(ownDataSchema, 'Each null where nothing was requested', [401]),
});
const deletionRoute = createRoute({
  ...signedIn,
  method: 'post',
  path: '/account/deletion',
  summary: 'Asks for the deletion of the account',
  description: 'Its statements leave the site at once. It can be undone for 14 days, in which the account writes nothing else.',
  request: { body: jsonBody(deletionBodySchema) },
  responses: jsonResponses(ownDataSchema, 'The pending deletion', [401, 409, 422, 429]),
});
const undoRoute = createRoute({
  ...signedIn,
  method: 'post',
  path: '/account/deletion/undo',
  summary: 'Undoes the deletion of the account',
  responses: jsonResponses(ownDataSchema, 'Without a deletion; the statements are back', [401, 404]),
});
const exportRoute = createRoute({
  ...signedIn,
  method: 'post',
  path: '/account/export',
  summary: 'Asks for an archive of the visitor’s data',
  description: 'A job makes it within a minute or two; a mail says when it is ready. Three in a day.',
  request: { body: jsonBody(exportBodySchema) },
  responses: jsonResponses(ownDataSchema, 'The pending archive', [401, 422, 429]),
});
const downloadRoute = createRoute({
  ...signedIn,
  method: 'get',
  path: '/account/export/{id}',
  summary: 'The archive, once and within seven days',
  request: { params: exportParamsSchema },
  responses: {
    200: {
      description: 'A zip of JSON files, photos and documents',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    401: errorResponseFor(401),
    404: errorResponseFor(404),
    422: errorResponseFor(422),
  },
});

const zipHeaders = {
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="my-data.zip"',
  'cache-control': 'private, no-store',
};

/** A visitor's own data, under v1. */
export const personalDataRoutes = (deletions: DeletionsService, exports: ExportsService) =>
  createRouter()
    .openapi(showRoute, async (context) =>
      context.json({ result: true as const, data: await deletions.show(identityOf(context)) }, 200),
    )
    .openapi(deletionRoute, async (context) => {
      const { gives_up_balance: givesUpBalance = false, ...proof } = context.req.valid('json');
      const data = await deletions.request(identityOf(context), givesUpBalance, proof);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(undoRoute, async (context) =>
      context.json({ result: true as const, data: await deletions.undo(identityOf(context)) }, 200),
    )
    .openapi(exportRoute, async (context) => {
      const data = await exports.request(identityOf(context), context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(downloadRoute, async (context) =>
      context.body(await exports.take(identityOf(context), context.req.valid('param').id), 200, zipHeaders),
    );
