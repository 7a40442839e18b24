import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type TrafficOptions = { origin: string; paths: string[]; connections: number; headers: Record<string, string> };
/** `errors` are requests without a response within ten seconds. */
export type TrafficResult = { timesMs: number[]; statuses: Record<number, number>; errors: number; seconds: number };
export type Traffic = {
  requestsPerSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  refused: number;
  failed: number;
};

const refusedStatus = 503;
const at = (sorted: readonly number[], share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;

/** Sends paths in their order, each connection the next one after its response. Times are those of all responses. */
export async function sendTraffic(options: TrafficOptions): Promise<Traffic> {
  const child = fork(fileURLToPath(new URL('generator.ts', import.meta.url)), { stdio: 'inherit' });
  const { timesMs, statuses, errors, seconds } = await new Promise<TrafficResult>((done, fail) => {
    child.once('message', (result) => done(result as TrafficResult));
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The generator ended with ${code}.`)));
    child.send(options);
  });
  const sorted = timesMs.toSorted((a, b) => a - b);
  const { 200: answered = 0, [refusedStatus]: refused = 0 } = statuses;
  return {
    requestsPerSecond: answered / seconds,
    p50Ms: at(sorted, 0.5),
    p95Ms: at(sorted, 0.95),
    p99Ms: at(sorted, 0.99),
    refused,
    failed: timesMs.length - answered - refused + errors,
  };
}
