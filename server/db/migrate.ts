import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { Db } from './client';
import type { OpenDatabase } from './open';
import { roleSettings } from './server-pool';

/** Any number; every copy of the application asks for the same lock. */
const advisoryLock = 716_151_001;

/** Applies the migrations that are missing, under a lock so that copies starting together do it once. */
export async function migrateDatabase(
  database: OpenDatabase,
  folder = join(process.cwd(), 'server/db/migrations'),
): Promise<void> {
  await database.withoutTimeouts(async (db) => {
    await db.execute(sql`select pg_advisory_lock(${advisoryLock})`);
    try {
      // biome-ignore lint/plugin: Both drivers' migrators are the same code over the same dialect.
      await migrateServer(db as unknown as Parameters<typeof migrateServer>[0], { migrationsFolder: folder });
      if (database.isPooled) for (const statement of roleSettings) await db.execute(sql.raw(statement));
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${advisoryLock})`);
    }
  });
}

/** Whether every migration of this build is applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  // biome-ignore lint/plugin: The shared base of the two drivers leaves the type of a result open.
  const result = (await db.execute(sql`select to_regclass('statement_search') is not null as ready`)) as unknown as {
    rows: { ready: boolean }[];
  };
  return result.rows[0]?.ready ?? false;
}
