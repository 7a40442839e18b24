import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../tests/setup/database';
import { type Executor, queryRows } from './client';
import { currentSnapshot } from './current-snapshot';
import type { OpenDatabase } from './open';

const source = inject('testDatabase');

describe('the snapshot of a statement', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(source, () => undefined);
    await database.db.execute(sql`create table noted (id int primary key)`);
  });
  afterAll(() => database.close());

  const seenBy = async (executor: Executor): Promise<string | null> => {
    const [found] = await queryRows<{ snapshot: string | null }>(executor, sql`select ${currentSnapshot} as snapshot`);
    return found?.snapshot ?? null;
  };
  const note = (id: number): SQL => sql`insert into noted values (${id})`;

  it('changes with every write', async () => {
    const seen = [await seenBy(database.db)];
    for (const statement of [note(1), sql`update noted set id = 2`, sql`delete from noted`, sql`truncate noted`]) {
      await database.db.execute(statement);
      seen.push(await seenBy(database.db));
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).not.toContain(null);
  });

  it('is unknown in a transaction that has written', async () => {
    await database.db.transaction(async (tx) => {
      expect(await seenBy(tx)).not.toBeNull();
      await tx.execute(note(3));
      expect(await seenBy(tx)).toBeNull();
    });
  });

  // The embedded database runs one transaction at a time.
  describe.runIf(source.kind === 'postgresql')('beside other transactions', () => {
    it('changes when one commits, in whatever order they end', async () => {
      const seen: (string | null)[] = [];
      const look = async (): Promise<number> => seen.push(await seenBy(database.db));
      await database.db.transaction(async (first) => {
        await first.execute(note(10));
        await database.db.transaction(async (second) => {
          await second.execute(note(11));
          await look();
        });
        await look();
      });
      await look();
      expect(new Set(seen).size).toBe(3);
    });
  });
});
