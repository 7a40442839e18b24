import { sql } from 'drizzle-orm';
import { anyOf, queryRows } from '../../server/db/client';
import type { OpenDatabase } from '../../server/db/open';
import { createPace } from '../../server/db/pace';
import { bulkRows, sealSearch } from '../../server/modules/search/bits/search.seal.repository';
import { indexStatements } from '../../server/modules/search/search.index.repository';
import { searchEngine } from './engines';
import type { Engine } from './queries';
import type { BenchRequest } from './requests';

/** 95 of 100 reads took no longer than this, in milliseconds: alone, and alongside a writer; and what the writer needed. */
export type Changes = { statements: number; aloneMs: number; alongsideMs: number; seconds: number };

const changesMax = 10_000;
const batchRows = 50;

const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(0.95 * values.length) - 1)] ?? Number.NaN;

/**
 * Writes statements as a feed does: a few in one transaction with their search rows, sealed and paced as those of an import. The values stay the
 * same, so that a kept database can be compared again. Like an import, the writer has no statement timeout.
 */
const writeChanges = (database: OpenDatabase, ids: readonly number[]): Promise<void> =>
  database.withoutTimeouts(async (db) => {
    const pace = createPace(db);
    for (let start = 0; start < ids.length; start += batchRows) {
      const batch = ids.slice(start, start + batchRows);
      await pace.run(() =>
        db.transaction(async (tx) => {
          await tx.execute(sql`update statements set area_sqm = area_sqm where id = ${anyOf(batch)}`);
          await indexStatements(tx, batch);
        }),
      );
      if ((start + batchRows) % bulkRows === 0) await pace.run(() => sealSearch(database, 1));
    }
  });

/** Sends the requests one after another until `isOver`; one round at least. */
async function read(ours: Engine, requests: BenchRequest[], isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  do {
    for (const { query } of requests) {
      const startedMs = performance.now();
      await ours(query);
      times.push(performance.now() - startedMs);
      if (times.length > requests.length && isOver()) break;
    }
  } while (!isOver());
  return times;
}

/**
 * How much 10,000 changes slow concurrent reads, in one process as in the site. Null on the embedded database, whose one connection makes
 * readers wait for each write.
 */
export async function measureChanges(database: OpenDatabase, now: Date, requests: BenchRequest[]): Promise<Changes | null> {
  if (database.kind === 'embedded') return null;
  const found = await queryRows<{ id: number }>(
    database.db,
    sql`select id from statement_search order by hashint4(id), id limit ${changesMax}`,
  );
  const ids = found.map(({ id }) => id);
  const ours = searchEngine(database.db, now);
  const once = (): Promise<number[]> => read(ours, requests, () => true);
  // Those alongside the writer find everything loaded: so do those alone.
  await once();
  const alone = await once();
  let isWritten = false;
  const startedMs = performance.now();
  let seconds = Number.NaN;
  const writing = writeChanges(database, ids).finally(() => {
    isWritten = true;
    seconds = (performance.now() - startedMs) / 1000;
  });
  const [alongside] = await Promise.all([read(ours, requests, () => isWritten), writing]);
  return { statements: ids.length, aloneMs: p95(alone), alongsideMs: p95(alongside), seconds };
}
