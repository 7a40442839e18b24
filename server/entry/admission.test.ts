import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

/** A site whose pages are rendered when the test says so: two at once, one in line. */
async function serve(pageCacheBytes = 0) {
  const started: Rendering[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '';
    if (url.startsWith('/api') || url.startsWith('/assets')) return void response.end('quick');
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
  const options = { state: createEntryState(), handle, isDevelopment: false, isProxyTrusted: false, pageCacheBytes };
  const server = createEntryServer({ ...options, admission: { renderingsMax: 2, waitingMax: 1 } });
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
  /** Asks for a page and leaves when told to. */
  const visit = (path: string) => {
    const leaving = new AbortController();
    const response = fetch(origin + path, { signal: leaving.signal, headers: { 'user-agent': 'browser' } });
    response.catch(() => undefined);
    return { response, leave: () => leaving.abort() };
  };
  const begun = (count: number) => vi.waitFor(() => expect(started).toHaveLength(count));
  /** The entry has so many requests that it has not answered. */
  const received = (count: number) => vi.waitFor(() => expect(open).toBe(count));
  return { origin, started, visit, begun, received };
}

describe('the admission of renderings', () => {
  it('renders two at once, lets one wait, and refuses the next with a time to come again', async () => {
    const { origin, started, visit, begun, received } = await serve();
    const pages = [visit('/a'), visit('/b')];
    await begun(2);
    pages.push(visit('/c'));
    await received(3);
    const refused = await fetch(`${origin}/ru/d`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain('<html lang="ru">');
    expect(started.map(({ url }) => url)).toEqual(['/a', '/b']);
    for (const rendering of started) rendering.finish();
    await begun(3);
    started[2]?.finish();
    const statuses = await Promise.all(pages.map(async ({ response }) => (await response).status));
    expect(statuses).toEqual([200, 200, 200]);
    expect(started.map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
  });

  it('keeps the API and files out of the line', async () => {
    const { origin, visit, begun, received } = await serve();
    visit('/a');
    visit('/b');
    await begun(2);
    visit('/c');
    await received(3);
    for (const path of ['/api/v1/config', '/assets/map/a.pbf']) expect((await fetch(origin + path)).status, path).toBe(200);
  });

  it('forgets who leaves the line', async () => {
    const { started, visit, begun, received } = await serve();
    visit('/a');
    visit('/b');
    await begun(2);
    const left = visit('/c');
    await received(3);
    left.leave();
    await received(2);
    const next = visit('/d');
    await received(3);
    started[0]?.finish();
    await begun(3);
    started[2]?.finish();
    expect((await next.response).status).toBe(200);
    expect(started.map(({ url }) => url)).toEqual(['/a', '/b', '/d']);
  });

  it('gives the place of a client who leaves to the next one', async () => {
    const { started, visit, begun, received } = await serve();
    const left = visit('/a');
    visit('/b');
    await begun(2);
    visit('/c');
    await received(3);
    left.leave();
    await begun(3);
    expect(started.find(({ url }) => url === '/a')?.isLeft).toBe(true);
  });
});

describe('a guest’s page that is being rendered', () => {
  const cacheBytes = 2 ** 20;

  it('takes one place for everybody who waits for it', async () => {
    const { started, visit, begun, received } = await serve(cacheBytes);
    const same = ['/a', '/a', '/a', '/a'].map(visit);
    await received(4);
    await begun(1);
    started[0]?.finish();
    for (const { response } of same) expect((await response).status).toBe(200);
    expect(started).toHaveLength(1);
  });

  it('is given up when the last of them has left, and rendered again for the next', async () => {
    const { started, visit, begun, received } = await serve(cacheBytes);
    const [first, second] = [visit('/a'), visit('/a')];
    await received(2);
    await begun(1);
    first.leave();
    await received(1);
    expect(started[0]?.isLeft).toBe(false);
    second.leave();
    await vi.waitFor(() => expect(started[0]?.isLeft).toBe(true));
    const again = visit('/a');
    await begun(2);
    started[1]?.finish();
    expect((await again.response).status).toBe(200);
  });

  it('is refused when the line is full, and the refusal is not kept', async () => {
    const { origin, started, visit, begun, received } = await serve(cacheBytes);
    const pages = ['/a', '/b'].map(visit);
    await begun(2);
    pages.push(visit('/c'));
    await received(3);
    const refused = await fetch(`${origin}/d`, { headers: { 'user-agent': 'browser' } });
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    for (const rendering of started) rendering.finish();
    await begun(3);
    started[2]?.finish();
    for (const { response } of pages) expect((await response).status).toBe(200);
    const again = visit('/d');
    await begun(4);
    started[3]?.finish();
    expect((await again.response).status).toBe(200);
  });
});
