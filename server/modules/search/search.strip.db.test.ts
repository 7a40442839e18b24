import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { minuteMs } from '@/lib/domain/time/duration';
import { insertRows } from '@/server/db/insert-rows';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { queryRows } from '../../db/client';
import { statements } from '../statements/statements.table';
import { indexStatements } from './search.index.repository';
import { createSearchRepository } from './search.repository';
import { circleMax } from './search.strip.repository';

const api = useApi();
const userId = 8300;
const large = circleMax + 150;
const until = new Date(seededAt.getTime() + 86_400_000);
const strip = (page: number, perPage: number, at = seededAt) =>
  createSearchRepository(api.db).pageIds({ users: [userId], is_vip: true, page, per_page: perPage }, at);

beforeAll(async () => {
  const { id: _, uuid: __, ...plain } = await insertStatement(api.db, { userId: userId - 1, vipUntil: until });
  const paid = (vipId: number, count: number) => Array.from({ length: count }, () => ({ ...plain, userId, vipId }));
  await insertRows(api.db, statements, [...paid(4, 5), ...paid(3, large), ...paid(1, 7)]);
  const ids = await queryRows<{ id: number }>(api.db, sql`select id from statements where user_id = ${userId}`);
  await indexStatements(
    api.db,
    ids.map(({ id }) => id),
  );
});

describe('the strip of a tier that is too large for equal turns', () => {
  it('shows every statement once, the tiers in their order, whatever the page', async () => {
    const pages = await Promise.all(Array.from({ length: 9 }, (_, index) => strip(index + 1, 70)));
    const ids = pages.flat();
    expect(new Set(ids).size).toBe(5 + large + 7);
    expect(ids).toHaveLength(5 + large + 7);
    const ranks = await queryRows<{ rank: number }>(
      api.db,
      sql`select vip_rank as rank from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality shown(id, place)
        join statement_search using (id) order by place`,
    );
    expect(ranks.map(({ rank }) => rank)).toEqual([...Array(5).fill(3), ...Array(large).fill(2), ...Array(7).fill(1)]);
  });
  it('begins elsewhere every ten minutes and not before', async () => {
    const first = async (minutes: number) => (await strip(1, 9, new Date(seededAt.getTime() + minutes * minuteMs)))[5];
    const start = await first(0);
    expect(await first(9)).toBe(start);
    const later = await Promise.all([10, 20, 30, 40, 50].map(first));
    expect(new Set([start, ...later]).size).toBeGreaterThan(4);
  });
});
