import autocannon from 'autocannon';

/** Requests per second, and the time in milliseconds that 99 of 100 answers need. */
export type Load = { requestsPerSecond: number; p99Ms: number };
export type LoadComparison = { ours: Load; bare: Load };

const rounds = 3;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measureLoad(url: string, connections: number, seconds: number): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers without success, ${errors} errors.`);
  return { requestsPerSecond: requests.average, p99Ms: latency.p99 };
}

const medianLoad = (loads: Load[]): Load => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
});

/**
 * Asks two addresses in turn, so that what else the machine does falls on both; medians of the rounds.
 * @param seconds for each address over all rounds
 * @throws Error when any answer is not a success
 */
export async function compareLoad(
  oursUrl: string,
  bareUrl: string,
  connections: number,
  seconds: number,
): Promise<LoadComparison> {
  const roundSeconds = Math.max(1, Math.round(seconds / rounds));
  for (const url of [oursUrl, bareUrl]) await measureLoad(url, connections, 1);
  const ours: Load[] = [];
  const bare: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureLoad(oursUrl, connections, roundSeconds));
    bare.push(await measureLoad(bareUrl, connections, roundSeconds));
  }
  return { ours: medianLoad(ours), bare: medianLoad(bare) };
}
