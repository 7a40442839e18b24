import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArguments, runProgram } from '@/scripts/run-program';
import { buildSite } from '@/scripts/site/run-site';
import { runFaults } from './cluster/faults';
import { checkMemorySearch } from './cluster/memory-faults';
import { checkReplicaReads } from './cluster/replica-reads';
import { report } from './cluster/report';
import { checkSearchCluster } from './cluster/search-faults';
import { findPrograms, startCluster } from './cluster/start-cluster';

const help = `npm run cluster:check          two copies of the site behind nginx and PgBouncer, on PostgreSQL with a streaming replica, all on this
                               machine: kills each part in turn under load and prints errors, recovery and lost writes
  --seconds 8                  how long each part is watched before and after
  --readers 6, --writers 3     visitors at a time
  --search opensearch          instead: three nodes of OpenSearch, killed in turn while searches and writes go on; needs Java 17 and Maven
  --search memory              instead: two processes with the index in memory, killed at random while statements are written through both
  --built                      uses the existing build
  It needs PostgreSQL 15 or newer, nginx and pgbouncer, and keeps its files in .cache/cluster.`;

const number = (byDefault: string) => ({ type: 'string', default: byDefault }) as const;
const { values } = readArguments({
  options: {
    help: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    search: { type: 'string' },
    seconds: number('8'),
    readers: number('6'),
    writers: number('3'),
  },
});

async function checkSearch(): Promise<string> {
  // The nodes end with the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const check = values.search === 'memory' ? checkMemorySearch : checkSearchCluster;
  const { text, isWhole } = await check(Number(values.seconds) * 1000);
  if (!isWhole) process.exitCode = 1;
  return text;
}

async function check(): Promise<string> {
  if (values.search === 'opensearch' || values.search === 'memory') return checkSearch();
  if (values.search !== undefined) throw new Error(`--search takes memory or opensearch, not "${values.search}".`);
  const programs = findPrograms();
  if (!values.built) await buildSite();
  const folder = resolve('.cache/cluster');
  rmSync(folder, { recursive: true, force: true });
  // The proxy's certificate is made for this run.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const cluster = await startCluster(programs, folder);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
  try {
    const reads = await checkReplicaReads(cluster);
    const faults = await runFaults(cluster, {
      watchMs: Number(values.seconds) * 1000,
      readers: Number(values.readers),
      writers: Number(values.writers),
    });
    if (faults.some(({ lost }) => lost > 0) || reads.some(({ isRight }) => !isRight)) process.exitCode = 1;
    return report(reads, faults);
  } finally {
    await cluster.stop();
  }
}

await runProgram({ help, isHelpRequested: values.help, run: check });
