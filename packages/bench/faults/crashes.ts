import { sql } from 'drizzle-orm';
import { queryRows } from '@/server/db/client';
import { secondsUntil, send, wait } from './client';
import { resultOf } from './report';
import { isReady, type ServerProcess, serve, startServer, untilReady } from './server-process';
import { type Fault, type Stage, verifyStage } from './stage';
import { createWriters } from './writers';

const writesPerKill = 20;
const writesTimeoutMs = 30_000;
/** How long a job may be late once a process serves again. */
const jobSecondsMax = 60;

/** Waits until every job has run in a process that is ready. @returns the seconds until the last one's end, and those that did not run */
async function secondsOfJobs(server: ServerProcess, jobs: ReadonlySet<string>, readyMs: number) {
  let ends: ReadonlyMap<string, number> = new Map();
  const haveRun = async () => {
    ends = await server.jobEnds();
    return [...jobs].every((job) => ends.has(job));
  };
  await secondsUntil(haveRun, readyMs + 1000 * jobSecondsMax - Date.now(), 500);
  const late = [...jobs].filter((job) => !ends.has(job));
  return { seconds: Math.max(0, ...[...ends.values()].map((endMs) => (endMs - readyMs) / 1000)), late };
}

/** The scheduled jobs of the site, each of which runs once at a start. */
async function findJobs({ prepared }: Stage): Promise<ReadonlySet<string>> {
  const server = await serve(prepared.env);
  await server.end('SIGTERM');
  const database = await prepared.open();
  try {
    const rows = await queryRows<{ name: string }>(database.db, sql`select name from jobs.schedule`);
    return new Set(rows.map(({ name }) => name));
  } finally {
    await database.close();
  }
}

/** Writes until enough are acknowledged, and dies at a moment that differs each time. */
async function killUnderTraffic(server: ServerProcess, { journal, writers }: Stage): Promise<void> {
  const before = journal.writes.length;
  const traffic = writers.start(server.origin);
  await secondsUntil(async () => journal.writes.length - before >= writesPerKill, writesTimeoutMs, 20);
  await wait(Math.random() * 1000);
  await server.end('SIGKILL');
  await traffic.stop();
}

/**
 * `kill -9` of the server while six people write, again and again on one database. Every other one happens just after a start, among the first
 * runs of all jobs; before the others every job must have run within a minute after the server is back.
 */
export const serverKilled: Fault = {
  name: 'kill -9 of the server mid-write',
  run: async (stage) => {
    const { journal, writers, kills, prepared, say } = stage;
    const failures: string[] = [];
    let [slowest, slowestJob] = [0, 0];
    const jobs = await findJobs(stage);
    for (let kill = 1; kill <= kills; kill++) {
      const server = await startServer(prepared.env);
      const seconds = await untilReady(server);
      const readyMs = Date.now();
      // The first start is not a recovery.
      if (kill > 1) slowest = Math.max(slowest, seconds);
      await writers.repeatOpen(server.origin);
      if (kill > 1 && kill % 2 === 1) {
        const ran = await secondsOfJobs(server, jobs, readyMs);
        slowestJob = Math.max(slowestJob, ran.seconds);
        for (const job of ran.late) failures.push(`kill ${kill - 1}: ${job} did not run within a minute`);
      }
      await killUnderTraffic(server, stage);
      if (kill % 5 === 0)
        say(
          `${kill} kills, ${journal.writes.length} acknowledged writes, jobs within ${slowestJob.toFixed(0)} s, ${failures.length} late`,
        );
    }
    const verdict = await verifyStage(stage);
    return resultOf(serverKilled.name, prepared.name, verdict, {
      times: kills,
      recoverySeconds: slowest,
      jobSeconds: slowestJob,
      failures,
    });
  },
};

const restarts = 3;
/** What security.md allows: an answer within 3 s while the database is away, and as before 5 s after it is back. */
const answerMsMax = 3500;
const backSecondsMax = 5;

/** `pg_ctl restart -m immediate` under traffic: PostgreSQL ends as by a power cut, with fsync on. */
export const databaseRestarted: Fault = {
  name: 'PostgreSQL restarted (immediate) under traffic',
  run: async (stage) => {
    const { prepared, writers, people } = stage;
    const failures: string[] = [];
    let slowest = 0;
    const server = await serve(prepared.env);
    const traffic = writers.start(server.origin);
    const token = people[0]?.token ?? '';
    for (let restart = 0; restart < restarts; restart++) {
      await wait(2000);
      let isOver = false;
      const probe = (async () => {
        while (!isOver) {
          const seen = await send(server.origin, '/api/microservice/users/statements/marks', { token });
          if (seen === null || ![200, 503].includes(seen.status)) failures.push(`answered ${seen?.status ?? 'nothing'}`);
          else if (seen.tookMs > answerMsMax) failures.push(`answered after ${Math.round(seen.tookMs)} ms`);
          await wait(50);
        }
      })();
      await prepared.cluster?.control('restart', 'immediate');
      const seconds = await secondsUntil(() => isReady(server), 60_000);
      slowest = Math.max(slowest, seconds ?? 60);
      isOver = true;
      await probe;
    }
    if (slowest > backSecondsMax) failures.push(`back after ${slowest.toFixed(1)} s`);
    await traffic.stop();
    const unexpected = [...traffic.refusals.keys()].filter((status) => ![0, 429, 503].includes(status));
    if (unexpected.length > 0) failures.push(`writes answered ${unexpected.join(', ')}`);
    if (server.child.exitCode !== null) failures.push('the server ended');
    const verdict = await verifyStage(stage, server);
    return resultOf(databaseRestarted.name, prepared.name, verdict, { times: restarts, recoverySeconds: slowest, failures });
  },
};

const drainSecondsMax = 15;

/** SIGTERM under traffic: readiness is refused, calls in progress are answered, and the process ends by itself. */
export const serverStopped: Fault = {
  name: 'SIGTERM under traffic',
  run: async (stage) => {
    const { prepared, writers } = stage;
    const failures: string[] = [];
    const server = await serve({ ...prepared.env, STOP_DELAY_SECONDS: '2' });
    const traffic = writers.start(server.origin);
    await wait(2000);
    const startedMs = performance.now();
    const ended = server.end('SIGTERM');
    await wait(300);
    const ready = await send(server.origin, '/api/health/ready');
    if (ready?.status !== 503) failures.push(`readiness answered ${ready?.status ?? 'nothing'}`);
    const live = await send(server.origin, '/api/health/live');
    if (live?.status !== 200) failures.push('stopped serving while a balancer notices');
    const code = await ended;
    const seconds = (performance.now() - startedMs) / 1000;
    await traffic.stop();
    if (code !== 0) failures.push(`ended with ${code}`);
    if (seconds > drainSecondsMax) failures.push(`took ${seconds.toFixed(1)} s to end`);
    const unexpected = [...traffic.refusals.keys()].filter((status) => ![0, 429].includes(status));
    if (unexpected.length > 0) failures.push(`calls under way answered ${unexpected.join(', ')}`);
    const verdict = await verifyStage(stage);
    return resultOf(serverStopped.name, prepared.name, verdict, { times: 1, recoverySeconds: seconds, failures });
  },
};

/** Two processes of the site: on PostgreSQL they share the work and one dies; on an embedded folder the second one refuses to start. */
export const twoProcesses: Fault = {
  name: 'two processes on one database',
  run: async (stage) => {
    const { prepared, writers, people, journal } = stage;
    const failures: string[] = [];
    const first = await serve(prepared.env);
    const traffic = writers.start(first.origin, 3);
    const second = await startServer(prepared.env);
    let recoverySeconds: number | null = null;
    if (prepared.name === 'embedded') {
      const code = await second.ended;
      if (code !== 1 || !/in use by another process/.test(second.output())) failures.push(`the second one ended with ${code}`);
    } else {
      await untilReady(second);
      // Separate writers: calls that die with it are not refusals of the first one.
      const others = createWriters(people.slice(1, -2), journal);
      const other = others.start(second.origin, 3);
      await wait(3000);
      await second.end('SIGKILL');
      await other.stop();
      await others.repeatOpen(first.origin);
      recoverySeconds = await secondsUntil(() => isReady(first), 10_000);
    }
    await wait(1000);
    await traffic.stop();
    const unexpected = [...traffic.refusals.keys()].filter((status) => status !== 429);
    if (unexpected.length > 0) failures.push(`the first one answered ${unexpected.join(', ')}`);
    const verdict = await verifyStage(stage, first);
    return resultOf(twoProcesses.name, prepared.name, verdict, { times: 1, recoverySeconds, failures });
  },
};
