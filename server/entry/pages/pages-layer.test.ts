import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { pageCookies } from '@/lib/contracts/page-cookies';
import { createEntryState } from '../entry-state';
import { inFrontOf } from '../layers';
import { recordResponse } from '../record-response';
import { createPageRoutes } from './page-routes';
import { type PageModule, pagesLayer } from './pages-layer';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const policy = "script-src 'nonce-1'";

async function serve(handler: PageModule['handler'] = async (_, response) => void response.end('entry point')) {
  const state = createEntryState();
  state.findPage = vi.fn(async (url: string) =>
    url.startsWith('/redirected')
      ? null
      : {
          path: `/ka${url.split('?')[0]}`,
          requestHeaders: { 'content-security-policy': policy },
          headers: { 'content-security-policy': policy },
        },
  );
  const findRoute = createPageRoutes({ '/[locale]/blog/[key]/page': 'article.js', '/[locale]/redirected/page': 'redirected.js' });
  const load = vi.fn(() => ({ handler }));
  const framework = vi.fn(
    async (request: IncomingMessage, response: ServerResponse) =>
      void response.end(`framework ${request.headers['content-security-policy']}`),
  );
  const respond = inFrontOf(framework, [pagesLayer(state, { findRoute, load })]);
  const started = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  server = started;
  await once(started.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
  return { get, load };
}

it('renders a page of a guest with its entry point', async () => {
  const handler = vi.fn<PageModule['handler']>(
    async (request, response) => void response.end(`entry point ${request.headers['content-security-policy']}`),
  );
  const { get, load } = await serve(handler);
  const response = await get('/blog/vake?page=2');
  expect(await response.text()).toBe(`entry point ${policy}`);
  expect(response.headers.get('content-security-policy')).toBe(policy);
  expect(load).toHaveBeenCalledWith('article.js');
  expect(handler.mock.calls[0]?.[2]).toEqual({
    requestMeta: { relativeProjectDir: '.', params: { locale: 'ka', key: 'vake' } },
  });
});

it.each([
  ['what the middleware has to decide', '/redirected', {}],
  ['an address without a page', '/blog/vake/more', {}],
  ['a visitor with a session', '/blog/vake', { cookie: `${pageCookies.identity[0]}=1` }],
  ['the data that the router requests', '/blog/vake', { rsc: '1' }],
  ['a request that names another page', '/blog/vake', { 'x-matched-path': '/admin' }],
  ['a request that names parameters', '/blog/vake', { 'x-now-route-matches': 'locale=ru' }],
])('leaves %s to the framework', async (_, path, headers) => {
  const { get, load } = await serve();
  expect(await (await get(path, headers)).text()).toBe('framework undefined');
  expect(load).not.toHaveBeenCalled();
});

it('leaves a page that fails to the framework, with the request as it came', async () => {
  const { get } = await serve(() => Promise.reject(new Error('no manifest')));
  const response = await get('/blog/vake');
  expect(await response.text()).toBe('framework undefined');
  expect(response.headers.get('content-security-policy')).toBeNull();
});

it('ends the connection of a page that fails when a part of it was sent', async () => {
  const { get } = await serve(async (_, response) => {
    response.write('begun');
    throw new Error('no data');
  });
  await expect(get('/blog/vake').then((response) => response.text())).rejects.toThrow();
});

it('renders no page twice into one response', async () => {
  const state = createEntryState();
  state.findPage = async () => ({ path: '/ka/blog', requestHeaders: {}, headers: {} });
  const load = () => ({
    handler: async (_: IncomingMessage, response: ServerResponse) => {
      response.write('begun');
      throw new Error('no data');
    },
  });
  const framework = vi.fn();
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/blog', headers: {} });
  const { response } = recordResponse(request);
  const layer = pagesLayer(state, { findRoute: createPageRoutes({ '/[locale]/blog/page': 'blog.js' }), load });
  await expect(layer(request, response, framework)).rejects.toThrow('no data');
  expect(framework).not.toHaveBeenCalled();
});
