import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { pageCookies } from '@/lib/contracts/page-cookies';
import { noTelemetry } from '../../telemetry/telemetry';
import { createEntryServer } from '../entry-server';
import { createEntryState } from '../entry-state';
import { inFrontOf } from '../layers';
import { createRenderers, type Renderers, renderThreadsOf } from './renderers';

const servers: Server[] = [];
const started: Renderers[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await Promise.all(started.splice(0).map((renderers) => renderers.close()));
});

/** The site with one thread; the main one renders `main`, and `/busy` as long as its client waits. */
async function serve({ pageCacheBytes = 0 } = {}) {
  const state = createEntryState();
  const report = vi.fn();
  const visitorName = new AsyncLocalStorage<string>();
  state.telemetry = { ...noTelemetry, report };
  state.countView = vi.fn(async () => undefined);
  const api = vi.fn(
    async (request: Request, _about?: object) => new Response(`${visitorName.getStore()} ${new URL(request.url).pathname}`),
  );
  state.api = { fetch: api };
  const handle = vi.fn(async (request: IncomingMessage, response: ServerResponse) => {
    // As the framework, whose promise may stay open when a visitor leaves.
    if (request.url === '/busy') await new Promise(() => undefined);
    response.end('main');
  });
  const renderers = createRenderers({
    state,
    count: 1,
    data: null,
    module: new URL('./test-renderer.ts', import.meta.url),
    restartMs: 1,
  });
  started.push(renderers);
  const inTrace = inFrontOf(handle, [
    (request, response, next) => visitorName.run(String(request.headers['x-visitor']), () => next(request, response)),
    renderers.layer,
  ]);
  const server = createEntryServer({ state, handle: inTrace, isDevelopment: false, isProxyTrusted: false, pageCacheBytes });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = (path: string, init?: RequestInit) => fetch(origin + path, init);
  const get = async (path: string, headers: Record<string, string> = {}) => (await request(path, { headers })).text();
  /** Keeps the main thread rendering until `leave` is called. */
  const visitor = new AbortController();
  const occupy = async (): Promise<void> => {
    void request('/busy', { signal: visitor.signal }).catch(() => undefined);
    await expect.poll(() => handle.mock.calls.some(([{ url }]) => url === '/busy')).toBe(true);
  };
  renderers.start();
  /** Resolves once the thread renders. */
  const ready = async (): Promise<void> => {
    await occupy();
    await expect.poll(() => get('/warm')).toContain('renderer');
    api.mockClear();
  };
  return { state, report, api, origin, request, get, ready, leave: () => visitor.abort() };
}

it('renders in the main thread while that renders nothing, and in the other while it does', async () => {
  const { get, ready, leave, state } = await serve();
  await ready();
  const [here, elsewhere] = [state.counts.pagesOnMainThread, state.counts.pagesOnRenderers];
  expect(await get('/a')).toContain('renderer');
  expect(state.counts).toMatchObject({ pagesOnMainThread: here, pagesOnRenderers: elsewhere + 1 });
  leave();
  await expect.poll(() => get('/a')).toBe('main');
});

it('renders where fewer pages are being rendered, with as many in the other thread', async () => {
  const { get, request, ready, api } = await serve();
  await ready();
  api.mockImplementation(async ({ url }) => (url.endsWith('/waiting') ? new Promise<never>(() => undefined) : new Response()));
  const occupyThread = async (running: number): Promise<void> => {
    void request('/left').catch(() => undefined);
    await expect.poll(() => api.mock.calls.filter(([{ url }]) => url.endsWith('/waiting')).length).toBe(running);
  };
  await occupyThread(1);
  expect(await get('/a')).toContain('renderer');
  await occupyThread(2);
  expect(await get('/a')).toBe('main');
});

it('renders in the main thread what belongs to one visitor, and what is no page', async () => {
  const { get, ready } = await serve();
  await ready();
  expect(await get('/a', { cookie: `${pageCookies.identity[0]}=secret` })).toBe('main');
  expect(await get('/a', { authorization: 'Bearer secret' })).toBe('main');
  expect(await get('/api/a')).toBe('main');
  expect(await get('/account/a')).toBe('main');
  expect(await get('/a', { rsc: '1', 'next-router-state-tree': '[]', 'next-url': '/' })).toContain('renderer');
});

it('sends a page of the thread as it was rendered, with its static parts', async () => {
  const { request, ready, origin, state } = await serve();
  await ready();
  const response = await request('/a');
  expect(response.status).toBe(203);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const about = { headers: origin.replace('http://', ''), state: 0, isShared: true };
  expect(await response.text()).toBe(`renderer: ${JSON.stringify(about)} undefined /api/a <b>part</b>`);
  expect(state.countView).toHaveBeenCalledWith(new URL('http://api.internal/api/counted'), expect.anything());
});

it('caches a page of the thread', async () => {
  const { get, ready, state } = await serve({ pageCacheBytes: 2 ** 20 });
  await ready();
  const page = await get('/cached');
  expect(page).toContain('<b>part</b>');
  const rendered = state.counts.pagesOnRenderers;
  expect(await get('/cached')).toBe(page);
  expect(state.counts.pagesOnRenderers).toBe(rendered);
});

it('answers calls of the API in the context of the request that they belong to', async () => {
  const { get, ready, api } = await serve();
  await ready();
  expect(await get('/a', { 'x-visitor': 'anna' })).toContain('anna /api/a');
  expect(api.mock.lastCall?.[1]).toEqual({ isTrusted: true, changedMs: 0 });
});

it('shows a change that came before the request', async () => {
  const { get, ready, state } = await serve();
  await ready();
  state.pages.change('search');
  state.pages.change(null);
  expect(await get('/a')).toContain('"state":2');
});

it('ends a rendering whose visitor has left', async () => {
  const { request, ready, api } = await serve();
  await ready();
  const called = (path: string) => api.mock.calls.some(([{ url }]) => url.endsWith(path));
  api.mockImplementation(async ({ url }) => (url.endsWith('/waiting') ? new Promise<never>(() => undefined) : new Response()));
  const visitor = new AbortController();
  const left = request('/left', { signal: visitor.signal });
  await expect.poll(() => called('/waiting')).toBe(true);
  visitor.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => called('/left')).toBe(true);
});

it('renders a page again that failed in the thread', async () => {
  const { get, ready } = await serve();
  await ready();
  expect(await get('/broken')).toBe('main');
  expect(await get('/a')).toContain('renderer');
});

it('renders a page whose call of the API failed, and reports the error', async () => {
  const { get, ready, api, report } = await serve();
  await ready();
  const error = new Error('no database');
  api.mockRejectedValueOnce(error);
  expect(await get('/a')).toBe('main');
  expect(report).toHaveBeenCalledWith(error, { where: 'page' });
});

it('reports an error of a page, whatever it consists of', async () => {
  const { get, ready, report } = await serve();
  await ready();
  await get('/reported');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'reported' }), { where: 'page' });
});

it('renders the pages of a thread that has ended, and starts another', async () => {
  const { get, ready } = await serve();
  await ready();
  expect(await get('/crash')).toBe('main');
  await expect.poll(() => get('/a')).toContain('renderer');
});

it('starts no thread after the end', async () => {
  const { get, ready } = await serve();
  await ready();
  await started[0]?.close();
  // A thread that was started at the same time renders by now.
  await (await serve()).ready();
  expect(await get('/a')).toBe('main');
});

it.each([
  [undefined, 1, 0],
  ['', 2, 1],
  [undefined, 16, 3],
  ['0', 4, 0],
  ['8', 4, 8],
])('with RENDER_THREADS %j, %i cores have %i threads', (setting, cores, threads) => {
  expect(renderThreadsOf(setting, cores)).toBe(threads);
});

it.each(['two', '-1', '1.5'])('refuses %j threads', (setting) => {
  expect(() => renderThreadsOf(setting, 2)).toThrow(`RENDER_THREADS has to be a whole number, not ${setting}.`);
});
