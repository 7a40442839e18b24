import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { ServerEnv } from '../../env';
import type { Router } from '../router';
import { docsPage } from './docs-page';
import { docsPolicy } from './docs-style';
import { type ApiDocument, createDocument } from './openapi-document';

const documentRoute = createRoute({
  method: 'get',
  path: '/openapi.json',
  summary: 'This document',
  responses: {
    200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } } },
  },
});

const docsRoute = createRoute({
  method: 'get',
  path: '/docs',
  summary: 'This document for people',
  responses: { 200: { description: 'A page without scripts', content: { 'text/html': { schema: z.string() } } } },
});

/** Serves the document of all routes of the app, those mounted later included: it is generated when first asked for. */
export function mountApiDocs(app: Router, env: ServerEnv): void {
  let document: ApiDocument | undefined;
  const read = () => {
    document ??= createDocument(app, env);
    return document;
  };
  app.openapi(documentRoute, (context) => context.json({ ...read() }, 200, { 'cache-control': 'public, max-age=300' }));
  app.openapi(docsRoute, (context) =>
    context.html(docsPage(read()), 200, { 'content-security-policy': docsPolicy, 'cache-control': 'public, max-age=300' }),
  );
}
