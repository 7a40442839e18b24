import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '@/server/db/open';
import { createMemoryEngine } from '@/server/modules/search/memory/search.memory.repository';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statementSearch } from '@/server/modules/search/search.table';
import { createSqlEngine } from '@/server/modules/search/sql/search.engine.repository';
import { statements } from '@/server/modules/statements/statements.table';
import type { SearchEngine } from '@/server/ports/search-engine';
import type { BenchOptions } from './options';
import { drawRequests, now, type Row } from './requests';

export const engineNames = ['sql', 'memory'] as const;
type EngineName = (typeof engineNames)[number];
/** The class of a request, and its times in milliseconds. */
export type Timing = { name: string; ms: Record<EngineName, number> };
export type Measured = {
  timings: Timing[];
  /** Requests that were answered differently. */
  differences: string[];
  loadSeconds: number;
  indexBytes: number;
  /** From the creation of the engine to its first list, which the database answers. */
  firstListMs: number;
  /** From the commit of a change to its being seen by an engine that is told by the outbox only. */
  visibleMs: number[];
};

const sampleCount = 400;
const warmUpCount = 45;
const changeCount = 50;
const visibleMaxMs = 30_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function usedBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function timed<T>(run: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const startedMs = performance.now();
  const result = await run();
  return { ms: performance.now() - startedMs, result };
}

/** Waits until the statement has the area. @throws Error when it does not in time */
async function waitFor(engine: SearchEngine, id: number, area: number): Promise<void> {
  const untilMs = performance.now() + visibleMaxMs;
  while (performance.now() < untilMs) {
    const [found] = await engine.count([{ ids: [id], area_from: area, area_to: area }], now);
    if (found === 1) return;
    await new Promise((done) => setTimeout(done, 1));
  }
  throw new Error(`The change of statement ${id} was not seen within ${visibleMaxMs / 1000} s.`);
}

/** Changes the areas of some statements and puts them back. */
async function measureVisibility({ db }: OpenDatabase, engine: SearchEngine, rows: readonly Row[]): Promise<number[]> {
  const write = (id: number, areaSqm: number): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.update(statements).set({ areaSqm }).where(eq(statements.id, id));
      await indexStatements(tx, [id]);
    });
  const times: number[] = [];
  for (const { id, areaSqm } of rows.slice(0, changeCount)) {
    const changed = Math.round(areaSqm) + 1000;
    await write(id, changed);
    times.push((await timed(() => waitFor(engine, id, changed))).ms);
    await write(id, areaSqm);
  }
  return times;
}

/** Sends every request to both engines, each time another one first. */
async function compare(engines: Record<EngineName, SearchEngine>, requests: ReturnType<typeof drawRequests>) {
  const timings: Timing[] = [];
  const differences: string[] = [];
  for (const [index, { name, asked, ask }] of requests.entries()) {
    const answer = (engine: EngineName) => timed(() => ask(engines[engine]));
    // Nine classes, an odd number: each class meets both orders.
    const isSqlFirst = index % 2 === 0;
    const early = isSqlFirst ? await answer('sql') : await answer('memory');
    const late = isSqlFirst ? await answer('memory') : await answer('sql');
    const [fromSql, fromMemory] = isSqlFirst ? [early, late] : [late, early];
    timings.push({ name, ms: { sql: fromSql.ms, memory: fromMemory.ms } });
    if (!isDeepStrictEqual(fromSql.result, fromMemory.result)) differences.push(`${name}: ${JSON.stringify(asked)}`);
  }
  return { timings, differences };
}

/** Loads the index in memory, sends it and the database the same requests, and changes statements. */
export async function measure(database: OpenDatabase, { seed, requests }: BenchOptions): Promise<Measured> {
  const { db } = database;
  const rows = await db.select().from(statementSearch).orderBy(sql`hashint4(${statementSearch.id})`).limit(sampleCount);
  const bytesBefore = usedBytes();
  const onError = (error: unknown, what: string): void => console.error(what, error);
  const startedMs = performance.now();
  const { engine: memory, feed } = createMemoryEngine({ database, statementsMax: Number.MAX_SAFE_INTEGER, onError });
  try {
    const loading = feed.start().then(() => performance.now() - startedMs);
    await memory.page({}, now, { total: true });
    const firstListMs = performance.now() - startedMs;
    const loadSeconds = (await loading) / 1000;
    if (!feed.position().isReady) throw new Error('The index in memory was not loaded.');
    const indexBytes = usedBytes() - bytesBefore;
    const engines = { sql: createSqlEngine(database.reads), memory };
    const { size } = feed.position();
    await compare(engines, drawRequests(seed + 1, warmUpCount, rows, size));
    const compared = await compare(engines, drawRequests(seed, requests, rows, size));
    const visibleMs = await measureVisibility(database, memory, rows);
    return { ...compared, loadSeconds, indexBytes, firstListMs, visibleMs };
  } finally {
    await feed.close();
  }
}
