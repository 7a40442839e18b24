import { sql } from 'drizzle-orm';
import { type Executor, queryRows } from '@/server/db/client';
import { insertRows } from '@/server/db/insert-rows';
import type { OpenDatabase } from '@/server/db/open';
import { auctionBids, auctions } from '@/server/modules/auctions/auctions.table';
import { rebuildSearch, vacuumSearch } from '@/server/modules/search/rows/search.rows.repository';
import { appliedSteps } from '@/server/modules/site/site.table';
import { priceHistory, statements } from '@/server/modules/statements/statements.table';
import { users } from '@/server/modules/users/users.table';
import { installReferenceData, lockReferenceData } from '@/server/reference/reference-data';
import { usdRateGel } from '@/server/reference/site-content';
import { installInventedFirms, writeSiteContent } from './firms/install-firms';
import { drawAuction } from './market/auction';
import { installCompanies } from './market/install-companies';
import { drawPeople } from './market/people';
import { partNeighbours } from './market/picture-order';
import { drawPriceHistory, drawStatement, type Market, type SeedStatement } from './market/statement';
import { installProjects, writeProjects } from './projects/install-projects';

export type SeedOptions = {
  /** How many statements; 0 writes the reference data only. */
  statements: number;
  /** The moment the market is seen at; dates are spread before it. */
  now: Date;
  seedNumber?: number;
  onStep?: (text: string) => void;
};

export const defaultSeedNumber = 20_261_120;
const batchSize = 1000;
/** Statements that are drawn together, so that neighbours in a list differ; also how often progress is reported. */
const chunkSize = 10_000;

/** Sequences follow the ids that were given; new rows come after them. */
async function moveSequences(tx: Executor): Promise<void> {
  for (const table of ['statements', 'users', 'price_history', 'banners', 'group_companies', 'banks']) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.identifier(table)}), (select last_value from ${sql.identifier(`${table}_id_seq`)})))`,
    );
  }
}

async function writeBatch(tx: Executor, market: Market, rows: SeedStatement[], firstIndex: number): Promise<void> {
  await insertRows(tx, statements, rows);
  await insertRows(
    tx,
    priceHistory,
    rows.flatMap((row, offset) => drawPriceHistory(market, row, firstIndex + offset)),
  );
  const drawn = rows.flatMap((row, offset) => drawAuction(market, row, firstIndex + offset) ?? []);
  await insertRows(
    tx,
    auctions,
    drawn.map(({ auction }) => auction),
  );
  await insertRows(
    tx,
    auctionBids,
    drawn.flatMap(({ bids }) => bids),
  );
}

async function writeStatements(tx: Executor, market: Market, count: number, onStep: (text: string) => void): Promise<void> {
  for (let start = 0; start < count; start += chunkSize) {
    const size = Math.min(chunkSize, count - start);
    const rows = partNeighbours(Array.from({ length: size }, (_, offset) => drawStatement(market, start + offset)));
    for (let batch = 0; batch < size; batch += batchSize)
      await writeBatch(tx, market, rows.slice(batch, batch + batchSize), start + batch);
    if (start + size < count) onStep(`${start + size} of ${count} statements`);
  }
}

/** Whether nobody has published anything here yet. */
export async function isMarketEmpty(executor: Executor): Promise<boolean> {
  const [row] = await queryRows<{ exists: boolean }>(executor, sql`select exists(select 1 from statements)`);
  return row?.exists === false;
}

/** Deletes all statements and people; places, dictionaries and settings stay. */
export async function clearMarket(database: OpenDatabase): Promise<void> {
  await database.withoutTimeouts(async (db) => {
    await db.execute(
      sql`truncate statements, price_history, users, sessions, favorites, hidden_statements, search_report_events, statement_search, statement_text restart identity cascade`,
    );
  });
}

/**
 * Fills a migrated, empty database with the reference data and a market; the same options give the same rows.
 * Either everything is written or nothing.
 * @returns false when there are statements already: they stay as they are
 */
export async function seedDatabase(database: OpenDatabase, options: SeedOptions): Promise<boolean> {
  const { statements: count, now, seedNumber = defaultSeedNumber, onStep = () => {} } = options;
  await installReferenceData(database);
  if (count === 0) return false;
  return database.withoutTimeouts(async (db) => {
    const isFilled = await db.transaction(async (tx) => {
      await lockReferenceData(tx);
      if (!(await isMarketEmpty(tx))) return false;
      const people = drawPeople(seedNumber, count, now);
      await insertRows(tx, users, people.all.map(withEveryColumn));
      onStep(`${people.all.length} people`);
      await writeStatements(tx, { seedNumber, now, usdRateGel, people }, count, onStep);
      onStep(`${count} statements`);
      await writeSiteContent(tx);
      await writeProjects(tx, now);
      await moveSequences(tx);
      await rebuildSearch(tx);
      onStep('search index');
      const value = JSON.stringify({ seedNumber, statements: count });
      await insertRows(tx, appliedSteps, [{ name: 'market-seed', value }], { keys: ['name'], update: ['value'] });
      await installInventedFirms(tx);
      await installCompanies(tx, now);
      return true;
    });
    if (isFilled) await vacuumSearch(db);
    return isFilled;
  });
}

/** Rows of one insert have the same columns. */
const withEveryColumn = (user: typeof users.$inferInsert): typeof users.$inferInsert => ({
  slug: null,
  legalName: null,
  identificationCode: null,
  agencyId: null,
  isPremierAgent: false,
  ...user,
});

/** Gives a market that an earlier version seeded what the present one has: banks, valuers, pages of companies, projects. What was removed since stays removed. */
export const upgradeMarket = (database: OpenDatabase, now: Date): Promise<void> =>
  database.withoutTimeouts((db) =>
    db.transaction(async (tx) => {
      await lockReferenceData(tx);
      await installInventedFirms(tx);
      await installCompanies(tx, now);
      await installProjects(tx);
    }),
  );
