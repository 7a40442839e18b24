import { readFileSync } from 'node:fs';
import { memoryMibOf } from '@/scripts/site/process-use';
import { type RunningSite, serveSite } from '@/scripts/site/run-site';

/** Reports the delays of the process's event loop each second to a file, without a change of the site. */
const delayModule = (file: string): string => {
  const source = `import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  setInterval(() => {
    writeFileSync(${JSON.stringify(file)}, JSON.stringify({ p99Ms: delays.percentile(99) / 1e6, maxMs: delays.max / 1e6 }));
    delays.reset();
  }, 1000).unref();
}`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
};

export type WatchedServer = RunningSite & {
  /** Of the last second. */
  delay(): { p99Ms: number; maxMs: number };
  /** Resident memory. */
  memoryMib(): number;
};

/** Serves the build on a data folder. @param isAdmitting false begins every request at once */
export async function serveWatched(dataDir: string, isAdmitting: boolean): Promise<WatchedServer> {
  const file = `${dataDir}/event-loop.json`;
  const site = await serveSite('.', '/api/health/ready', {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PAYMENT_SANDBOX: '1',
    TRUST_PROXY: '1',
    MALLOC_ARENA_MAX: '2',
    ADMISSION: isAdmitting ? '1' : '0',
    NODE_OPTIONS: `--import ${JSON.stringify(delayModule(file))}`,
  });
  return {
    ...site,
    delay: () => {
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        return { p99Ms: 0, maxMs: 0 };
      }
    },
    memoryMib: () => memoryMibOf(site.pid) ?? 0,
  };
}
