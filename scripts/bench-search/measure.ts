import { sql } from 'drizzle-orm';
import { defaultPageSize } from '../../lib/contracts/statements/filter-query';
import { type Db, type Executor, queryRows } from '../../server/db/client';
import type { OpenDatabase } from '../../server/db/open';
import { createSearchCounter } from '../../server/modules/search/bits/search.bits.repository';
import { gridAt } from '../../server/modules/search/map/search.grid';
import { indexStatements, removeStatements } from '../../server/modules/search/search.index.repository';
import { createSearchRepository } from '../../server/modules/search/search.repository';
import { seedDatabase } from '../../server/seed/seed';
import { type Changes, measureChanges } from './changes';
import { fillPlainTable } from './databases';
import { openDuckDb } from './duckdb';
import { searchEngine } from './engines';
import { type Load, measureLoad } from './http-load';
import { plainEngine } from './plain-sql';
import { type Engine, facetColumns } from './queries';
import { type BenchRequest, drawRequests, kindCount } from './requests';
import { takeSamples } from './samples';
import { openTypedArrays } from './typed-arrays';

export const engineNames = ['ours', 'plain', 'DuckDB', 'typed arrays'] as const;
export type EngineName = (typeof engineNames)[number];
/** An engine that returns null when a request times out. */
type TimedEngine = (request: Parameters<Engine>[0]) => Promise<string | null>;
type Engines = Partial<Record<EngineName, TimedEngine>>;

/** Times of one request in milliseconds; engines that do not search words have none for a text. */
export type Timing = { kind: string; ms: Partial<Record<EngineName, number>> };
/** Medians in milliseconds of the first page of everything and of one far behind. */
export type DeepPage = { page: number; firstMs: number; deepMs: number };
export type Measured = {
  timings: Timing[];
  compared: number;
  mismatches: string[];
  /** Requests that timed out on the plain schema: each counts as the limit, and its result is not compared. */
  cutOff: number;
  deepPage: DeepPage;
  isVisibleAtOnce: boolean;
  load: Load;
  changes: Changes | null;
};

/** The current time of the benchmark, fixed so that every run sends the same requests. */
const now = new Date('2026-11-20T09:00:00Z');

/**
 * Fills a database: the project's own deterministic seed (the market's skew of places, kinds, prices and words) with the project's
 * own rebuild of the search tables at its end, then the plain schema from the same rows.
 */
export async function loadMarket(database: OpenDatabase, statements: number, onStep: (text: string) => void): Promise<void> {
  await seedDatabase(database, { statements, now, onStep });
  onStep('seeded, search tables rebuilt');
  await database.withoutTimeouts(fillPlainTable);
  onStep('plain schema filled');
}

const isText = ({ kind }: BenchRequest): boolean => kind.startsWith('text');
/** Favours the plain schema: a single text search may take it minutes. */
export const plainMaxMs = 10_000;

const shortened = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

type Asked = Pick<Measured, 'timings' | 'compared' | 'mismatches' | 'cutOff'>;

/** Runs every request on every engine, each time starting with another one, and compares their results with ours. */
async function runAll(engines: Engines, requests: BenchRequest[]): Promise<Asked> {
  const measured: Asked = { timings: [], compared: 0, mismatches: [], cutOff: 0 };
  for (const [index, request] of requests.entries()) {
    const compared = engineNames.filter((name) => engines[name] && (!isText(request) || name === 'ours' || name === 'plain'));
    // Every kind meets every order: a fixed one would always give a kind the same.
    const first = (index + Math.floor(index / kindCount)) % compared.length;
    const timing: Timing = { kind: request.kind, ms: {} };
    const results = new Map<EngineName, string>();
    for (const name of [...compared.slice(first), ...compared.slice(0, first)]) {
      const startedMs = performance.now();
      const result = await engines[name]?.(request.query);
      timing.ms[name] = performance.now() - startedMs;
      if (typeof result === 'string') results.set(name, result);
      else {
        timing.ms[name] = plainMaxMs;
        measured.cutOff += 1;
      }
    }
    measured.timings.push(timing);
    if (!request.isCompared) continue;
    const own = results.get('ours') ?? '';
    measured.compared += results.size - 1;
    for (const [name, result] of results)
      if (result !== own)
        measured.mismatches.push(`${JSON.stringify(request)}\n    ours  ${shortened(own)}\n    ${name} ${shortened(result)}`);
  }
  return measured;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const deepPageRounds = 15;
const deepPageMax = 25_000;

/** The first page of everything beside page 25,000, or the last but one of a smaller market. */
async function compareDeepPage(ours: Engine, statements: number): Promise<DeepPage> {
  const deep = Math.max(2, Math.min(deepPageMax, Math.floor(statements / defaultPageSize) - 1));
  const times = new Map<number, number[]>([
    [1, []],
    [deep, []],
  ]);
  for (let round = 0; round < deepPageRounds; round += 1)
    for (const [page, ms] of times) {
      const startedMs = performance.now();
      await ours({ read: 'page', filters: { page: page === 1 ? 1 : page - round } });
      ms.push(performance.now() - startedMs);
    }
  return { page: deep, firstMs: median(times.get(1) ?? []), deepMs: median(times.get(deep) ?? []) };
}

const undone = new Error('undone');

/** Whether a statement is in the list, the count, the facets and the map of the very transaction that publishes it; nothing is kept. */
async function isVisibleAtOnce(db: Executor): Promise<boolean> {
  const [found] = await queryRows<{ id: number }>(
    db,
    sql`select id from statement_search where latitude is not null order by hashint4(id) limit 1`,
  );
  if (!found) return false;
  const bounds: [number, number, number, number] = [41, 39.9, 43.7, 46.8];
  const seen: { isListed: boolean; totals: number[] }[] = [];
  const look = async (tx: Executor): Promise<void> => {
    const search = createSearchRepository(tx);
    const listed = await search.pageIds({ ids: [found.id] }, now);
    const points = await search.mapPoints({ bounds }, gridAt(3), now);
    const cities = await createSearchCounter(tx).countByOption({}, 'cities', facetColumns.cities, now);
    const sum = (counts: { count: number }[]): number => counts.reduce((all, { count }) => all + count, 0);
    seen.push({ isListed: listed.length === 1, totals: [await search.count({}, now), sum(points), sum(cities)] });
  };
  await db
    .transaction(async (tx) => {
      await removeStatements(tx, [found.id]);
      await look(tx);
      await indexStatements(tx, [found.id]);
      await look(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  const [hidden, published] = seen;
  if (!hidden || !published || hidden.isListed || !published.isListed) return false;
  return published.totals.every((total, index) => total === (hidden.totals[index] ?? 0) + 1);
}

const isTimeout = (error: unknown): boolean =>
  /statement timeout/.test(String(error instanceof Error ? (error.cause ?? error) : error));

/** The engine; null for requests that its database cancels. */
const cutOff =
  (engine: Engine): TimedEngine =>
  (request) =>
    engine(request).catch((error: unknown) => {
      if (isTimeout(error)) return null;
      throw error;
    });

/** A connection as the site has them, and one whose queries may use all cores, as a server's do that nobody has configured. */
const onTwoConnections = <T>(database: OpenDatabase, work: (db: Db, plainDb: Db) => Promise<T>): Promise<T> =>
  database.withoutTimeouts((db) =>
    database.withoutTimeouts(async (plainDb) => {
      if (database.kind === 'postgresql')
        await plainDb.execute(
          sql`set max_parallel_workers_per_gather = 2; set statement_timeout = ${sql.raw(String(plainMaxMs))}`,
        );
      return work(db, plainDb);
    }),
  );

/**
 * Times a loaded database on one connection; a first unmeasured round warms all engines.
 * @param isOnlySchemas leaves out the engines outside the database
 */
export async function measure(
  database: OpenDatabase,
  options: { requests: number; isOnlySchemas: boolean },
  onStep: (text: string) => void,
): Promise<Measured> {
  const { withoutText, ...measured } = await onTwoConnections(database, async (db, plainDb) => {
    const samples = await takeSamples(db);
    const ours = searchEngine(db, now);
    const duckDb = options.isOnlySchemas ? undefined : await openDuckDb(db, now);
    const arrays = options.isOnlySchemas ? undefined : await openTypedArrays(db, samples.statements, now);
    const engines: Engines = { ours, plain: cutOff(plainEngine(plainDb, now)) };
    if (duckDb && arrays) Object.assign(engines, { DuckDB: duckDb.ask, 'typed arrays': arrays });
    onStep('engines loaded');
    try {
      await runAll(engines, drawRequests(samples, kindCount, 0));
      const timings = await runAll(engines, drawRequests(samples, options.requests, 1));
      const deepPage = await compareDeepPage(ours, samples.statements);
      const withoutText = drawRequests(samples, options.requests, 2).filter((request) => !isText(request));
      return { ...timings, deepPage, isVisibleAtOnce: await isVisibleAtOnce(db), withoutText };
    } finally {
      duckDb?.close();
    }
  });
  const load = await measureLoad(database, now);
  onStep('queried over HTTP');
  return { ...measured, load, changes: await measureChanges(database, now, withoutText) };
}
