import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../../env';
import type { AppEnv } from '../context';

/** The addresses of pictures, whole string values of a response: uploads, and what the site brings along. */
const imagePaths = /"(\/(?:api\/images|assets)\/[^"\\]+)"/g;

/** The configured address of the site, else the one that was requested; without a slash at its end. */
export function siteOriginOf(request: Request, isSecure: boolean, { SITE_URL }: ServerEnv): string {
  if (SITE_URL) return SITE_URL.replace(/\/$/, '');
  const { host } = new URL(request.url);
  return `${isSecure ? 'https' : 'http'}://${request.headers.get('host') ?? host}`;
}

/** A JSON text with whole addresses of pictures. */
export const withImagesAt = (origin: string, text: string): string => text.replace(imagePaths, `"${origin}$1"`);

/** Makes the addresses of pictures absolute for API clients and other sites, where a relative path would not resolve. */
export function absoluteImages(env: ServerEnv): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    let isWritten = false;
    const findOrigin = (): string | null =>
      context.get('requestOrigin') === 'first-party' && context.get('apiKeyId') === null
        ? null
        : siteOriginOf(context.req.raw, context.get('isSecure'), env);
    context.set('takeImageOrigin', () => {
      isWritten = true;
      return findOrigin();
    });
    await next();
    if (isWritten) return;
    const origin = findOrigin();
    if (origin === null || !context.res.headers.get('content-type')?.startsWith('application/json')) return;
    const text = await context.res.text();
    const absolute = withImagesAt(origin, text);
    const { status, headers } = context.res;
    if (absolute !== text && headers.has('etag')) {
      // The response differs for our own pages.
      headers.append('vary', 'origin, sec-fetch-site, x-api-key');
      headers.delete('etag');
    }
    context.res = undefined;
    context.res = new Response(absolute, { status, headers });
  };
}
