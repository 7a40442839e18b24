import { describe, expect, it } from 'vitest';
import { errorEnvelopeSchema } from '@/lib/contracts/common';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';

const api = useApi();
const config = '/api/v1/config';
const mutation = '/api/v1/no-such-call';
const allowedOrigin = 'https://partner.example';

async function send(
  path: string,
  headers: Record<string, string>,
  { method = 'GET', body, environment = {} }: { method?: string; body?: BodyInit; environment?: Record<string, string> } = {},
) {
  const request = new Request(`http://aivani.example${path}`, {
    method,
    headers: { host: 'aivani.example', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const response = await openApp(api, environment).fetch(request, {});
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

describe('the website key', () => {
  it('is not required of our own pages, whatever headers a browser sends', async () => {
    expect((await send(config, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await send(config, { origin: 'http://aivani.example' })).status).toBe(200);
    expect((await send(config, { referer: 'http://aivani.example/s' })).status).toBe(200);
  });

  it('is required of everybody else', async () => {
    const others: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of others) {
      const response = await send(config, headers);
      expect(response.status).toBe(403);
      expect(errorEnvelopeSchema.parse(response.body)).toMatchObject({
        message: 'errors.website_key_required',
        errors: { message: ['X-Website-Key is required'] },
      });
    }
  });

  it('is not required for places, as in the market’s API', async () => {
    for (const path of ['/api/locations/v2/streets?q=vake', '/api/locations/v2/cities', '/api/locations/v2/suggestions?q=vake'])
      expect((await send(path, {})).status, path).toBe(200);
    expect((await send('/api/locations/v2/cities', { 'x-website-key': 'other' })).status).toBe(403);
  });

  it('is required of our own page that asks to be treated as an API client', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'x-as-program': '1' };
    expect((await send(config, headers)).status).toBe(403);
    expect((await send(config, { ...headers, 'x-website-key': 'livo' })).status).toBe(200);
    const cookie = { cookie: 'aivani_session=nobody', 'x-website-key': 'livo' };
    expect((await send(config, { ...headers, ...cookie })).status).toBe(200);
    expect(
      (await send(mutation, { 'sec-fetch-site': 'cross-site', 'x-as-program': '1', 'x-website-key': 'livo' }, { method: 'POST' }))
        .status,
    ).toBe(403);
  });

  it.each(['livo', 'myhome', 'ss', 'aivani'])('accepts %s', async (key) => {
    expect((await send(config, { 'x-website-key': key })).status).toBe(200);
  });

  it('refuses an unknown one', async () => {
    expect((await send(config, { 'x-website-key': 'other' })).body).toMatchObject({ message: 'errors.website_key_unknown' });
    expect((await send(config, { 'x-website-key': 'aivani' }, { environment: { WEBSITE_KEY: 'mine' } })).status).toBe(403);
    expect((await send(config, { 'x-website-key': 'mine' }, { environment: { WEBSITE_KEY: 'mine' } })).status).toBe(200);
  });
});

describe('our own origin', () => {
  it('is the configured address too', async () => {
    const environment = { SITE_URL: 'https://www.aivani.example' };
    expect((await send(config, { origin: 'https://www.aivani.example' }, { environment })).status).toBe(200);
    expect((await send(config, { origin: 'https://www.aivani.example' })).status).toBe(403);
  });

  it('is taken from a proxy’s headers only where a proxy is configured', async () => {
    const headers = { origin: 'https://front.example', 'x-forwarded-host': 'front.example' };
    expect((await send(config, headers)).status).toBe(403);
    expect((await send(config, headers, { environment: { TRUST_PROXY: '1' } })).status).toBe(200);
  });
});

describe('a mutation', () => {
  const post = { method: 'POST' };

  it('is refused to pages of other sites, even with a website key', async () => {
    const others: Record<string, string>[] = [
      { origin: 'http://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'http://evil.example/' },
      { cookie: 'a=1' },
    ];
    for (const headers of others) {
      const response = await send(mutation, { 'x-website-key': 'livo', ...headers }, post);
      expect([response.status, response.body.message]).toEqual([403, 'errors.wrong_origin']);
    }
  });

  it('passes the gateway from our pages and from API clients', async () => {
    expect((await send(mutation, { 'sec-fetch-site': 'same-origin' }, post)).status).toBe(404);
    expect((await send(mutation, { 'x-website-key': 'livo' }, post)).status).toBe(404);
  });
});

describe('CORS', () => {
  const environment = { CORS_ORIGINS: `${allowedOrigin}, https://second.example/` };
  const preflight = { origin: allowedOrigin, 'access-control-request-method': 'POST' };

  it('is closed by default', async () => {
    const requested = await send(config, preflight, { method: 'OPTIONS' });
    expect([requested.status, requested.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
    const response = await send(config, { origin: allowedOrigin, 'x-website-key': 'livo' });
    for (const { headers } of [requested, response])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('opens to the named origins, without cookies', async () => {
    const requested = await send(config, preflight, { method: 'OPTIONS', environment });
    expect(requested.status).toBe(204);
    expect(requested.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(requested.headers.get('access-control-allow-methods')).toContain('POST');
    expect(requested.headers.get('access-control-allow-headers')).toContain('x-website-key');
    const response = await send(config, { origin: allowedOrigin, 'x-website-key': 'livo' }, { environment });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, allowedOrigin]);
    expect(response.headers.get('vary')?.toLowerCase()).toContain('origin');
    for (const { headers } of [requested, response]) expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('shows a named origin its refusals as well', async () => {
    const response = await send(config, { origin: allowedOrigin }, { environment });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, allowedOrigin]);
  });

  it('stays closed to others, however similar', async () => {
    for (const origin of [
      'https://partner.example.evil.example',
      'http://partner.example',
      'https://sub.partner.example',
      'null',
    ]) {
      const response = await send(config, { origin, 'x-website-key': 'livo' }, { environment });
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('lets a named origin change things, in a body that no foreign form can send', async () => {
    const headers = { origin: allowedOrigin, 'sec-fetch-site': 'cross-site', 'x-website-key': 'livo' };
    const json = { method: 'POST', body: '{}', environment };
    expect((await send(mutation, { ...headers, 'content-type': 'application/json' }, json)).status).toBe(404);
    expect(
      (await send(mutation, { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, { ...json, body: 'a=1' }))
        .status,
    ).toBe(415);
  });
});

describe('every response', () => {
  it.each([
    ['a success', config, 200, 'private, no-cache'],
    ['a refusal of the door', '/api/v1/a%2fb', 400, 'no-store'],
    ['an unknown service', '/api/nothing/x', 404, 'no-store'],
    ['health', '/api/health/live', 200, 'no-store'],
  ])('carries the security headers: %s', async (_name, path, status, caching) => {
    const response = await send(path, { 'x-website-key': 'livo' });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': caching,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  it('repeats a well-formed request id and no other', async () => {
    expect((await send(config, { 'x-website-key': 'livo', 'x-request-id': 'trace-0001' })).headers.get('x-request-id')).toBe(
      'trace-0001',
    );
    expect(
      (await send(config, { 'x-website-key': 'livo', 'x-request-id': 'a b<c>d efgh' })).headers.get('x-request-id'),
    ).not.toContain('<');
  });

  it('is 401 for a write with an unknown token', async () => {
    const headers = { 'x-website-key': 'livo', 'global-authorization': 'nobody' };
    expect((await send(mutation, headers, { method: 'POST' })).body).toMatchObject({ message: 'errors.unauthorised' });
    expect((await send(config, headers)).status).toBe(200);
  });
});

describe('TRACE', () => {
  it('is 405', async () => {
    // The platform's Request refuses to carry TRACE, so the method is put on afterwards, as a server in front of it might.
    const request = Object.defineProperty(new Request(`http://aivani.example${config}`), 'method', { value: 'TRACE' });
    const response = await openApp(api).fetch(request, {});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  });
});
