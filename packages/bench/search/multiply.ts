import { sql } from 'drizzle-orm';
import { type Executor, queryRows } from '@/server/db/client';
import type { OpenDatabase } from '@/server/db/open';
import { vacuumSearch } from '@/server/modules/search/rows/search.rows.repository';

/** Copies are a little later, dearer and further away than the statement; `k` is the number of the copy. */
const changed: Record<string, string> = {
  uuid: `(gen_random_uuid())`,
  date: `date - k * interval '37 minutes' - (id % 97) * interval '11 seconds'`,
  created_at: `created_at - k * interval '37 minutes' - (id % 97) * interval '11 seconds'`,
  price_gel_minor: `price_gel_minor + k * (id % 50) * 1000`,
  price_usd_minor: `price_usd_minor + k * (id % 50) * 1000`,
  latitude: `latitude + k * ((id % 1000) * 919 % 1000 - 500) * 0.000001`,
  longitude: `longitude + k * ((id % 1000) * 729 % 1000 - 500) * 0.000001`,
};
const tables = ['statements', 'statement_search', 'statement_text'];

/** Adds copies of all statements with their search rows, without their indexes, which are made afterwards. */
async function copyRows(tx: Executor, table: string, size: number, copies: number): Promise<void> {
  const columns = await queryRows<{ name: string }>(
    tx,
    sql`select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table}
      and is_generated = 'NEVER' order by ordinal_position`,
  );
  const indexes = await queryRows<{ name: string; definition: string }>(
    tx,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = ${table} and indexdef not like 'CREATE UNIQUE %'`,
  );
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => (name === 'id' ? `id + k * ${size}` : (changed[name] ?? `"${name}"`)));
  await tx.execute(
    sql.raw(`insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
      select ${values.join(', ')} from ${table} cross join generate_series(1, ${copies}) k`),
  );
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
}

/** Makes a loaded market larger in minutes: each statement is copied, moved in time, price and place. */
export async function multiplyMarket(database: OpenDatabase, size: number, copies: number): Promise<void> {
  await database.withoutTimeouts((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local search.is_rebuilding = 'on'`);
      for (const table of tables) await copyRows(tx, table, size, copies);
    }),
  );
  await database.withoutTimeouts((db) => vacuumSearch(db));
}
