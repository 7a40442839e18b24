import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context';
import { malformed, tooLarge } from '../errors';
import { bodyBytesMax } from '../limits/body-limits';

/** Reads a stream up to a bound and no further. @returns null when it is longer */
export async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (stream === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length > bytesMax) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * The body of a request; undefined where it has none.
 * @throws ApiError 413 above the bound, 400 when it is shorter than its Content-Length or its client stopped sending, which is no error
 * of ours
 */
export async function readBody(request: Request, bytesMax = bodyBytesMax): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.body === null) return undefined;
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > bytesMax) throw tooLarge();
  const bytes = await readBytes(request.body, bytesMax).catch(() => {
    throw malformed();
  });
  if (bytes === null) throw tooLarge();
  if (announced !== null && Number(announced) !== bytes.byteLength) throw malformed();
  return bytes.byteLength === 0 ? undefined : bytes;
}

/** A form of ours has about a hundred fields, and its longest list a hundred values. */
const formFieldsMax = 1000;

/**
 * Counts what separates a form's fields, before anything parses them.
 * @param separator `&`, or the boundary of a multipart body
 */
function countFields(bytes: Uint8Array<ArrayBuffer>, separator: string): number {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length)) count += 1;
  return count;
}

/**
 * A form, urlencoded or multipart, from the bytes of a body.
 * @throws ApiError 400 when it does not parse, 413 with more than 1,000 fields
 */
export async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (countFields(bytes, boundary ? `--${boundary}` : '&') > formFieldsMax + 1) throw tooLarge();
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw malformed();
  }
}

/** The form in a body. @throws ApiError 400, 413 above the bound */
export async function readForm(request: Request, bytesMax: number): Promise<FormData> {
  const bytes = await readBody(request, bytesMax);
  return bytes ? parseForm(bytes, request.headers.get('content-type') ?? '') : new FormData();
}

export const smallBodyBytesMax = 32 * 1024;

/** Answers 413 to a public form above 32 KiB before its fields are read. */
export const smallBodyLimit: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { url, method, headers, signal, body } = context.req.raw;
  if (body !== null) {
    const bytes = await readBody(context.req.raw, smallBodyBytesMax);
    context.req.raw = new Request(url, { method, headers, signal, body: bytes ?? null });
  }
  await next();
};
