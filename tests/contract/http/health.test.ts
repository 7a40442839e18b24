import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { partial } from '../../factories/partial';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';

const api = useApi();
const noKey = { headers: { 'x-website-key': null } };

describe('GET /api/health', () => {
  it('is live without a key', async () => {
    expect(await api.call('/api/health/live', noKey)).toMatchObject({ status: 200, body: { status: 'live' } });
  });

  it('is ready once the database is migrated, and names the migrations when it is not', async () => {
    expect(await api.call('/api/health/ready', noKey)).toMatchObject({ status: 200, body: { status: 'ready' } });
    await api.db.execute(sql`alter table statement_search rename to statement_search_away`);
    const response = await api.call('/api/health/ready', noKey);
    await api.db.execute(sql`alter table statement_search_away rename to statement_search`);
    expect(response).toMatchObject({ status: 503, body: { status: 'unready', failing: 'migrations' } });
    expect(response.headers.get('retry-after')).toBe('5');
  });

  it('names the database when it is unavailable, and stays live; calls then are 503 with Retry-After', async () => {
    const away = partial<typeof api.db>({
      execute: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
      select: () => {
        throw Object.assign(new Error('Failed query: select 1, params: secret'), {
          cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
        });
      },
    });
    const app = openApp(api, {}, { database: { ...api.database, db: away } });
    const ask = async (path: string) => {
      const response = await app.fetch(new Request(`http://localhost${path}`, { headers: { 'x-website-key': 'livo' } }), {});
      return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
    };
    expect(await ask('/api/health/live')).toMatchObject({ status: 200 });
    expect(await ask('/api/health/ready')).toMatchObject({ status: 503, retryAfter: '5', body: { failing: 'database' } });
    const call = await ask('/api/v1/services');
    expect(call).toMatchObject({ status: 503, retryAfter: '5', body: { message: 'errors.unavailable' } });
    expect(JSON.stringify(call)).not.toContain('secret');
  });
});
