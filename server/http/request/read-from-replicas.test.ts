import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import type { Replicas } from '@/server/db/replicas';
import { partial } from '@/tests/factories/partial';
import type { AppEnv, Bindings, RequestToken } from '../context';
import { readFromReplicas } from './read-from-replicas';

const keys = { find: async () => 'key' };
let minimum: bigint | null | 'primary';
let token: RequestToken | null;

const replicas = partial<Replicas>({
  read: <T>(position: bigint | null, work: () => T): T => {
    minimum = position;
    return work();
  },
  findPosition: async () => 500n,
  positionAfter: (ms: number) => (ms < 1000 ? 700n : null),
});

const app = new Hono<AppEnv>();
app.use('*', async (context, next) => {
  context.set('requestToken', token);
  context.set('isSecure', true);
  await next();
});
app.use('*', readFromReplicas(replicas, keys));
app.all('*', (context) => context.json({}));

const call = (method: string, cookie = '', bindings: Bindings = {}) =>
  app.fetch(new Request('https://site.example/api/v1/statements', { method, headers: { cookie } }), bindings);
/** What a browser sends after a write. */
const cookieAfterWrite = async () => (await call('POST')).headers.get('set-cookie')?.split(';')[0] ?? '';

beforeEach(() => {
  minimum = 'primary';
  token = null;
});

it('a guest’s read may go to any replica in use', async () => {
  const response = await call('GET');
  expect([minimum, response.headers.get('set-cookie')]).toEqual([0n, null]);
});

it('a write stays on the primary and leaves its position in a cookie that scripts cannot read', async () => {
  const response = await call('POST');
  expect(minimum).toBe('primary');
  expect(response.headers.get('set-cookie')).toMatch(/^aivani_read_after=500\.[\w-]{16}; Max-Age=3600; .*HttpOnly; Secure$/);
});

it('a browser that wrote reads from a replica that has it', async () => {
  await call('GET', await cookieAfterWrite());
  expect(minimum).toBe(500n);
});

it('a position that was changed is ignored', async () => {
  await call('GET', (await cookieAfterWrite()).replace('500', '999'));
  expect(minimum).toBe(0n);
});

it('a client with a token in a header, which stores no cookies, reads the primary', async () => {
  token = { value: 'token', isCookie: false };
  await call('GET');
  expect(minimum).toBe('primary');
});

it('a page for all guests includes its last change, from the primary until a replica can', async () => {
  await call('GET', '', { changedMs: 900 });
  expect(minimum).toBe(700n);
  minimum = 'primary';
  await call('GET', '', { changedMs: 1100 });
  expect(minimum).toBe('primary');
});
