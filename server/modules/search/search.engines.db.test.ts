import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterTable } from '@/lib/contracts/statements/filters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { createRandom } from '@/packages/demo-market/random';
import { answersOf } from '@/tests/factories/search-answers';
import { randomFilters, searchesMax } from '@/tests/factories/search-filters';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import type { SearchEngine, SearchFeed } from '../../ports/search-engine';
import { statements } from '../statements/statements.table';
import { createMemoryEngine } from './memory/search.memory.repository';
import { indexStatements, rebuildSearch, removeStatements } from './rows/search.rows.repository';
import { statementSearch } from './search.table';
import { createSqlEngine } from './sql/search.engine.repository';

const api = useApi();
let reference: SearchEngine;
let memory: { engine: SearchEngine; feed: SearchFeed };
const errors: string[] = [];

beforeAll(async () => {
  reference = createSqlEngine(api.db);
  const onError = (error: unknown, what: string): void => void errors.push(`${what}: ${String(error)}`);
  memory = createMemoryEngine({ database: api.database, statementsMax: 1_000_000, onError });
  await memory.feed.start();
});
afterAll(() => memory.feed.close());

const rowsOf = () => api.db.select().from(statementSearch).orderBy(statementSearch.id);

describe('the index in memory', () => {
  it('answers as the database does, for random searches of every declared filter', async () => {
    const rows = await rowsOf();
    const drawn = new Set<string>();
    let found = 0;
    for (let seed = 1; seed <= searchesMax; seed += 1) {
      const filters = randomFilters(createRandom(37, seed), rows);
      for (const name of Object.keys(filters)) drawn.add(name);
      const expected = await answersOf(reference, filters);
      expect({ filters, ...(await answersOf(memory.engine, filters)) }).toEqual({ filters, ...expected });
      found += expected.page.ids.length;
    }
    expect(memory.feed.position().isReady).toBe(true);
    expect(found).toBeGreaterThan(searchesMax);
    const undrawn = filterTable.filter(({ name }) => ![name, `${name}_from`, `${name}_to`].some((each) => drawn.has(each)));
    expect(undrawn.map(({ name }) => name)).toEqual([]);
  });

  it('finds the same similar ones, and counts the same statements of sellers', async () => {
    const rows = (await rowsOf()).filter((_, index) => index % 20 === 0);
    for (const row of rows) {
      const like = { ...row, priceGelMinor: row.priceGelMinor ?? 50_000_000 };
      expect(await memory.engine.similar(like, 12, 3, seededAt)).toEqual(await reference.similar(like, 12, 3, seededAt));
    }
    const sellers = [...new Set(rows.map(({ userId }) => userId)), 1];
    expect(await memory.engine.countByUser(sellers)).toEqual(await reference.countByUser(sellers));
  });
});

describe('changes', () => {
  const listed = async (id: number, filters: StatementFilters = {}) =>
    (await memory.engine.page({ ids: [id], ...filters }, seededAt)).ids;

  it('are seen after a reading of the outbox: published, changed, hidden, promoted', async () => {
    const { id } = await insertStatement(api.db, { userId: 7100, addressText: 'ზღაპარი' });
    await memory.feed.catchUp();
    expect(await listed(id, { q: 'ზღაპარი' })).toEqual([id]);
    await api.db.update(statements).set({ addressText: 'სხვა', areaSqm: 77 }).where(eq(statements.id, id));
    await indexStatements(api.db, [id]);
    await memory.feed.catchUp();
    expect(await listed(id, { q: 'ზღაპარი' })).toEqual([]);
    expect(await listed(id, { area_from: 77, area_to: 77 })).toEqual([id]);
    await api.db.execute(sql`update statement_search set vip_rank = 3, vip_until = ${'2027-01-01'} where id = ${id}`);
    await memory.feed.catchUp();
    expect(await listed(id, { is_super_vip: true })).toEqual([id]);
    await removeStatements(api.db, [id]);
    await memory.feed.catchUp();
    expect(await listed(id)).toEqual([]);
  });

  it('of a transaction that is rolled back are not', async () => {
    const { id } = await insertStatement(api.db, { userId: 7101 });
    await memory.feed.catchUp();
    const failing = api.db.transaction(async (tx) => {
      await removeStatements(tx, [id]);
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    await memory.feed.catchUp();
    expect(await listed(id)).toEqual([id]);
  });

  it('arrive by themselves', async () => {
    const { id } = await insertStatement(api.db, { userId: 7102 });
    await expect.poll(() => listed(id)).toEqual([id]);
  });

  it('of all rows at once load the index anew', async () => {
    await rebuildSearch(api.db);
    await memory.feed.catchUp();
    const [expected] = await reference.count([{}], seededAt);
    expect(await memory.engine.count([{}], seededAt)).toEqual([expected]);
    expect(memory.feed.position().size).toBe(expected);
  });

  it('that no line of the outbox tells are found by the comparison, which repairs and reports them', async () => {
    const [row] = await rowsOf();
    const id = row?.id ?? 0;
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local search.is_rebuilding = 'on'`);
      await tx.execute(sql`update statement_search set has_porch = not has_porch where id = ${id}`);
    });
    await memory.feed.catchUp();
    expect(errors).toEqual([]);
    await memory.feed.compare();
    expect(errors).toEqual(['the search index differed and is loaded anew: Error: fields: hasPorch']);
    const porches = { has_porch: true };
    expect(await memory.engine.count([porches], seededAt)).toEqual(await reference.count([porches], seededAt));
  });
});

it('the database answers for more statements than fit', async () => {
  const tooMany: number[] = [];
  const { engine, feed } = createMemoryEngine({
    database: api.database,
    statementsMax: 10,
    onError: (error) => void errors.push(String(error)),
    onTooMany: (count) => void tooMany.push(count),
  });
  await feed.start();
  expect(feed.position().isReady).toBe(false);
  expect(tooMany).toEqual(await reference.count([{}], seededAt));
  expect(await engine.count([{}], seededAt)).toEqual(tooMany);
  await feed.close();
});
