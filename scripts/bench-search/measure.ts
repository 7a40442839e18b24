import type { OpenDatabase } from '../../server/db/open';
import { seedDatabase } from '../../server/seed/seed';
import { fillPlainTable } from './databases';
import { type Engine, plainEngine, searchEngine } from './engines';
import { type BenchRequest, drawRequests, kindCount } from './requests';
import { takeSamples } from './samples';

/** Times of one request in milliseconds. */
export type Timing = { kind: string; oursMs: number; plainMs: number };
export type Measured = { timings: Timing[]; compared: number; mismatches: string[] };

/** The moment that the market is seen at: a run today and a run next year ask the same. */
const now = new Date('2026-11-20T09:00:00Z');

/**
 * Fills a database: the project's own deterministic seed (the market's skew of places, kinds, prices and words) with the project's
 * own rebuild of the search tables at its end, then the plain schema from the same rows.
 */
export async function loadMarket(database: OpenDatabase, statements: number, onStep: (text: string) => void): Promise<void> {
  await seedDatabase(database, { statements, now });
  onStep('seeded, search tables rebuilt');
  await database.withoutTimeouts(fillPlainTable);
  onStep('plain schema filled');
}

async function timed(engine: Engine, request: BenchRequest): Promise<{ result: string; ms: number }> {
  const startedMs = performance.now();
  const result = await engine(request.query);
  return { result, ms: performance.now() - startedMs };
}

const shortened = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** Asks both engines every request, the one that goes first changing each time, and compares their results. */
async function runBoth(ours: Engine, plain: Engine, requests: BenchRequest[]): Promise<Measured> {
  const measured: Measured = { timings: [], compared: 0, mismatches: [] };
  for (const [index, request] of requests.entries()) {
    // Every kind meets both orders: an even number of kinds alone would always give a kind the same one.
    const isOursFirst = (index + Math.floor(index / kindCount)) % 2 === 0;
    const early = isOursFirst ? await timed(ours, request) : undefined;
    const theirs = await timed(plain, request);
    const own = early ?? (await timed(ours, request));
    measured.timings.push({ kind: request.kind, oursMs: own.ms, plainMs: theirs.ms });
    if (!request.isCompared) continue;
    measured.compared += 1;
    if (own.result !== theirs.result)
      measured.mismatches.push(
        `${JSON.stringify(request)}\n    ours  ${shortened(own.result)}\n    plain ${shortened(theirs.result)}`,
      );
  }
  return measured;
}

/** Times a loaded database on one connection; a first unmeasured round warms both engines. */
export function measure(database: OpenDatabase, requests: number): Promise<Measured> {
  return database.withoutTimeouts(async (db) => {
    const samples = await takeSamples(db);
    const ours = searchEngine(db, now);
    const plain = plainEngine(db, now);
    await runBoth(ours, plain, drawRequests(samples, kindCount, 0));
    return runBoth(ours, plain, drawRequests(samples, requests, 1));
  });
}
