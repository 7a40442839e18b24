import { createHash, randomBytes } from 'node:crypto';
import { type IncomingMessage, request as openRequest, type Server, type ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, cacheablePageOf } from './cacheable-page';
import { createEntryServer } from './entry-server';
import { createEntryState } from './entry-state';
import { createPageVersions } from './page-versions';

const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.close();
});

type Page = {
  status?: number;
  headers?: Record<string, string>;
  html?: string;
  counted?: string;
  uncounted?: string;
};

/** The site behind a page cache; `page` is the response of the framework. */
async function serve(page: (request: IncomingMessage) => Page | Promise<Page> = () => ({}), bytesMax = 2 ** 20) {
  const state = createEntryState();
  state.countView = vi.fn(async () => undefined);
  let rendered = 0;
  const handle = vi.fn(async (request: IncomingMessage, response: ServerResponse) => {
    rendered += 1;
    const nonce = `nonce${rendered}`;
    const { status = 200, headers = {}, html = `page ${rendered}`, counted, uncounted } = await page(request);
    const scope = state.scope.getStore();
    if (counted) scope?.countedUrls.push(counted);
    if (uncounted) scope?.uncountedUrls.push(uncounted);
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate');
    response.setHeader('content-security-policy', `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'`);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.write('<html><head></head><body>');
    response.end(`${html.replaceAll('NONCE', nonce)}</body></html>`);
  });
  const server = createEntryServer({ state, handle, isDevelopment: false, isProxyTrusted: true, pageCacheBytes: bytesMax });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      headers: { 'user-agent': 'browser', 'accept-encoding': 'gzip, br', ...headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { state, handle, origin, get };
}

const cookie = (text: string) => ({ cookie: text });

describe('a guest’s page', () => {
  it('is rendered once and sent to everyone, compressed, with its tag', async () => {
    const { handle, get, origin } = await serve();
    const first = await get('/s');
    const second = await get('/s', cookie('consent=1; NEXT_LOCALE=ka'));
    expect(handle).toHaveBeenCalledTimes(1);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('content-encoding')).toBe('br');
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
    expect(second.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const again = await get('/s', { 'if-none-match': String(first.headers.get('etag')) });
    expect(again).toMatchObject({ status: 304, text: '' });
    const head = await fetch(`${origin}/s`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(head.headers.get('content-length')).toBe(second.headers.get('content-length'));
  });

  it.each([
    ['br', 'gzip, deflate, br', 'br'],
    ['gzip', 'gzip, br;q=0', 'gzip'],
    ['plain text', 'identity', null],
  ])('is sent as %s to whom that is right for', async (_, accepted, encoding) => {
    const { get } = await serve();
    const responses = [await get('/s', { 'accept-encoding': accepted }), await get('/s', { 'accept-encoding': accepted })];
    for (const { headers, text } of responses) {
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(text).toContain('page 1');
    }
  });

  it('is compressed when somebody takes it compressed, and takes that much memory then', async () => {
    const html = 'page '.repeat(20_000);
    const { state, get } = await serve(() => ({ html }));
    await get('/s', { 'accept-encoding': 'identity' });
    expect(state.counts.pageBytes()).toBeGreaterThan(html.length);
    await get('/s', { 'accept-encoding': 'br' });
    expect(state.counts.pageBytes()).toBeLessThan(html.length / 10);
  });

  it('is compressed once for all who wait for it', async () => {
    const page = cacheablePageOf({
      status: 200,
      headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'nonce-x' 'strict-dynamic'" },
      body: [Buffer.from('<html><head></head><body>page</body></html>')],
    });
    if (page === null) throw new Error('The page should be kept.');
    const [one, other] = await Promise.all([bodyOf(page, 'br'), bodyOf(page, 'br')]);
    expect(one).toBe(other);
  });

  it('is rendered once for all who wait for it', async () => {
    const gate = Promise.withResolvers<void>();
    const { handle, get } = await serve(async () => {
      await gate.promise;
      return {};
    });
    const waiting = [get('/s'), get('/s'), get('/s')];
    await expect.poll(() => handle).toHaveBeenCalledTimes(1);
    gate.resolve();
    expect(new Set((await Promise.all(waiting)).map(({ text }) => text)).size).toBe(1);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('is rendered to its end when the first who asked for it leaves', async () => {
    const gate = Promise.withResolvers<void>();
    const { handle, get, origin } = await serve(async () => {
      await gate.promise;
      return {};
    });
    const first = openRequest(`${origin}/s`, { headers: { 'user-agent': 'browser' } });
    first.on('error', () => undefined).end();
    await expect.poll(() => handle).toHaveBeenCalledTimes(1);
    const second = get('/s');
    first.destroy();
    gate.resolve();
    expect((await second).text).toContain('page 1');
  });

  it.each([
    ['another language', '/en/s', {}],
    ['another query', '/s?page=2', {}],
    ['another currency', '/s', cookie('currency=dollar')],
    ['a banner that was closed', '/s', cookie('a=b; headerBanner=1')],
    ['another host of a proxy', '/s', { 'x-forwarded-host': 'other.example' }],
    ['another protocol', '/s', { 'x-forwarded-proto': 'https' }],
    ['a reload past caches', '/s', { 'cache-control': 'no-cache' }],
  ])('is rendered again for %s', async (_, path, headers) => {
    const { handle, get } = await serve();
    await get('/s');
    await get(path, headers);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it.each<[string, string, Record<string, string>, Page]>([
    ['a session', '/s', cookie('aivani_session=x'), {}],
    ['a session over https', '/s', cookie('a=b; __Host-aivani_session=x'), {}],
    ['a part that the client asks for', '/s', { rsc: '1' }, {}],
    ['the account', '/en/account', {}, {}],
    ['the API', '/api/v1/config', {}, {}],
    ['an asset', '/assets/x.css', {}, {}],
    ['a missing page', '/x', {}, { status: 404 }],
    ['a redirect', '/x', {}, { status: 308, headers: { location: '/y' } }],
    ['a failure', '/x', {}, { status: 500 }],
    ['a cookie that is set', '/s', {}, { headers: { 'set-cookie': 'a=b' } }],
    ['what is private', '/s', {}, { headers: { 'cache-control': 'private, no-store' } }],
    ['what is no page', '/s', {}, { headers: { 'content-type': 'application/json' } }],
  ])('is not kept with %s', async (_, path, headers, page) => {
    const { handle, origin } = await serve(() => page);
    const get = () => fetch(origin + path, { headers, redirect: 'manual' });
    await get();
    const second = await get();
    expect(handle).toHaveBeenCalledTimes(2);
    expect(second.status).toBe(page.status ?? 200);
    expect(second.headers.get('cache-control') ?? '').not.toContain('s-maxage');
  });

  it('is not kept when rendering fails, and is requested again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isBroken = true;
    const { get } = await serve(() => {
      if (isBroken) throw new Error('broken');
      return {};
    });
    expect((await get('/s')).status).toBe(500);
    isBroken = false;
    expect((await get('/s')).status).toBe(200);
  });

  it.each([
    ['large ones', randomBytes(30_000).toString('base64'), 3 + 1],
    ['small ones', 'page', 3],
  ])('takes no more memory than it may: %s', async (_, html, renderedCount) => {
    const { handle, get } = await serve(() => ({ html }), 100_000);
    for (const path of ['/1', '/2', '/3', '/1']) await get(path);
    expect(handle).toHaveBeenCalledTimes(renderedCount);
  });
});

describe('a change', () => {
  const home = '/en';
  const statement = '/en/udzravi-qoneba/flat/in-vake-10000005';
  const other = '/ru/udzravi-qoneba/flat/in-vake-10000006';
  it.each([
    ['search', [home]],
    ['statement 10000005', [statement]],
    ['site', [home, statement, other]],
    [null, [home, statement, other]],
  ])('of %s drops what shows it and nothing else', async (tag, dropped) => {
    const { handle, state, get } = await serve();
    for (const path of [home, statement, other]) await get(path);
    state.pages.change(tag);
    handle.mockClear();
    for (const path of [home, statement, other]) await get(path);
    expect(handle.mock.calls.map(([{ url }]) => url)).toEqual(dropped);
  });

  it('during a rendering drops it', async () => {
    const { handle, state, get } = await serve(() => {
      if (handle.mock.calls.length === 1) state.pages.change('search');
      return {};
    });
    await get('/s');
    await get('/s');
    await get('/s');
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('that is not announced is seen after half a minute', async () => {
    const { handle, get } = await serve();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await get('/s');
    now.mockReturnValue(1_029_999);
    await get('/s');
    expect(handle).toHaveBeenCalledTimes(1);
    now.mockReturnValue(1_030_000);
    await get('/s');
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('of more statements than are remembered drops too much rather than too little', () => {
    const versions = createPageVersions();
    const state = versions.current();
    for (let id = 1; id <= 10_001; id += 1) versions.change(`statement ${id}`);
    expect(versions.isCurrent(state, ['statement 1'])).toBe(false);
    expect(versions.isCurrent(versions.current(), ['statement 1'])).toBe(true);
  });
});

describe('the policy of a cached page', () => {
  const html = `<script nonce="NONCE">ours('ჩვენი')</script><script src="/_next/static/a.js" nonce="NONCE" async=""></script><script>theirs()</script>`;
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('names the scripts that the server signed, and no other', async () => {
    const { get } = await serve(() => ({ html }));
    const { headers, text } = await get('/s');
    const policy = String(headers.get('content-security-policy'));
    expect(policy).toContain(hash("ours('ჩვენი')"));
    expect(policy).not.toContain(hash('theirs()'));
    expect(policy).not.toMatch(/nonce|strict-dynamic/);
    expect(text).not.toContain('nonce1');
    const [, starter = ''] = /<head><script>(.*?)<\/script>/.exec(text) ?? [];
    expect(starter).not.toBe('');
    expect(policy).toContain(hash(starter));
    expect(text).toContain('data-src="/_next/static/a.js"');
  });

  it('leaves the nonce to who is signed in', async () => {
    const { get } = await serve(() => ({ html }));
    const { headers, text } = await get('/s', cookie('aivani_session=x'));
    expect(headers.get('content-security-policy')).toContain("'nonce-nonce1' 'strict-dynamic'");
    expect(text).toContain('nonce="nonce1"');
  });
});

describe('a view of a cached page', () => {
  const counted = 'http://api.internal/api/microservice/statements/7?search_report_uuid=of-the-first';
  const from = (address: string, headers = {}) => ({ 'x-forwarded-for': address, ...headers });

  it('counts once an hour for each address, for the list that its visitor came from', async () => {
    const { state, get } = await serve(() => ({ counted }));
    await get('/s', from('10.0.0.1'));
    await get('/s', from('10.0.0.2', cookie('search_report_uuid=of-the-second')));
    await get('/s', from('10.0.0.2', cookie('search_report_uuid=of-the-second')));
    await get('/s', from('10.0.0.3'));
    const calls = vi.mocked(state.countView).mock.calls.map(([url, viewer]) => [url.search, viewer['x-client-address']]);
    expect(calls).toEqual([
      ['?search_report_uuid=of-the-second', '10.0.0.2'],
      ['', '10.0.0.3'],
    ]);
  });

  it.each<[string, string, Page, Record<string, string>]>([
    ['that is kept', '/s', {}, {}],
    ['that is not kept', '/x', { status: 404 }, {}],
    ['of which the client asks for a part', '/s', {}, { rsc: '1' }],
  ])('counts for the first visitor of a page %s whose response was read for another', async (_, path, page, headers) => {
    const { state, get } = await serve(() => ({ counted, uncounted: counted, ...page }));
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.2']) await get(path, from(address, headers));
    expect(vi.mocked(state.countView).mock.calls.map(([, viewer]) => viewer['x-client-address'])).toEqual([
      '10.0.0.1',
      '10.0.0.2',
    ]);
  });

  it.each([
    ['a guest', {}, true],
    ['a guest who reloads past caches', { 'cache-control': 'no-cache' }, false],
    ['a proxy that asks whether its copy holds', { 'cache-control': 'no-cache', 'if-none-match': '"x"' }, true],
    ['who is signed in', cookie('a=b; aivani_session=x'), false],
  ])('is of a response that %s may share: %s', async (_, headers, isShared) => {
    const seen: unknown[] = [];
    const { state, get } = await serve(() => {
      seen.push(state.scope.getStore()?.isShared);
      return {};
    });
    await get('/s', headers);
    await get('/s', { ...headers, rsc: '1' });
    expect(seen).toEqual([isShared, isShared]);
  });
});

it('keeps bytes that unpack to the page', async () => {
  const { origin } = await serve(() => ({ html: 'ქართული' }));
  const body = await new Promise<Buffer>((done) => {
    openRequest(`${origin}/s`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)));
    }).end();
  });
  expect(brotliDecompressSync(body).toString()).toContain('ქართული');
});
