import { createInterface } from 'node:readline';
import { type UnitOfWork, unitOfWork } from '@/server/composition/repositories';
import { openDatabase } from '@/server/db/open';
import { deliverNotifications } from '@/server/jobs/alerts/deliver-notifications';
import { deliverPushes } from '@/server/jobs/alerts/deliver-pushes';
import { createPushRepository } from '@/server/modules/push/push.repository';
import { createAlertsService } from '@/server/modules/saved-searches/alerts.service';
import { createSavedSearchesRepository } from '@/server/modules/saved-searches/saved-searches.repository';
import { keysOfSearch } from '@/server/modules/saved-searches/search-keys';
import type { Mail } from '@/server/ports/mail';
import { emailSite } from '../factories/email-site';
import { insertStatement } from '../factories/statement';
import { insertVisitor } from '../factories/visitor';
import { createBrowserKeys } from './servers/push-server';

/** Publishes a statement that one saved search fits, and alerts its visitor by both channels, in a process that dies at a named point. */
export type AlertCrash = { databaseUrl?: string; dataDir?: string; now: string; point: string; number: number };
/** What reached a mail server or a push service. `id`: the Message-ID, or the topic under which a later message replaces an earlier one. */
export type Delivery = { to: string; id?: string };

async function run({ databaseUrl, dataDir = '', now, point, number }: AlertCrash): Promise<void> {
  let clock = new Date(now);
  const { db, ...database } = await openDatabase({ databaseUrl, dataDir });
  const passes = new Map<string, number>();
  /** Dies as by `kill -9`: nothing is rolled back, flushed or reported. */
  const pass = async (name: string): Promise<void> => {
    passes.set(name, (passes.get(name) ?? 0) + 1);
    if (`${name} ${passes.get(name)}` !== point) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  };
  const email = `${number}@example.com`;
  const { user } = await insertVisitor(db, { email, emailVerified: true });
  const filters = { area_from: 1000 + number, area_to: 1000 + number };
  const saved = { userId: user.id, name: 'a', filters, frequency: 'instant' as const, hour: 9, isMailed: true, isPushed: true };
  const before = new Date(clock.getTime() - 60_000);
  await createSavedSearchesRepository(db).add({ ...saved, seenAt: before, createdAt: before }, keysOfSearch(filters));
  const endpoint = `https://push.example/${number}`;
  await createPushRepository(db).add({ userId: user.id, endpoint, ...createBrowserKeys().keys, createdAt: before });
  await insertStatement(db, { areaSqm: 1000 + number, date: clock });

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
  await alerts.notify();
  const deliver = async (channel: 'mail' | 'push', delivery: Delivery) => {
    await pass(`before ${channel}`);
    process.stdout.write(`${JSON.stringify(delivery)}\n`);
    await pass(`after ${channel}`);
  };
  const parts = { database: { ...database, db }, clock: () => clock };
  const send = ({ to, messageId }: Mail) => deliver('mail', { to, id: messageId });
  await deliverNotifications({ ...parts, mail: { send }, email: emailSite });
  // The push service, in this process, which has no other outgoing request.
  globalThis.fetch = async (address, { headers } = {}) => {
    await deliver('push', { to: String(address), id: new Headers(headers).get('topic') ?? undefined });
    return new Response(null, { status: 201 });
  };
  await deliverPushes({ ...parts, contact: 'mailto:help@aivani.example' });
  await database.close();
}

// The task comes when everything is loaded, so that a process can be made ready before it is needed.
for await (const line of createInterface({ input: process.stdin })) {
  await run(JSON.parse(line) as AlertCrash);
  process.exit(0);
}
