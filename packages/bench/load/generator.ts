import { Agent, request as httpRequest } from 'node:http';

export type Request = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

/** The result of one request. A status of 0 means no response in time. */
type Outcome = { status: number; tookMs: number };

export type Measured = {
  /** The requested rate, per second. */
  offered: number;
  /** Responses with 2xx within `patienceMs`, per second. */
  goodput: number;
  refused: number;
  failed: number;
  /** Of the good responses, from the moment that the request was due. */
  p50Ms: number;
  p99Ms: number;
};

/** How long a visitor waits; later responses count as failed. */
const patienceMs = 2000;
const timeoutMs = 10_000;

/** @param origin of loopback; connections are kept alive, one for each concurrent request */
export function createClient(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 256 });
  const { hostname, port } = new URL(origin);
  return {
    send: ({ method = 'GET', path, headers = {}, body }: Request, dueMs = performance.now()): Promise<Outcome> =>
      new Promise((done) => {
        const end = (status: number) => done({ status, tookMs: performance.now() - dueMs });
        const sent = httpRequest({ agent, hostname, port, method, path, headers, timeout: timeoutMs }, (response) => {
          response.resume();
          response.once('end', () => end(response.statusCode ?? 0));
          response.once('error', () => end(0));
        });
        sent.once('timeout', () => sent.destroy(new Error('timeout')));
        sent.once('error', () => end(0));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
export type Client = ReturnType<typeof createClient>;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function measure(outcomes: readonly Outcome[], offered: number, seconds: number): Measured {
  const good = outcomes.filter(({ status, tookMs }) => status >= 200 && status < 300 && tookMs <= patienceMs);
  const took = good.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const refused = outcomes.filter(({ status }) => status === 503).length;
  return {
    offered,
    goodput: good.length / seconds,
    refused: refused / seconds,
    failed: (outcomes.length - good.length - refused) / seconds,
    p50Ms: at(took, 0.5),
    p99Ms: at(took, 0.99),
  };
}

/**
 * Open loop: requests leave at the times of a Poisson process, whether or not the earlier ones have been answered, as visitors do. Delays
 * of this process count too. A closed loop, which sends the next request after a response, would slow down with the server and hide the
 * effects of overload.
 */
export async function loadOpen(client: Client, next: () => Request, rate: number, seconds: number): Promise<Measured> {
  const outcomes: Promise<Outcome>[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  let dueMs = startMs;
  for (;;) {
    dueMs += (-Math.log(1 - Math.random()) / rate) * 1000;
    if (dueMs >= endMs) break;
    const waitMs = dueMs - performance.now();
    // Timers have a resolution of a millisecond: what is due earlier is sent at once.
    if (waitMs > 1) await new Promise((done) => setTimeout(done, waitMs));
    outcomes.push(client.send(next(), dueMs));
  }
  return measure(await Promise.all(outcomes), rate, seconds);
}

/** Closed loop: a few connections, each sending its next request after the response. @returns good responses per second, the capacity */
export async function loadClosed(client: Client, next: () => Request, connections: number, seconds: number): Promise<number> {
  const endMs = performance.now() + seconds * 1000;
  let good = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() < endMs) {
      const { status } = await client.send(next());
      if (status >= 200 && status < 300 && performance.now() < endMs) good += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  return good / seconds;
}

const calmMs = 250;
const calmInARow = 3;
const recoveryMsMax = 30_000;

/** @returns the seconds until three requests in a row got a good response within a quarter of a second */
export async function secondsToRecover(client: Client, next: () => Request, calm = calmMs): Promise<number> {
  const startMs = performance.now();
  for (let inARow = 0; inARow < calmInARow && performance.now() - startMs < recoveryMsMax; ) {
    const { status, tookMs } = await client.send(next());
    inARow = status >= 200 && status < 300 && tookMs <= calm ? inARow + 1 : 0;
  }
  return (performance.now() - startMs) / 1000;
}
