import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';
import { queryRows } from '../../../db/client';
import { statements } from '../../statements/statements.table';
import { statementSearch } from '../search.table';
import { indexStatements, rebuildSearch, removeStatements } from './search.rows.repository';

const api = useApi();

const rowsOf = (id: number) => api.db.select().from(statementSearch).where(eq(statementSearch.id, id));
const contents = () =>
  queryRows(
    api.db,
    sql`select to_jsonb(s) as row, t.words::text from statement_search s join statement_text t using (id) order by s.id`,
  );

describe('indexStatements', () => {
  it('lists an active statement, follows its changes, and removes it with its state', async () => {
    const { id } = await insertStatement(api.db);
    expect(await rowsOf(id)).toMatchObject([{ priceGelMinor: null, priceUsdMinor: 10_000_000, districtId: 4, statusId: 0 }]);
    await api.db.update(statements).set({ priceTypeId: 1, statusId: 2 }).where(eq(statements.id, id));
    await indexStatements(api.db, [id]);
    expect(await rowsOf(id)).toMatchObject([{ priceGelMinor: null, priceUsdMinor: null, statusId: 2 }]);
    await api.db.update(statements).set({ state: 'hidden' }).where(eq(statements.id, id));
    await indexStatements(api.db, [id]);
    expect(await rowsOf(id)).toEqual([]);
  });
  it('writes the stems of every word once', async () => {
    const { id } = await insertStatement(api.db, { addressText: `ᲕᲐᲙᲔ ვაკეში Ёлка «12ა» {"\\'} ${'ა'.repeat(3000)}` });
    const [row] = await queryRows<{ stems: string[] }>(
      api.db,
      sql`select tsvector_to_array(words) as stems from statement_text where id = ${id}`,
    );
    expect(row?.stems).toEqual(expect.arrayContaining([String(id), 'ვაკე', 'елк', '12ა', 'ბინა', 'apartment', 'квартир']));
    expect(row?.stems.filter((stem) => stem.startsWith('ვაკე'))).toHaveLength(1);
  });
  it('is rolled back with its transaction', async () => {
    const { id } = await insertStatement(api.db);
    await expect(
      api.db.transaction(async (tx) => {
        await removeStatements(tx, [id]);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await rowsOf(id)).toHaveLength(1);
  });
  it('takes more ids than a query may have parameters', async () => {
    const { id } = await insertStatement(api.db);
    await indexStatements(api.db, [id, ...Array.from({ length: 70_000 }, (_, index) => 50_000_000 + index)]);
    expect(await rowsOf(id)).toHaveLength(1);
  });
});

describe('rebuildSearch', () => {
  it('writes the same rows and words as indexing one by one', async () => {
    await insertStatement(api.db, { addressText: 'ᲥᲣᲩᲐ Ёлка «12ა»', streetNumber: '7', parameters: [6, 1] });
    const before = await contents();
    await rebuildSearch(api.db);
    expect(await contents()).toEqual(before);
  });
  it('contains exactly the active statements', async () => {
    await rebuildSearch(api.db);
    const [count] = await queryRows<{ listed: number; active: number }>(
      api.db,
      sql`select (select count(*)::int from statement_search) as listed, (select count(*)::int from statements where state = 'active') as active`,
    );
    expect(count?.listed).toBe(count?.active);
  });
});
