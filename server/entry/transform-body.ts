import type { ServerResponse } from 'node:http';

/** Takes bytes as they come and gives back what may leave; without bytes, at the end, what was kept. */
export type Transform = (bytes?: Uint8Array) => Buffer;

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
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding) : chunk;
    const pieces = [...(bytes instanceof Uint8Array ? [known(bytes)] : []), ...(isLast ? [known()] : [])];
    return target(Buffer.concat(pieces), ...args.filter((value) => typeof value === 'function'));
  };
  response.write = ((...args: unknown[]) => send(write, args, false)) as ServerResponse['write'];
  response.end = ((...args: unknown[]) => send(end, args, true)) as ServerResponse['end'];
}
