import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '@/lib/domain/time/duration';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { queryRows } from '../../../db/client';
import { toSql } from './search.condition.query';
import { createSqlEngine } from './search.engine.repository';

const api = useApi();
const userId = 8100;

/** Hours ago, price in GEL and what was paid: the older and the dearer, the more was paid. */
const listed = [
  { hoursAgo: 1, gel: 100, paid: {} },
  { hoursAgo: 2, gel: 400, paid: { vipId: 1 } },
  { hoursAgo: 3, gel: 200, paid: {} },
  { hoursAgo: 4, gel: 500, paid: { vipId: 4 } },
  { hoursAgo: 5, gel: 300, paid: { isPromoted: true } },
  { hoursAgo: 6, gel: 600, paid: { vipId: 3, isPromoted: true } },
];

describe('a plain list', () => {
  const hoursById = new Map<number, number>();
  beforeAll(async () => {
    for (const { hoursAgo, gel, paid } of listed) {
      const at = new Date(seededAt.getTime() - hoursAgo * hourMs);
      const until = new Date(seededAt.getTime() + 24 * hourMs);
      const row = { userId, date: at, createdAt: at, currencyId: 1, priceGelMinor: gel * 100, vipUntil: until, ...paid };
      hoursById.set((await insertStatement(api.db, row)).id, hoursAgo);
    }
  });

  it.each([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ order_by: 'date', sequence: 'asc' }, [6, 5, 4, 3, 2, 1]],
    [{ order_by: 'created_at' }, [1, 2, 3, 4, 5, 6]],
    [{ order_by: 'price', sequence: 'asc' }, [1, 3, 5, 2, 4, 6]],
  ] as const)('keeps strictly to its order, whatever was paid: %o', async (order, expected) => {
    const { ids } = await createSqlEngine(api.db).page({ users: [userId], ...order }, seededAt);
    expect(ids.map((id) => hoursById.get(id))).toEqual(expected);
  });

  it('keeps to it across pages', async () => {
    const search = createSqlEngine(api.db);
    const pages = await Promise.all([1, 2, 3].map((page) => search.page({ users: [userId], page, per_page: 2 }, seededAt)));
    expect(pages.flatMap(({ ids }) => ids).map((id) => hoursById.get(id))).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

it('words are tried as a value, since the planner takes their rows for few and would join every pair of them', async () => {
  const words = { kind: 'words', field: 'words', groups: [['თბილის']] } as const;
  const paid = { kind: 'between', field: 'vipUntil', above: seededAt.getTime() } as const;
  const plan = await queryRows<Record<string, string>>(
    api.db,
    sql`explain select count(*) from statement_search where ${toSql({ kind: 'and', parts: [paid, words] })}`,
  );
  expect(plan.flatMap((line) => Object.values(line)).join('\n')).not.toMatch(/Join|Nested Loop/);
});
