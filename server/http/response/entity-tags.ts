import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isTagNamed } from '@/lib/format/entity-tag';
import type { AppEnv } from '../context';

/** The tag of a response's bytes. */
export const entityTagOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
};

const bytesOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.clone().arrayBuffer());

/** Headers that a 304 leaves out: they describe the body. */
const bodyHeaders = ['content-type', 'content-length', 'content-encoding'];

/**
 * Gives JSON that guests read an ETag, and answers 304 to who has that version, so that programs ask often and load rarely. Routes may set
 * the tag themselves. Calls of our own server components keep nothing.
 */
export const entityTags: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  if (!isRead || context.env?.isTrusted || context.res.status !== 200 || context.get('identity') !== null) return;
  if (!context.res.headers.get('content-type')?.startsWith('application/json')) return;
  const tag = context.res.headers.get('etag') ?? entityTagOf(await bytesOf(context.res));
  const headers = new Headers(context.res.headers);
  headers.set('etag', tag);
  // Programs send no cookies, so that nothing here is of one person.
  if (context.get('requestOrigin') === 'api-client' && !headers.has('cache-control'))
    headers.set('cache-control', 'private, no-cache');
  const isCurrent = isTagNamed(context.req.header('if-none-match'), tag);
  if (isCurrent) for (const name of bodyHeaders) headers.delete(name);
  const { body } = context.res;
  context.res = undefined;
  context.res = isCurrent ? new Response(null, { status: 304, headers }) : new Response(body, { status: 200, headers });
};
