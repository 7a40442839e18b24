import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread of the clients, so that sending costs the server nothing. */
const { port, clients, seconds, paths } = workerData as { port: number; clients: number; seconds: number; paths: string[] };

const agent = new Agent({ keepAlive: true, maxSockets: clients });
const ask = (path: string): Promise<number> =>
  new Promise((done, fail) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.on('end', () => done(response.statusCode ?? 0)).resume();
    }).on('error', fail);
  });

let next = 0;
/** @returns the times of the answers in milliseconds, and how many were not 200 */
async function run(forSeconds: number): Promise<{ times: number[]; failures: number }> {
  const untilMs = performance.now() + forSeconds * 1000;
  const counted = { times: [] as number[], failures: 0 };
  const client = async (): Promise<void> => {
    while (performance.now() < untilMs) {
      const startedMs = performance.now();
      const status = await ask(paths[next++ % paths.length] ?? '/');
      counted.times.push(performance.now() - startedMs);
      if (status !== 200) counted.failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return counted;
}

// Two seconds warm the server up.
await run(2);
const counted = await run(seconds);
parentPort?.postMessage({ ...counted, perSecond: counted.times.length / seconds });
