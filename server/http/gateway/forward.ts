import { ApiError, notFound } from '../errors';
import { isUpload, uploadBytesMax, wholeBodyBytesMax } from '../limits/body-limits';
import { readBody, readBytes } from '../request/read-body';

const forwardedRequestHeaders = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'if-none-match', 'x-totp-code'];
const forwardedResponseHeaders = ['cache-control', 'etag', 'retry-after'];
const responseBytesMax = 20 * 1024 * 1024;

export type ForwardTarget = {
  baseUrl: string;
  /** Below the base, already normalised. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** Headers that our side adds: the website key, the locale, the request's id, and the visitor's token where it is the service's own. */
  headers: Record<string, string>;
  /** Query values that never leave the server in a response. */
  secrets: Record<string, string>;
  timeoutMs: number;
  /** Ends the call before that; of callers in this process. A visitor who leaves ends none: the service has it already. */
  signal: AbortSignal | null;
};

function upstreamUrl({ baseUrl, path, search, secrets }: ForwardTarget): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`.replace(/\/$/, '') || '/';
  url.search = search;
  for (const [name, value] of Object.entries(secrets)) url.searchParams.set(name, value);
  return url;
}

/** The text is null where it is too long. */
export type Answer = { upstream: Response; text: string | null };

/** @throws ApiError 502 when the upstream is down or its response is cut, 504 when it is slow */
async function send(request: Request, body: Uint8Array<ArrayBuffer> | undefined, target: ForwardTarget): Promise<Answer> {
  const headers = new Headers(target.headers);
  for (const name of forwardedRequestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const upstream = await fetch(upstreamUrl(target), {
      method: request.method,
      headers,
      // A redirect could lead the visitor's token to another host: it is a response that nobody follows.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(target.timeoutMs), ...(target.signal ? [target.signal] : [])]),
      ...(body ? { body } : {}),
    });
    const bytes = await readBytes(upstream.body, responseBytesMax);
    return { upstream, text: bytes && new TextDecoder().decode(bytes) };
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw isSlow ? new ApiError(504, 'errors.upstream_slow') : new ApiError(502, 'errors.upstream_down');
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Every encoding of a secret: as it is, in an address, in a form, in JSON with or without escaped slashes. */
function encodingsOf(secret: string): string[] {
  const inForm = new URLSearchParams({ '': secret }).toString().slice(1);
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [secret, encodeURIComponent(secret), inForm, inJson, inJson.replaceAll('/', '\\/')];
}

function redactSecrets(text: string, secrets: Record<string, string>): string {
  return Object.values(secrets)
    .flatMap(encodingsOf)
    .reduce((clean, spelling) => clean.replaceAll(spelling, '***'), text);
}

/** Whether a response is the service's own failure, as against one of a refusal or of an address that it does not have. */
export const isServiceFailure = ({ upstream }: Answer): boolean => upstream.status >= 500;

/**
 * Sends a request to the service's configured address and hands back its JSON response with a fixed list of headers.
 * @param protect calls the service, or does not while it keeps failing
 * @throws ApiError 404 for a page of HTML under that status; 502 when the upstream is down, fails, redirects, is not JSON, or answers 401
 * where no token of the visitor was sent; 504 when it is slow; 413 for a large body
 */
export async function forward(
  request: Request,
  target: ForwardTarget,
  protect: (call: () => Promise<Answer>) => Promise<Answer>,
): Promise<Response> {
  const body = await readBody(request, isUpload(request) ? uploadBytesMax : wholeBodyBytesMax(request));
  const { upstream, text } = await protect(() => send(request, body, target));
  const isRefusedGuest = upstream.status === 401 && !('global-authorization' in target.headers);
  const isRedirect = upstream.status >= 300 && upstream.status < 400 && upstream.status !== 304;
  // With 503 a service names the time to retry.
  const isFailed = upstream.status >= 500 && upstream.status !== 503;
  const isBodyless = request.method === 'HEAD' || [204, 205, 304].includes(upstream.status);
  const isEmpty = isBodyless || (text === '' && upstream.ok);
  if (isRedirect || text === null) throw new ApiError(502, 'errors.upstream_down');
  if (!isEmpty && !isJson(text)) throw upstream.status === 404 ? notFound() : new ApiError(502, 'errors.upstream_not_json');
  if (isRefusedGuest || isFailed) throw new ApiError(502, 'errors.upstream_down');
  const headers = new Headers(isEmpty ? {} : { 'content-type': 'application/json; charset=utf-8' });
  for (const name of forwardedResponseHeaders) {
    const value = upstream.headers.get(name);
    if (value !== null) headers.set(name, redactSecrets(value, target.secrets));
  }
  return new Response(isEmpty ? null : redactSecrets(text, target.secrets), { status: upstream.status, headers });
}
