import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { bytesOf } from './transform-body.ts';

export type RecordedResponse = { status: number; headers: OutgoingHttpHeaders; body: readonly Buffer[] };

type Callback = (error?: Error | null) => void;

/** Every client that waited for the page has left. */
export class GivenUp extends Error {}

export type Recording = {
  response: ServerResponse;
  /** @throws GivenUp */
  recorded: Promise<RecordedResponse>;
  /** Signals the handler that the rest is not needed, as the socket of a disconnecting client does. */
  giveUp(): void;
};

/**
 * A response without a client: what a handler writes is collected. It lasts when the client that asked first leaves, since others may
 * wait for the same page.
 */
export function recordResponse(request: IncomingMessage): Recording {
  const response = new ServerResponse(request);
  const chunks: Buffer[] = [];
  let isBegun = false;
  let isEnded = false;
  Object.defineProperty(response, 'headersSent', { get: () => isBegun });
  const take = (args: unknown[]): void => {
    // Through the property: others may have wrapped it.
    if (!isBegun) response.writeHead(response.statusCode);
    const [chunk, encoding] = args;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(bytesOf(chunk, encoding));
    const done = args.find((value) => typeof value === 'function') as Callback | undefined;
    if (done) queueMicrotask(() => done());
  };
  let abandon: (reason: Error) => void = () => undefined;
  const recorded = new Promise<RecordedResponse>((finish, fail) => {
    abandon = fail;
    response.end = ((...args: unknown[]) => {
      if (isEnded) return response;
      isEnded = true;
      take(args);
      response.finished = true;
      finish({ status: response.statusCode, headers: response.getHeaders(), body: chunks });
      queueMicrotask(() => response.emit('finish'));
      return response;
    }) as ServerResponse['end'];
  });
  response.write = ((...args: unknown[]) => {
    take(args);
    return true;
  }) as ServerResponse['write'];
  response.writeHead = ((status: number, ...others: unknown[]) => {
    isBegun = true;
    response.statusCode = status;
    const headers = others.find((value) => typeof value === 'object' && value !== null);
    for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders))
      if (value !== undefined) response.setHeader(name, value);
    return response;
  }) as ServerResponse['writeHead'];
  response.flushHeaders = () => undefined;
  const giveUp = (): void => {
    if (isEnded) return;
    isEnded = true;
    response.destroyed = true;
    response.emit('close');
    abandon(new GivenUp('Every client that waited for the page has left.'));
  };
  return { response, recorded, giveUp };
}

/** Sends a recorded response. */
export function sendRecorded(response: ServerResponse, { status, headers, body }: RecordedResponse): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(status);
  for (const chunk of body) response.write(chunk);
  response.end();
}
