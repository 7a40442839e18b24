import type { ServerResponse } from 'node:http';

/**
 * Transforms a stream: takes a chunk and returns the pieces to send; called without a chunk at the end, returns what was held back. Pieces are views,
 * not copies, because large buffers trigger garbage collection.
 */
export type Transform = (bytes?: Buffer) => Buffer[];

/** Prepends what was held back of the previous chunk. */
export const withKept = (kept: Buffer, bytes: Buffer): Buffer => (kept.length === 0 ? bytes : Buffer.concat([kept, bytes]));

export const bytesOf = (chunk: string | Uint8Array, encoding: unknown): Buffer => {
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
};

/**
 * Applies a transform to the body of a response.
 * @param begin called before the first chunk; returns null to leave the body unchanged
 */
export function transformBody(response: ServerResponse, begin: () => Transform | null): void {
  type Send = (...args: unknown[]) => unknown;
  const write = response.write.bind(response) as Send;
  const end = response.end.bind(response) as Send;
  let known: Transform | null | undefined;
  /** Transforms and sends a chunk; accepts the arguments of Node's own methods. */
  const send = (target: Send, args: unknown[], isLast: boolean): unknown => {
    if (known === undefined) {
      known = begin();
      // The length changes; a response with a content length is sent chunked instead.
      if (known && !response.headersSent) response.removeHeader('content-length');
    }
    if (!known) return target(...args);
    const [chunk, encoding] = args;
    const hasBytes = typeof chunk === 'string' || chunk instanceof Uint8Array;
    const pieces = [...(hasBytes ? known(bytesOf(chunk, encoding)) : []), ...(isLast ? known() : [])];
    const last = pieces.pop() ?? Buffer.alloc(0);
    // Node combines the writes of one tick.
    for (const piece of pieces) write(piece);
    return target(last, ...args.filter((value) => typeof value === 'function'));
  };
  response.write = ((...args: unknown[]) => send(write, args, false)) as ServerResponse['write'];
  response.end = ((...args: unknown[]) => send(end, args, true)) as ServerResponse['end'];
}
