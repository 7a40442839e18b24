import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import type { OpenDatabase } from '@/server/db/open';
import { expireStatements, warnOfExpiry } from '@/server/jobs/jobs';
import { clients } from '@/server/modules/clients/clients.table';
import { inventoryItems } from '@/server/modules/inventory/inventory.table';
import { toNotification } from '@/server/modules/notifications/notifications.mapper';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { statementDays, statements } from '@/server/modules/statements/statements.table';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import { type DemoAccountType, demoUserId, installDemoAccounts } from './demo-accounts';
import { installDemoActivity } from './demo-activity';

let database: OpenDatabase;
let other: OpenDatabase;
let isWrittenWithoutPeople: boolean;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
  isWrittenWithoutPeople = await installDemoActivity(database.db, seededAt);
  await installDemoAccounts(database.db, seededAt);
  expect(await installDemoActivity(database.db, seededAt)).toBe(true);
  other = await openTestDatabase(inject('testDatabase'));
  await installDemoAccounts(other.db, seededAt);
  await installDemoActivity(other.db, seededAt);
});
afterAll(async () => {
  await database?.close();
  await other?.close();
});

const all = ['physical', 'agent', 'broker', 'developer', 'designer'] as const satisfies DemoAccountType[];
const noticesOf = async (kind: DemoAccountType, { db }: OpenDatabase = database) =>
  (
    await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, demoUserId(kind)))
      .orderBy(notifications.id)
  ).map(toNotification);
const daysOf = ({ db }: OpenDatabase) => db.select().from(statementDays).orderBy(statementDays.statementId, statementDays.day);

describe('the activity of the demo accounts', () => {
  it('is written once, and not without those accounts', async () => {
    expect(isWrittenWithoutPeople).toBe(false);
    expect(await installDemoActivity(database.db, seededAt)).toBe(false);
  });

  it('has notifications of all seven types', async () => {
    const types = await Promise.all(all.map(async (kind) => (await noticesOf(kind)).map(({ type }) => type)));
    expect([...new Set(types[1])].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([...new Set(types.flat())].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const own of types) expect(own.length).toBeGreaterThan(0);
  });

  it('leaves requests open, and has nothing in the future', async () => {
    const broker = await noticesOf('broker');
    expect(broker.filter(({ actions }) => actions.includes('respond')).map(({ type }) => type)).toEqual(
      expect.arrayContaining([3, 4]),
    );
    expect(broker.some(({ seen }) => !seen)).toBe(true);
    for (const kind of all)
      for (const { created_at: at } of await noticesOf(kind))
        expect(new Date(at).getTime()).toBeLessThanOrEqual(seededAt.getTime());
  });

  it('lists what is active and nothing else', async () => {
    const [found] = await queryRows<{ wrong: string }>(
      database.db,
      sql`select count(*) as wrong from statements s full join statement_search i on i.id = s.id where (s.state = 'active') is distinct from (i.id is not null)`,
    );
    expect(Number(found?.wrong)).toBe(0);
  });

  it('counts openings by day of the last thirty days, which add up to those of the statement', async () => {
    const days = await daysOf(database);
    const wanted = ['2026-10-22', '2026-11-20'];
    expect(days.length).toBeGreaterThan(100);
    for (const { day } of days) expect(day >= (wanted[0] ?? '') && day <= (wanted[1] ?? ''), day).toBe(true);
    const rows = await database.db
      .select()
      .from(statements)
      .where(inArray(statements.userId, all.map(demoUserId)));
    for (const { id, views, phoneReveals } of rows) {
      const own = days.filter(({ statementId }) => statementId === id);
      expect(own.reduce((sum, day) => sum + day.phoneReveals, 0)).toBe(phoneReveals);
      expect(own.reduce((sum, day) => sum + day.views, 0)).toBeLessThanOrEqual(views);
    }
  });

  it('gives the agent and the broker clients and an inventory', async () => {
    for (const kind of ['agent', 'broker'] as const) {
      expect(await database.db.$count(clients, eq(clients.userId, demoUserId(kind)))).toBeGreaterThan(3);
      expect(await database.db.$count(inventoryItems, eq(inventoryItems.userId, demoUserId(kind)))).toBeGreaterThan(2);
    }
  });

  it('keeps favourites that are listed and some that are gone', async () => {
    for (const kind of all) {
      const states = await queryRows<{ state: string }>(
        database.db,
        sql`select s.state from favorites f join statements s on s.id = f.statement_id where f.user_id = ${demoUserId(kind)}`,
      );
      expect(states.filter(({ state }) => state === 'active').length).toBeGreaterThan(4);
      expect(states.some(({ state }) => state !== 'active')).toBe(true);
    }
  });

  it('is the same for the same seed number', async () => {
    expect(await daysOf(other)).toEqual(await daysOf(database));
    for (const kind of all) {
      const notices = async (from: OpenDatabase) => (await noticesOf(kind, from)).map(({ uuid: _, ...rest }) => rest);
      expect(await notices(other)).toEqual(await notices(database));
    }
  });

  it('agrees with the jobs, which find nothing to end and nobody to notify a second time', async () => {
    const own = () => database.db.$count(notifications, inArray(notifications.userId, all.map(demoUserId)));
    const before = await own();
    const parts = { database, clock: () => seededAt };
    await expireStatements(parts);
    await warnOfExpiry(parts);
    expect(await own()).toBe(before);
  });
});
