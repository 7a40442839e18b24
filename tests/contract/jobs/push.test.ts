import { createPublicKey, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushSchema } from '@/lib/contracts/account/push';
import { deliverPushes } from '@/server/jobs/alerts/deliver-pushes';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { pushSubscriptions } from '@/server/modules/push/push.table';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { createBrowserKeys, startPushServer } from '../../setup/servers/push-server';

const api = useApi();
const path = '/api/microservice/users/push';
const noon = new Date('2026-11-23T08:00:00Z');
const run = (now = noon) => deliverPushes({ database: api.database, clock: () => now, contact: 'mailto:help@aivani.example' });
let service: Awaited<ReturnType<typeof startPushServer>>;
beforeAll(async () => {
  service = await startPushServer();
});
afterAll(async () => service.close());
beforeEach(async () => {
  service.received.length = 0;
  service.state.status = 201;
  await api.db.delete(notifications);
  await api.db.delete(pushSubscriptions);
});

const subscribe = async ({ headers }: Visitor, endpoint: string) =>
  api.call(path, { method: 'POST', headers, body: { endpoint, keys: createBrowserKeys().keys } });
/** A browser whose push service is on this machine, which the API itself would not accept. */
async function insertBrowser({ user }: Visitor) {
  const { keys, read } = createBrowserKeys();
  const endpoint = `${service.origin}/${keys.auth}`;
  await api.db.insert(pushSubscriptions).values({ userId: user.id, endpoint, ...keys, createdAt: noon });
  return { read };
}
const notify = async ({ user }: Visitor) =>
  api.db.insert(notifications).values({
    userId: user.id,
    type: 8,
    template: 'saved_search',
    parameters: { search: { id: 5, name: 'Vake' }, count: 2, reason_counts: { new: 2 } },
    pushAfter: noon,
    createdAt: noon,
  });
const browsersOf = async ({ headers }: Visitor) => pushSchema.parse((await api.call(path, { headers })).body).data;

it('is encrypted for the browser, signed by the site, is sent once, and not at night', async () => {
  const visitor = await insertVisitor(api.db, { locale: 'en' });
  const { read } = await insertBrowser(visitor);
  await notify(visitor);
  expect(await run(new Date('2026-11-23T18:00:00Z'))).toEqual({ sent: 0, gone: 0, refused: 0 });
  expect(await run()).toEqual({ sent: 1, gone: 0, refused: 0 });
  expect(await run()).toEqual({ sent: 0, gone: 0, refused: 0 });
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.received;
  // Ten hours until ten in the evening.
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '36000', topic: 'search-5' });
  expect(JSON.parse(read(body))).toEqual({
    title: 'New: 2',
    body: '“Vake”: 2 found.',
    url: '/en/account/searches/5',
    tag: 'search-5',
    lang: 'en',
  });
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const given = Buffer.from(signature, 'base64url');
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: service.origin });
  expect((await browsersOf(visitor)).public_key).toBe(key);
});

it.each([404, 410])('removes a browser whose push service responds with %i', async (status) => {
  const visitor = await insertVisitor(api.db);
  await insertBrowser(visitor);
  await notify(visitor);
  service.state.status = status;
  expect(await run()).toEqual({ sent: 0, gone: 1, refused: 0 });
  expect(await browsersOf(visitor)).toMatchObject({ count: 0 });
});

it('is retried after a pause when the push service refuses, and not once it was read', async () => {
  const visitor = await insertVisitor(api.db);
  await insertBrowser(visitor);
  await notify(visitor);
  service.state.status = 500;
  expect(await run()).toMatchObject({ refused: 1 });
  expect(await run()).toMatchObject({ refused: 0 });
  expect(await run(new Date(noon.getTime() + 60_000))).toMatchObject({ refused: 1 });
  await api.db.update(notifications).set({ seen: true }).where(eq(notifications.userId, visitor.user.id));
  service.state.status = 201;
  expect(await run(new Date(noon.getTime() + 3_600_000))).toEqual({ sent: 0, gone: 0, refused: 0 });
});

it('belongs to the account that chose it last, to ten browsers, and only to push services', async () => {
  const [visitor, other] = [await insertVisitor(api.db), await insertVisitor(api.db)];
  const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
  expect((await api.call(path)).status).toBe(401);
  expect((await subscribe(visitor, endpoint)).body).toMatchObject({ data: { count: 1 } });
  await api.call(`${path}/remove`, { method: 'POST', headers: other.headers, body: { endpoint } });
  expect(await browsersOf(visitor)).toMatchObject({ count: 1 });
  expect((await subscribe(other, endpoint)).body).toMatchObject({ data: { count: 1 } });
  expect(await browsersOf(visitor)).toMatchObject({ count: 0 });
  for (let browser = 0; browser < 11; browser += 1) await subscribe(visitor, `https://web.push.apple.com/${browser}`);
  expect(await browsersOf(visitor)).toMatchObject({ count: 10 });
  for (const invalid of [
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com.example/a',
    'https://evilpush.apple.com.internal/a',
    'https://127.0.0.1/a',
    'https://fcm.googleapis.com:8443/a',
    'nonsense',
  ])
    expect(await subscribe(visitor, invalid)).toMatchObject({
      status: 422,
      body: { errors: { endpoint: ['errors.push_invalid'] } },
    });
});
