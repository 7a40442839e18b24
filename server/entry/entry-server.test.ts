import { type IncomingMessage, request as openRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientAddressHeader } from '../../lib/contracts/client-address-header';
import { createEntryServer, type EntryOptions } from './entry-server';
import { createEntryState, stopServer } from './entry-state';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves a handler behind the entry on a free port. */
async function serve(options: Partial<EntryOptions> = {}) {
  const state = createEntryState();
  const handle = vi.fn<EntryOptions['handle']>(options.handle ?? (async (_, response) => void response.end('page')));
  const server = createEntryServer({ state, isDevelopment: false, isProxyTrusted: false, ...options, handle });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { state, server, handle, port, origin: `http://127.0.0.1:${port}` };
}

/** Sends what fetch refuses to send. */
const send = (url: string, method: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; allow: string | undefined }>((done, fail) => {
    const request = openRequest(url, { method, headers }, (response) => {
      response.resume().on('end', () => done({ status: response.statusCode, allow: response.headers.allow }));
    });
    request.on('error', fail).end();
  });

/** Processor milliseconds of this process: a busy machine changes nothing about them. */
async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a failure', () => {
  /** Sends the head of a request and a part of its body, and leaves. */
  const cut = (port: number) => {
    const socket = connect(port, '127.0.0.1', () => {
      // Not in a lane of admission, which waits for no client that has left.
      socket.write('POST /api/payments/callback/bog HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{"name"', () =>
        socket.destroy(),
      );
    });
  };
  async function serveWatched(handle: EntryOptions['handle']) {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const served = await serve({ handle });
    const report = vi.fn();
    served.state.telemetry = { ...served.state.telemetry, report };
    return { ...served, report, errors };
  }
  afterEach(() => vi.restoreAllMocks());

  it('is logged and reported', async () => {
    const { origin, report, errors } = await serveWatched(async () => {
      throw new Error('broken');
    });
    expect((await fetch(origin)).status).toBe(500);
    expect([report.mock.calls.length, errors.mock.calls]).toEqual([1, [[expect.stringMatching(/^Error: broken\n/)]]]);
  });

  it.each<[string, (request: IncomingMessage) => Promise<unknown>]>([
    ['reads the body', async (request) => await request.toArray()],
    [
      'fails in its own way when it ends',
      (request) => new Promise((_, fail) => request.on('error', () => fail(new TypeError('no body')))),
    ],
  ])('is none when the client stops sending while the handler %s', async (_, read) => {
    const ended = Promise.withResolvers<unknown>();
    const { port, report, errors } = await serveWatched(async (request) => {
      await read(request).catch((error: unknown) => {
        ended.resolve(error);
        throw error;
      });
    });
    cut(port);
    expect(await ended.promise).toBeInstanceOf(Error);
    await new Promise((done) => setImmediate(done));
    expect([report.mock.calls, errors.mock.calls]).toEqual([[], []]);
  });
});

describe('a trailing slash', () => {
  it.each([
    ['/api/v1/config/', '/api/v1/config'],
    ['/api/microservice/statements/?page=2', '/api/microservice/statements?page=2'],
    ['/api/microservice/statements', '/api/microservice/statements'],
    ['/api/v1/?next=/s/', '/api/v1?next=/s/'],
    ['/api/v1//', '/api/v1//'],
    ['/s/', '/s/'],
  ])('is the same address of the API: %s', async (asked, handled) => {
    const { origin, handle } = await serve();
    await fetch(origin + asked);
    expect(handle.mock.calls[0]?.[0].url).toBe(handled);
  });
});

describe('the guard', () => {
  it.each([
    ['a page with 7,000 query names', 414, '/s?', 'a&'.repeat(7000), {}],
    ['a page with 201 query names', 414, '/s?', 'a&'.repeat(200), {}],
    ['a page with 201 query names behind a second question mark', 414, '/s?q=a?', 'a&'.repeat(200), {}],
    ['an API call with 1,001 query names', 414, '/api/v1/statements?', 'a&'.repeat(1000), {}],
    ['an address above 8 KiB', 414, '/s?q=', 'a'.repeat(8192), {}],
    ['101 headers', 431, '/s', '', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-${index}`, '1']))],
  ])('refuses %s with %i before the framework sees it', async (_, status, path, rest, headers) => {
    const { origin, handle } = await serve();
    await fetch(origin);
    handle.mockClear();
    let response: Response | undefined;
    const cpuMs = await cpuMsOf(async () => {
      response = await fetch(`${origin}${path}${rest}`, { headers });
    });
    expect(response?.status).toBe(status);
    expect(handle).not.toHaveBeenCalled();
    expect(cpuMs).toBeLessThan(200);
  });

  it.each([
    ['/auth', 64 * 1024],
    ['/api/v1/profile', 2 * 1024 * 1024],
    ['/api/v1/profile/update', 5 * 1024 * 1024 + 64 * 1024],
    ['/api/microservice/users/statements/7/images', 20 * 1024 * 1024 + 64 * 1024],
  ])('bounds a body of %s to %i bytes', async (path, bytesMax) => {
    const { origin, handle } = await serve();
    const post = (bytes: number) => fetch(origin + path, { method: 'POST', body: new Uint8Array(bytes), headers: form });
    expect((await post(bytesMax)).status).toBe(200);
    expect((await post(bytesMax + 1)).status).toBe(413);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('refuses a page’s form that does not announce its length', async () => {
    const { origin } = await serve();
    const body = new Blob(['a=1']).stream();
    expect((await fetch(`${origin}/auth`, { method: 'POST', body, duplex: 'half' } as RequestInit)).status).toBe(413);
  });

  it('refuses methods that nothing here answers, and names the others', async () => {
    const { origin } = await serve();
    expect(await send(`${origin}/`, 'TRACE')).toEqual({ status: 405, allow: 'GET, HEAD, POST, OPTIONS' });
    expect(await send(`${origin}/s`, 'DELETE')).toMatchObject({ status: 405 });
    const allow = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
    expect(await send(`${origin}/api/v1/statements`, 'TRACE')).toEqual({ status: 405, allow });
  });

  it('answers in the API’s envelope under /api, and with a plain page in the language of any other address', async () => {
    const { origin } = await serve();
    const query = `?${'a&'.repeat(1000)}`;
    const api = await fetch(`${origin}/api/v1/statements${query}`);
    expect([api.headers.get('content-type'), api.headers.get('cache-control')]).toEqual([
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(await api.json()).toEqual({
      result: false,
      data: null,
      errors: {},
      message: 'errors.address_too_long',
      request_id: api.headers.get('x-request-id'),
    });
    const textOf = async (path: string) => (await fetch(origin + path + query)).text();
    expect(await textOf('/en/s')).toContain('<html lang="en">');
    expect(await textOf('/en/s')).toContain('This address is too long.');
    expect(await textOf('/ru')).toContain('<html lang="ru">');
    expect(await textOf('/russia')).toContain('<html lang="ka">');
  });
});

describe('an upgrade', () => {
  it('to h2c is ignored and answered in HTTP/1.1', async () => {
    const { port } = await serve();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: \r\n\r\n',
    );
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('to the reload socket of development reaches the framework', async () => {
    const { port, server } = await serve({ isDevelopment: true });
    server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /_next/webpack-hmr HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 101/);
  });
});

it('replaces the address that a client claims', async () => {
  const { origin } = await serve({
    handle: async (request, response) => void response.end(String(request.headers[clientAddressHeader])),
  });
  const response = await fetch(origin, { headers: { [clientAddressHeader]: '6.6.6.6' } });
  expect(await response.text()).toBe('127.0.0.1');
});

it('lets no cache keep an error', async () => {
  const { origin } = await serve({
    handle: async (request, response) => {
      response.setHeader('cache-control', 'public, max-age=2592000');
      response.statusCode = request.url === '/assets/a.png' ? 200 : 404;
      response.end('x');
    },
  });
  expect((await fetch(`${origin}/assets/none.png`)).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${origin}/assets/a.png`)).headers.get('cache-control')).toBe('public, max-age=2592000');
});

it('answers 503 with Retry-After for a page that failed while the database was away, and 500 for any other', async () => {
  const { origin, state } = await serve({
    handle: async (request, response) => {
      await Promise.resolve();
      const scope = state.scope.getStore();
      if (scope) scope.isDatabaseUnavailable = request.url === '/s';
      response.statusCode = 500;
      response.end('sorry');
    },
  });
  const away = await fetch(`${origin}/s`);
  expect([away.status, away.statusText, away.headers.get('retry-after')]).toEqual([503, 'Service Unavailable', '5']);
  const failed = await fetch(`${origin}/other`);
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([500, null]);
});

it('keeps a connection longer than the balancers in front of it keep theirs', async () => {
  const { origin } = await serve();
  expect((await fetch(origin)).headers.get('keep-alive')).toBe('timeout=65');
});

describe('stopping', () => {
  it('refuses readiness, finishes what runs, then stops accepting connections', async () => {
    let finish = () => {};
    const { origin, server, state, handle } = await serve({
      handle: async (request, response) => {
        if (request.url === '/slow')
          await new Promise<void>((done) => {
            finish = done;
          });
        response.end('done');
      },
    });
    const slow = fetch(`${origin}/slow`);
    await expect.poll(() => handle).toHaveBeenCalledOnce();
    const stopped = stopServer(server, state, { delayMs: 300, drainMs: 10_000 });
    const ready = await fetch(`${origin}/api/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'unready', failing: 'stopping' }]);
    expect((await fetch(`${origin}/s`)).headers.get('connection')).toBe('close');
    await expect.poll(() => server.listening).toBe(false);
    await expect(fetch(origin)).rejects.toThrow();
    finish();
    expect(await (await slow).text()).toBe('done');
    await stopped;
  });

  it('cuts a request that outlives its time', async () => {
    const { origin, server, state, handle } = await serve({ handle: () => new Promise(() => {}) });
    const never = fetch(origin);
    const failed = expect(never).rejects.toThrow();
    await expect.poll(() => handle).toHaveBeenCalledOnce();
    await stopServer(server, state, { delayMs: 50, drainMs: 50 });
    await failed;
  });
});
