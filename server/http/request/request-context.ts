import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { clientAddressHeader } from '@/lib/contracts/client-address-header';
import { type Locale, locales } from '@/lib/contracts/common';
import { withRequestId } from '../../ports/current-request';
import type { IdentityPort } from '../../ports/identity';
import type { Telemetry } from '../../telemetry/telemetry';
import type { AppEnv } from '../context';
import { unauthorised } from '../errors';
import { limitAddressOf } from '../limits/limit-address';
import { clearSession, isSignInOrOut } from './session-cookies';

const isLocale = (value: string | undefined): value is Locale => (locales as readonly (string | undefined)[]).includes(value);

/** Links to shared lists are secrets in the path: 32 bytes in base64. */
const pathToken = /[\w-]{40,}/g;

/** Gives every request its id, locale and address, and logs one line when it is done. */
export function requestContext(logger: Logger, telemetry: Telemetry): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const startedMs = performance.now();
    const given = context.req.header('x-request-id');
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const locale = context.req.header('locale');
    context.set('requestId', requestId);
    context.set('locale', isLocale(locale) ? locale : 'ka');
    context.set('clientAddress', limitAddressOf(context.req.header(clientAddressHeader) ?? 'local'));
    context.set('identity', null);
    context.set('isSecure', false);
    context.set('requestToken', null);
    context.set('apiKeyId', null);
    await telemetry.trace({ name: `api ${context.req.method}` }, async (note) => {
      await withRequestId(requestId, next);
      note({ 'http.route': routePath(context, -1), 'http.response.status_code': context.res.status });
    });
    context.res.headers.set('x-request-id', requestId);
    const path = new URL(context.req.url).pathname.replace(pathToken, '***');
    const durationMs = Math.round(performance.now() - startedMs);
    logger.info({ requestId, method: context.req.method, path, status: context.res.status, durationMs });
  };
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Finds the visitor of a bundled service by the token. With an unknown, expired or revoked token in a header, reads are those of a guest, as in
 * the market's API: programs send "null" or what they once had. In a cookie it is 401 and clears the cookies, so that the browser learns
 * that it is signed out; and so are writes, except the calls that sign in and out.
 */
export function findVisitor(identity: IdentityPort): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const token = context.get('requestToken');
    if (token) {
      const visitor = await identity.resolve(token.value);
      context.set('identity', visitor);
      if (visitor === null && token.isCookie) clearSession(context);
      const isIgnored = isRead(context.req.method) && !token.isCookie;
      if (visitor === null && !isIgnored && !isSignInOrOut(new URL(context.req.url).pathname)) throw unauthorised();
      if (visitor === null && isIgnored) context.set('requestToken', null);
    }
    await next();
  };
}
