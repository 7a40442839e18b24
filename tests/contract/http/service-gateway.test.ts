import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { errorEnvelopeSchema } from '@/lib/contracts/common';
import type { ServerEnv } from '@/server/env';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { respondWithJson, useUpstream } from '../../setup/servers/upstream';

const api = useApi();
const upstream = useUpstream();
const firstPartyHeaders = { host: 'aivani.example', 'sec-fetch-site': 'same-origin' };
const apiClientHeaders = { 'x-website-key': 'livo' };

type Init = {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  environment?: Partial<Record<keyof ServerEnv, string>>;
  timeoutMs?: number;
};

/** One request to an app whose main API lives on the upstream; only the timeout tests have a short limit. */
async function send(
  path: string,
  { method = 'GET', headers = apiClientHeaders, body, environment = {}, timeoutMs = 20_000 }: Init = {},
) {
  const app = openApp(
    api,
    { API_V1_URL: `${upstream.url}/base`, GEOCODER_URL: upstream.url, ...environment },
    { upstreamTimeoutMs: timeoutMs },
  );
  const request = new Request(`http://aivani.example${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const response = await app.fetch(request, {});
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

async function refusal(path: string, init?: Init) {
  const { status, text } = await send(path, init);
  return { status, message: errorEnvelopeSchema.parse(JSON.parse(text)).message };
}

describe('services', () => {
  it.each(['/api/v9/config', '/api/V1/config', '/api/constructor/x', '/api/toString', '/api/'])(
    'does not proxy %s',
    async (path) => {
      expect(await refusal(path)).toEqual({ status: 404, message: 'errors.not_found' });
    },
  );

  it('forwards below the configured base with the query', async () => {
    upstream.respondWith(respondWithJson({ result: true, data: 7 }));
    const response = await send('/api/v1/streets/5?q=a%20b&ids[]=1&x=%D0%B0');
    expect(response).toMatchObject({ status: 200, text: '{"result":true,"data":7}' });
    expect(upstream.last?.url).toBe('/base/streets/5?q=a%20b&ids[]=1&x=%D0%B0');
  });
});

describe('crooked paths', () => {
  it.each([
    '/api/v1/..%2fadmin',
    '/api/v1/%2e%2e%2fadmin',
    '/api/v1/a..b',
    '/api/v1//admin',
    '/api//v1/admin',
    '/api/v1/a%2fb',
    '/api/v1/a%2Fb',
    '/api/v1/a%5cb',
    '/api/v1/..%5cadmin',
    '/api/v1/http:%2f%2fevil.example',
    '/api/v1/http://evil.example/x',
    '/api/v1/http%3a%2f%2fevil.example',
    '/api/v1/http:evil.example',
    '/api/v1/javascript%3aalert',
    '/api/v1/%252f%252fevil.example',
    '/api/v1/%252e%252e%252fadmin',
    '/api/v1/a%00b',
    '/api/maps/..%2f..%2fadmin',
  ])('refuses %s', async (path) => {
    upstream.respondWith(respondWithJson({}));
    expect(await refusal(path)).toEqual({ status: 400, message: 'errors.bad_path' });
    expect(upstream.last).toBeUndefined();
  });
});

describe('request headers', () => {
  it('sends a fixed list and adds the website and the language', async () => {
    upstream.respondWith(respondWithJson({}));
    await send('/api/v1/config', {
      headers: {
        ...firstPartyHeaders,
        cookie: 'secret=1',
        authorization: 'Bearer x',
        'x-forwarded-for': '6.6.6.6',
        'global-authorization': 'token-1',
        'idempotency-key': 'k1',
        accept: 'application/json',
      },
    });
    const headers: Record<string, unknown> = upstream.last?.headers ?? {};
    expect(headers).toMatchObject({
      'x-website-key': 'aivani',
      locale: 'ka',
      'global-authorization': 'token-1',
      'idempotency-key': 'k1',
      accept: 'application/json',
    });
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'sec-fetch-site', 'origin'])
      expect(headers).not.toHaveProperty(name);
  });

  it('honours a foreign client’s website and language, and no other language', async () => {
    upstream.respondWith(respondWithJson({}));
    await send('/api/v1/config', { headers: { 'x-website-key': 'myhome', locale: 'ru' } });
    expect(upstream.last?.headers).toMatchObject({ 'x-website-key': 'myhome', locale: 'ru' });
    await send('/api/v1/config', { headers: { 'x-website-key': 'ss', locale: 'de' } });
    expect(upstream.last?.headers).toMatchObject({ 'x-website-key': 'ss', locale: 'ka' });
  });

  it('sends a token only to services that own it', async () => {
    upstream.respondWith(respondWithJson({ results: [] }));
    await send('/api/maps/geocode/json?address=x', { headers: { ...firstPartyHeaders, 'global-authorization': 'token-1' } });
    expect(upstream.last?.headers).not.toHaveProperty('global-authorization');
  });
});

describe('responses of an upstream', () => {
  it('come back with a fixed list of headers', async () => {
    const theirs = {
      'set-cookie': ['a=1', 'b=2'],
      server: 'nginx',
      'access-control-allow-origin': '*',
      etag: '"7"',
      'retry-after': '9',
      'x-powered-by': 'PHP',
    };
    upstream.respondWith(respondWithJson({ result: false }, 429, theirs));
    const { status, headers } = await send('/api/v1/config');
    expect(status).toBe(429);
    expect(headers.get('etag')).toBe('"7"');
    expect(headers.get('retry-after')).toBe('9');
    for (const name of ['set-cookie', 'server', 'access-control-allow-origin', 'x-powered-by'])
      expect(headers.has(name)).toBe(false);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are 502 when the upstream sends HTML, whatever its content type', async () => {
    upstream.respondWith((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>login</html>'));
    expect(await refusal('/api/v1/config')).toEqual({ status: 502, message: 'errors.upstream_not_json' });
    upstream.respondWith((response) => response.writeHead(500).end());
    expect(await refusal('/api/v1/config')).toEqual({ status: 502, message: 'errors.upstream_not_json' });
  });

  it('are 502 for its failures, and 503 with its Retry-After', async () => {
    for (const status of [500, 501, 502]) {
      upstream.respondWith(respondWithJson({ result: false, message: 'broken' }, status));
      expect(await refusal('/api/v1/config')).toEqual({ status: 502, message: 'errors.upstream_down' });
    }
    upstream.respondWith(respondWithJson({ result: false }, 503, { 'retry-after': '9' }));
    const { status, headers } = await send('/api/v1/config');
    expect([status, headers.get('retry-after')]).toEqual([503, '9']);
  });

  it('are 502 at once from a service that keeps failing, and only from it', async () => {
    const app = openApp(api, { API_V1_URL: upstream.url, API_V2_URL: upstream.url }, { upstreamTimeoutMs: 20_000 });
    const ask = (path: string) => app.fetch(new Request(`http://aivani.example${path}`, { headers: apiClientHeaders }), {});
    upstream.respondWith((response) => response.destroy());
    for (let failure = 0; failure < 5; failure++) await ask('/api/v1/config');
    upstream.respondWith(respondWithJson({}));
    const refused = await ask('/api/v1/config');
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([502, expect.toSatisfy((wait) => wait > 0)]);
    expect(upstream.last).toBeUndefined();
    expect((await ask('/api/v2/config')).status).toBe(200);
  });

  it('of a service are not stopped by refusals of any kind, however many a guest provokes', async () => {
    const app = openApp(api, { API_V1_URL: upstream.url }, { upstreamTimeoutMs: 20_000 });
    const ask = async (path: string) =>
      (await app.fetch(new Request(`http://aivani.example${path}`, { headers: apiClientHeaders }), {})).status;
    const html = { 'content-type': 'text/html' };
    for (const [refuse, status] of [
      [404, 404],
      [403, 502],
      [200, 502],
      [301, 502],
    ] as const) {
      upstream.respondWith((response) => response.writeHead(refuse, { ...html, location: '/login' }).end('<html>no</html>'));
      for (let count = 0; count < 6; count++) expect(await ask('/api/v1/config')).toBe(status);
    }
    upstream.respondWith(respondWithJson({ result: false }, 401));
    for (let count = 0; count < 6; count++) expect(await ask('/api/v1/config')).toBe(502);
    upstream.respondWith((response) => response.writeHead(200, html).end(`"${'x'.repeat(20 * 1024 * 1024)}"`));
    for (let count = 0; count < 6; count++) expect(await ask('/api/v1/config')).toBe(502);
    upstream.respondWith(respondWithJson({}));
    expect(await ask('/api/v1/config')).toBe(200);
  });

  it('of a route that keeps failing leave the other routes of its service open', async () => {
    const app = openApp(api, { API_V1_URL: upstream.url }, { upstreamTimeoutMs: 20_000 });
    const ask = async (path: string, method = 'GET') =>
      (await app.fetch(new Request(`http://aivani.example${path}`, { method, headers: apiClientHeaders }), {})).status;
    upstream.respondWith(respondWithJson({}, 500));
    for (let id = 1; id <= 5; id++) expect(await ask(`/api/v1/orders/${id}/files`)).toBe(502);
    upstream.respondWith(respondWithJson({}));
    expect(await ask('/api/v1/orders/6/files')).toBe(502);
    expect(upstream.last).toBeUndefined();
    expect([await ask('/api/v1/orders/6'), await ask('/api/v1/config'), await ask('/api/v1/orders/6/files', 'DELETE')]).toEqual([
      200, 200, 200,
    ]);
  });

  it('of what a page can do without are given up before the others', async () => {
    const app = openApp(api, { BANNERS_URL: upstream.url, LIVE_CHAT_URL: upstream.url, API_V1_URL: upstream.url });
    const ask = async (path: string, method = 'GET') => {
      const response = await app.fetch(new Request(`http://aivani.example${path}`, { method, headers: apiClientHeaders }), {});
      return [path, response.status];
    };
    const held: ServerResponse[] = [];
    upstream.respondWith((response) => void held.push(response));
    const main = ask('/api/v1/config');
    const [banners, chat] = [ask('/api/static/banners.json'), ask('/api/live-chat/generate-token', 'POST')];
    expect(await Promise.race([main, Promise.all([banners, chat])])).toEqual([
      ['/api/static/banners.json', 504],
      ['/api/live-chat/generate-token', 504],
    ]);
    for (const response of held) response.end('{}');
    expect(await main).toEqual(['/api/v1/config', 200]);
  });

  it('of a page end when the page waits no longer', async () => {
    const app = openApp(api, { API_V1_URL: upstream.url }, { upstreamTimeoutMs: 20_000 });
    upstream.respondWith(() => {});
    const request = new Request('http://aivani.example/api/v1/top-brokers', { signal: AbortSignal.timeout(100) });
    expect((await app.fetch(request, { isTrusted: true })).status).toBe(504);
  });

  it('are 504 when it is slow to respond or slow to finish', async () => {
    upstream.respondWith(() => {});
    expect(await refusal('/api/v1/config', { timeoutMs: 100 })).toEqual({ status: 504, message: 'errors.upstream_slow' });
    upstream.respondWith((response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'));
    expect(await refusal('/api/v1/config', { timeoutMs: 100 })).toEqual({ status: 504, message: 'errors.upstream_slow' });
  });

  it('are 502 when it is down, cut short or redirects', async () => {
    expect(await refusal('/api/v1/config', { environment: { API_V1_URL: 'http://127.0.0.1:1' } })).toEqual({
      status: 502,
      message: 'errors.upstream_down',
    });
    upstream.respondWith((response) => response.destroy());
    expect(await refusal('/api/v1/config')).toEqual({ status: 502, message: 'errors.upstream_down' });
    upstream.respondWith((response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
    expect(await refusal('/api/v1/config')).toEqual({ status: 502, message: 'errors.upstream_down' });
  });

  it('are 502 for its 401 to a guest, and 401 for a visitor’s own token', async () => {
    upstream.respondWith(respondWithJson({ result: false }, 401));
    expect(await refusal('/api/v1/config')).toEqual({ status: 502, message: 'errors.upstream_down' });
    expect((await send('/api/v1/config', { headers: { ...apiClientHeaders, 'global-authorization': 'dead' } })).status).toBe(401);
  });

  it('keep an empty success empty', async () => {
    upstream.respondWith((response) => response.writeHead(204).end());
    expect(await send('/api/v1/call-request', { method: 'POST', body: '{}' })).toMatchObject({ status: 204, text: '' });
  });
});

describe('bodies', () => {
  it('pass as they are', async () => {
    upstream.respondWith(respondWithJson({}));
    await send('/api/v1/call-request', {
      method: 'POST',
      headers: { ...firstPartyHeaders, 'content-type': 'application/json' },
      body: '{"name":"ნინო"}',
    });
    expect(upstream.last).toMatchObject({ method: 'POST', body: '{"name":"ნინო"}' });
    expect(upstream.last?.headers['content-type']).toBe('application/json');
  });

  it('are refused above 2 MiB, announced or not', async () => {
    const big = new Uint8Array(2 * 1024 * 1024 + 1);
    upstream.respondWith(respondWithJson({}));
    expect(
      (
        await refusal('/api/v1/x', {
          method: 'POST',
          headers: { ...apiClientHeaders, 'content-length': String(big.length) },
          body: big,
        })
      ).status,
    ).toBe(413);
    expect((await refusal('/api/v1/x', { method: 'POST', body: big })).status).toBe(413);
    expect((await refusal('/api/microservice/x', { method: 'POST', body: big })).status).toBe(413);
    expect(upstream.last).toBeUndefined();
  });

  it('are refused when they are shorter than announced', async () => {
    expect(
      (await refusal('/api/v1/x', { method: 'POST', headers: { ...apiClientHeaders, 'content-length': '90' }, body: '{}' }))
        .status,
    ).toBe(400);
  });
});

describe('the geocoder’s key', () => {
  const environment = { GEOCODER_KEY: 'k/e+y 1' };

  it('is added on the server and replaces any that the client sends', async () => {
    upstream.respondWith(respondWithJson({ results: [] }));
    await send('/api/maps/geocode/json?address=vake&key=mine', { environment });
    const url = new URL(upstream.last?.url ?? '', upstream.url);
    expect([url.pathname, url.searchParams.getAll('key'), url.searchParams.get('address')]).toEqual([
      '/geocode/json',
      ['k/e+y 1'],
      'vake',
    ]);
  });

  it('never comes back', async () => {
    upstream.respondWith((response, call) =>
      response
        .writeHead(403, { 'content-type': 'application/json', etag: '"k/e+y 1"' })
        .end(JSON.stringify({ asked: call.url, key: 'k/e+y 1' })),
    );
    const { text, headers } = await send('/api/maps/geocode/json?address=vake', { environment });
    const everything = text + JSON.stringify([...headers]);
    for (const spelling of ['k/e+y 1', 'k%2Fe%2By', 'k%2Fe%2By+1']) expect(everything).not.toContain(spelling);
  });

  it('is sent nowhere else', async () => {
    upstream.respondWith(respondWithJson({}));
    await send('/api/v1/config', { environment });
    expect(upstream.last?.url).toBe('/base/config');
  });
});
