import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { neverIdle } from './never-idle';

export type UpstreamCall = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
type Responder = (response: ServerResponse, call: UpstreamCall) => void;

export type Upstream = {
  readonly url: string;
  /** The last request, undefined when none came since the last `respondWith`. */
  readonly last: UpstreamCall | undefined;
  respondWith(responder: Responder): void;
};

export const respondWithJson =
  (data: unknown, status = 200, headers: Record<string, string | string[]> = {}): Responder =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data));
  };

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A local server in place of a third-party service during the tests of one file. */
export function useUpstream(): Upstream {
  let server: Server;
  let last: UpstreamCall | undefined;
  let responder: Responder = respondWithJson({ result: true, data: null });
  beforeAll(async () => {
    server = createServer(neverIdle, async (request, response) => {
      last = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: await readText(request) };
      responder(response, last);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    get last() {
      return last;
    },
    respondWith: (next) => {
      responder = next;
      last = undefined;
    },
  };
}
