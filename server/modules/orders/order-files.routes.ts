import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { addedPhotosSchema, orderPhotosBodySchema } from '@/lib/contracts/money/orders';
import { uploadedFileSchema } from '@/lib/contracts/money/services';
import { idQuery } from '@/lib/contracts/query';
import type { AppEnv } from '../../http/context';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { errorResponseFor, jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { UploadBody } from '../uploads/uploads.multipart';
import type { OrderFilesService } from './order-files.service';
import type { OrderPhotosService } from './order-photos.service';

/** Not `request.body`: only the service reads the file, as it arrives. */
export const fileBody: Parameters<typeof createRoute>[0]['requestBody'] = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        additionalProperties: false,
        properties: { file: { type: 'string', format: 'binary' } },
      },
    },
  },
};
const { 200: added, ...addErrors } = jsonResponses(
  uploadedFileSchema,
  'The stored file',
  [401, 404, 409, 413, 415, 422, 429, 503],
);
export const addFileResponses = { 201: added, ...addErrors };
const description = 'One PDF, JPEG, PNG or WebP of at most 20 MiB, detected by its content. 30 in an hour.';

export const orderIdParams = z.object({ id: idQuery });
export const fileParams = z.object({ id: idQuery, fileId: idQuery });

export const uploadOf = ({ req: { raw } }: Context<AppEnv>): UploadBody => {
  const announced = raw.headers.get('content-length');
  return {
    body: raw.body,
    contentType: raw.headers.get('content-type'),
    announcedBytes: announced === null ? null : Number(announced),
  };
};

export const fileResponses = {
  200: { description: 'The file, to be downloaded', content: { 'application/octet-stream': { schema: z.string() } } },
  401: errorResponseFor(401),
  404: errorResponseFor(404),
  422: errorResponseFor(422),
};

/** A download: never a page of this site, whatever the file contains. */
export function downloadHeaders({ name, mediaType }: { name: string; mediaType: string }): Record<string, string> {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '');
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  };
}

const pendingRoute = createRoute({
  method: 'post',
  path: '/orders/files',
  summary: 'Sends a document for an order that is being filled in',
  description: `${description} Its id is one of the order’s \`file_ids\`; without an order it is deleted after a day.`,
  middleware: requireSignIn,
  requestBody: fileBody,
  responses: addFileResponses,
});
const documentRoute = createRoute({
  method: 'post',
  path: '/orders/{id}{[0-9]+}/files',
  summary: 'Adds a document to an order',
  description,
  middleware: requireSignIn,
  request: { params: orderIdParams },
  requestBody: fileBody,
  responses: addFileResponses,
});
const downloadRoute = createRoute({
  method: 'get',
  path: '/orders/{id}{[0-9]+}/files/{fileId}',
  summary: 'Downloads a file of an order',
  middleware: requireSignIn,
  request: { params: fileParams },
  responses: fileResponses,
});

const photosRoute = createRoute({
  method: 'post',
  path: '/orders/{id}{[0-9]+}/photos',
  summary: 'Adds results of an accepted photo tour to the photos of its statement',
  middleware: requireSignIn,
  request: { params: orderIdParams, body: jsonBody(orderPhotosBodySchema) },
  responses: jsonResponses(addedPhotosSchema, 'How many were added', [401, 404, 409, 422, 503]),
});

/** Files of one's own orders, under v1. */
export const orderFileRoutes = (files: OrderFilesService, photos: OrderPhotosService) =>
  createRouter()
    .openapi(photosRoute, async (context) => {
      const { id } = context.req.valid('param');
      const data = await photos.add(identityOf(context).userId, id, context.req.valid('json').files);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(pendingRoute, async (context) => {
      const data = await files.addPending(identityOf(context).userId, uploadOf(context));
      return context.json({ result: true as const, data }, 201);
    })
    .openapi(documentRoute, async (context) => {
      const { id } = context.req.valid('param');
      const data = await files.addDocument(identityOf(context).userId, id, uploadOf(context));
      return context.json({ result: true as const, data }, 201);
    })
    .openapi(downloadRoute, async (context) => {
      const [{ userId }, { id, fileId }] = [identityOf(context), context.req.valid('param')];
      const { bytes, ...file } = await files.read(id, fileId, (order) => order.userId === userId);
      return context.body(bytes, 200, downloadHeaders(file));
    });
