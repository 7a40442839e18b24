import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorEnvelope } from '../../lib/contracts/common.ts';
import { splitLocale } from '../../lib/contracts/locales.ts';
import en from '../../messages/en/errors.json' with { type: 'json' };
import ka from '../../messages/ka/errors.json' with { type: 'json' };
import ru from '../../messages/ru/errors.json' with { type: 'json' };
import { requestBodyBytesMax } from '../http/limits/body-limits.ts';
import type { Layer } from './layers.ts';

/** Why a request goes no further than the entry. */
export type Refusal = {
  status: 400 | 405 | 413 | 414 | 431 | 503;
  messageKey:
    | 'errors.malformed'
    | 'errors.method'
    | 'errors.too_large'
    | 'errors.address_too_long'
    | 'errors.headers_too_large'
    | 'errors.unavailable';
  /** The methods of the address, where the refused one is not among them. */
  allow?: string;
  /** When to come again. */
  retryAfterSeconds?: number;
};

/** Pages take POST too: a form that is sent before its script has started. */
const pageMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const addressBytesMax = 8 * 1024;
/** A filter has about 40 names. The framework's work on a page grows with the square of them: 200 cost it what a page costs. */
const pageQueryNamesMax = 200;
/** A program may repeat the name of a list for each of its 200 values. */
const apiQueryNamesMax = 1000;
const headersMax = 100;
/** What a form of a page holds; pages themselves read no body. */
const pageBodyBytesMax = 64 * 1024;

const isApiPath = (path: string): boolean => /^\/api(\/|$)/.test(path);

function countNames(query: string): number {
  let count = 1;
  for (let at = query.indexOf('&'); at !== -1; at = query.indexOf('&', at + 1)) count += 1;
  return count;
}

function isBodyTooLarge({ method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>, path: string): boolean {
  if (isApiPath(path)) return Number(headers['content-length'] ?? 0) > requestBodyBytesMax(method, path);
  // A browser announces the length of a page's form. The API counts the bytes of a body without a length as it reads them.
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > pageBodyBytesMax;
}

/** Headers that name one thing: two servers that read a repeated one differently would see two requests (RFC 9110, 5.3; RFC 9112, 3.2). */
const singleHeaders = ['authorization', 'content-type', 'host', 'origin'];

function hasRepeatedHeader(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return singleHeaders.some((name) => names.indexOf(name) !== names.lastIndexOf(name));
}

/** Judges a request only by its head, before anything parses its query or reads its body. */
function findRefusal(request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>): Refusal | null {
  const { method = '', url = '', rawHeaders } = request;
  const queryAt = url.indexOf('?');
  const [path, query] = queryAt === -1 ? [url, ''] : [url.slice(0, queryAt), url.slice(queryAt + 1)];
  const isApi = isApiPath(path);
  const methods = isApi ? apiMethods : pageMethods;
  if (!methods.includes(method)) return { status: 405, messageKey: 'errors.method', allow: methods.join(', ') };
  // Names and values alternate.
  if (rawHeaders.length > 2 * headersMax) return { status: 431, messageKey: 'errors.headers_too_large' };
  if (url.length > addressBytesMax || countNames(query) > (isApi ? apiQueryNamesMax : pageQueryNamesMax))
    return { status: 414, messageKey: 'errors.address_too_long' };
  if (hasRepeatedHeader(rawHeaders)) return { status: 400, messageKey: 'errors.malformed' };
  return isBodyTooLarge(request, path) ? { status: 413, messageKey: 'errors.too_large' } : null;
}

const messages = { ka, en, ru };

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** How long a client may continue to send a body that is not read; cutting it off at once would lose the response on its way. */
const drainMs = 5000;

const envelopeOf = (messageKey: string, requestId: string): ErrorEnvelope => ({
  result: false,
  data: null,
  errors: {},
  message: messageKey,
  request_id: requestId,
});

/** A page without style or script, in the language of its address. */
function pageOf({ status, messageKey }: Refusal, path: string): string {
  const { locale } = splitLocale(path);
  const text = messages[locale][messageKey.slice('errors.'.length) as keyof typeof en];
  return `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><title>${status}</title><h1>${status}</h1><p>${text}</p></html>`;
}

/** Answers a refused request: the error envelope under /api, a plain page elsewhere. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const path = request.url?.split('?', 1)[0] ?? '';
  const requestId = randomUUID();
  const isApi = isApiPath(path);
  const body = isApi ? JSON.stringify(envelopeOf(refusal.messageKey, requestId)) : pageOf(refusal, path);
  const type = isApi ? 'application/json' : 'text/html';
  response
    .writeHead(refusal.status, {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      'x-request-id': requestId,
      ...(refusal.allow ? { allow: refusal.allow } : {}),
      ...(refusal.retryAfterSeconds ? { 'retry-after': String(refusal.retryAfterSeconds) } : {}),
    })
    .end(request.method === 'HEAD' ? undefined : body);
  request.resume();
  const { socket } = request;
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, drainMs);
  timer.unref();
}

/** Refuses what no handler should have to read. */
export const guardLayer: Layer = async (request, response, next) => {
  const refusal = findRefusal(request);
  return refusal ? refuse(request, response, refusal) : next(request, response);
};
