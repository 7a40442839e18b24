import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '@/server/db/open';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statementSearch } from '@/server/modules/search/search.table';
import { statements } from '@/server/modules/statements/statements.table';
import type { SearchEngine } from '@/server/ports/search-engine';
import { type BenchEngine, type EngineName, openEngine } from './engines';
import { type Load, measureHttp } from './http';
import type { BenchOptions } from './options';
import { type BenchRequest, drawRequests, now, type Row } from './requests';

/** The class of a request, and the milliseconds of each engine that answered it. */
export type Timing = { name: string; ms: Partial<Record<EngineName, number>> };
export type EngineFigures = Pick<BenchEngine, 'loadSeconds' | 'indexBytes' | 'firstListMs'> & {
  /** From the commit of a change to its being seen by an engine that is told by the outbox only. */
  visibleMs: number[];
};
export type Measured = {
  timings: Timing[];
  /** Requests that were answered otherwise than by the first engine. */
  differences: string[];
  figures: Partial<Record<EngineName, EngineFigures>>;
  http: Record<string, Load>;
};

const sampleCount = 400;
const warmUpCount = 45;
const changeCount = 50;
const visibleMaxMs = 30_000;

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
    const startedMs = performance.now();
    await waitFor(engine, id, changed);
    times.push(performance.now() - startedMs);
    await write(id, areaSqm);
  }
  return times;
}

/** Sends every request to all engines, each time another one first. */
async function compare(engines: readonly (readonly [EngineName, BenchEngine])[], requests: readonly BenchRequest[]) {
  const timings: Timing[] = [];
  const differences: string[] = [];
  for (const [index, { name, asked, ask }] of requests.entries()) {
    const timing: Timing = { name, ms: {} };
    const answers = new Map<EngineName, unknown>();
    // Nine classes: each of them meets every order of two to six engines.
    for (const [turn] of engines.entries()) {
      const [engineName, { engine, refuses }] = engines[(turn + index) % engines.length] as (typeof engines)[number];
      if (refuses?.(asked)) continue;
      const startedMs = performance.now();
      answers.set(engineName, await ask(engine));
      timing.ms[engineName] = performance.now() - startedMs;
    }
    timings.push(timing);
    const [first] = engines.flatMap(([engineName]) => (answers.has(engineName) ? [answers.get(engineName)] : []));
    for (const [engineName, answer] of answers)
      if (!isDeepStrictEqual(answer, first)) differences.push(`${engineName}, ${name}: ${JSON.stringify(asked)}`);
  }
  return { timings, differences };
}

async function openAll(database: OpenDatabase, { engines, nodes }: BenchOptions) {
  const opened: [EngineName, BenchEngine][] = [];
  for (const name of engines) opened.push([name, await openEngine(name, { database, nodes })]);
  return opened;
}

/** Opens the engines, sends them the same requests, and changes statements. */
async function measureEngines(database: OpenDatabase, options: BenchOptions): Promise<Omit<Measured, 'http'>> {
  const { seed, requests } = options;
  const rows = await database.db.select().from(statementSearch).orderBy(sql`hashint4(${statementSearch.id})`).limit(sampleCount);
  const opened = await openAll(database, options);
  try {
    const [listed = 0] = (await opened[0]?.[1].engine.count([{}], now)) ?? [];
    await compare(opened, drawRequests(seed + 1, warmUpCount, rows, listed));
    const compared = await compare(opened, drawRequests(seed, requests, rows, listed));
    const figures: Measured['figures'] = {};
    for (const [name, { engine, feed, loadSeconds, indexBytes, firstListMs }] of opened) {
      const visibleMs = feed ? await measureVisibility(database, engine, rows) : [];
      figures[name] = { loadSeconds, indexBytes, firstListMs, visibleMs };
    }
    return { ...compared, figures };
  } finally {
    for (const [, { close }] of opened) await close();
  }
}

export async function measure(database: OpenDatabase, options: BenchOptions): Promise<Measured> {
  const found = await measureEngines(database, options);
  return { ...found, http: options.isHttp ? await measureHttp(database, options.seed) : {} };
}
