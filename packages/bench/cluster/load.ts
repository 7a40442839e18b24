import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './start-cluster';
import { browse, createVisitor, type Visitor } from './visitors';

/** One request: when it ended, in milliseconds of the run, and whether it succeeded. */
type Sample = { atMs: number; kind: 'read' | 'write'; isAnswered: boolean };

/** Acknowledged notes: the number of the last one for each account and statement. */
type Journal = Map<string, number>;

export type Load = { samples: Sample[]; journal: Journal; stop(): Promise<void> };

const readPaths = (turn: number): string[] => [
  '/',
  `/en/s/apartments-for-sale?price_to=${50_000 + turn * 10}&currency_id=2`,
  '/api/microservice/statements?deal_types=1&real_estate_types=1',
  `/api/microservice/statements/count?price_to=${60_000 + turn * 10}&currency_id=2`,
];
const pauseMs = 50;

/** Visitors who read and write until stopped, each one request after the other. */
export async function startLoad(cluster: Cluster, readers: number, writers: number): Promise<Load> {
  const { origin, primaryUrl, query } = cluster;
  const ids = (
    await query<{ id: number }>(primaryUrl, "select id from statements where state = 'active' order by id limit 300")
  ).map(({ id }) => id);
  const samples: Sample[] = [];
  const journal: Journal = new Map();
  let isStopping = false;
  const startedMs = performance.now();
  const note = (kind: Sample['kind'], isAnswered: boolean): void => {
    samples.push({ atMs: performance.now() - startedMs, kind, isAnswered });
  };

  const read = async (first: number): Promise<void> => {
    for (let turn = first; !isStopping; turn++) {
      const paths = readPaths(turn);
      const { status } = await browse(origin, new Map(), 'GET', paths[turn % paths.length] ?? '/');
      note('read', status === 200);
      await wait(pauseMs);
    }
  };
  const write = async (visitor: Visitor): Promise<void> => {
    for (let turn = 1; !isStopping; turn++) {
      const id = ids[turn % ids.length] ?? 0;
      const body = { notes: [{ statement_id: id, text: String(turn), tags: [] }] };
      const { status } = await visitor.send('POST', '/api/microservice/users/statements/notes', body);
      note('write', status === 200);
      if (status === 200) journal.set(`${visitor.id} ${id}`, turn);
      await wait(pauseMs);
    }
  };
  const visitors = await Promise.all(Array.from({ length: writers }, (_, index) => createVisitor(cluster, `writer ${index}`)));
  const running = [...Array.from({ length: readers }, (_, index) => read(index)), ...visitors.map(write)];
  return {
    samples,
    journal,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

/** Acknowledged writes that the database does not have; a later write whose response was lost may have replaced one. */
export async function countLost({ query, primaryUrl }: Cluster, journal: Journal): Promise<number> {
  const rows = await query<{ key: string; text: string }>(
    primaryUrl,
    `select user_id || ' ' || statement_id as key, text from statement_notes`,
  );
  const stored = new Map(rows.map(({ key, text }) => [key, Number(text)]));
  return [...journal].filter(([key, turn]) => (stored.get(key) ?? 0) < turn).length;
}
