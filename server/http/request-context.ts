import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { type Locale, locales } from '@/lib/contracts/common';
import type { ServerEnv } from '../env';
import type { IdentityPort } from '../ports/identity';
import type { AppEnv } from './context';
import { ApiError } from './errors';

const isLocale = (value: string | undefined): value is Locale => (locales as readonly (string | undefined)[]).includes(value);

/** The visitor's address: the proxy's word only where a proxy is configured. */
function clientAddress(context: Context<AppEnv>, env: ServerEnv): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return (env.TRUST_PROXY === '1' && forwarded) || context.env.remoteAddress || 'local';
}

/** Gives every request its id, locale, address and visitor, and writes one line when it is done. */
export function requestContext(env: ServerEnv, identity: IdentityPort, logger: Logger): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const startedMs = performance.now();
    const given = context.req.header('x-request-id');
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const locale = context.req.header('locale');
    const token = context.req.header('global-authorization');
    context.set('requestId', requestId);
    context.set('locale', isLocale(locale) ? locale : 'ka');
    context.set('clientAddress', clientAddress(context, env));
    context.set('identity', token ? await identity.resolve(token) : null);
    if (token && context.get('identity') === null) throw new ApiError(401, 'errors.unauthorised');
    await next();
    context.header('x-request-id', requestId);
    const { pathname } = new URL(context.req.url);
    logger.info({
      requestId,
      method: context.req.method,
      path: pathname,
      status: context.res.status,
      durationMs: Math.round(performance.now() - startedMs),
    });
  };
}

/** The error envelope; what nobody foresaw is 500 without a word about its inside. */
export function errorAnswer(error: Error, context: Context<AppEnv>, logger: Logger): Response {
  const requestId = context.get('requestId') ?? randomUUID();
  const known = error instanceof ApiError ? error : undefined;
  if (!known) logger.error({ requestId, error: error.message, stack: error.stack }, 'unforeseen error');
  if (known?.retryAfterSeconds !== undefined) context.header('retry-after', String(known.retryAfterSeconds));
  context.header('x-request-id', requestId);
  const body = {
    result: false,
    data: null,
    errors: known?.fields ?? {},
    message: known?.messageKey ?? 'errors.unforeseen',
    request_id: requestId,
  };
  return context.json(body, (known?.status ?? 500) as ContentfulStatusCode);
}
