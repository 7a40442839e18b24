import { eq } from 'drizzle-orm';
import { openDatabase } from '@/server/db/open';
import { createMemoryEngine } from '@/server/modules/search/memory/search.memory.repository';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statements } from '@/server/modules/statements/statements.table';

/** A statement that is written, or asked for, with an area. */
export type Task = { number: number; is: 'write' | 'has'; id: number; areaSqm: number };
export type Done = { number: number; found: boolean };

/** A process of the site as far as its search goes: it writes statements, follows the outbox and answers from its memory. */
const database = await openDatabase({ dataDir: '', databaseUrl: process.argv[2] ?? '' });
const onError = (error: unknown, what: string): void => console.error(what, error);
const { engine, feed } = createMemoryEngine({ database, statementsMax: 1_000_000, onError });
await feed.start();

async function write({ id, areaSqm }: Task): Promise<boolean> {
  await database.db.transaction(async (tx) => {
    await tx.update(statements).set({ areaSqm }).where(eq(statements.id, id));
    await indexStatements(tx, [id]);
  });
  await feed.catchUp();
  return true;
}

async function has({ id, areaSqm }: Task): Promise<boolean> {
  const [found] = await engine.count([{ ids: [id], area_from: areaSqm, area_to: areaSqm }], new Date());
  return found === 1;
}

process.on('message', (task: Task) => {
  const running = task.is === 'write' ? write(task) : has(task);
  running
    .then((found) => process.send?.({ number: task.number, found } satisfies Done))
    .catch((error) => onError(error, 'a task failed'));
});
process.send?.({ number: 0, found: true } satisfies Done);
