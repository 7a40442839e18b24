import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../../env';
import type { AppEnv } from '../context';
import { ApiError } from '../errors';
import { allowedOrigins } from '../request/request-origin';

/** What every answer carries unless its route says otherwise. */
const defaults = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The headers of every answer, failures included. */
export const responseHeaders: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(defaults)) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
};

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Refuses TRACE and its kin, which would show a page the headers it may not read. */
export const allowedMethods: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!`${methods}, OPTIONS`.split(', ').includes(context.req.method)) {
    context.header('allow', `${methods}, OPTIONS`);
    throw new ApiError(405, 'errors.method');
  }
  await next();
};

const preflightHeaders = {
  'access-control-allow-methods': methods,
  'access-control-allow-headers': 'content-type, global-authorization, idempotency-key, locale, x-request-id, x-website-key',
  'access-control-max-age': '600',
};

/**
 * Opens answers to the pages of the origins that CORS_ORIGINS names, and to nobody else. Cookies are never part of it: such a page
 * sends the token in its header. OPTIONS ends here.
 */
export function cors(env: ServerEnv): MiddlewareHandler<AppEnv> {
  const origins = allowedOrigins(env);
  return async (context, next) => {
    const origin = context.req.header('origin') ?? '';
    const isAllowed = origins.includes(origin);
    if (context.req.method === 'OPTIONS') {
      const headers = isAllowed ? preflightHeaders : { allow: `${methods}, OPTIONS` };
      context.res = context.body(null, 204, headers);
    } else await next();
    if (origins.length > 0) context.res.headers.append('vary', 'origin');
    if (!isAllowed) return;
    context.res.headers.set('access-control-allow-origin', origin);
    context.res.headers.set('access-control-expose-headers', 'retry-after, x-request-id');
    context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
  };
}
