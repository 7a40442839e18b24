import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../env';
import type { AppEnv } from './context';
import { ApiError, notFound } from './errors';
import { assertPlainPath, forward } from './forward';
import { isServiceName, serviceBaseUrl } from './services';

const marketKeys = ['livo', 'myhome', 'ss'];
const isMutation = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Whether the page that sent the request is ours: fetch metadata first, then Origin, then Referer for browsers without either. */
function isOwnOrigin(request: Request, siteUrl: string | undefined): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const sender = request.headers.get('origin') ?? request.headers.get('referer');
  if (sender === null || !URL.canParse(sender)) return false;
  const own = [request.headers.get('host') ?? '', siteUrl ? new URL(siteUrl).host : ''];
  return own.includes(new URL(sender).host);
}

/** A program rather than a page: no browser marks and no cookie that another site could borrow. */
const isProgram = (request: Request): boolean =>
  ['sec-fetch-site', 'origin', 'cookie'].every((name) => !request.headers.has(name));

function assertAllowed(request: Request, env: ServerEnv, isTrusted: boolean): void {
  const isOwn = isTrusted || isOwnOrigin(request, env.SITE_URL);
  const key = request.headers.get('x-website-key');
  if (!isOwn && key === null) throw new ApiError(403, 'errors.website_key_required', { message: ['X-Website-Key is required'] });
  if (!isOwn && key !== null && ![env.WEBSITE_KEY, ...marketKeys].includes(key))
    throw new ApiError(403, 'errors.website_key_unknown', { message: ['X-Website-Key is unknown'] });
  if (isMutation(request.method) && !isOwn && !isProgram(request)) throw new ApiError(403, 'errors.wrong_origin');
}

/** The door of `/api/<service>/…`: knows the services, refuses crooked paths and strangers, forwards what lives elsewhere. */
export function door(env: ServerEnv): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const request = context.req.raw;
    const { pathname, search } = new URL(request.url);
    const [, , service = '', ...rest] = pathname.split('/');
    if (!isServiceName(service)) throw notFound();
    assertPlainPath(pathname);
    assertAllowed(request, env, context.env.isTrusted ?? false);
    const baseUrl = serviceBaseUrl(env, service);
    if (baseUrl === undefined) return next();
    const query: Record<string, string> = service === 'maps' && env.GEOCODER_KEY ? { key: env.GEOCODER_KEY } : {};
    return forward(request, { baseUrl, path: rest.join('/'), search, websiteKey: env.WEBSITE_KEY, query });
  };
}
