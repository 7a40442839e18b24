import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** Requests per second, and the time in milliseconds that 99 of 100 responses need. */
export type Load = { requestsPerSecond: number; p99Ms: number };
export type LoadComparison = { ours: Load; bare: Load };

const rounds = 9;
/** Warm-up before measuring: the compiler of each thread optimises functions only after many calls. */
const warmSeconds = 10;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** `uncachedOfFive` requests of five use a new address, so that the page cache misses. */
export type LoadTarget = { url: string; uncachedOfFive?: number };

let count = 0;

function nextUrl({ url, uncachedOfFive = 0 }: LoadTarget): string {
  count += 1;
  return count % 5 < uncachedOfFive ? `${url}?fresh=${count}` : url;
}

/** @throws Error when the response is not a success */
const request = (url: string, agent: Agent): Promise<void> =>
  new Promise((done, fail) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${url}: answered ${response.statusCode}.`));
      response.resume().on('end', done).on('error', fail);
    }).on('error', fail);
  });

/** Each connection sends its next request after the response. */
async function measureLoad(target: LoadTarget, connections: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const startedMs = performance.now();
  const connection = async (): Promise<void> => {
    for (let sentMs = startedMs; sentMs < startedMs + seconds * 1000; sentMs = performance.now()) {
      await request(nextUrl(target), agent);
      times.push(performance.now() - sentMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const requestsPerSecond = (times.length * 1000) / (performance.now() - startedMs);
  agent.destroy();
  return { requestsPerSecond, p99Ms: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN };
}

const medianLoad = (loads: Load[]): Load => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
});

/**
 * Alternates between two addresses, so that other load of the machine affects both; medians of the rounds.
 * @param seconds for each address over all rounds
 * @throws Error when any response is not a success
 */
export async function compareLoad(
  ours: LoadTarget,
  bare: LoadTarget,
  connections: number,
  seconds: number,
): Promise<LoadComparison> {
  const roundSeconds = seconds / rounds;
  for (const target of [ours, bare]) await measureLoad(target, connections, warmSeconds);
  const [ourLoads, bareLoads]: [Load[], Load[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ourLoads.push(await measureLoad(ours, connections, roundSeconds));
    bareLoads.push(await measureLoad(bare, connections, roundSeconds));
  }
  return { ours: medianLoad(ourLoads), bare: medianLoad(bareLoads) };
}

/** Milliseconds of a tick in /proc, as every Linux of today has it. */
const tickMs = 10;

/** Processor milliseconds that a process and its threads have used; null where the system does not report it. */
function cpuMsOf(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The process's name may contain spaces; the fields behind it are numbered from the third on.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

const warmingCount = 40;
const measuredCount = 50;

/**
 * Processor milliseconds of one request to a server, as the mean of fifty in a row after forty that warm it.
 * @returns null where the system does not report it
 */
export async function cpuMsPerRequest(url: string, pid: number): Promise<number | null> {
  const ask = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent += 1)
      await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
  };
  await ask(warmingCount);
  const before = cpuMsOf(pid);
  await ask(measuredCount);
  const after = cpuMsOf(pid);
  return before === null || after === null ? null : (after - before) / measuredCount;
}
