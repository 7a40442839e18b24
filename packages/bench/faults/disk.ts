import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '@/server/db/client';
import { secondsUntil, send, wait } from './client';
import { resultOf, skippedResult } from './report';
import { isReady, type ServerProcess, serve, startServer, untilReady } from './server-process';
import { type Fault, type Stage, stageOf, verifyStage } from './stage';

const mib = 2 ** 20;
const segmentBytes = 16 * mib;
const diskMib = 400;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Writes a file that leaves only the given number of bytes free. */
function fillDisk(folder: string, leaveBytes: number): void {
  const file = openSync(join(folder, 'filler'), 'w');
  const block = Buffer.alloc(mib);
  try {
    for (let left = freeBytes(folder) - leaveBytes; left > 0; left -= block.length)
      writeSync(file, block.subarray(0, Math.min(left, block.length)));
  } finally {
    closeSync(file);
  }
}

/** @returns whether this user may mount a small disk of memory */
function mount(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMib}m,mode=755`, 'faults', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes to the log until its segment has only the given number of bytes left, and deletes the preallocated ones. */
async function nearEndOfSegment(db: Db, logFolder: string, leftBytes: number): Promise<void> {
  const used = async (): Promise<number> => {
    const [row] = await queryRows<{ used: string }>(
      db,
      sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn) % ${segmentBytes} as used`,
    );
    return Number(row?.used ?? 0);
  };
  await db.execute(sql`select pg_switch_wal()`);
  for (let at = await used(); at < segmentBytes - leftBytes; at = await used())
    await db.execute(sql`select pg_logical_emit_message(true, 'filler', repeat('x', 100000))`);
  const [row] = await queryRows<{ name: string }>(db, sql`select pg_walfile_name(pg_current_wal_lsn()) as name`);
  for (const name of readdirSync(logFolder))
    if (/^[0-9A-F]{24}$/.test(name) && row && name > row.name) rmSync(join(logFolder, name));
}

/** How much room each trial leaves: none, a few pages, and enough for rows but not for the next segment of the log. */
const trials = [
  { left: 0, name: 'no byte left' },
  { left: 256 * 1024, name: 'a few pages left' },
  { left: 6 * mib, name: 'no room for the next segment of the log' },
];
const fullMs = 8000;
const resumeMs = 90_000;
const allowed = [0, 409, 429, 503, 507];

type Trial = (typeof trials)[number];

/** One disk that is full while people read and write. @returns the failures, and the seconds until writes succeeded again */
async function fillOnce(stage: Stage, disk: string, server: ServerProcess, { left, name }: Trial) {
  const { journal, writers, prepared } = stage;
  const failures: string[] = [];
  const traffic = writers.start(server.origin, 4);
  fillDisk(disk, left);
  const endAtMs = performance.now() + fullMs;
  let reads = 0;
  while (performance.now() < endAtMs && server.child.exitCode === null) {
    const seen = await send(server.origin, '/api/microservice/statements?per_page=5');
    if (seen?.status === 200) reads += 1;
    await wait(200);
  }
  const hasEnded = server.child.exitCode !== null;
  if (reads === 0 && !hasEnded) failures.push(`${name}: nothing could be read`);
  const unexpected = [...traffic.refusals.keys()].filter((status) => !allowed.includes(status));
  if (unexpected.length > 0) failures.push(`${name}: writes answered ${unexpected.join(', ')}`);
  rmSync(join(disk, 'filler'));
  await traffic.stop();
  const startedMs = performance.now();
  // A supervisor starts again what has ended: the cluster, which stops for the sake of its log, and the site.
  if (prepared.cluster) await prepared.cluster.control('start').catch(() => undefined);
  const running = hasEnded ? await startServer(prepared.env) : server;
  if (hasEnded) await untilReady(running);
  await secondsUntil(() => isReady(running), resumeMs);
  const before = journal.writes.length;
  const after = writers.start(running.origin, 2);
  const resumed = await secondsUntil(async () => journal.writes.length > before, resumeMs);
  await after.stop();
  if (resumed === null) failures.push(`${name}: writes did not go on`);
  return { running, failures, seconds: (performance.now() - startedMs) / 1000, hasEnded };
}

/** A full disk under traffic, at three points: writes are refused, reads go on where the database lives, and all resumes. */
export const diskFull: Fault = {
  name: 'disk full',
  run: async (whole) => {
    const { prepared, say } = whole;
    const disk = join(whole.folder, 'disk');
    if (!mount(disk)) return skippedResult(diskFull.name, prepared.name, 'no small disk can be mounted here');
    const moved = await prepared.moveTo(disk);
    const stage = stageOf(diskFull.name, { ...whole, prepared: moved });
    const failures: string[] = [];
    let slowest = 0;
    try {
      let server = await serve(moved.env);
      for (const trial of trials) {
        if (trial.left > mib) {
          await server.end('SIGTERM');
          const database = await moved.open();
          await nearEndOfSegment(database.db, moved.logFolder, 2 * mib);
          await database.close();
          server = await serve(moved.env);
        }
        const tried = await fillOnce(stage, disk, server, trial);
        server = tried.running;
        failures.push(...tried.failures);
        slowest = Math.max(slowest, tried.seconds);
        say(`${trial.name}: ${tried.hasEnded ? 'the server ended and was started again' : 'the server lived on'}`);
      }
      const verdict = await verifyStage(stage, server);
      return resultOf(diskFull.name, prepared.name, verdict, { times: trials.length, recoverySeconds: slowest, failures });
    } finally {
      await moved.cluster?.stop();
      execFileSync('umount', ['-l', disk]);
    }
  },
};
