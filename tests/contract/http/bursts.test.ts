import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { type AdmissionLimits, usualLimits } from '@/server/entry/admission';
import { createEntryServer } from '@/server/entry/entry-server';
import { createEntryState } from '@/server/entry/entry-state';
import { insertStatement } from '@/tests/factories/statement';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';

const api = useApi();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const { method = 'GET', url = '' } = request;
  const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
  const answered = await api.fetch(new Request(`http://localhost:3000${url}`, { method, headers, ...body }));
  response.writeHead(answered.status).end(await answered.text());
}

/** The API over HTTP, behind the admission. */
async function serve(admission: AdmissionLimits) {
  const options = { state: createEntryState(), isDevelopment: false, isProxyTrusted: false, handle: answer, admission };
  const server = createEntryServer(options);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const send = async (path: string, headers: Record<string, string>, body?: object): Promise<number> => {
    const sent = { 'x-website-key': 'livo', 'content-type': 'application/json', ...headers };
    const write = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(origin + path, { headers: sent, ...write })).status;
  };
  return {
    send,
    order: ({ headers }: Visitor) =>
      send(
        '/api/microservice/payments/init-package-order',
        { ...headers, 'idempotency-key': crypto.randomUUID() },
        { vip_type_id: 1, size: 5 },
      ),
  };
}
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const counted = (statuses: number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length]));

it('a burst of one person is served in order, as many as their own limits allow, and none is refused as overload', async () => {
  // As many places as the bursts of a slow machine leave: the queue of the lane is full at once.
  const { send, order } = await serve({ ...usualLimits, accountApi: { runningMax: 4, waitingMax: 0 } });
  const visitor = await insertVisitor(api.db);
  const { id } = await insertStatement(api.db);
  const save = () => send('/api/microservice/users/statements/favorites/add', visitor.headers, { statements: [id] });
  const [orders, saved] = await Promise.all([times(30, () => order(visitor)), times(30, save)]);
  // Twenty orders in a minute.
  expect([counted(orders), counted(saved)]).toEqual([{ 200: 20, 429: 10 }, { 200: 30 }]);
});

it('strangers are served beside it', async () => {
  const { send, order } = await serve({ ...usualLimits, accountApi: { runningMax: 6, waitingMax: 2 } });
  const [visitor, stranger] = [await insertVisitor(api.db), await insertVisitor(api.db)];
  const burst = times(60, () => order(visitor));
  const beside = await Promise.all([
    ...[order(stranger), order(stranger)],
    send('/api/v3/payments/methods', stranger.headers),
    send('/api/microservice/statements?per_page=1', {}),
  ]);
  expect(beside).toEqual([200, 200, 200, 200]);
  expect(counted(await burst)).toEqual({ 200: 20, 429: 40 });
});
