import type { ServerResponse } from 'node:http';

/**
 * Takes bytes as they come and gives back, in pieces, what may leave; without bytes, at the end, what was kept. Nothing is copied: a page is
 * long, and memory outside of the heap makes the collector run for it.
 */
export type Transform = (bytes?: Buffer) => Buffer[];

/** Follows the end of one chunk into the next. */
export const withKept = (kept: Buffer, bytes: Buffer): Buffer => (kept.length === 0 ? bytes : Buffer.concat([kept, bytes]));

export const bytesOf = (chunk: string | Uint8Array, encoding: unknown): Buffer => {
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
};

/**
 * Lets the bytes of a response pass a transform.
 * @param begin is called at the first bytes; without a transform they pass as they are
 */
export function transformBody(response: ServerResponse, begin: () => Transform | null): void {
  type Send = (...args: unknown[]) => unknown;
  const write = response.write.bind(response) as Send;
  const end = response.end.bind(response) as Send;
  let known: Transform | null | undefined;
  /** Sends what may leave of a chunk, which the response takes in the same ways as Node's own does. */
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
    // Node gathers what is written within one turn.
    for (const piece of pieces) write(piece);
    return target(last, ...args.filter((value) => typeof value === 'function'));
  };
  response.write = ((...args: unknown[]) => send(write, args, false)) as ServerResponse['write'];
  response.end = ((...args: unknown[]) => send(end, args, true)) as ServerResponse['end'];
}
