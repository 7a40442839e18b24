import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { checkWallets } from '../commands/wallet-check';
import { type Db, type Executor, queryRows } from '../db/client';
import { databaseFolderOf, lockFileName } from '../db/folder-lock';
import { type OpenDatabase, openDatabase } from '../db/open';

const manifestName = 'manifest.json';

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number().int()),
  /** SHA-256 in hex by path inside the backup. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

async function countTable(executor: Executor, schema: string, name: string): Promise<number> {
  const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
  try {
    // The length of a row's text needs every value of it, those stored apart included.
    const [row] = await queryRows<{ count: number }>(
      executor,
      sql`select count(*)::int as count, coalesce(sum(length(t::text)), 0) as letters from ${table} t`,
    );
    return row?.count ?? 0;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
    throw new Error(
      `The table ${schema}.${name} cannot be read (${cause}). Restore a backup into a new folder with npm run restore.`,
    );
  }
}

/** Counts the rows of every table, and reads all of each row on the way. @throws Error that names a table which cannot be read */
async function countRows(executor: Executor): Promise<Record<string, number>> {
  const tables = await queryRows<{ schema: string; name: string }>(
    executor,
    sql`select schemaname as schema, tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) counts[`${schema}.${name}`] = await countTable(executor, schema, name);
  return counts;
}

/** The hash of every file under a folder, by its path with slashes; the manifest itself is left out. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes: Record<string, string> = {};
  for (const path of paths.sort()) {
    const name = relative(folder, path).split(sep).join('/');
    if (name === manifestName) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}

const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);

/** @throws Error with a sentence for the operator where the folder is no whole backup */
async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch {
    throw new Error(`${folder} is no backup: its ${manifestName} is missing or unreadable.`);
  }
}

const uploadsFolderOf = (dataDir: string): string => join(dataDir, 'uploads');

const isOfProcess = (path: string): boolean => [lockFileName, 'postmaster.pid'].includes(basename(path));
const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** @throws Error unless the folder is absent or empty */
async function assertEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) throw new Error(`${folder} is not empty. Give a folder that does not exist yet.`);
}

async function copyUploads(fromDataDir: string, toDataDir: string): Promise<void> {
  await cp(uploadsFolderOf(fromDataDir), uploadsFolderOf(toDataDir), { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
}

/**
 * Copies the open embedded database and its photos to a new folder, with a manifest of counts and hashes. Writers wait while the
 * database's files are copied; the photos follow, since none of them is ever changed.
 * @returns a line for the operator
 * @throws Error over a PostgreSQL server, and where the folder is not empty
 */
export async function backUp(database: OpenDatabase, folder: string, now: Date): Promise<string> {
  const { dataDir } = database;
  if (dataDir === null)
    throw new Error('The database is a PostgreSQL server: back it up with its own tools, such as pg_basebackup.');
  await assertEmpty(folder);
  await mkdir(dirname(folder), { recursive: true });
  // An interrupted backup never has the name of a complete one.
  const partial = await mkdtemp(`${folder}.part-`);
  try {
    const tables = await database.db.transaction(async (tx) => {
      const counts = await countRows(tx);
      await tx.execute(sql`checkpoint`);
      const filter = (path: string): boolean => !isOfProcess(path);
      await cp(databaseFolderOf(dataDir), databaseFolderOf(partial), { recursive: true, dereference: true, filter });
      return counts;
    });
    await copyUploads(dataDir, partial);
    const files = await hashFiles(partial);
    await writeManifest(partial, { createdAt: now.toISOString(), tables, files });
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
    return `${sum(tables)} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files are in ${folder}.`;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** What is wrong with the files of a backup, a line for each. */
async function findDamage(folder: string, { files }: Manifest): Promise<string[]> {
  const found = await hashFiles(folder);
  const names = [...new Set([...Object.keys(files), ...Object.keys(found)])].sort();
  return names.flatMap((name) => {
    if (found[name] === files[name]) return [];
    if (found[name] === undefined) return [`${name} is missing`];
    return [files[name] === undefined ? `${name} does not belong to it` : `${name} was changed`];
  });
}

/** @throws Error naming the tables whose counts differ */
function assertCounts(folder: string, expected: Manifest['tables'], found: Manifest['tables']): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  const wrong = names.filter((name) => expected[name] !== found[name]);
  if (wrong.length === 0) return;
  const differences = wrong.map((name) => `${name}: ${found[name] ?? 'none'} instead of ${expected[name] ?? 'none'}`);
  throw new Error(`${folder} has other rows than its backup says: ${differences.join(', ')}.`);
}

async function assertWhole(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damage = await findDamage(folder, manifest);
  if (damage.length === 0) return manifest;
  const [first, more] = [damage.slice(0, 5).join(', '), damage.length - 5];
  throw new Error(`The backup in ${folder} is damaged: ${first}${more > 0 ? ` and ${more} more` : ''}. Take another backup.`);
}

/** Codes of PostgreSQL for a table or column that is not there. */
const otherVersion = ['42P01', '42703'];

/**
 * Recomputes the ledger of a restored database.
 * @returns a sentence for the operator
 * @throws CommandError that names the first difference
 */
export async function checkRestoredLedger(db: Db): Promise<string> {
  try {
    await checkWallets(db, () => undefined);
    return 'Its ledger adds up.';
  } catch (error) {
    const code = error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined;
    if (!otherVersion.includes(String(code))) throw error;
    return 'Its ledger is of another version: run npm run wallet:check after the first start.';
  }
}

/**
 * Makes a data folder of a backup.
 * @param dataDir a folder that is absent or empty
 * @returns a line for the operator
 * @throws Error where the backup is damaged, or the restored database lacks rows of it
 */
export async function restoreBackup(folder: string, dataDir: string): Promise<string> {
  await assertEmpty(dataDir);
  const manifest = await assertWhole(folder);
  await mkdir(dataDir, { recursive: true });
  await cp(databaseFolderOf(folder), databaseFolderOf(dataDir), { recursive: true });
  await copyUploads(folder, dataDir);
  const database = await openDatabase({ dataDir });
  try {
    assertCounts(dataDir, manifest.tables, await countRows(database.db));
    const ledger = await checkRestoredLedger(database.db);
    return `${sum(manifest.tables)} rows as of ${manifest.createdAt} are in ${dataDir}. ${ledger} Start the site with DATA_DIR=${dataDir}.`;
  } finally {
    await database.close();
  }
}

/** Proves a backup: the hash of every file, then a trial restore, its counts and its ledger. @throws Error that names what is wrong */
export async function checkBackup(folder: string): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'aivani-check-'));
  try {
    await restoreBackup(folder, join(scratch, 'data'));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  const { createdAt, tables } = await readManifest(folder);
  return `The backup of ${createdAt} in ${folder} is whole: ${sum(tables)} rows of ${Object.keys(tables).length} tables.`;
}

/** Reads every row of an open database. @throws Error that names what cannot be read */
export async function checkDatabase(database: OpenDatabase): Promise<string> {
  const tables = await countRows(database.db);
  return `Every row can be read: ${sum(tables)} of ${Object.keys(tables).length} tables.`;
}
