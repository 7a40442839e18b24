import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context';
import { malformed, unsupportedMedia } from '../errors';
import { isUpload, wholeBodyBytesMax } from '../limits/body-limits';
import { readBody } from './read-body';
import type { RequestOrigin } from './request-origin';

/** `a=1&a[]=2&b=&c` becomes `a=1,2&c`: bracketed and repeated names are joined by commas, empty values are dropped. */
export function normaliseQuery(search: string): string {
  const values = new Map<string, string[]>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [[name, value] = ['', '']] = new URLSearchParams(part);
    const plain = name.replace(/\[\d*\]$/, '');
    if (value !== '' || !part.includes('=')) values.set(plain, [...(values.get(plain) ?? []), value]);
  }
  values.delete('');
  return new URLSearchParams([...values].map(([name, all]) => [name, all.join(',')])).toString();
}

/** Form fields as an object: `statements[]` and repeated names are lists, `form[name]` is a field of `form`. */
function objectFromForm(form: FormData): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of form) {
    const [, outer = name, inner] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? [];
    const before = fields.get(outer);
    if (inner !== undefined && !/^\d*$/.test(inner)) fields.set(outer, { ...(before as object | undefined), [inner]: value });
    else if (Array.isArray(before)) fields.set(outer, [...before, value]);
    else if (before !== undefined) fields.set(outer, [before, value]);
    else fields.set(outer, inner === undefined ? value : [value]);
  }
  return Object.fromEntries(fields);
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw malformed();
  }
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
  const form = await readForm(bytes, contentType);
  if ([...form.values()].some((value) => typeof value !== 'string')) return [contentType, bytes];
  return ['application/json', JSON.stringify(objectFromForm(form))];
}

/** Normalises every request of the bundled routes, so that one schema validates each form in which clients may send it. */
export const normaliseRequest: MiddlewareHandler<AppEnv> = async (context, next) => {
  const request = context.req.raw;
  if (isUpload(request)) return next();
  const url = new URL(request.url);
  url.search = normaliseQuery(url.search);
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
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
