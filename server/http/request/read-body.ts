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
 * @throws ApiError 413 above the bound, 400 when it is shorter than its Content-Length: it was truncated
 */
export async function readBody(request: Request, bytesMax = bodyBytesMax): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.body === null) return undefined;
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > bytesMax) throw tooLarge();
  const bytes = await readBytes(request.body, bytesMax);
  if (bytes === null) throw tooLarge();
  if (announced !== null && Number(announced) !== bytes.byteLength) throw malformed();
  return bytes.byteLength === 0 ? undefined : bytes;
}

const bytesMax = 32 * 1024;

/** Answers 413 to a public form above 32 KiB before its fields are read. */
export const smallBodyLimit: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { byteLength } = await context.req.raw.clone().arrayBuffer();
  if (byteLength > bytesMax) throw tooLarge();
  await next();
};
