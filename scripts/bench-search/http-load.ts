import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { parseStatementFilters } from '../../lib/contracts/statements/statement-filters';
import { createApp } from '../../server/app';
import { compose } from '../../server/composition/compose';
import { queryRows } from '../../server/db/client';
import type { OpenDatabase } from '../../server/db/open';
import { readServerEnv } from '../../server/env';
import { plainCount } from './plain-sql';

export type Load = { requestsPerSecond: number; wrongTotals: number; failures: number };
/** An address, and the expected total of its response. */
export type Expected = { path: string; total: number | null };

const clients = 8;
const loadSeconds = 6;
const searchCount = 40;

async function answer(app: ReturnType<typeof createApp>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = {
    'x-website-key': 'livo',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  const answered = await app.fetch(new Request(`http://localhost${request.url}`, { headers }), {});
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  // Chunk by chunk, as the framework sends it.
  for await (const part of answered.body ?? []) response.write(part);
  response.end();
}

const listen = (server: Server): Promise<number> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(address && typeof address === 'object' ? address.port : 0);
    });
  });

/** Lists and counts of as many kinds, cities, rooms and pages; a third of the addresses are counts. */
async function addresses(database: OpenDatabase, now: Date): Promise<Expected[]> {
  const found = await queryRows<{ query: string }>(
    database.db,
    sql`select 'deal_types=' || deal_type_id || '&real_estate_types=' || real_estate_type_id || '&cities=' || city_id
        || case when id % 2 = 0 and room_type_id > 0 then '&room_types=' || room_type_id else '' end
        || case when id % 3 = 0 then '&area_from=' || floor(area_sqm)::int else '' end as query
      from statement_search order by hashint4(id), id limit ${searchCount}`,
  );
  const expected: Expected[] = [];
  for (const [index, { query }] of found.entries()) {
    expected.push({ path: `/api/microservice/statements?${query}`, total: null });
    expected.push({ path: `/api/microservice/statements?${query}&page=${(index % 5) + 2}`, total: null });
    const parsed = parseStatementFilters(new URLSearchParams(query));
    if (parsed.success)
      expected.push({
        path: `/api/microservice/statements/count?${query}`,
        total: await plainCount(database.db, parsed.data, now),
      });
  }
  return expected;
}

/** Lists with whole cards, and their totals, over HTTP from eight clients in their own thread. */
export async function measureLoad(database: OpenDatabase, now: Date): Promise<Load> {
  const env = readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const composition = compose({ env, database, clock: () => now, logger: pino({ level: 'silent' }) });
  const app = createApp(composition);
  // As the site does after its start.
  await composition.repositories.search.warmUp(new AbortController().signal);
  const server = createServer((request, response) => {
    answer(app, request, response).catch(() => response.writeHead(500).end());
  });
  const expected = await database.withoutTimeouts((db) => addresses({ ...database, db }, now));
  const port = await listen(server);
  const worker = new Worker(new URL('./http-clients.ts', import.meta.url), {
    workerData: { port, clients, seconds: loadSeconds, expected },
  });
  try {
    return await new Promise<Load>((done, fail) => {
      worker.once('message', done);
      worker.once('error', fail);
    });
  } finally {
    await worker.terminate();
    server.closeAllConnections();
    server.close();
  }
}
