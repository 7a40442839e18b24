import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { TypedResponse } from 'hono/types';
import type { AppEnv } from '../context';

const serialised = new WeakMap<object, { text: string; tag: string }>();

function serialiseOnce(data: object): { text: string; tag: string } {
  const known = serialised.get(data);
  if (known) return known;
  const text = JSON.stringify({ result: true, data });
  const fresh = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  serialised.set(data, fresh);
  return fresh;
}

/**
 * Answers with data that is the same for every visitor and kept in memory as one object: it is written as JSON once, and a client
 * that holds the same version gets 304. It may be kept by browsers and proxies for a minute, apart for each language.
 */
export function cachedResponse<T extends object>(context: Context<AppEnv>, data: T) {
  const { text, tag } = serialiseOnce(data);
  const headers = { 'cache-control': 'public, max-age=60', etag: tag, vary: 'locale' };
  const isKnown = context.req.header('if-none-match')?.split(/,\s*/).includes(tag) ?? false;
  const response = isKnown
    ? context.body(null, 304, headers)
    : context.body(text, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  // biome-ignore lint/plugin: The text is the JSON of this type; Hono types what `json` writes, not what `body` does.
  return response as unknown as Response & TypedResponse<{ result: true; data: T }, 200, 'json'>;
}
