import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { neverIdle } from './never-idle';

export type ProtocolRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  text: string;
  /** The JSON of the body; an empty object without one. */
  body: Record<string, unknown>;
};
export type ProtocolAnswer = { status: number; body?: unknown };
/** How the next call fails: a status, no answer at all, a page of a proxy, or an address to go on to. */
export type Failure = number | 'silence' | 'page' | 'redirect';

export type ProtocolServer = {
  readonly url: string;
  /** Every call since the start, `POST /v1/…` each. */
  readonly calls: string[];
  /** The next call of a path that ends so fails; the failure is over then. */
  failNext(failure: Failure, path?: RegExp): void;
  close(): Promise<void>;
};

const parse = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

function fail(response: ServerResponse, failure: Failure): void {
  if (failure === 'silence') return;
  if (failure === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  else if (failure === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
  else response.writeHead(failure, { 'content-type': 'application/json' }).end('{"error":"no"}');
}

/** A server on this machine that speaks a bank's protocol. @param answer undefined for an address that the protocol does not have */
export async function startProtocolServer(
  answer: (request: ProtocolRequest) => ProtocolAnswer | undefined,
): Promise<ProtocolServer> {
  const calls: string[] = [];
  let next: { failure: Failure; path: RegExp } | null = null;
  const server = createServer(neverIdle, async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method = '', url: path = '', headers } = request;
    calls.push(`${method} ${path}`);
    if (next?.path.test(path)) {
      const { failure } = next;
      next = null;
      return fail(response, failure);
    }
    const { status, body } = answer({ method, path, headers, text, body: parse(text) }) ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failNext: (failure, path = /^(?!.*token)/) => {
      next = { failure, path };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
