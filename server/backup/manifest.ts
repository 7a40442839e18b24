import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Executor, queryRows } from '../db/client';

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
export async function countRows(executor: Executor): Promise<Record<string, number>> {
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
export async function hashFiles(folder: string): Promise<Record<string, string>> {
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

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);

/** @throws Error with a sentence for the operator where the folder is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch {
    throw new Error(`${folder} is no backup: its ${manifestName} is missing or unreadable.`);
  }
}
