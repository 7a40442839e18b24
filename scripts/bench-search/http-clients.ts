import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread of the clients, each of which sends its next request after the response, for some seconds. */
const { port, clients, seconds, expected } = workerData as {
  port: number;
  clients: number;
  seconds: number;
  expected: { path: string; total: number | null }[];
};

const agent = new Agent({ keepAlive: true, maxSockets: clients });
const ask = (path: string): Promise<{ status: number; parts: Buffer[] }> =>
  new Promise((done, fail) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ status: response.statusCode ?? 0, parts }));
    }).on('error', fail);
  });

const counted = { answers: 0, wrongTotals: 0, failures: 0 };
const totalIn = (parts: Buffer[]): unknown =>
  (JSON.parse(Buffer.concat(parts).toString()) as { data?: { total?: number } }).data?.total;
let next = 0;

async function client(untilMs: number): Promise<void> {
  while (performance.now() < untilMs) {
    const { path, total } = expected[next++ % expected.length] ?? { path: '/', total: null };
    const { status, parts } = await ask(path);
    counted.answers += 1;
    if (status !== 200) counted.failures += 1;
    else if (total !== null && totalIn(parts) !== total) counted.wrongTotals += 1;
  }
}

const run = async (forSeconds: number): Promise<void> => {
  const untilMs = performance.now() + forSeconds * 1000;
  await Promise.all(Array.from({ length: clients }, () => client(untilMs)));
};

// One second warms the server up.
await run(1);
Object.assign(counted, { answers: 0, wrongTotals: 0, failures: 0 });
const startedMs = performance.now();
await run(seconds);
const { answers, wrongTotals, failures } = counted;
parentPort?.postMessage({
  requestsPerSecond: (answers * 1000) / (performance.now() - startedMs),
  wrongTotals,
  failures,
});
