import { beforeAll, describe, expect, it } from 'vitest';
import { groupedInfoSchema, logoutSchema, sessionsSchema } from '@/lib/contracts/account/auth';
import { sessions as sessionsTable } from '@/server/modules/users/users.table';
import { openBrowser, registerByPhone, type TestBrowser, testPassword } from '../../factories/browser';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { seededAt } from '../../setup/database';

const api = useApi();
const whoIs = '/api/auth-service/auth/grouped-info';
const phone = '599000001';
const statusOf = async (browser: TestBrowser) => (await browser.call(whoIs)).status;
const signIn = async (options: Parameters<typeof openBrowser>[1] = {}) => {
  const browser = openBrowser(api, options);
  return { browser, response: await browser.call('/api/auth-service/sign-in', { login: phone, password: testPassword }) };
};

beforeAll(async () => {
  await registerByPhone(api, phone);
});

describe('the session’s cookies', () => {
  it('are the secret one and a marker without a secret', async () => {
    const { response } = await signIn();
    expect(response.cookies.map((line) => line.replace(/aivani_session=[\w-]{32};/, 'aivani_session=token;')).sort()).toEqual([
      'aivani_session=token; Max-Age=1296000; Path=/; SameSite=Lax; HttpOnly',
      'signed_in=1; Max-Age=1296000; Path=/; SameSite=Lax',
    ]);
    expect(JSON.stringify(response.body)).not.toContain('token');
  });

  it('are Secure and bound to the host over https', async () => {
    const { browser, response } = await signIn({ origin: 'https://aivani.example' });
    const [secret = ''] = response.cookies.filter((line) => line.includes('HttpOnly'));
    expect(secret).toMatch(/^__Host-aivani_session=[\w-]{32}; Max-Age=1296000; Path=\/; SameSite=Lax; HttpOnly; Secure$/);
    expect(await statusOf(browser)).toBe(200);
  });

  it('over https do not count without the prefix that prevents others from planting them', async () => {
    const { browser } = await signIn();
    const secure = openBrowser(api, { origin: 'https://aivani.example' });
    secure.jar.set('aivani_session', browser.jar.get('aivani_session') ?? '');
    expect(await statusOf(secure)).toBe(401);
  });

  it('count only for our own pages', async () => {
    const { browser } = await signIn();
    const cookie = `aivani_session=${browser.jar.get('aivani_session')}`;
    const foreign = await api.call(whoIs, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(401);
  });
});

describe('a session', () => {
  it('is stored as a hash', async () => {
    const { browser } = await signIn();
    const token = browser.jar.get('aivani_session') ?? 'none';
    expect(JSON.stringify(await api.db.select().from(sessionsTable))).not.toContain(token);
  });

  it('gets a new token at every sign-in, and invalidates the one before', async () => {
    const { browser } = await signIn();
    const before = browser.jar.get('aivani_session') ?? '';
    await browser.call('/api/auth-service/sign-in', { login: phone, password: testPassword });
    expect(browser.jar.get('aivani_session')).not.toBe(before);
    expect((await api.call(whoIs, { headers: { 'global-authorization': before } })).status).toBe(401);
    expect(await statusOf(browser)).toBe(200);
  });

  it('accepts no token that an attacker planted', async () => {
    const browser = openBrowser(api);
    browser.jar.set('aivani_session', 'planted-by-an-attacker');
    await browser.call('/api/auth-service/sign-in', { login: phone, password: testPassword });
    expect(browser.jar.get('aivani_session')).not.toBe('planted-by-an-attacker');
  });

  it('ends 1,296,000 seconds after the sign-in, however much it is used', async () => {
    const { browser } = await signIn();
    api.setNow(new Date(seededAt.getTime() + 1_295_999_000));
    expect(await statusOf(browser)).toBe(200);
    api.setNow(new Date(seededAt.getTime() + 1_296_000_000));
    expect(await statusOf(browser)).toBe(401);
    api.setNow(seededAt);
  });

  it('that has ended returns 401 everywhere and clears its cookies', async () => {
    const browser = openBrowser(api);
    browser.jar.set('aivani_session', 'forged').set('signed_in', '1');
    const response = await browser.call('/api/v1/config');
    expect([response.status, browser.jar.size]).toEqual([401, 0]);
  });

  it('is identified by the header for API clients', async () => {
    const { browser } = await signIn();
    const headers = { 'global-authorization': browser.jar.get('aivani_session') ?? '' };
    expect(groupedInfoSchema.parse((await api.call(whoIs, { headers })).body).data.user.valid_phone_numbers).toEqual([phone]);
  });

  it('is recognised by the cookie that a server component forwards', async () => {
    const { browser } = await signIn({ origin: 'https://aivani.example' });
    const cookie = `__Host-aivani_session=${browser.jar.get('__Host-aivani_session')}`;
    const request = new Request(`http://api.internal${whoIs}`, { headers: { cookie } });
    expect((await openApp(api).fetch(request, { isTrusted: true })).status).toBe(200);
  });
});

describe('GET grouped-info', () => {
  it('shows the visitor and nothing else', async () => {
    const { browser } = await signIn();
    const response = await browser.call(whoIs);
    expect(groupedInfoSchema.strict().safeParse(response.body).success).toBe(true);
    expect((response.body as { data: { user: object } }).data.user).toMatchObject({
      roles: ['physical'],
      type_id: 1,
      balance: 0,
    });
    expect((await browser.call(`${whoIs}/web`)).body).toEqual(response.body);
  });

  it('is 401 for guests', async () => expect((await openBrowser(api).call(whoIs)).status).toBe(401));
});

describe.each([
  ['POST /api/v1/auth/logout', '/api/v1/auth/logout', {}],
  ['GET /api/v1/logout', '/api/v1/logout', undefined],
])('%s', (_name, path, body) => {
  it('ends the session on the server and clears the cookies', async () => {
    const { browser } = await signIn();
    const token = browser.jar.get('aivani_session') ?? '';
    const response = await browser.call(path, body);
    expect(logoutSchema.parse(response.body)).toEqual({ result: true });
    expect(browser.jar.has('aivani_session') || browser.jar.has('signed_in')).toBe(false);
    expect((await api.call(whoIs, { headers: { 'global-authorization': token } })).status).toBe(401);
  });

  it('answers the same to guests and to ended sessions', async () => {
    const browser = openBrowser(api);
    expect((await browser.call(path, body)).body).toEqual({ result: true });
    browser.jar.set('aivani_session', 'dead');
    expect((await browser.call(path, body)).body).toEqual({ result: true });
    expect(browser.jar.size).toBe(0);
  });

  it('is 403 for pages of other sites', async () => {
    const { browser } = await signIn();
    expect((await browser.call(path, body, { 'sec-fetch-site': 'cross-site', 'x-website-key': 'livo' })).status).toBe(403);
    expect(await statusOf(browser)).toBe(200);
  });
});

describe('the devices', () => {
  it('are listed with the current one first, and end one by one', async () => {
    const [one, other] = [(await signIn()).browser, (await signIn()).browser];
    const list = sessionsSchema.parse((await one.call('/api/auth-service/sessions')).body).data.sessions;
    expect(list[0]).toMatchObject({ is_current: true, device: 'Test browser' });
    expect(list.filter(({ is_current }) => is_current)).toHaveLength(1);
    const theirs = sessionsSchema.parse((await other.call('/api/auth-service/sessions')).body).data.sessions[0];
    expect((await one.call('/api/auth-service/sessions/revoke', { id: theirs?.id })).status).toBe(200);
    expect([await statusOf(one), await statusOf(other)]).toEqual([200, 401]);
  });

  it('of others are not there: 404', async () => {
    const otherUser = await insertVisitor(api.db);
    const { browser } = await signIn();
    const own = sessionsSchema.parse((await browser.call('/api/auth-service/sessions')).body).data.sessions[0];
    const response = await api.call('/api/auth-service/sessions/revoke', {
      method: 'POST',
      body: { id: own?.id },
      headers: otherUser.headers,
    });
    expect([response.status, await statusOf(browser)]).toEqual([404, 200]);
  });

  it('all end at once, this one as well', async () => {
    const [one, other] = [(await signIn()).browser, (await signIn()).browser];
    expect((await one.call('/api/auth-service/sessions/revoke-all', {})).status).toBe(200);
    expect([one.jar.has('aivani_session'), await statusOf(one), await statusOf(other)]).toEqual([false, 401, 401]);
  });

  it('are 401 for guests', async () => {
    for (const [path, body] of [
      ['sessions', undefined],
      ['sessions/revoke', { id: 1 }],
      ['sessions/revoke-all', {}],
    ] as const)
      expect((await openBrowser(api).call(`/api/auth-service/${path}`, body)).status).toBe(401);
  });
});
