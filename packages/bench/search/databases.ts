import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { PostgresServer } from '@/scripts/postgres';
import { type OpenDatabase, openDatabase } from '@/server/db/open';

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
