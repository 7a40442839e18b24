import { ApiError } from './errors';

const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'global-authorization',
  'if-none-match',
  'x-request-id',
];
const responseHeaders = ['content-type', 'cache-control', 'etag', 'retry-after', 'x-request-id'];

export const bodyBytesMax = 2 * 1024 * 1024;
const timeoutMs = 10_000;

/** Refuses every spelling that could leave the configured base: dots, doubled or encoded slashes, backslashes, absolute addresses. */
export function assertPlainPath(rawPath: string): void {
  if (/\.\.|\/\/|\\|%2f|%5c|%2e|%00|:/i.test(rawPath)) throw new ApiError(400, 'errors.bad_path');
}

/** Reads a body up to a bound. @throws ApiError 413 above it */
export async function readBody(request: Request, bytesMax = bodyBytesMax): Promise<ArrayBuffer | undefined> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw new ApiError(413, 'errors.too_large');
  const body = await request.arrayBuffer();
  if (body.byteLength > bytesMax) throw new ApiError(413, 'errors.too_large');
  return body;
}

type ForwardOptions = { baseUrl: string; path: string; search: string; websiteKey: string; query?: Record<string, string> };

function upstreamUrl({ baseUrl, path, search, query }: ForwardOptions): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
  url.search = search;
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
}

/**
 * Sends a request to the service's configured address and hands back its JSON answer with a fixed list of headers.
 * @throws ApiError 502 when the upstream is down, answers its own 401 to a visitor without a token, or is not JSON; 504 when it is slow; 413 for a large body
 */
export async function forward(request: Request, options: ForwardOptions): Promise<Response> {
  const headers = new Headers({ 'x-website-key': options.websiteKey, locale: request.headers.get('locale') ?? 'ka' });
  for (const name of requestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = await readBody(request);
  let upstream: Response;
  let text: string;
  try {
    const init: RequestInit = { method: request.method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) };
    upstream = await fetch(upstreamUrl(options), body ? { ...init, body } : init);
    text = await upstream.text();
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw isSlow ? new ApiError(504, 'errors.upstream_slow') : new ApiError(502, 'errors.upstream_down');
  }
  if (upstream.status === 401 && !headers.has('global-authorization')) throw new ApiError(502, 'errors.upstream_down');
  if (text !== '' && !isJson(text)) throw new ApiError(502, 'errors.upstream_not_json');
  const answerHeaders = new Headers({ 'content-type': 'application/json' });
  for (const name of responseHeaders) {
    const value = upstream.headers.get(name);
    if (value !== null && name !== 'content-type') answerHeaders.set(name, value);
  }
  return new Response(text === '' ? null : text, { status: upstream.status, headers: answerHeaders });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
