import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterTable } from '@/lib/contracts/statements/filters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { createRandom } from '@/packages/demo-market/random';
import { missingPrograms } from '@/scripts/opensearch/find-programs';
import { type OpensearchCluster, startCluster } from '@/scripts/opensearch/start-cluster';
import {
  createOpensearchEngine,
  type OpensearchEngine,
} from '@/server/modules/search/opensearch/search.opensearch.engine.repository';
import { indexStatements, rebuildSearch, removeStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statementSearch } from '@/server/modules/search/search.table';
import { createSqlEngine } from '@/server/modules/search/sql/search.engine.repository';
import { statements } from '@/server/modules/statements/statements.table';
import type { SearchEngine } from '@/server/ports/search-engine';
import { answersOf } from '../factories/search-answers';
import { randomFilters, searchesMax } from '../factories/search-filters';
import { insertStatement } from '../factories/statement';
import { useApi } from '../setup/api';
import { seededAt } from '../setup/database';

const missing = missingPrograms();
if (missing.length > 0) console.error(`The suite of OpenSearch is skipped, since this machine lacks ${missing.join(' and ')}.`);

describe.skipIf(missing.length > 0)('the engine over a node of OpenSearch', () => {
  const api = useApi();
  let cluster: OpensearchCluster;
  let reference: SearchEngine;
  let remote: OpensearchEngine;
  const errors: string[] = [];

  beforeAll(async () => {
    cluster = await startCluster({ nodes: 1, heapMb: 512 });
    reference = createSqlEngine(api.db);
    remote = createOpensearchEngine({
      ...{ database: api.database, urls: cluster.urls, timeoutMs: 30_000, alias: 'statements', shards: 1, replicas: 1 },
      onError: (error, what) => errors.push(`${what}: ${error}`),
    });
    await remote.feed.start();
  });
  afterAll(async () => {
    await remote?.feed.close();
    await cluster?.stop();
  });

  const rowsOf = () => api.db.select().from(statementSearch).orderBy(statementSearch.id);
  const listed = async (id: number, filters: StatementFilters = {}) =>
    (await remote.engine.page({ ids: [id], ...filters }, seededAt)).ids;

  it('answers as the database does, for random searches of every declared filter', async () => {
    const rows = await rowsOf();
    const drawn = new Set<string>();
    let found = 0;
    for (let seed = 1; seed <= searchesMax; seed += 1) {
      const filters = randomFilters(createRandom(37, seed), rows);
      for (const name of Object.keys(filters)) drawn.add(name);
      const expected = await answersOf(reference, filters);
      expect({ filters, ...(await answersOf(remote.engine, filters)) }).toEqual({ filters, ...expected });
      found += expected.page.ids.length;
    }
    expect(errors).toEqual([]);
    expect(found).toBeGreaterThan(searchesMax);
    const undrawn = filterTable.filter(({ name }) => ![name, `${name}_from`, `${name}_to`].some((each) => drawn.has(each)));
    expect(undrawn.map(({ name }) => name)).toEqual([]);
  }, 1_200_000);

  it('finds the same similar ones, and counts the same statements of sellers', async () => {
    const rows = (await rowsOf()).filter((_, index) => index % 20 === 0);
    for (const row of rows) {
      const like = { ...row, priceGelMinor: row.priceGelMinor ?? 50_000_000 };
      expect(await remote.engine.similar(like, 12, 3, seededAt)).toEqual(await reference.similar(like, 12, 3, seededAt));
    }
    const sellers = [...new Set(rows.map(({ userId }) => userId)), 1];
    expect(await remote.engine.countByUser(sellers)).toEqual(await reference.countByUser(sellers));
  });

  it('sees a change after a reading of the outbox: published, changed, hidden', async () => {
    const { id } = await insertStatement(api.db, { userId: 7100, addressText: 'ზღაპარი' });
    await remote.feed.catchUp();
    expect(await listed(id, { q: 'ზღაპარი' })).toEqual([id]);
    await api.db.update(statements).set({ addressText: 'სხვა', areaSqm: 77 }).where(eq(statements.id, id));
    await indexStatements(api.db, [id]);
    await remote.feed.catchUp();
    expect(await listed(id, { q: 'ზღაპარი' })).toEqual([]);
    expect(await listed(id, { area_from: 77, area_to: 77 })).toEqual([id]);
    await removeStatements(api.db, [id]);
    await remote.feed.catchUp();
    expect(await listed(id)).toEqual([]);
  });

  it('keeps the last state of a statement when an older change comes late or twice', async () => {
    const { id } = await insertStatement(api.db, { userId: 7101, areaSqm: 50 });
    await remote.feed.catchUp();
    await api.db.update(statements).set({ areaSqm: 60 }).where(eq(statements.id, id));
    await indexStatements(api.db, [id]);
    await removeStatements(api.db, [id]);
    await remote.feed.catchUp();
    // What a process that stood still would send again.
    await api.db.execute(sql`update search_outbox set is_sent = false where statement_id = ${id}`);
    await remote.feed.catchUp();
    expect(await listed(id)).toEqual([]);
  });

  it('fills a new index beside the old one while statements are written, and loses none', async () => {
    const before = await remote.engine.count([{}], seededAt);
    const rebuilding = remote.feed.rebuild();
    const written: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      written.push((await insertStatement(api.db, { userId: 7102 })).id);
      await remote.feed.catchUp();
      expect(await listed(written.at(-1) ?? 0)).toEqual(written.slice(-1));
    }
    await rebuilding;
    expect(await remote.engine.count([{}], seededAt)).toEqual([(before[0] ?? 0) + written.length]);
    expect((await remote.engine.page({ users: [7102], per_page: 50 }, seededAt)).ids.toSorted((a, b) => a - b)).toEqual(written);
  });

  it('fills the index anew when all rows were written', async () => {
    await rebuildSearch(api.db);
    await remote.remote.rebuildIfNeeded();
    expect(await remote.engine.count([{}], seededAt)).toEqual(await reference.count([{}], seededAt));
  });

  it('refuses a document with a field that the mapping does not have', async () => {
    const [index] = Object.keys((await remote.client.indices.get({ index: 'statements-*' })).body as object);
    const sent = remote.client.index({ index: index ?? '', id: '0', body: { unknown: 1 } });
    await expect(sent).rejects.toThrow('strict_dynamic_mapping_exception');
  });

  it('lets the database answer while no node does, marks the list as reduced, and comes back', async () => {
    await cluster.kill(0);
    const page = await remote.engine.page({}, seededAt, { total: true });
    expect(page).toEqual({ ...(await reference.page({}, seededAt, { total: true })), isReduced: true });
    await cluster.start(0);
    await expect.poll(async () => (await remote.engine.page({}, seededAt)).isReduced, { timeout: 60_000 }).toBeUndefined();
    expect(await remote.engine.count([{}], seededAt)).toEqual(await reference.count([{}], seededAt));
  });
});
