import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiKeyResponseSchema, apiKeysSchema, apiKeysUsageSchema, newApiKeySchema } from '@/lib/contracts/account/api-keys';
import { statementCountSchema, statementListSchema } from '@/lib/contracts/statements/statements';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { apiKeys } from '@/server/modules/api-keys/api-keys.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const path = '/api/microservice/users/api-keys';

let owner: Visitor;
beforeAll(async () => {
  owner = await insertVisitor(api.db);
});

const create = async (name: string, { headers }: Visitor = owner) =>
  newApiKeySchema.parse((await api.call(path, { method: 'POST', body: { name }, headers })).body).data;
const list = async ({ headers }: Visitor = owner) => apiKeysSchema.parse((await api.call(path, { headers })).body).data.data;
const usageOf = async ({ headers }: Visitor) =>
  apiKeysUsageSchema.parse((await api.call(`${path}/usage`, { headers })).body).data;
const count = (token: string, query = '') =>
  api.call(`/api/microservice/statements/count${query}`, { headers: { 'x-api-key': token } });

describe('a new key', () => {
  it('shows its token once and is stored only as a hash', async () => {
    const { api_key, token } = await create('CRM');
    expect(token).toMatch(/^avn_[\w-]{32}$/);
    expect(api_key).toMatchObject({ name: 'CRM', prefix: token.slice(0, 10), requests_per_minute: 120, last_used_at: null });
    const [row] = await api.db.select().from(apiKeys).where(eq(apiKeys.id, api_key.id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(await list())).not.toContain(token);
    expect((await list()).map(({ id }) => id)).toContain(api_key.id);
  });

  it.each([
    ['no name', {}, { name: ['errors.field_required'] }],
    ['an empty name', { name: ' ' }, { name: ['errors.field_required'] }],
    ['a long name', { name: 'a'.repeat(61) }, { name: ['errors.field_too_big'] }],
    ['its own token', { name: 'a', token: 'x' }, { token: ['errors.field_unknown'] }],
  ])('is refused with %s', async (_, body, errors) => {
    expect(await api.call(path, { method: 'POST', body, headers: owner.headers })).toMatchObject({
      status: 422,
      body: { errors },
    });
  });

  it('is the tenth at most', async () => {
    const visitor = await insertVisitor(api.db);
    for (let index = 0; index < 10; index++) await create(`key ${index}`, visitor);
    expect(await api.call(path, { method: 'POST', body: { name: 'one more' }, headers: visitor.headers })).toMatchObject({
      status: 409,
      body: { message: 'errors.api_keys_full' },
    });
    const [first] = await list(visitor);
    await api.call(`${path}/${first?.id}`, { method: 'DELETE', headers: visitor.headers });
    await create('instead', visitor);
    expect(await list(visitor)).toHaveLength(10);
  });

  it('can be renamed', async () => {
    const { api_key } = await create('old');
    const renamed = await api.call(`${path}/${api_key.id}`, { method: 'PUT', body: { name: 'new' }, headers: owner.headers });
    expect(apiKeyResponseSchema.parse(renamed.body).data.api_key).toMatchObject({ id: api_key.id, name: 'new' });
  });
});

describe('a call with a key', () => {
  it('reads pages of up to 500, without one of up to 100', async () => {
    const { token } = await create('pages');
    const sizeOf = (response: { body: unknown }) => statementCountSchema.parse(response.body).data.per_page;
    expect(sizeOf(await count(token, '?per_page=500'))).toBe(500);
    const refused = { status: 422, body: { errors: { per_page: ['errors.field_too_big'] } } };
    expect(await count(token, '?per_page=501')).toMatchObject(refused);
    expect(await api.call('/api/microservice/statements/count?per_page=101')).toMatchObject(refused);
  });

  it('lists as many as requested', async () => {
    const { token } = await create('list');
    const { user } = await insertVisitor(api.db);
    for (let index = 0; index < 101; index++) await insertStatement(api.db, { userId: user.id });
    const headers = { 'x-api-key': token };
    const response = await api.call(`/api/microservice/statements?users=${user.id}&per_page=500`, { headers });
    expect(statementListSchema.parse(response.body).data.data).toHaveLength(101);
  });

  it('does not sign in', async () => {
    const { token } = await create('guest');
    expect((await api.call(path, { headers: { 'x-api-key': token } })).status).toBe(401);
  });

  it('is stored as its last use', async () => {
    const { api_key, token } = await create('used');
    await count(token);
    const lastUse = async () => (await list()).find(({ id }) => id === api_key.id)?.last_used_at;
    await expect.poll(lastUse).toBe(seededAt.toISOString());
  });

  it('is counted by key and day in the usage of its owner, and refused ones are not', async () => {
    const visitor = await insertVisitor(api.db);
    const { api_key, token } = await create('counted', visitor);
    const other = await create('other', visitor);
    await api.db.update(apiKeys).set({ requestsPerMinute: 3 }).where(eq(apiKeys.id, api_key.id));
    for (let index = 0; index < 4; index++) await count(token);
    api.setNow(new Date(seededAt.getTime() + dayMs));
    await count(token);
    expect(await usageOf(visitor)).toEqual([
      { id: other.api_key.id, left_this_minute: 120, days: [] },
      {
        id: api_key.id,
        left_this_minute: 2,
        days: [
          { day: tbilisiDay(new Date(seededAt.getTime() + dayMs)), calls: 1 },
          { day: tbilisiDay(seededAt), calls: 3 },
        ],
      },
    ]);
    expect(await usageOf(owner)).not.toContainEqual(expect.objectContaining({ id: api_key.id }));
    api.setNow(new Date(seededAt.getTime() + 31 * dayMs));
    expect((await usageOf(visitor))[1]).toEqual({ id: api_key.id, left_this_minute: 3, days: [] });
    api.setNow(seededAt);
  });

  it('is 401 with an unknown key, and with one that was revoked', async () => {
    const { api_key, token } = await create('revoked');
    expect((await count(token)).status).toBe(200);
    expect((await api.call(`${path}/${api_key.id}`, { method: 'DELETE', headers: owner.headers })).status).toBe(200);
    for (const key of [token, 'avn_unknown', ''])
      expect(await count(key)).toMatchObject({ status: 401, body: { message: 'errors.api_key_unknown' } });
    expect((await list()).map(({ id }) => id)).not.toContain(api_key.id);
  });

  it('is 429 above the key’s own limit, which no other key shares', async () => {
    const { api_key, token } = await create('limited');
    const other = await create('other');
    await api.db.update(apiKeys).set({ requestsPerMinute: 2 }).where(eq(apiKeys.id, api_key.id));
    expect([(await count(token)).status, (await count(token)).status]).toEqual([200, 200]);
    const refused = await count(token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await count(other.token)).status).toBe(200);
    api.setNow(new Date(seededAt.getTime() + 61_000));
    expect((await count(token)).status).toBe(200);
    api.setNow(seededAt);
  });
});
