import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createEntryServer, type EntryOptions } from './entry-server';
import { createEntryState } from './entry-state';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** What the framework was given, one entry for each request. */
type Handled = { url: string; body: string };

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

async function serve(options: Partial<EntryOptions> = {}) {
  const handled: Handled[] = [];
  const handle: EntryOptions['handle'] = async (request, response) => {
    handled.push({ url: request.url ?? '', body: await readBody(request) });
    response.end('page');
  };
  const server = createEntryServer({
    state: createEntryState(),
    isDevelopment: false,
    isProxyTrusted: false,
    handle,
    ...options,
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { handled, port: typeof address === 'object' && address ? address.port : 0, server };
}

/** Sends bytes as they are, and returns all that came back by the time the server closed. */
const exchange = (port: number, text: string): Promise<string> =>
  new Promise((done) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(received));
  });

const head = 'POST /api/v1/config HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const smuggled = 'GET /api/v1/admin/users HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('V4.2.1 a request whose end two servers could see in different places', () => {
  it.each<[string, string]>([
    ['a length and chunks', `${head}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['chunks and a length', `${head}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n${smuggled}\r\n0\r\n\r\n`],
    ['two lengths', `${head}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
    ['one length twice in a line', `${head}Content-Length: 0, ${smuggled.length}\r\n\r\n${smuggled}`],
    ['a length with a sign', `${head}Content-Length: +0\r\n\r\n${smuggled}`],
    ['an encoding that is disguised', `${head}Transfer-Encoding: xchunked\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    ['two encodings', `${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a space before the colon', `${head}Content-Length : 0\r\n\r\n${smuggled}`],
    ['a folded header', `${head}Content-Length:\r\n 0\r\n\r\n${smuggled}`],
    ['bare line feeds', `${head.replaceAll('\r\n', '\n')}Content-Length: 0\n\n${smuggled}`],
    ['a zero byte', `${head}X-A: a\u0000b\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    ['a chunk of a length that is none', `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${smuggled}`],
  ])('is refused: %s', async (_, text) => {
    const { handled, port } = await serve({
      timeouts: { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
    });
    const received = await exchange(port, `${text}`);
    expect(handled.filter(({ url }) => url.includes('/admin/'))).toEqual([]);
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('a head that names one thing twice', () => {
  it.each([
    ['Host', 'localhost', 'evil.example'],
    ['host', 'localhost', 'localhost'],
    ['Origin', 'http://localhost', 'http://evil.example'],
    ['Authorization', 'Bearer a', 'Bearer b'],
    ['Content-Type', 'application/json', 'text/plain'],
  ])('is refused with 400: %s', async (name, first, second) => {
    const { handled, port } = await serve();
    const host = name.toLowerCase() === 'host' ? '' : 'Host: localhost\r\n';
    const text = `GET /api/v1/config HTTP/1.1\r\n${host}${name}: ${first}\r\nConnection: close\r\n${name.toUpperCase()}: ${second}\r\n\r\n`;
    expect(await exchange(port, text)).toMatch(/^HTTP\/1\.1 400 /);
    expect(handled).toEqual([]);
  });

  it('is served when a name that may be repeated is', async () => {
    const { port } = await serve();
    const text = 'GET /s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: a=1\r\nCookie: b=2\r\n\r\n';
    expect(await exchange(port, text)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('V15.2.2 a client that is slow on purpose', () => {
  const timeouts = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };

  it.each([
    ['with its head', 'GET /s HTTP/1.1\r\nHost: localhost\r\nX-A: a'],
    ['with its body', `${head}Content-Length: 100\r\n\r\n{`],
  ])('is cut off %s', async (_, text) => {
    const { port } = await serve({ timeouts });
    expect(await exchange(port, text)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('leaves the others served: 200 of them, and one page', async () => {
    const { port, server } = await serve({ timeouts: { ...timeouts, headersTimeout: 2_000, requestTimeout: 4_000 } });
    const slow = Array.from({ length: 200 }, () => exchange(port, 'GET /s HTTP/1.1\r\nHost: localhost\r\nX-A: a'));
    expect((await fetch(`http://127.0.0.1:${port}/s`)).status).toBe(200);
    server.closeAllConnections();
    await Promise.all(slow);
  });

  it('has fifteen seconds for a head by default', () => {
    const server = createEntryServer({
      state: createEntryState(),
      isDevelopment: false,
      isProxyTrusted: false,
      handle: async () => {},
    });
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 300_000]);
  });
});
