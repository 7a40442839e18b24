import { z } from '@hono/zod-openapi';
import { type DocumentedError, errorResponseFor } from './responses';

/** The `responses` of a route that answers with a PDF. */
export function pdfResponses(statuses: DocumentedError[]) {
  const errors = Object.fromEntries(statuses.map((status) => [status, errorResponseFor(status)]));
  const sheet = z.string().openapi({ format: 'binary' });
  return { 200: { description: 'The PDF', content: { 'application/pdf': { schema: sheet } } }, ...errors };
}

/** @param name of the file, in ASCII */
export const pdfHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
});
