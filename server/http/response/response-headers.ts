import type { MiddlewareHandler } from 'hono';
import { cors as openToOrigins } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { ServerEnv } from '../../env';
import type { AppEnv } from '../context';
import { ApiError } from '../errors';
import { allowedOrigins } from '../request/request-origin';

/** The security headers of every response, failures included. A route may set its own. */
export const securityHeaders: MiddlewareHandler<AppEnv> = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  overwrite: false,
  // What concerns only documents; the pages of the site set their own.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Keeps responses out of every cache unless their route sets its own header. */
export const noStoreByDefault: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const allow = [...methods, 'OPTIONS'].join(', ');

/** Refuses other methods, such as TRACE, which would show a page headers that it may not read. */
export const allowedMethods: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!allow.split(', ').includes(context.req.method)) {
    context.header('allow', allow);
    throw new ApiError(405, 'errors.method');
  }
  await next();
};

/**
 * Opens responses to the pages of the origins that CORS_ORIGINS names, and to no others. Cookies are never part of it: such a page sends
 * the token in its header. OPTIONS ends here.
 */
export function cors(env: ServerEnv): MiddlewareHandler<AppEnv> {
  const origins = allowedOrigins(env);
  const open = openToOrigins({
    origin: origins,
    allowMethods: methods,
    allowHeaders: [
      'content-type',
      'global-authorization',
      'idempotency-key',
      'locale',
      'x-api-key',
      'x-request-id',
      'x-website-key',
    ],
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  return async (context, next) => {
    if (origins.includes(context.req.header('origin') ?? '')) {
      context.header('cross-origin-resource-policy', 'cross-origin');
      return open(context, next);
    }
    if (context.req.method === 'OPTIONS') context.res = context.body(null, 204, { allow });
    else await next();
    if (origins.length > 0) context.header('vary', 'origin', { append: true });
  };
}
