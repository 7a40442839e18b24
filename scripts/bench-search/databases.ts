import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Db } from '../../server/db/client';
import { type OpenDatabase, openDatabase } from '../../server/db/open';
import { searchedText } from '../../server/modules/search/rows/search.text.query';
import { statementSearch } from '../../server/modules/search/search.table';
import type { PostgresServer } from '../postgres';

/** An empty embedded database in its own folder; closing it removes the folder. */
export async function openEmbedded(): Promise<OpenDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aivani-bench-'));
  const database = await openDatabase({ dataDir });
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function administer(server: PostgresServer, statement: string): Promise<void> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function exists(server: PostgresServer, name: string): Promise<boolean> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const found = await client.query('select from pg_database where datname = $1', [name]).finally(() => client.end());
  return found.rowCount === 1;
}

/** A database on the server that stays: `isLoaded` where a run before has loaded it. */
export async function openPersistent(
  server: PostgresServer,
  size: number,
): Promise<{ database: OpenDatabase; isLoaded: boolean }> {
  const name = `aivani_bench_${size}`;
  const isLoaded = await exists(server, name);
  if (!isLoaded) await administer(server, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { database: await openDatabase({ dataDir: '', databaseUrl: url.href }), isLoaded };
}

/** An empty separate database on the server; closing it drops it. */
export async function openOnServer(server: PostgresServer): Promise<OpenDatabase> {
  const name = `aivani_bench_${randomUUID().slice(0, 8)}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = await openDatabase({ dataDir: '', databaseUrl: url.href });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A btree cannot answer "contains all of", so the amenities have none. */
const columns = Object.values(getTableColumns(statementSearch)).map(({ name }) => name);
const indexedColumns = columns.filter((name) => !['id', 'ord', 'parameters'].includes(name));
/** Prices in both currencies, as cards show them. */
const plainColumn = (name: string): SQL => {
  if (!name.includes('price_') || name === 'price_type_id') return sql`search.${sql.identifier(name)}`;
  const isShown = name.startsWith('square') ? sql`s.price_type_id <> 1 and s.deal_type_id <> 7` : sql`s.price_type_id <> 1`;
  return sql`case when ${isShown} then s.${sql.identifier(name)} end as ${sql.identifier(name)}`;
};

/**
 * The schema that a competent newcomer would write: one table with every column that is filtered by, the text that is searched as
 * text, a primary key and one btree for each column.
 */
export async function fillPlainTable(db: Db): Promise<void> {
  await db.execute(sql`create table plain_statements as
    select ${sql.join(columns.map(plainColumn), sql`, `)}, ${searchedText} as text from statement_search search
    join statements s on s.id = search.id
    left join cities c on c.id = s.city_id left join districts d on d.id = s.district_id
    left join urbans u on u.id = s.urban_id left join streets st on st.id = s.street_id
    order by search.id`);
  await db.execute(sql`alter table plain_statements add primary key (id)`);
  for (const name of indexedColumns) await db.execute(sql`create index on plain_statements (${sql.identifier(name)})`);
  await db.execute(sql`vacuum analyze plain_statements`);
}
