import { createServer, type Server } from 'node:http';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { createRandom } from '@/packages/demo-market/random';
import { createApp } from '@/server/app';
import { compose } from '@/server/composition/compose';
import type { OpenDatabase } from '@/server/db/open';
import { readServerEnv } from '@/server/env';
import { statementSearch } from '@/server/modules/search/search.table';
import { filtersOf, now } from './requests';

/** Requests of eight clients, each of which sends its next one after the response. */
export type Load = { perSecond: number; failures: number; times: number[] };

const clients = 8;
const seconds = 8;
const addressCount = 200;
const headers = {
  'x-website-key': 'livo',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

function serve(app: ReturnType<typeof createApp>): Server {
  return createServer(async (request, response) => {
    const answered = await app.fetch(new Request(`http://localhost${request.url}`, { headers }), {});
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(new Uint8Array(await answered.arrayBuffer()));
  });
}

/** Addresses of lists, facets and maps of random filters, in that order. */
async function drawPaths({ db }: OpenDatabase, seed: number): Promise<Record<string, string[]>> {
  const rows = await db.select().from(statementSearch).orderBy(sql`hashint4(${statementSearch.id})`).limit(400);
  const draw = (kind: number, path: string, more = '') =>
    Array.from({ length: addressCount }, (_, index) => {
      const random = createRandom(seed, kind, index);
      const filters = random.chance(0.2) ? {} : filtersOf(random, rows);
      return `/api/microservice/statements${path}?${serialiseStatementFilters(filters)}${more}`;
    });
  const bounds = '&bounds=41,39.9,43.7,46.8&zoom=8';
  return { lists: draw(1, ''), facets: draw(2, '/facets'), maps: draw(3, '/map-data', bounds) };
}

const load = (port: number, paths: readonly string[]): Promise<Load> =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL('./http-clients.ts', import.meta.url), { workerData: { port, clients, seconds, paths } });
    worker.once('message', done);
    worker.once('error', fail);
  });

/** Sends lists with whole cards, facets and maps to the API over HTTP, with the index in memory. */
export async function measureHttp(database: OpenDatabase, seed: number): Promise<Record<string, Load>> {
  const env = readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEARCH_ENGINE: 'memory', SEARCH_MEMORY_MAX: '10000000' });
  const composition = compose({ env, database, clock: () => now, logger: pino({ level: 'silent' }) });
  await composition.searchFeed.start();
  const server = serve(createApp(composition));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  try {
    const found: Record<string, Load> = {};
    for (const [kind, paths] of Object.entries(await drawPaths(database, seed))) found[kind] = await load(port, paths);
    return found;
  } finally {
    await composition.searchFeed.close();
    server.closeAllConnections();
    server.close();
  }
}
