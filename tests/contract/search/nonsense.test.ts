import { beforeAll, expect, it } from 'vitest';
import { savedSearchesMax } from '@/lib/contracts/account/saved-searches';
import { encodeArea } from '@/lib/contracts/statements/area-outline';
import { savedSearches } from '@/server/modules/saved-searches/saved-searches.table';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const saved = '/api/microservice/users/saved-searches';
const ring = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    lat: 41.7 + 0.05 * Math.sin((2 * Math.PI * index) / count),
    lng: 44.8 + 0.05 * Math.cos((2 * Math.PI * index) / count),
  }));
const bowTie = [
  { lat: 41.7, lng: 44.7 },
  { lat: 41.71, lng: 44.71 },
  { lat: 41.7, lng: 44.71 },
  { lat: 41.71, lng: 44.7 },
];

let owner: Visitor;
beforeAll(async () => {
  owner = await insertVisitor(api.db);
});
const save = (area: string, name = 'mine') =>
  api.call(saved, { method: 'POST', headers: owner.headers, body: { name, filters: { drawn_areas: [area] } } });
/** The answer to a call, and that it took less than a second of this process. */
async function soon<T>(call: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  const answer = await call();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(1);
  return answer;
}

it.each([
  ['of 10,000 points', encodeArea(ring(10_000)), 'errors.area_too_many_points'],
  ['that crosses itself', encodeArea(bowTie), 'errors.area_crosses_itself'],
  ['that is no outline', 'nonsense!', 'errors.area_unreadable'],
])('an area %s is refused at its field, in a list, a count and a saved search', async (_, area, message) => {
  const refused = { status: 422, body: { errors: { drawn_areas: [message] } } };
  for (const part of ['', '/count'])
    expect(await soon(() => api.call(`/api/microservice/statements${part}?drawn_areas=${area}`))).toMatchObject(refused);
  const { status, body } = await soon(() => save(area));
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(message)]);
});

it('an empty area is no area in an address, and is refused in a saved search', async () => {
  expect(await soon(() => api.call('/api/microservice/statements/count?drawn_areas='))).toMatchObject({ status: 200 });
  expect(await soon(() => save(''))).toMatchObject({ status: 422 });
});

it.each(['a', 'ა', '1 ', '(', 'under 1', 'ვაკე '])(
  'a sentence of 10,000 times “%s” is refused, and one of 1,000 letters is read',
  async (part) => {
    const ask = (letters: number) =>
      api.call(`/api/locations/v2/sentence?q=${encodeURIComponent(part.repeat(letters).slice(0, letters))}`);
    expect(await soon(() => ask(10_000))).toMatchObject({ status: 422, body: { errors: { q: expect.anything() } } });
    expect(await soon(() => ask(1000))).toMatchObject({ status: 200 });
  },
);

it('of 1,000 saved searches all but 50 are refused, and the list of them comes at once', async () => {
  const times = { frequency: 'daily' as const, hour: 9, isMailed: true, seenAt: api.now(), createdAt: api.now() };
  const row = { userId: owner.user.id, name: 'mine', filters: {}, ...times };
  await api.db.insert(savedSearches).values(Array.from({ length: savedSearchesMax - 1 }, () => row));
  const area = encodeArea(ring(20));
  expect((await soon(() => save(area))).status).toBe(200);
  for (let index = savedSearchesMax; index < 1000; index += 190) expect((await soon(() => save(area))).status).toBe(409);
  expect((await soon(() => api.call(saved, { headers: owner.headers }))).status).toBe(200);
});
