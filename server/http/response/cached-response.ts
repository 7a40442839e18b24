import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { TypedResponse } from 'hono/types';
import type { AppEnv } from '../context';

const serialised = new WeakMap<object, { text: string; tag: string }>();

function serialiseOnce(data: object): { text: string; tag: string } {
  const cached = serialised.get(data);
  if (cached) return cached;
  const text = JSON.stringify({ result: true, data });
  const fresh = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  serialised.set(data, fresh);
  return fresh;
}

/**
 * Responds with data that is the same for every visitor and cached in memory as one object: it is serialised once, and a client that
 * has the same version gets 304. Browsers and proxies may cache it for a minute, per language.
 */
export function cachedResponse<T extends object>(context: Context<AppEnv>, data: T) {
  const { text, tag } = serialiseOnce(data);
  const headers = { 'cache-control': 'public, max-age=60', etag: tag, vary: 'locale' };
  const isCurrent = context.req.header('if-none-match')?.split(/,\s*/).includes(tag) ?? false;
  const response = isCurrent
    ? context.body(null, 304, headers)
    : context.body(text, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  // biome-ignore lint/plugin: The text is the JSON of this type; Hono types what `json` writes, not what `body` does.
  return response as unknown as Response & TypedResponse<{ result: true; data: T }, 200, 'json'>;
}
