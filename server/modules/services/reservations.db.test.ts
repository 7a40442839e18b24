import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { unitOfWork } from '@/server/composition/repositories';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import type { OpenDatabase } from '../../db/open';
import { promoCodes, visitBookings } from './services.table';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
});
afterAll(async () => database?.close());

/** Runs the same work many times at once, each in its own transaction. */
const race = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const newCode = async (code: string, usesMax: number): Promise<number> => {
  const row = { code, percent: 100, usesMax, startsAt: seededAt };
  const [added] = await database.db.insert(promoCodes).values(row).returning();
  return added?.id ?? 0;
};
/** A redemption that fails takes its count back, as the purchase around it does. */
const redeem = (id: number, userId: number, orderId: number): Promise<boolean> =>
  unitOfWork(database.db)(async ({ promoCodes: codes }) => {
    if (!(await codes.redeem(id, { userId, orderId, now: seededAt }))) throw new Error('not redeemed');
    return true;
  }).catch(() => false);
const usesOf = async (id: number) => (await database.db.select().from(promoCodes).where(eq(promoCodes.id, id)))[0]?.usesCount;

describe('a promo code', () => {
  it('for a single use serves one of fifty', async () => {
    const id = await newCode('SINGLE', 1);
    const served = await race(50, (index) => redeem(id, 1000 + index, index));
    expect(served.filter(Boolean)).toHaveLength(1);
    expect(await usesOf(id)).toBe(1);
  });

  it('serves a person once, whatever number of orders it comes with', async () => {
    const id = await newCode('PERSONAL', 50);
    const served = await race(10, (index) => redeem(id, 1, 100 + index));
    expect(served.filter(Boolean)).toHaveLength(1);
    expect(await usesOf(id)).toBe(1);
  });

  it('is released with its order, once', async () => {
    const id = await newCode('BACK', 1);
    expect(await redeem(id, 1, 7)).toBe(true);
    await race(5, () => unitOfWork(database.db)(({ promoCodes: codes }) => codes.giveBack(id, 7)));
    expect(await usesOf(id)).toBe(0);
    expect(await redeem(id, 2, 8)).toBe(true);
  });
});

describe('a slot', () => {
  const visit = { serviceId: 3, cityId: 1, day: '2026-11-24', slot: '10:00' };
  const book = (overrides: Partial<typeof visit> = {}) =>
    unitOfWork(database.db)(({ visits }) => visits.book({ ...visit, ...overrides }));
  const countOf = async () =>
    (await database.db.select().from(visitBookings)).find(({ day, slot }) => day === visit.day && slot === visit.slot)?.count;

  it('is sold as often as it has places, however many come at once', async () => {
    const booked = await race(20, () => book());
    expect(booked.filter(Boolean)).toHaveLength(3);
    expect(await countOf()).toBe(3);
  });

  it('is free again once a place is released', async () => {
    await unitOfWork(database.db)(({ visits }) => visits.release(visit));
    expect([await book(), await book()]).toEqual([true, false]);
  });

  it('does not exist on a Sunday, a holiday, at another time, or in a city that is not served', async () => {
    const refused = [{ day: '2026-11-22' }, { day: '2026-11-23' }, { slot: '11:00' }, { cityId: 46 }, { serviceId: 9 }];
    for (const overrides of refused) expect(await book(overrides)).toBe(false);
  });
});
