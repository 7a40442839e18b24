import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openTestDatabase } from '../../tests/setup/database';
import type { Db } from './client';
import type { OpenDatabase } from './open';
import { createPace } from './pace';

const source = inject('testDatabase');

describe('bulk work', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(source);
  });
  afterAll(() => database.close());

  const ask = (db: Db): Promise<unknown> => db.execute(sql`select 1`);
  /** The pauses that follow pieces of work. */
  const pausesAfter = (...pieces: (() => Promise<unknown>)[]): Promise<number[]> =>
    database.withoutTimeouts(async (db) => {
      const wait = vi.fn(async (_ms: number) => undefined);
      const pace = createPace(db, wait);
      for (const piece of pieces) await pace.run(piece);
      return wait.mock.calls.map(([ms]) => ms);
    });

  it('goes on at once where nobody queries the database beside it', async () => {
    await ask(database.db);
    expect(await pausesAfter(async () => undefined)).toEqual([]);
  });

  // The embedded database has one connection: it cannot distinguish the callers.
  it.runIf(source.kind === 'postgresql')('pauses twice as long as it has worked beside others, and not after that', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(700);
    const asked = () => ask(database.db);
    expect(await pausesAfter(asked, async () => undefined)).toEqual([1400]);
    clock.mockRestore();
  });

  it('does not wait for other bulk work', async () => {
    await database.withoutTimeouts(async (other) => {
      expect(await pausesAfter(() => ask(other))).toEqual([]);
    });
  });
});
