import { setTimeout as wait } from 'node:timers/promises';
import { countLost, type Load, startLoad } from './load';
import type { Cluster } from './start-cluster';

type FaultOptions = { watchMs: number; readers: number; writers: number };

export type FaultResult = {
  name: string;
  reads: number;
  failedReads: number;
  writes: number;
  failedWrites: number;
  /** From the fault to the last failed request. */
  recoveryMs: number;
  acknowledged: number;
  lost: number;
};

type Fault = { name: string; strike(cluster: Cluster): Promise<void> };

/** How long a part stays away before it is started again. */
const awayMs = 2000;

const killAndStart = (name: keyof Cluster['parts']): Fault => ({
  name: `${name}: kill -9, started again after ${awayMs / 1000} s`,
  strike: async ({ parts }) => {
    await parts[name].kill();
    await wait(awayMs);
    await parts[name].start();
  },
});

/** `pg_ctl restart -m immediate`: the server ends without writing a checkpoint and recovers from its log. */
const restartImmediately = (name: 'primary' | 'replica'): Fault => ({
  name: `${name}: immediate restart`,
  strike: async ({ parts }) => {
    await parts[name].stop('SIGQUIT');
    await parts[name].start();
  },
});

const faults: Fault[] = [
  { name: 'none', strike: () => wait(awayMs) },
  killAndStart('app 1'),
  {
    name: 'app 2: SIGTERM and start, as a release does',
    strike: async ({ parts }) => {
      await parts['app 2'].stop();
      await parts['app 2'].start();
    },
  },
  killAndStart('replica'),
  restartImmediately('replica'),
  restartImmediately('primary'),
  killAndStart('pooler'),
  {
    name: 'proxy: reload',
    strike: async ({ parts }) => {
      process.kill(parts.proxy.pid(), 'SIGHUP');
      await wait(awayMs);
    },
  },
];

const failedOf = (samples: Load['samples'], kind: 'read' | 'write') =>
  samples.filter((sample) => sample.kind === kind && !sample.isAnswered).length;

async function run(cluster: Cluster, { name, strike }: Fault, { watchMs, readers, writers }: FaultOptions): Promise<FaultResult> {
  const load = await startLoad(cluster, readers, writers);
  const startedMs = performance.now();
  await wait(watchMs / 2);
  const struckMs = performance.now() - startedMs;
  await strike(cluster);
  await wait(watchMs);
  await load.stop();
  const { samples, journal } = load;
  const lastFailureMs = samples.findLast(({ isAnswered, atMs }) => !isAnswered && atMs > struckMs)?.atMs ?? struckMs;
  return {
    name,
    reads: samples.filter(({ kind }) => kind === 'read').length,
    failedReads: failedOf(samples, 'read'),
    writes: samples.filter(({ kind }) => kind === 'write').length,
    failedWrites: failedOf(samples, 'write'),
    recoveryMs: lastFailureMs - struckMs,
    acknowledged: journal.size,
    lost: await countLost(cluster, journal),
  };
}

/** Each fault in turn, under load; every one begins with a cluster that is whole. */
export async function runFaults(cluster: Cluster, options: FaultOptions): Promise<FaultResult[]> {
  const results: FaultResult[] = [];
  for (const fault of faults) {
    const result = await run(cluster, fault, options);
    console.error(`${result.name}: ${result.failedReads + result.failedWrites} failed, ${result.lost} lost`);
    results.push(result);
  }
  return results;
}
