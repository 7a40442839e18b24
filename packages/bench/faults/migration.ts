import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { queryRows } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { wait } from './client';
import { openPrepared, prepare } from './databases';
import { resultOf, skippedResult } from './report';
import { serve } from './server-process';
import { type Fault, stageOf } from './stage';

const migrations = join(process.cwd(), 'server/db/migrations');
/** The last migration before anything was sold. */
const lastBefore = '0011_staff_and_moderation';
const killsMax = 6;

/** The migrations as an older installation had them. */
function earlierMigrations(folder: string): string {
  cpSync(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag === lastBefore);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

const peopleCount = 50;

/** An older database, whose upgrade is interrupted by `kill -9` at later and later moments, and then completes. */
export const migrationKilled: Fault = {
  name: 'kill -9 during the upgrade of an older database',
  run: async (whole) => {
    const { name } = whole.prepared;
    const prepared = await openPrepared(name, join(whole.folder, 'older'));
    if (!prepared) return skippedResult(migrationKilled.name, name, 'PostgreSQL cannot run here');
    const stage = stageOf(migrationKilled.name, { ...whole, prepared });
    const failures: string[] = [];
    try {
      const older = await prepared.open();
      await migrateDatabase(older, earlierMigrations(join(whole.folder, 'earlier-migrations')));
      await older.db.execute(sql`insert into users (id, name, type_id)
        select n, 'ნინო', 1 from generate_series(1, ${peopleCount}) n`);
      await older.close();
      let kills = 0;
      for (; kills < killsMax; kills++) {
        const child = prepare(prepared.env);
        const ended = new Promise<number | null>((done) => child.once('exit', done));
        await Promise.race([ended, wait(1500 + kills * 700)]);
        if (child.exitCode !== null) break;
        child.kill('SIGKILL');
        await ended;
      }
      const last = prepare(prepared.env);
      const code = await new Promise<number | null>((done) => last.once('exit', done));
      if (code !== 0) failures.push(`the upgrade ended with ${code}`);
      const startedMs = performance.now();
      const server = await serve(prepared.env);
      const seconds = (performance.now() - startedMs) / 1000;
      await server.end('SIGTERM');
      const database = await prepared.open();
      const [row] = await queryRows<{ count: number }>(
        database.db,
        sql`select count(*)::int as count from users where id <= ${peopleCount}`,
      );
      if (row?.count !== peopleCount) failures.push(`${row?.count} of ${peopleCount} people are left`);
      const [applied] = await queryRows<{ count: number; distinct: number }>(
        database.db,
        sql`select count(*)::int as count, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations`,
      );
      const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as { entries: unknown[] };
      if (applied?.count !== journal.entries.length || applied.distinct !== applied.count)
        failures.push(`${applied?.count} migrations are noted, not ${journal.entries.length}`);
      const verdict = await stage.journal.verify(database.db);
      await database.close();
      const found = { times: kills, recoverySeconds: seconds, failures };
      return resultOf(migrationKilled.name, name, { ...verdict, acknowledged: peopleCount }, found);
    } finally {
      await prepared.remove();
    }
  },
};
