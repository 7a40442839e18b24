import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { seedDatabase } from '@/packages/demo-market/seed';
import { outputOptions, wholeNumber } from '@/scripts/program-options';
import { unitOfWork } from '@/server/composition/repositories';
import { type Db, queryRows } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { createAlertsService } from '@/server/modules/saved-searches/alerts.service';
import { createReverseSearchRepository } from '@/server/modules/search/reverse/search.reverse.repository';
import { saveSearches } from './alerts/searches';
import { openEmbedded } from './search/databases';

const help = `Times the match of published statements with saved searches and compares it with trying every search, in one run, results compared.

Usage: npm run bench:alerts -- [options]

  --searches 100000    saved searches
  --statements 1000    statements that are published
  --tried 2            statements that every search is tried with; the total is extrapolated from them
  --json               prints one JSON line at the end
  --help               shows this text

The exit code is 1 when the two ways find different searches for a statement.`;

const countMax = 10_000_000;
const now = new Date('2026-11-20T09:00:00Z');
const startedMs = performance.now();
const secondsSince = (fromMs: number): number => (performance.now() - fromMs) / 1000;
const say = (text: string): void => console.log(`[${secondsSince(startedMs).toFixed(0).padStart(4)} s] ${text}`);

const queueChanges = (db: Db, total: number) =>
  db.execute(sql`insert into statement_changes (statement_id) select id from statement_search order by id limit ${total}`);

async function run(searchCount: number, statementCount: number, triedCount: number, isJson: boolean): Promise<void> {
  const database = await openEmbedded();
  const { db } = database;
  try {
    await migrateDatabase(database);
    // Some of a market are not listed.
    await seedDatabase(database, { statements: Math.ceil(statementCount * 1.2), now });
    const searches = await saveSearches(db, searchCount);
    say(`${searchCount} searches saved, ${statementCount} statements`);
    await db.execute(sql`delete from statement_changes`);
    await queueChanges(db, statementCount);
    const published = await db.$count(sql`statement_changes`);

    const alerts = createAlertsService({ atomically: unitOfWork(db), clock: () => now });
    const ourStartMs = performance.now();
    let matches = 0;
    for (let report = await alerts.match(); report.changed > 0; report = await alerts.match()) matches += report.matches;
    const ourSeconds = secondsSince(ourStartMs);
    say(`index: ${published} statements, ${matches} matches in ${ourSeconds.toFixed(1)} s`);

    const tried = await queryRows<{ id: number }>(
      db,
      sql`select id from statement_search order by hashint4extended(id, 7) limit ${triedCount}`,
    );
    const reverse = createReverseSearchRepository(db);
    let [triedSeconds, differing] = [0, 0];
    for (const { id } of tried) {
      const tryStartMs = performance.now();
      const candidates = searches.map(({ id: searchId, filters }) => ({ searchId, filters, statementIds: [id] }));
      const fitting = await reverse.findFitting(candidates, now);
      triedSeconds += secondsSince(tryStartMs);
      const [found] = await queryRows<{ ids: number[] | null }>(
        db,
        sql`select array_agg(search_id order by search_id) as ids from saved_search_matches where statement_id = ${id}`,
      );
      const expected = fitting.map(({ searchId }) => searchId).sort((left, right) => left - right);
      if (expected.join() !== (found?.ids ?? []).join()) differing += 1;
    }
    const allSeconds = (triedSeconds / tried.length) * published;
    const figures = {
      searches: searchCount,
      statements: published,
      matches,
      indexMatchesPerSecond: Math.round(matches / ourSeconds),
      inTurnMatchesPerSecond: Number((matches / allSeconds).toFixed(1)),
      ratio: Math.round(allSeconds / ourSeconds),
      differing,
    };
    say(`in turn: ${tried.length} statements in ${triedSeconds.toFixed(1)} s, ${differing} differ`);
    console.log(
      `| saved searches | statements | matches | by the index, matches/s | in turn, matches/s | times |\n| --- | --- | --- | --- | --- | --- |\n| ${[searchCount, published, matches].map((count) => count.toLocaleString('en')).join(' | ')} | ${figures.indexMatchesPerSecond} | ${figures.inTurnMatchesPerSecond} | ${figures.ratio} |`,
    );
    if (isJson) console.log(JSON.stringify(figures));
    if (differing > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

try {
  const { values } = parseArgs({
    options: {
      searches: { type: 'string', default: '100000' },
      statements: { type: 'string', default: '1000' },
      tried: { type: 'string', default: '2' },
      ...outputOptions,
    },
  });
  if (values.help) console.log(help);
  else
    await run(
      wholeNumber(values.searches, 'searches', countMax),
      wholeNumber(values.statements, 'statements', countMax),
      wholeNumber(values.tried, 'tried', countMax),
      values.json,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
