import type { ServerResponse } from 'node:http';

/**
 * Transforms a stream: takes a chunk and returns the pieces to send, which are views of it; called without a chunk at the end,
 * returns what was held back.
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
  const flushHeaders = response.flushHeaders.bind(response);
  let known: Transform | null | undefined;
  const transform = (): Transform | null => {
    if (known === undefined) {
      known = begin();
      // The length changes; a response with a content length is sent chunked instead.
      if (known && !response.headersSent) response.removeHeader('content-length');
    }
    return known;
  };
  /** Transforms and sends a chunk; accepts the arguments of Node's own methods. */
  const send = (target: Send, args: unknown[], isLast: boolean): unknown => {
    const apply = transform();
    if (!apply) return target(...args);
    const [chunk, encoding] = args;
    const hasBytes = typeof chunk === 'string' || chunk instanceof Uint8Array;
    const pieces = [...(hasBytes ? apply(bytesOf(chunk, encoding)) : []), ...(isLast ? apply() : [])];
    // A page has about a hundred pieces, and each write would become an HTTP chunk.
    return target(Buffer.concat(pieces), ...args.filter((value) => typeof value === 'function'));
  };
  // The framework flushes headers right before its first write. Sending both together saves a packet.
  response.flushHeaders = () => {
    if (!transform()) flushHeaders();
  };
  response.write = ((...args: unknown[]) => send(write, args, false)) as ServerResponse['write'];
  response.end = ((...args: unknown[]) => send(end, args, true)) as ServerResponse['end'];
}
