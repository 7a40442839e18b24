import { createRoute, z } from '@hono/zod-openapi';
import { notFound } from '../../http/errors';
import { errorResponseFor } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { isPublicName, type StoragePort } from '../../ports/storage';

const imageRoute = createRoute({
  method: 'get',
  path: '/{name}',
  summary: 'An uploaded image',
  description: 'Names are generated and never used twice, so a response may be cached indefinitely.',
  request: { params: z.object({ name: z.string().max(255) }) },
  responses: {
    200: { description: 'The picture', content: { 'image/webp': { schema: z.string() } } },
    404: errorResponseFor(404),
  },
});

const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // API clients and other sites show the pictures of the statements that they list.
  'cross-origin-resource-policy': 'cross-origin',
  // An image is never a document: opened by itself it must not load or run anything.
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Uploaded images by name, public to anybody who has the name; files of orders are not among them. */
export function imageRoutes(storage: StoragePort) {
  return createRouter().openapi(imageRoute, async (context) => {
    const { name } = context.req.valid('param');
    const bytes = isPublicName(name) ? await storage.get(name) : null;
    if (bytes === null) throw notFound();
    return context.body(bytes, 200, headers);
  });
}
