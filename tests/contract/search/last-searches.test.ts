import { beforeEach, describe, expect, it } from 'vitest';
import { lastSearchesSchema } from '@/lib/contracts/statements/last-searches';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const base = '/api/microservice/users/last-searches';

let own: Awaited<ReturnType<typeof insertVisitor>>;
beforeEach(async () => {
  own = await insertVisitor(api.db);
});

/** A search made at a minute of the clock's current day. */
const search = (name: string, minute = 0) => ({
  words: { ka: name, en: name, ru: name },
  addresses: { ka: `/s/${name}`, en: `/en/s/${name}?page=2`, ru: `/ru/s/${name}` },
  searched_at: `2026-11-19T08:${String(minute).padStart(2, '0')}:00.000Z`,
});
const send = (body: unknown, headers: Record<string, string> = own.headers) =>
  api.call(`${base}/add`, { method: 'POST', body, headers });
const add = async (...searches: ReturnType<typeof search>[]) => {
  const response = await send({ searches });
  expect(response.status).toBe(200);
  return lastSearchesSchema.parse(response.body).data.searches;
};
const list = async (headers: Record<string, string> = own.headers) => {
  const response = await api.call(base, { headers });
  expect(response.status).toBe(200);
  return lastSearchesSchema.parse(response.body).data.searches;
};
const names = (searches: Awaited<ReturnType<typeof list>>) => searches.map(({ words: labels }) => labels.en);

describe('last searches', () => {
  it('are none for a new account', async () => expect(await list()).toEqual([]));

  it('are stored whole, newest first, in whatever order they arrived', async () => {
    expect(names(await add(search('a', 1), search('c', 3)))).toEqual(['c', 'a']);
    expect(names(await add(search('b', 2)))).toEqual(['c', 'b', 'a']);
    expect((await list())[1]).toEqual(search('b', 2));
  });

  it('contain each address once, at the latest moment it was searched for', async () => {
    await add(search('a', 1), search('b', 2));
    expect(names(await add(search('a', 5)))).toEqual(['a', 'b']);
    expect(await add(search('a', 3), search('a', 4))).toEqual([search('a', 5), search('b', 2)]);
  });

  it('are the newest five', async () => {
    await add(search('a', 1), search('b', 2), search('c', 3), search('d', 4), search('e', 5));
    await add(search('f', 6), search('old', 0));
    expect(names(await list())).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('are dated now where a browser’s clock runs ahead', async () => {
    api.setNow(new Date('2026-11-20T09:00:00Z'));
    expect((await add({ ...search('a'), searched_at: '2031-01-01T00:00:00Z' }))[0]?.searched_at).toBe('2026-11-20T09:00:00.000Z');
  });

  it('are private to their owner, and no guest’s', async () => {
    await add(search('a'));
    const otherUser = await insertVisitor(api.db);
    expect(await list(otherUser.headers)).toEqual([]);
    expect([(await api.call(base)).status, (await send({ searches: [search('a')] }, {})).status]).toEqual([401, 401]);
  });

  it.each([
    'https://evil.example/s',
    '//evil.example/s',
    '/\\evil.example',
    '/s\\..\\account',
    'javascript:alert(1)',
    '/account/statements',
    '/en/s/a',
    '/search',
    '/s/a b',
  ])('refuse the address %s', async (address) => {
    const { addresses, ...others } = search('a');
    const { status, body } = await send({ searches: [{ ...others, addresses: { ...addresses, ka: address } }] });
    expect([status, body]).toEqual([422, expect.objectContaining({ errors: { searches: ['errors.field_invalid'] } })]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['none', { searches: [] }],
    ['six at once', { searches: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => search(name)) }],
    ['a field more', { searches: [{ ...search('a'), user_id: 1 }] }],
    ['a language less', { searches: [{ ...search('a'), words: { ka: 'ა', en: 'a' } }] }],
    ['no words', { searches: [{ ...search('a'), words: { ka: ' ', en: 'a', ru: 'a' } }] }],
    [
      'an endless address',
      { searches: [{ ...search('a'), addresses: { ka: `/s?q=${'a'.repeat(8000)}`, en: '/en/s', ru: '/ru/s' } }] },
    ],
    ['no moment', { searches: [{ ...search('a'), searched_at: 'yesterday' }] }],
  ])('refuse %s', async (_, body) => expect((await send(body)).status).toBe(422));
});
