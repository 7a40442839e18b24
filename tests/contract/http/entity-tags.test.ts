import { describe, expect, it } from 'vitest';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const lists = [
  '/api/microservice/statements?deal_types=1',
  '/api/microservice/statements/count?deal_types=1',
  '/api/microservice/statements/statement-parameters',
  '/api/microservice/statements/map-data',
  '/api/microservice/users/company/brokers-web',
  '/api/microservice/users/company/developers',
  '/api/microservice-projects/listing',
  '/api/microservice/prices',
  '/api/locations/v2/cities',
  '/api/locations/v2/streets?q=vake',
  '/api/v1/articles',
  '/api/openapi.json',
];

describe('a program that has a list', () => {
  it.each(lists)('learns with 304 that it is current: %s', async (path) => {
    const first = await api.call(path);
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)]);
    expect(first.headers.get('cache-control')).not.toContain('no-store');
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await api.call(path, { headers: { 'if-none-match': known } });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, tag]);
      expect(again.headers.get('content-type')).toBeNull();
    }
    expect((await api.call(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await api.call(path, { method: 'HEAD' })).headers.get('etag')).toBe(tag);
  });

  it('gets another list once something in it changed, and for other filters', async () => {
    const { user } = await insertVisitor(api.db);
    const tagOf = async (query: string) =>
      (await api.call(`/api/microservice/statements?users=${user.id}${query}`)).headers.get('etag');
    const empty = await tagOf('');
    await insertStatement(api.db, { userId: user.id });
    const listed = await tagOf('');
    expect(listed).not.toBe(empty);
    expect(await tagOf('')).toBe(listed);
    expect(await tagOf('&deal_types=1')).not.toBe(listed);
  });
});

it('what a person reads is stored nowhere', async () => {
  const { headers } = await insertVisitor(api.db);
  const own = await api.call('/api/microservice/users/statements/favorites', { headers });
  expect([own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([null, 'no-store']);
  const browser = await api.call('/api/microservice/statements', { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(browser.headers.get('cache-control')).toBe('no-store');
});
