import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ServerEnv } from '../../env';
import type { AppEnv } from '../context';
import { ApiError, notFound } from '../errors';
import { type RequestOrigin, requestOriginOf } from '../request/request-origin';
import { clearSession, isHttpsRequest, isLogout, readToken } from '../request/session-cookies';
import { createBreaker } from './breaker';
import { type Answer, forward, isServiceFailure } from './forward';
import { isKeyOptional, isServiceName, ownsTokens, type ServiceName, serviceBaseUrl, serviceTimeoutMs } from './services';

/**
 * Refuses every spelling that could leave the configured base: dots, doubled or encoded slashes, backslashes, absolute addresses,
 * and the same encoded twice for an upstream that decodes twice.
 * @throws ApiError 400
 */
function assertPlainPath(rawPath: string): void {
  if (/\.\.|\/\/|\\|:|%(25)*(2f|5c|2e|3a|00)/i.test(rawPath)) throw new ApiError(400, 'errors.bad_path');
}

const marketKeys = ['livo', 'myhome', 'ss'];
const defaultTimeoutMs = 10_000;
/** The only geocoder call that pages make. Its key opens others too, which cost money. */
const geocodingPath = 'geocode/json';
const isMutation = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** The website of a request: ours for our own pages, the one it names for others. @throws ApiError 403 */
function websiteKeyOf(request: Request, env: ServerEnv, origin: RequestOrigin, service: ServiceName): string {
  if (origin === 'first-party') return env.WEBSITE_KEY;
  const key = request.headers.get('x-website-key');
  if (key === null && isKeyOptional(service)) return env.WEBSITE_KEY;
  if (key === null) throw new ApiError(403, 'errors.website_key_required', { message: ['X-Website-Key is required'] });
  if (![env.WEBSITE_KEY, ...marketKeys].includes(key))
    throw new ApiError(403, 'errors.website_key_unknown', { message: ['X-Website-Key is unknown'] });
  return key;
}

function headersFor(context: Context<AppEnv>, service: ServiceName, websiteKey: string): Record<string, string> {
  const token = context.get('requestToken')?.value;
  return {
    'x-website-key': websiteKey,
    locale: context.get('locale'),
    'x-request-id': context.get('requestId'),
    ...(token && ownsTokens(service) ? { 'global-authorization': token } : {}),
  };
}

/** Breakers in memory; an address that a service does not have must not add one for good. */
const breakersMax = 1000;
const idSegment = /(^|\/)(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?=\/|$)/gi;

/** A route of a service: its path with ids left out, so that one of its rows that fails stands for that route only. */
const routeOf = (method: string, service: string, path: string): string =>
  `${method} ${service}/${path.replace(idSegment, '$1*')}`;

/** A breaker for each route of the services. */
function createBreakers() {
  const breakers = new LRUCache<string, ReturnType<typeof createBreaker<Answer>>>({ max: breakersMax });
  return (route: string) => {
    const breaker = breakers.get(route) ?? createBreaker<Answer>(isServiceFailure);
    breakers.set(route, breaker);
    return breaker;
  };
}

/**
 * The gateway of `/api/<service>/…`: refuses malformed paths and cross-site mutations, and forwards to external services.
 * @param timeoutMs how long an upstream may take
 */
export function serviceGateway(env: ServerEnv, timeoutMs = defaultTimeoutMs): MiddlewareHandler<AppEnv> {
  const breakerOf = createBreakers();
  return async (context, next) => {
    const request = context.req.raw;
    const { pathname, search } = new URL(request.url);
    assertPlainPath(pathname);
    const [, , service = '', ...rest] = pathname.split('/');
    if (!isServiceName(service)) throw notFound();
    const origin = requestOriginOf(request, env, context.env?.isTrusted ?? false);
    context.set('requestOrigin', origin);
    context.set('isSecure', isHttpsRequest(request, env));
    context.set('requestToken', readToken(context));
    const websiteKey = websiteKeyOf(request, env, origin, service);
    if ((isMutation(request.method) || isLogout(pathname)) && origin === 'cross-site')
      throw new ApiError(403, 'errors.wrong_origin');
    const path = rest.join('/').replace(/\/$/, '');
    if (service === 'maps' && path !== geocodingPath) throw notFound();
    const baseUrl = serviceBaseUrl(env, service);
    if (baseUrl === undefined) return next();
    const secrets: Record<string, string> = service === 'maps' && env.GEOCODER_KEY ? { key: env.GEOCODER_KEY } : {};
    const headers = headersFor(context, service, websiteKey);
    // The browser is signed out regardless of the service's response.
    if (origin === 'first-party' && isLogout(pathname)) clearSession(context);
    const signal = context.env?.isTrusted ? request.signal : null;
    const target = { baseUrl, path, search, headers, secrets, timeoutMs: serviceTimeoutMs(service, timeoutMs), signal };
    const response = await forward(request, target, breakerOf(routeOf(request.method, service, path)));
    return context.newResponse(response.body, response);
  };
}
