import { beforeAll, describe, expect, it } from 'vitest';
import { favoritesSchema, savedStatementsSchema } from '@/lib/contracts/statements/saved-statements';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const base = '/api/microservice';
const unknown = 77_000_001;
const paths = ['statements/hide', 'users/statements/favorites/add', 'users/statements/favorites/remove'];

let visitor: Awaited<ReturnType<typeof insertVisitor>>;
let other: Awaited<ReturnType<typeof insertVisitor>>;
let [first, second, hidden, draft] = [0, 0, 0, 0];
beforeAll(async () => {
  visitor = await insertVisitor(api.db);
  other = await insertVisitor(api.db);
  const store = async (state: 'active' | 'hidden' | 'draft') => (await insertStatement(api.db, { userId: 5001, state })).id;
  [first, second, hidden, draft] = [await store('active'), await store('active'), await store('hidden'), await store('draft')];
});

const send = (path: string, body: unknown, headers: Record<string, string | null> = visitor.headers) =>
  api.call(`${base}/${path}`, { method: 'POST', body, headers });
const favorites = async (query = '', headers: Record<string, string> = visitor.headers) => {
  const response = await api.call(`${base}/users/statements/favorites?${query}`, { headers });
  expect(response.status).toBe(200);
  return favoritesSchema.parse(response.body).data;
};
const form = (fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe('favourites', () => {
  it('are added once, listed latest first, and removed', async () => {
    expect((await send(paths[1] ?? '', { statements: [first] })).body).toEqual({ result: true, data: { statements: [first] } });
    api.setNow(new Date('2026-11-20T10:00:00Z'));
    await send(paths[1] ?? '', { statements: [second, first] });
    expect(await favorites()).toMatchObject({
      data: [{ id: second, favorite: true }, { id: first }],
      total: 2,
      current_page: 1,
      last_page: 1,
      per_page: 20,
    });
    expect(await favorites('per_page=1&page=2')).toMatchObject({ data: [{ id: first }], last_page: 2 });
    expect((await send(paths[2] ?? '', { statements: [second] })).body).toMatchObject({ data: { statements: [second] } });
    expect((await favorites()).data.map(({ id }) => id)).toEqual([first]);
  });
  it('are private to their owner', async () => expect((await favorites('', other.headers)).data).toEqual([]));
  it('can be removed twice without an error', async () => {
    expect((await send(paths[2] ?? '', { statements: [second] })).status).toBe(200);
  });
  it('that are no longer listed stay out of the list and are named separately', async () => {
    await send(paths[1] ?? '', { statements: [hidden] });
    const shown = await favorites();
    expect([shown.data.map(({ id }) => id), shown.unlisted]).toEqual([[first], [hidden]]);
    expect((await favorites('page=7')).unlisted).toEqual([hidden]);
    expect((await favorites('', other.headers)).unlisted).toEqual([]);
    expect((await send(paths[2] ?? '', { statements: [hidden] })).body).toMatchObject({ data: { statements: [hidden] } });
    expect((await favorites()).unlisted).toEqual([]);
  });
  it('ignore page 0, as the market does, and refuse a page above the largest', async () => {
    expect((await favorites('page=0')).data).toEqual((await favorites()).data);
    const url = `${base}/users/statements/favorites?page=1000001`;
    expect((await api.call(url, { headers: visitor.headers })).status).toBe(422);
  });
});

describe('marks', () => {
  const marks = async (headers: Record<string, string>) => {
    const response = await api.call(`${base}/users/statements/marks`, { headers });
    expect(response.status).toBe(200);
    return savedStatementsSchema.parse(response.body).data;
  };

  it('name what the visitor saved and hid, without what was shown again', async () => {
    const own = await insertVisitor(api.db);
    await send('users/statements/favorites/add', { statements: [first] }, own.headers);
    await send('statements/hide', { statements: [first, second] }, own.headers);
    expect(await marks(own.headers)).toEqual({ favorites: [first], hidden: [first, second] });
    const shown = await send('statements/unhide', { statements: [first] }, own.headers);
    expect(shown.body).toEqual({ result: true, data: { statements: [first] } });
    expect((await marks(own.headers)).hidden).toEqual([second]);
    expect((await send('statements/unhide', { statements: [first] }, own.headers)).status).toBe(200);
    expect(await marks(other.headers)).toEqual({ favorites: [], hidden: [] });
  });

  it('need an account, and an unknown statement cannot be shown again', async () => {
    expect((await api.call(`${base}/users/statements/marks`)).status).toBe(401);
    expect((await send('statements/unhide', { statements: [first] }, {})).status).toBe(401);
    expect((await send('statements/unhide', { statements: [unknown] })).status).toBe(404);
    expect((await send('statements/unhide', { statements: [] })).status).toBe(422);
  });
});

describe.each(paths)('POST %s', (path) => {
  it.each([
    ['JSON', () => ({ statements: [first] })],
    ['multipart with brackets', () => form([['statements[]', String(first)]])],
    [
      'multipart with indexes',
      () =>
        form([
          ['statements[0]', String(first)],
          ['statements[1]', String(second)],
        ]),
    ],
    ['urlencoded', () => new URLSearchParams([['statements[]', String(first)]])],
  ])('accepts %s', async (_, body) => {
    const response = await send(path, body());
    expect(response.status).toBe(200);
  });
  it('stores the existing ones of a list that also has unknown ones', async () => {
    const response = await send(path, { statements: [unknown, first] });
    expect(response.status).toBe(200);
    expect(JSON.stringify(response.body)).not.toContain(String(unknown));
  });
  it('is 404 when none exists, and a draft looks unknown', async () => {
    const strip = (response: { status: number; body: unknown }) => ({
      status: response.status,
      body: { ...(response.body as object), request_id: '' },
    });
    const [nothing, closed] = [await send(path, { statements: [unknown] }), await send(path, { statements: [draft] })];
    expect(nothing.status).toBe(404);
    expect(strip(closed)).toEqual(strip(nothing));
  });
  it('is 401 for guests, whatever they send', async () => {
    for (const body of [{ statements: [first] }, {}, { statements: 'x' }]) expect((await send(path, body, {})).status).toBe(401);
  });
  it.each([
    ['no ids', { statements: [] }],
    ['no field', {}],
    ['an unknown field', { statements: [1], user_id: 1 }],
    ['a word', { statements: ['x'] }],
    ['zero', { statements: [0] }],
    ['null', { statements: [null] }],
    ['too many', { statements: Array.from({ length: 101 }, (_, index) => index + 1) }],
    ['an id above any', { statements: [2_147_483_648] }],
  ])('refuses %s', async (_, body) => {
    expect((await send(path, body)).status).toBe(422);
  });
  it('is 400 for a body that does not parse and 415 for one of another type', async () => {
    const headers = (type: string) => ({ ...visitor.headers, 'content-type': type });
    expect((await send(path, '{"statements":', headers('application/json'))).status).toBe(400);
    expect((await send(path, 'statements', headers('text/plain'))).status).toBe(415);
  });
  it('is 403 from another site', async () => {
    expect((await send(path, { statements: [first] }, { ...visitor.headers, origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('GET users/statements/favorites', () => {
  it('is 401 for guests', async () => expect((await api.call(`${base}/users/statements/favorites`)).status).toBe(401));
});
