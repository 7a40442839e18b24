import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context';
import { malformed, unsupportedMedia } from '../errors';
import { isUpload, wholeBodyBytesMax } from '../limits/body-limits';
import { parseForm, readBody } from './read-body';
import type { RequestOrigin } from './request-origin';

function pushTo<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

/** `a=1&a[]=2&b=&c` becomes `a=1,2&c`: bracketed and repeated names are joined by commas, empty values are dropped. */
export function normaliseQuery(search: string): string {
  const values = new Map<string, string[]>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [[name, value] = ['', '']] = new URLSearchParams(part);
    if (value !== '' || !part.includes('=')) pushTo(values, name.replace(/\[\d*\]$/, ''), value);
  }
  values.delete('');
  return new URLSearchParams([...values].map(([name, all]) => [name, all.join(',')])).toString();
}

/** Form fields as an object: `statements[]` and repeated names are lists, `form[name]` is a field of `form`. */
function objectFromForm(form: FormData): Record<string, unknown> {
  const lists = new Map<string, FormDataEntryValue[]>();
  const explicitLists = new Set<string>();
  const members = new Map<string, Map<string, FormDataEntryValue>>();
  for (const [name, value] of form) {
    const [, outer = name, inner] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? [];
    if (inner === undefined || /^\d*$/.test(inner)) {
      pushTo(lists, outer, value);
      if (inner !== undefined) explicitLists.add(outer);
    } else {
      const fields = members.get(outer) ?? new Map<string, FormDataEntryValue>();
      members.set(outer, fields.set(inner, value));
    }
  }
  return Object.fromEntries([
    ...[...lists].map(([name, list]) => [name, list.length > 1 || explicitLists.has(name) ? list : list[0]]),
    ...[...members].map(([name, fields]) => [name, Object.fromEntries(fields)]),
  ]);
}

function assertJson(bytes: Uint8Array<ArrayBuffer>): void {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
}

/**
 * The body as JSON, from any of the three types; a multipart body with files stays as it is.
 * @throws ApiError 400 when it does not parse, 415 for other types and for urlencoded forms of other sites, which any page can send
 */
async function normaliseBody(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  origin: RequestOrigin,
): Promise<[string, BodyInit]> {
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (/^application\/([\w.-]+\+)?json$/.test(mediaType)) {
    assertJson(bytes);
    return ['application/json', bytes];
  }
  const isUrlencoded = mediaType === 'application/x-www-form-urlencoded' && (origin === 'first-party' || origin === 'api-client');
  if (!isUrlencoded && mediaType !== 'multipart/form-data') throw unsupportedMedia();
  const form = await parseForm(bytes, contentType);
  if ([...form.values()].some((value) => typeof value !== 'string')) return [contentType, bytes];
  return ['application/json', JSON.stringify(objectFromForm(form))];
}

const bodyHeaders = ['content-type', 'content-length', 'transfer-encoding'];

/** Normalises the query and the body, so that one schema validates every form that clients may send. */
export const normaliseRequest: MiddlewareHandler<AppEnv> = async (context, next) => {
  const request = context.req.raw;
  if (isUpload(request)) return next();
  const url = new URL(request.url);
  url.search = normaliseQuery(url.search);
  const isAsItIs = request.body === null && url.href === request.url && bodyHeaders.every((name) => !request.headers.has(name));
  if (isAsItIs) return next();
  const headers = new Headers(request.headers);
  for (const name of bodyHeaders) headers.delete(name);
  const bytes = await readBody(request, wholeBodyBytesMax(request));
  let body: BodyInit | null = null;
  if (bytes) {
    const [contentType, normalised] = await normaliseBody(request, bytes, context.get('requestOrigin'));
    headers.set('content-type', contentType);
    body = normalised;
  }
  context.req.raw = new Request(url, { method: request.method, headers, body, signal: request.signal });
  await next();
};
