import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { createRandom } from '@/packages/demo-market/random';
import { seedDatabase } from '@/packages/demo-market/seed';
import { startPostgres } from '@/scripts/postgres';
import { migrateDatabase } from '@/server/db/migrate';
import { openDatabase } from '@/server/db/open';
import { statements } from '@/server/modules/statements/statements.table';
import { textTable } from '../text-table';
import type { Done, Task } from './memory-process';

const seeded = 2000;
/** What was acknowledged has to be seen by every process after so long. */
const seenMs = 2000;
const killsApartMs = 1500;

/** A process that answers tasks; those of a killed one are never answered. */
class Searcher {
  private child: ChildProcess | undefined;
  private readonly waiting = new Map<number, (found: boolean) => void>();
  private last = 0;
  isUp = false;

  constructor(private readonly databaseUrl: string) {}

  async start(): Promise<void> {
    const child = fork(new URL('./memory-process.ts', import.meta.url), [this.databaseUrl]);
    this.child = child;
    await new Promise<void>((ready) => {
      child.on('message', ({ number, found }: Done) => {
        if (number === 0) ready();
        this.waiting.get(number)?.(found);
        this.waiting.delete(number);
      });
    });
    this.isUp = true;
  }

  async kill(): Promise<void> {
    this.isUp = false;
    const ended = new Promise((done) => this.child?.once('exit', done));
    this.child?.kill('SIGKILL');
    await ended;
    for (const answer of this.waiting.values()) answer(false);
    this.waiting.clear();
  }

  /** @returns false as well when the process ends before it answers */
  ask(task: Omit<Task, 'number'>): Promise<boolean> {
    this.last += 1;
    const number = this.last;
    const answered = new Promise<boolean>((answer) => this.waiting.set(number, answer));
    this.child?.send({ ...task, number } satisfies Task);
    return answered;
  }
}

type Counted = { kills: number; written: number; compared: number; stale: number };

/** Writes through any process that is up, and asks every process that is up two seconds later whether it has the last write. */
async function writeAndCompare(searchers: readonly Searcher[], ids: readonly number[], isOver: () => boolean, counted: Counted) {
  const random = createRandom(37);
  const last = new Map<number, number>();
  const checks: Promise<void>[] = [];
  const compare = async (id: number, areaSqm: number): Promise<void> => {
    await wait(seenMs);
    if (last.get(id) !== areaSqm) return;
    for (const searcher of searchers.filter(({ isUp }) => isUp)) {
      const found = await searcher.ask({ is: 'has', id, areaSqm });
      if (!searcher.isUp || last.get(id) !== areaSqm) continue;
      counted.compared += 1;
      if (!found) counted.stale += 1;
    }
  };
  for (let turn = 0; !isOver(); turn += 1) {
    const searcher = random.pick(searchers.filter(({ isUp }) => isUp));
    const [id = 0, areaSqm] = [ids[turn % ids.length], 1000 + turn];
    // Until it is acknowledged nobody knows which of two states is there.
    last.delete(id);
    if (searcher && (await searcher.ask({ is: 'write', id, areaSqm }))) {
      counted.written += 1;
      last.set(id, areaSqm);
      checks.push(compare(id, areaSqm));
    }
    await wait(10);
  }
  await Promise.all(checks);
}

/** Kills one of two processes with an index in memory each, again and again, while statements are written through both. */
export async function checkMemorySearch(watchMs: number): Promise<{ text: string; isWhole: boolean }> {
  const server = await startPostgres();
  if (!server) throw new Error('cluster:check was skipped, since no PostgreSQL server can run here.');
  const database = await openDatabase({ dataDir: '', databaseUrl: server.url });
  const searchers = [new Searcher(server.url), new Searcher(server.url)];
  const counted: Counted = { kills: 0, written: 0, compared: 0, stale: 0 };
  try {
    await migrateDatabase(database);
    await seedDatabase(database, { statements: seeded, now: new Date() });
    const active = eq(statements.state, 'active');
    const rows = await database.db.select({ id: statements.id }).from(statements).where(active).limit(200);
    await Promise.all(searchers.map((searcher) => searcher.start()));
    const untilMs = performance.now() + watchMs * 10;
    const isOver = (): boolean => performance.now() > untilMs;
    const writing = writeAndCompare(
      searchers,
      rows.map(({ id }) => id),
      isOver,
      counted,
    );
    const random = createRandom(9);
    while (!isOver()) {
      await wait(random.int(killsApartMs / 3, killsApartMs * 2));
      const searcher = random.pick(searchers);
      await searcher.kill();
      counted.kills += 1;
      await searcher.start();
    }
    await writing;
    const lines = Object.values(counted).map(String);
    const text = textTable([['kills', 'acknowledged writes', 'compared after 2 s', 'stale'], lines], 3);
    return { text, isWhole: counted.stale === 0 };
  } finally {
    await Promise.all(searchers.map((searcher) => searcher.kill()));
    await database.close().catch(() => undefined);
    await server.stop();
  }
}
