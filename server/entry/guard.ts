import type { IncomingMessage } from 'node:http';
import { requestBodyBytesMax } from '../http/limits/body-limits.ts';

/** Why a request goes no further than the entry. */
export type Refusal = {
  status: 405 | 413 | 414 | 431;
  messageKey: 'errors.method' | 'errors.too_large' | 'errors.address_too_long' | 'errors.headers_too_large';
  /** The methods of the address, where the refused one is not among them. */
  allow?: string;
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

export const isApiPath = (path: string): boolean => /^\/api(\/|$)/.test(path);

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

/** Judges a request by its head alone, before anything parses its query or reads its body. */
export function findRefusal(request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>): Refusal | null {
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
  return isBodyTooLarge(request, path) ? { status: 413, messageKey: 'errors.too_large' } : null;
}
