import type { Context } from 'hono';
import type { TypedResponse } from 'hono/types';
import type { JSONParsed } from 'hono/utils/types';
import type { z } from 'zod';
import { errorEnvelopeSchema } from '@/lib/contracts/common';
import { isTagNamed } from '@/lib/format/entity-tag';
import type { AppEnv } from '../context';
import { entityTagOf } from './entity-tags';

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const errorDescriptions = {
  400: 'Malformed request',
  401: 'No session, or an expired one',
  403: 'Not allowed, or a wrong origin or website key',
  404: 'Not there, or not yours',
  409: 'Conflicts with the present state',
  410: 'Deleted',
  413: 'Body too large',
  415: 'Unsupported type of body',
  422: 'Well-formed but invalid; errors by field',
  429: 'Too many requests; Retry-After says when to try again',
  503: 'Busy; Retry-After says when to try again',
} as const;

export type DocumentedError = keyof typeof errorDescriptions;

/** The error envelope under a status, as a route's `responses` contain it. */
export const errorResponseFor = (status: DocumentedError) => json(errorEnvelopeSchema, errorDescriptions[status]);

/** The `responses` of a route for the document: the 200 response, and the error envelope for each status it can give. */
export function jsonResponses<T extends z.ZodType>(schema: T, description: string, statuses: DocumentedError[] = []) {
  const errors = Object.fromEntries(statuses.map((status) => [status, errorResponseFor(status)]));
  return { 200: json(schema, description), ...errors };
}

/** The `request.body` of a route. Form bodies are turned into JSON before it, so that one schema reads all three. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } });

/**
 * Responds with serialised JSON, as a stream, because a response copies a byte array. `T` is the type of the JSON.
 * @param etag of everything in it but what differs each time
 */
export function jsonBytes<T>(context: Context<AppEnv>, bytes: Uint8Array<ArrayBuffer>, etag: string) {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const response = context.body(stream, 200, { 'content-type': 'application/json', etag });
  // biome-ignore lint/plugin: The bytes are the JSON of this type; Hono types what `json` writes, not what `body` does.
  return response as unknown as Response & TypedResponse<JSONParsed<T>, 200, 'json'>;
}

const serialised = new WeakMap<object, { text: string; tag: string }>();

function serialiseOnce(data: object): { text: string; tag: string } {
  const cached = serialised.get(data);
  if (cached) return cached;
  const text = JSON.stringify({ result: true, data });
  const fresh = { text, tag: entityTagOf(text) };
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
  const isCurrent = isTagNamed(context.req.header('if-none-match'), tag);
  const response = isCurrent
    ? context.body(null, 304, headers)
    : context.body(text, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  // biome-ignore lint/plugin: The text is the JSON of this type; Hono types what `json` writes, not what `body` does.
  return response as unknown as Response & TypedResponse<{ result: true; data: T }, 200, 'json'>;
}
