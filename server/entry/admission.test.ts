import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createEntryServer } from './entry-server';
import { createEntryState } from './entry-state';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

type Rendering = { url: string; isLeft: boolean; finish(): void };

const two = { runningMax: 2, waitingMax: 1 };
const one = { runningMax: 1, waitingMax: 1 };
const limits = { pages: two, api: two, accountPages: one, accountApi: one, assistants: one };
const patient = { waitMaxMs: 60_000, standingAfterMs: 60_000, standingWaitMaxMs: 60_000 };

/** A site whose pages and calls the test releases: two of each lane at once and one queued, for the account's lanes one and one. */
async function serve({ pageCacheBytes = 0, waits = patient, admission = limits } = {}) {
  const started: Rendering[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '';
    if (url.startsWith('/assets') || /quick|health|callback|events|images/.test(url)) return void response.end('quick');
    await new Promise<void>((finish) => {
      const rendering = { url, isLeft: false, finish };
      started.push(rendering);
      response.once('close', () => {
        rendering.isLeft = true;
      });
    });
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', "script-src 'nonce-a'");
    response.end(`<html><head></head>${url}</html>`);
  };
  const options = {
    state: createEntryState(),
    handle,
    isDevelopment: false,
    isProxyTrusted: false,
    pageCacheBytes,
    waits,
    admission,
  };
  const server = createEntryServer(options);
  servers.push(server);
  let open = 0;
  server.on('request', (_, response: ServerResponse) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  /** Requests a page; `leave` aborts the request. */
  const visit = (path: string) => {
    const leaving = new AbortController();
    const response = fetch(origin + path, { signal: leaving.signal, headers: { 'user-agent': 'browser' } });
    response.catch(() => undefined);
    return { response, leave: () => leaving.abort() };
  };
  const untilStarted = (count: number) => expect.poll(() => started.length).toBe(count);
  /** Waits until the entry has this many open requests. */
  const received = (count: number) => expect.poll(() => open).toBe(count);
  return { origin, started, visit, untilStarted, received };
}

describe('the admission of renderings', () => {
  it('renders two at once, lets one wait, and refuses the next with a time to come again', async () => {
    const { origin, started, visit, untilStarted, received } = await serve();
    const pages = [visit('/a'), visit('/b')];
    await untilStarted(2);
    pages.push(visit('/c'));
    await received(3);
    const refused = await fetch(`${origin}/ru/d`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain('<html lang="ru">');
    expect(started.map(({ url }) => url)).toEqual(['/a', '/b']);
    for (const rendering of started) rendering.finish();
    await untilStarted(3);
    started[2]?.finish();
    const statuses = await Promise.all(pages.map(async ({ response }) => (await response).status));
    expect(statuses).toEqual([200, 200, 200]);
    expect(started.map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
  });

  it.each([
    ['the API', '/api/v1/quick'],
    ['calls of the account', '/api/v3/payments/quick'],
    ['pages of the account', '/ru/account/quick'],
    ['the result of a payment', '/payment-result?quick'],
    ['files', '/assets/map/a.pbf'],
  ])('leaves %s their places when public pages have none', async (_, path) => {
    const { origin, visit, untilStarted, received } = await serve();
    for (const page of ['/a', '/b']) visit(page);
    await untilStarted(2);
    visit('/c');
    await received(3);
    expect((await fetch(origin + path)).status).toBe(200);
  });

  it('refuses a request that has waited in the queue for too long, and serves the next one', async () => {
    const { origin, started, visit, untilStarted, received } = await serve({ waits: { ...patient, waitMaxMs: 50 } });
    for (const page of ['/a', '/b']) visit(page);
    await untilStarted(2);
    expect((await fetch(`${origin}/c`)).status).toBe(503);
    started[0]?.finish();
    await received(1);
    const next = visit('/d');
    await untilStarted(3);
    started[2]?.finish();
    expect((await next.response).status).toBe(200);
  });

  it('lets a burst wait, and those who join a queue that does not empty for a short time only', async () => {
    const waits = { waitMaxMs: 60_000, standingAfterMs: 0, standingWaitMaxMs: 20 };
    const { origin, started, visit, untilStarted, received } = await serve({
      waits,
      admission: { ...limits, pages: { runningMax: 2, waitingMax: 2 } },
    });
    for (const page of ['/a', '/b']) visit(page);
    await untilStarted(2);
    const first = visit('/c');
    await received(3);
    expect((await fetch(`${origin}/d`)).status).toBe(503);
    started[0]?.finish();
    await untilStarted(3);
    started[2]?.finish();
    expect((await first.response).status).toBe(200);
  });

  it('forgets who leaves the line', async () => {
    const { started, visit, untilStarted, received } = await serve();
    visit('/a');
    visit('/b');
    await untilStarted(2);
    const left = visit('/c');
    await received(3);
    left.leave();
    await received(2);
    const next = visit('/d');
    await received(3);
    started[0]?.finish();
    await untilStarted(3);
    started[2]?.finish();
    expect((await next.response).status).toBe(200);
    expect(started.map(({ url }) => url)).toEqual(['/a', '/b', '/d']);
  });

  it('gives the place of a client who leaves to the next one', async () => {
    const { started, visit, untilStarted, received } = await serve();
    const left = visit('/a');
    visit('/b');
    await untilStarted(2);
    visit('/c');
    await received(3);
    left.leave();
    await untilStarted(3);
    expect(started.find(({ url }) => url === '/a')?.isLeft).toBe(true);
  });
});

describe('a guest’s page that is being rendered', () => {
  const cacheBytes = 2 ** 20;

  it('takes one place for everybody who waits for it', async () => {
    const { started, visit, untilStarted, received } = await serve({ pageCacheBytes: cacheBytes });
    const same = ['/a', '/a', '/a', '/a'].map(visit);
    await received(4);
    await untilStarted(1);
    started[0]?.finish();
    for (const { response } of same) expect((await response).status).toBe(200);
    expect(started).toHaveLength(1);
  });

  it('is given up when the last of them has left, and rendered again for the next', async () => {
    const { started, visit, untilStarted, received } = await serve({ pageCacheBytes: cacheBytes });
    const [first, second] = [visit('/a'), visit('/a')];
    await received(2);
    await untilStarted(1);
    first.leave();
    await received(1);
    expect(started[0]?.isLeft).toBe(false);
    second.leave();
    await expect.poll(() => started[0]?.isLeft).toBe(true);
    const again = visit('/a');
    await untilStarted(2);
    started[1]?.finish();
    expect((await again.response).status).toBe(200);
  });

  it('is refused when the line is full, and the refusal is not kept', async () => {
    const { origin, started, visit, untilStarted, received } = await serve({ pageCacheBytes: cacheBytes });
    const pages = ['/a', '/b'].map(visit);
    await untilStarted(2);
    pages.push(visit('/c'));
    await received(3);
    const refused = await fetch(`${origin}/d`, { headers: { 'user-agent': 'browser' } });
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    for (const rendering of started) rendering.finish();
    await untilStarted(3);
    started[2]?.finish();
    for (const { response } of pages) expect((await response).status).toBe(200);
    const again = visit('/d');
    await untilStarted(4);
    started[3]?.finish();
    expect((await again.response).status).toBe(200);
  });
});

describe('the admission of calls', () => {
  const saturate = async (paths: readonly string[], count: number) => {
    const site = await serve();
    for (const path of paths) site.visit(path);
    await site.untilStarted(count);
    await site.received(paths.length);
    return site;
  };

  it('runs two at once, lets one wait, and refuses the next with the envelope and a time to come again', async () => {
    const { origin } = await saturate(['/api/v1/a', '/api/v2/b', '/api/static/c'], 2);
    const refused = await fetch(`${origin}/api/v1/d`);
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(await refused.json()).toMatchObject({ result: false, message: 'errors.unavailable' });
  });

  it('leaves the API its places when assistants take all of theirs', async () => {
    const { origin, started, visit, untilStarted } = await saturate(['/api/mcp', '/api/mcp/'], 1);
    expect((await fetch(`${origin}/api/mcp`)).status).toBe(503);
    const call = visit('/api/v1/config');
    await untilStarted(2);
    started[1]?.finish();
    expect((await call.response).status).toBe(200);
  });

  it('reads the sockets before it starts the next call, even when calls run without yielding', async () => {
    const { origin } = await serve();
    const { port } = new URL(origin);
    const requestOn = async (socket: Socket, path: string): Promise<string> => {
      const answered = once(socket, 'data');
      socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
      return String((await answered)[0]).slice(9, 12);
    };
    const sockets = Array.from({ length: 10 }, () => connect(Number(port), '127.0.0.1'));
    // Each connection has been taken before the calls come together.
    await Promise.all(sockets.map((socket) => requestOn(socket, '/assets/a.svg')));
    const statuses = sockets.map((socket) => requestOn(socket, '/api/v1/quick'));
    const count = Map.groupBy(await Promise.all(statuses), (status) => status);
    for (const socket of sockets) socket.destroy();
    expect([count.get('200')?.length, count.get('503')?.length]).toEqual([3, 7]);
  });

  it.each([
    '/api/health/live',
    '/api/payments/callback/bog',
    '/api/v1/chat/events',
    '/api/images/a.webp',
    '/api/v3/payments/pay-quick',
    '/api/auth-service/sign-in-quick',
    '/api/microservice/users/statements-quick',
    '/api/v1/orders/quick',
    '/quick',
  ])('answers %s when the public API is full', async (path) => {
    const { origin } = await saturate(['/api/v1/a', '/api/v1/b', '/api/v1/c'], 2);
    expect((await fetch(origin + path)).status).toBe(200);
  });

  it.each(['/api/health/ready', '/api/payments/callback/tpay'])(
    'answers %s when the account has no place either',
    async (path) => {
      const { origin } = await saturate(['/api/v3/payments/a', '/api/v1/users/b'], 1);
      expect((await fetch(`${origin}/api/v1/me`)).status).toBe(503);
      expect((await fetch(origin + path)).status).toBe(200);
    },
  );

  it('takes the place back from a body that trickles in', async () => {
    const { origin, untilStarted, started } = await saturate(['/api/v1/a'], 1);
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST /api/v1/slow HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nx');
    await untilStarted(2);
    fetch(`${origin}/api/v1/next`).catch(() => undefined);
    await expect.poll(() => started.map(({ url }) => url)).toContain('/api/v1/next');
    socket.destroy();
  });
});
