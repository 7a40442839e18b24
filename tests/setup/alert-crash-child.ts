import { createInterface } from 'node:readline';
import { type UnitOfWork, unitOfWork } from '@/server/composition/repositories';
import { openDatabase } from '@/server/db/open';
import { deliverNotifications } from '@/server/jobs/alerts/deliver-notifications';
import { createAlertsService } from '@/server/modules/saved-searches/alerts.service';
import { createSavedSearchesRepository } from '@/server/modules/saved-searches/saved-searches.repository';
import { keysOfSearch } from '@/server/modules/saved-searches/search-keys';
import { insertStatement } from '../factories/statement';
import { insertVisitor } from '../factories/visitor';

/** Publishes a statement that one saved search fits, and alerts its visitor, in a process that dies at a named point. */
export type AlertCrash = { databaseUrl?: string; dataDir?: string; now: string; point: string; number: number };

async function run({ databaseUrl, dataDir = '', now, point, number }: AlertCrash): Promise<void> {
  let clock = new Date(now);
  const { db, ...database } = await openDatabase({ databaseUrl, dataDir });
  const passes = new Map<string, number>();
  /** Dies as by `kill -9`: nothing is rolled back, flushed or said. */
  const pass = async (name: string): Promise<void> => {
    passes.set(name, (passes.get(name) ?? 0) + 1);
    if (`${name} ${passes.get(name)}` !== point) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  };
  const email = `${number}@example.com`;
  const { user } = await insertVisitor(db, { email, emailVerified: true });
  const filters = { area_from: 1000 + number, area_to: 1000 + number };
  const saved = { userId: user.id, name: 'a', filters, frequency: 'instant' as const, hour: 9, isMailed: true };
  const before = new Date(clock.getTime() - 60_000);
  await createSavedSearchesRepository(db).add({ ...saved, seenAt: before, createdAt: before }, keysOfSearch(filters));
  await insertStatement(db, { areaSqm: 1000 + number, date: clock });
  await pass('published');

  const atomically: UnitOfWork = async (work) => {
    const result = await unitOfWork(db)(async (parts) => {
      const done = await work(parts);
      await pass('before commit');
      return done;
    });
    await pass('after commit');
    return result;
  };
  const alerts = createAlertsService({ atomically, clock: () => clock });
  await alerts.match();
  clock = new Date(clock.getTime() + 180_000);
  await alerts.tell();
  const send = async ({ to, messageId }: { to: string; messageId?: string }) => {
    await pass('before mail');
    process.stdout.write(`${JSON.stringify({ to, messageId })}\n`);
    await pass('after mail');
  };
  const site = { siteName: { ka: 'a', en: 'a', ru: 'a' }, siteUrl: 'https://aivani.example' };
  await deliverNotifications({ database: { ...database, db }, clock: () => clock, mail: { send }, email: site });
  await database.close();
}

// The task comes when everything is loaded, so that a process can be made ready before it is needed.
for await (const line of createInterface({ input: process.stdin })) {
  await run(JSON.parse(line) as AlertCrash);
  process.exit(0);
}
