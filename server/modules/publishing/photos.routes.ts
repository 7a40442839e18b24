import { createRoute, z } from '@hono/zod-openapi';
import {
  imageAddedSchema,
  imageOrderBodySchema,
  imagesResponseSchema,
  rotateBodySchema,
} from '@/lib/contracts/statements/own-statements';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { PhotosService } from './photos.service';
import { idOf } from './publishing.context';

const idParam = z.object({ id: z.string().max(20) });
const imageParams = idParam.extend({ imageId: z.string().max(200) });
const { 200: added, ...addErrors } = jsonResponses(
  imageAddedSchema,
  'The new photo, and all of them',
  [401, 404, 409, 413, 415, 422, 429, 503],
);

const addRoute = createRoute({
  method: 'post',
  path: '/users/statements/{id}{[0-9]+}/images',
  summary: 'Adds a photo',
  description: 'One JPEG, PNG or WebP of at most 20 MiB and 40 megapixels, detected by its content. 20 photos at most.',
  middleware: requireSignIn,
  request: { params: idParam },
  // Not `request.body`: only the service reads the file, as it arrives.
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['image'],
          additionalProperties: false,
          properties: { image: { type: 'string', format: 'binary' } },
        },
      },
    },
  },
  responses: { 201: added, ...addErrors },
});

const orderRoute = createRoute({
  method: 'put',
  path: '/users/statements/{id}{[0-9]+}/images',
  summary: 'Puts the photos in an order and names the main one',
  middleware: requireSignIn,
  request: { params: idParam, body: jsonBody(imageOrderBodySchema) },
  responses: jsonResponses(imagesResponseSchema, 'The photos in their order', [401, 404, 409, 422]),
});

const rotateRoute = createRoute({
  method: 'post',
  path: '/users/statements/{id}{[0-9]+}/images/{imageId}/rotate',
  summary: 'Rotates a photo clockwise',
  middleware: requireSignIn,
  request: { params: imageParams, body: jsonBody(rotateBodySchema) },
  responses: jsonResponses(imageAddedSchema, 'The rotated photo under its new id, and all of them', [401, 404, 409, 422, 503]),
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/users/statements/{id}{[0-9]+}/images/{imageId}',
  summary: 'Removes a photo',
  middleware: requireSignIn,
  request: { params: imageParams },
  responses: jsonResponses(imagesResponseSchema, 'The photos that are left', [401, 404, 409]),
});

/** Photos of one's own statements. */
export function photosRoutes(photos: PhotosService) {
  return createRouter()
    .openapi(addRoute, async (context) => {
      const { raw } = context.req;
      const announced = raw.headers.get('content-length');
      const data = await photos.add(identityOf(context).userId, idOf(context.req.valid('param').id), {
        body: raw.body,
        contentType: raw.headers.get('content-type'),
        announcedBytes: announced === null ? null : Number(announced),
      });
      return context.json({ result: true as const, data }, 201);
    })
    .openapi(orderRoute, async (context) => {
      const { images: ids, main_id } = context.req.valid('json');
      const id = idOf(context.req.valid('param').id);
      const images = await photos.order(identityOf(context).userId, id, ids, main_id);
      return context.json({ result: true as const, data: { images } }, 200);
    })
    .openapi(rotateRoute, async (context) => {
      const { id, imageId } = context.req.valid('param');
      const { degrees } = context.req.valid('json');
      const data = await photos.rotate(identityOf(context).userId, idOf(id), imageId, degrees);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id, imageId } = context.req.valid('param');
      const images = await photos.remove(identityOf(context).userId, idOf(id), imageId);
      return context.json({ result: true as const, data: { images } }, 200);
    });
}
