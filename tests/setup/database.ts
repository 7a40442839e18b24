import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { Client, Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { seedDatabase } from '@/packages/demo-market/seed';
import { startPostgres } from '../../scripts/postgres';
import { migrateDatabase } from '../../server/db/migrate';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '../../server/db/open';
import { type TestedEngine, testedEngineOf } from './search-engine';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource;
    searchEngine: TestedEngine;
  }
}

/** Where a test file gets its own copy of the migrated and seeded database from. */
export type TestDatabaseSource =
  | { kind: 'embedded'; dumpFile: string }
  | { kind: 'postgresql'; adminUrl: string; template: string; isOneConnection: boolean }
  | { kind: 'none' };

/** The moment that the test databases were seeded at. */
export const seededAt = new Date('2026-11-20T09:00:00Z');
export const seededStatements = 400;

async function migrateAndSeed(database: OpenDatabase): Promise<void> {
  await migrateDatabase(database);
  await seedDatabase(database, { statements: seededStatements, now: seededAt });
}

/** The folders of template1 and template0; PostgreSQL pins their numbers. */
const templateDatabases = ['1', '4'];

async function embeddedSource(): Promise<[TestDatabaseSource, () => Promise<void>]> {
  const folder = mkdtempSync(join(tmpdir(), 'aivani-test-'));
  const database = await openDatabase({ dataDir: folder });
  // Copies are small: no preallocated WAL segments, no template databases, which nothing connects to.
  await database.db.execute(sql`set wal_recycle = off`);
  await migrateAndSeed(database);
  await database.close();
  for (const template of templateDatabases) rmSync(join(folder, 'database/base', template), { recursive: true });
  const dumpFile = join(folder, 'template.tar');
  writeFileSync(dumpFile, await dumpDatabase(folder));
  return [{ kind: 'embedded', dumpFile }, async () => rmSync(folder, { recursive: true, force: true })];
}

/** All files of the closed embedded database in a folder, for `openCopy`. */
export async function dumpDatabase(folder: string): Promise<Buffer> {
  const lite = await PGlite.create({ dataDir: join(folder, 'database') });
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return Buffer.from(await dump.arrayBuffer());
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};

type PostgresSource = { adminUrl: string; template: string; stop(): Promise<void> };

/** A server with the template. */
async function startPostgresSource(): Promise<PostgresSource | null> {
  const server = await startPostgres({ isInMemory: true });
  if (!server) return null;
  const template = `aivani_template_${randomUUID().slice(0, 8)}`;
  await runSql(server.url, `create database ${template}`);
  const database = await openDatabase({ dataDir: '', databaseUrl: databaseUrl(server.url, template) });
  await migrateAndSeed(database);
  await database.close();
  return {
    adminUrl: server.url,
    template,
    stop: async () => {
      await runSql(server.url, `drop database if exists ${template} with (force)`);
      await server.stop();
    },
  };
}

/** Projects of one run load this module each for itself and share the server through the process. */
const shared = globalThis as typeof globalThis & { testPostgres?: { source: Promise<PostgresSource | null>; users: number } };

async function postgresSource(isOneConnection: boolean): Promise<[TestDatabaseSource, () => Promise<void>]> {
  shared.testPostgres ??= { source: startPostgresSource(), users: 0 };
  const { testPostgres } = shared;
  testPostgres.users += 1;
  const source = await testPostgres.source;
  if (!source) return [{ kind: 'none' }, async () => {}];
  const { adminUrl, template, stop } = source;
  return [
    { kind: 'postgresql', adminUrl, template, isOneConnection },
    async () => {
      testPostgres.users -= 1;
      if (testPostgres.users === 0) await stop();
    },
  ];
}

/** Vitest's global setup of the database projects: one template for each, made once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isEmbedded = project.name.endsWith('embedded');
  const [source, stop] = await (isEmbedded ? embeddedSource() : postgresSource(project.name.endsWith('one-connection')));
  project.provide('testDatabase', source);
  project.provide('searchEngine', testedEngineOf(project.name));
  return stop;
}

/**
 * On a busy machine fifty calls wait for a connection, or for each other's rows, longer than visitors would. The server ends a deadlock
 * itself, and the time limit of a test any other wait.
 */
const patience = {
  connectionTimeoutMillis: 120_000,
  statement_timeout: 120_000,
  lock_timeout: 120_000,
  idle_in_transaction_session_timeout: 120_000,
};

/**
 * The embedded database has one connection, so a query that bypasses the open transaction hangs. A server hides that behind a
 * second connection, unless it has one as well.
 */
const oneConnection = { max: 1 };

let program: Omit<NonNullable<DatabaseOptions['embedded']>, 'loadDataDir'> | undefined;

/** Opens an embedded database in memory; its WebAssembly is read and compiled once for all files of a worker. */
export async function openCopy(dump: Buffer): Promise<OpenDatabase> {
  const packaged = (name: string) => readFileSync(createRequire(import.meta.url).resolve(`@electric-sql/pglite/${name}`));
  program ??= {
    fsBundle: new Blob([packaged('pglite.data')]),
    pgliteWasmModule: await WebAssembly.compile(packaged('pglite.wasm')),
  };
  return openDatabase({ dataDir: 'memory://', embedded: { ...program, loadDataDir: new Blob([new Uint8Array(dump)]) } });
}

let template: Buffer | undefined;

let administrator: Pool | undefined;

/** Creates and drops the databases of all files of a worker over one connection, which ends with the worker or the server. */
async function administer(adminUrl: string, statement: string): Promise<void> {
  administrator ??= new Pool({ connectionString: adminUrl, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  );
  await administrator.query(statement);
}

/** Opens a copy of the template that belongs to one test file. */
export async function openTestDatabase(
  source: TestDatabaseSource,
  onConnectionError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  if (source.kind === 'none') throw new Error('No PostgreSQL server could be started.');
  if (source.kind === 'embedded') {
    template ??= readFileSync(source.dumpFile);
    return openCopy(template);
  }
  const name = `aivani_test_${randomUUID().slice(0, 8)}`;
  // Writing each page to the log as well, as servers do otherwise, costs three times as much, and dropping them four times.
  await administer(source.adminUrl, `create database ${name} template ${source.template} strategy file_copy`);
  const database = await openDatabase({
    dataDir: '',
    databaseUrl: databaseUrl(source.adminUrl, name),
    onConnectionError,
    pool: { ...patience, ...(source.isOneConnection && oneConnection) },
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(source.adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
