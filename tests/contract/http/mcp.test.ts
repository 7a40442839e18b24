import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiKeysUsageSchema, newApiKeySchema } from '@/lib/contracts/account/api-keys';
import { fitAndSaveModel, flatBody, insertFlats } from '../../factories/estimate';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';

const api = useApi();
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/', headers } = incoming;
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: Buffer.concat(chunks).toString() };
    const given = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
    const response = await api.fetch(new Request(new URL(url, address), { method, headers: given, ...body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

async function connect(headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1.0.0' });
  // The package types its own class otherwise than its interface where optional properties are exact.
  const transport = new StreamableHTTPClientTransport(new URL('/api/mcp', address), { requestInit: { headers } });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}

/** The text of an answer, and what it has for clients that read structured content. */
async function ask(client: Client, name: string, input: Record<string, unknown>) {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: input });
  const [first] = content as { type: string; text: string }[];
  return { isError: isError === true, text: first?.text ?? '', body: structuredContent };
}
/** The message of what the API refused. */
async function refusal(client: Client, name: string, input: Record<string, unknown>): Promise<unknown> {
  const { isError, text, body } = await ask(client, name, input);
  expect([isError, body]).toEqual([true, undefined]);
  return JSON.parse(text).message;
}

/** Arguments that every tool accepts. */
const accepted: Record<string, Record<string, unknown>> = {
  search: { deal_types: [1], per_page: 3 },
  count: { deal_types: [1] },
  statement: { id: 1 },
  places: { q: 'vake' },
  prices: { cities: 1 },
  statement_prices: { id: 1 },
  estimate: { apartment: flatBody },
};

it('the client of the protocol finds a flat, counts it and reads it', async () => {
  const flat = await insertStatement(api.db, { priceUsdMinor: 7_654_300, priceGelMinor: 20_666_600, areaSqm: 61 });
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'count',
    'statement',
    'places',
    'prices',
    'statement_prices',
    'estimate',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const filters = { deal_types: [1], urbans: [38], currency_id: 2, price_from: 76_543, price_to: 76_543 };
  const found = await ask(client, 'search', { ...filters, language: 'en' });
  const url = `${address}/en/statements/${flat.id}`;
  const home = { id: flat.id, url, price_gel: 206_666, price_usd: 76_543, area: 61, area_unit: 'm2', address: 'Vake, Tbilisi' };
  expect(found.body).toMatchObject({ homes: [home], page: 1, per_page: 10 });
  expect(JSON.parse(found.text)).toEqual(found.body);
  expect((await ask(client, 'count', filters)).body).toEqual({ total: 1 });
  expect((await ask(client, 'statement', { id: flat.id, language: 'en' })).body).toMatchObject({ ...home, comment: '' });
  await client.close();
});

it.each([
  ['ka', 'ვაკე', 'იყიდება ბინა ვაკეში', 'ვაკე'],
  ['en', 'vake', 'Apartment for sale in Vake', 'Vake'],
  ['ru', 'Ваке', 'Продаётся квартира в Ваке', 'Ваке'],
])('the client finds a flat by what people write, and reads of it, in %s', async (locale, word, sentence, place) => {
  const flat = await insertStatement(api.db, { priceUsdMinor: 8_765_400, priceGelMinor: 23_600_000 });
  const client = await connect({ locale });
  expect((await ask(client, 'places', { q: word })).body).toMatchObject({
    places: expect.arrayContaining([
      expect.objectContaining({ name: expect.stringContaining(place), argument: 'urbans', id: 38 }),
    ]),
  });
  const filters = { currency_id: 2, price_from: 87_654, price_to: 87_654, per_page: 1 };
  const found = await ask(client, 'search', { q: sentence, ...filters });
  expect(found.body).toMatchObject({ homes: [{ id: flat.id, address: expect.stringContaining(place) }] });
  expect((await ask(client, 'statement', { id: flat.id })).text).toContain(place);
  await client.close();
});

it.each(Object.entries(accepted))('%s names an argument that it does not know, and those that it does', async (name, given) => {
  const client = await connect();
  const { tools } = await client.listTools();
  const { inputSchema, outputSchema } = tools.find((tool) => tool.name === name) ?? {};
  expect([inputSchema?.additionalProperties, outputSchema?.type]).toEqual([false, 'object']);
  const { isError, text } = await ask(client, name, { ...given, city_id: 1 });
  expect(isError).toBe(true);
  expect(text).toContain('Unknown argument "city_id"');
  expect(text).toContain(`Known arguments: ${Object.keys(inputSchema?.properties ?? {}).join(', ')}`);
  expect((await ask(client, name, given)).text).not.toContain('Unknown argument');
  await client.close();
});

it('an unknown value inside an argument is named as well, with the known ones', async () => {
  const client = await connect();
  const { isError, text } = await ask(client, 'estimate', { apartment: { ...flatBody, rooms_count: 2 } });
  expect(isError).toBe(true);
  expect(text).toContain('Unknown argument "rooms_count"');
  expect(text).toContain('flat_area, balcony');
  await client.close();
});

it.each(['ka', 'en', 'ru'])('three homes take 4 KB at most, in %s', async (language) => {
  const client = await connect();
  for (const filters of [{ deal_types: [1] }, { deal_types: [2] }, { urbans: [38] }, { real_estate_types: [4, 5] }]) {
    const result = await client.callTool({ name: 'search', arguments: { ...filters, per_page: 3, language } });
    expect((result.structuredContent as { homes: unknown[] }).homes).toHaveLength(3);
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(4096);
  }
  await client.close();
});

it('prices are those of the place that was asked for', async () => {
  const client = await connect();
  const placeOf = async (input: Record<string, unknown>) => (await ask(client, 'prices', input)).body;
  expect(await placeOf({})).toMatchObject({ place: { level: 'country', id: 0 } });
  expect(await placeOf({ cities: 1 })).toMatchObject({ place: { level: 'cities', id: 1 } });
  expect(await placeOf({ urbans: 38 })).toMatchObject({ place: { level: 'urbans', id: 38 } });
  await client.close();
});

it('what the API refuses is an error of the tool: a guest’s estimate, an unknown key, a hidden listing, wrong filters', async () => {
  const guest = await connect();
  expect(await refusal(guest, 'estimate', { apartment: flatBody })).toBe('errors.unauthorised');
  const hidden = await insertStatement(api.db, { state: 'hidden' });
  expect(await refusal(guest, 'statement', { id: hidden.id })).toBe('errors.not_found');
  expect(await refusal(guest, 'search', { cities: [99_999] })).toBe('errors.invalid');
  const program = await connect({ authorization: 'Bearer avn_unknown' });
  expect(await refusal(program, 'count', {})).toBe('errors.api_key_unknown');
  await Promise.all([guest.close(), program.close()]);
});

it('a key of the account counts by itself, and a visitor’s token estimates', async () => {
  const visitor = await insertVisitor(api.db);
  const path = '/api/microservice/users/api-keys';
  const made = await api.call(path, { method: 'POST', headers: visitor.headers, body: { name: 'assistant' } });
  const { api_key, token } = newApiKeySchema.parse(made.body).data;
  const program = await connect({ authorization: `Bearer ${token}` });
  expect((await ask(program, 'count', {})).isError).toBe(false);
  // A key signs nobody in.
  expect(await refusal(program, 'estimate', { apartment: flatBody })).toBe('errors.unauthorised');
  const { body } = await api.call(`${path}/usage`, { headers: visitor.headers });
  expect(apiKeysUsageSchema.parse(body).data).toMatchObject([{ id: api_key.id, left_this_minute: 118, days: [{ calls: 2 }] }]);
  await insertFlats(api.db, 300);
  await fitAndSaveModel(api.db);
  const person = await connect({ authorization: `Bearer ${visitor.headers['global-authorization']}` });
  const { isError, body: estimated } = await ask(person, 'estimate', { apartment: flatBody });
  expect([isError, estimated]).toEqual([false, { estimates: [expect.objectContaining({ currency_id: 1 })] }]);
  await Promise.all([program.close(), person.close()]);
});

it('accepts only POST, and no long body', async () => {
  expect(await api.call('/api/mcp')).toMatchObject({ status: 405 });
  expect(await api.call('/api/mcp', { method: 'POST', body: { text: 'x'.repeat(100_001) } })).toMatchObject({ status: 413 });
});

const messageOf = (id: number, name: string, input: object = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
});
const send = (body: unknown, address: string, headers: Record<string, string> = {}) =>
  api.call('/api/mcp', {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream', 'x-client-address': address, ...headers },
    body,
  });
const batchOf = (length: number) => Array.from({ length }, (_, id) => messageOf(id, 'count'));

it('a batch has at most ten messages', async () => {
  const { status, body } = await send(batchOf(10), '198.51.100.10');
  expect([status, (body as unknown[]).length]).toEqual([200, 10]);
  expect(await send(batchOf(11), '198.51.100.10')).toMatchObject({ status: 413 });
});

it('the messages of a batch run one after another', async () => {
  let running = 0;
  let runningMax = 0;
  const app = openApp(api);
  const { fetch } = app;
  // Watches the calls that tools make in process; the app itself is the real one.
  app.fetch = async (...parts) => {
    running += 1;
    runningMax = Math.max(runningMax, running);
    try {
      return await fetch(...parts);
    } finally {
      running -= 1;
    }
  };
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const response = await fetch(
    new Request('http://localhost:3000/api/mcp', { method: 'POST', headers, body: JSON.stringify(batchOf(10)) }),
    {},
  );
  expect([response.status, runningMax]).toEqual([200, 1]);
});

it('an address has 120 messages in a minute, however they are sent, and a key its own limit', async () => {
  for (let sent = 0; sent < 12; sent++) expect(await send(batchOf(10), '198.51.100.11')).toMatchObject({ status: 200 });
  const refused = await send(messageOf(1, 'count'), '198.51.100.11');
  expect(refused).toMatchObject({ status: 429, body: { message: 'errors.too_many' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await send(messageOf(1, 'count'), '198.51.100.12')).toMatchObject({ status: 200 });
  const visitor = await insertVisitor(api.db);
  const made = await api.call('/api/microservice/users/api-keys', {
    method: 'POST',
    headers: visitor.headers,
    body: { name: 'assistant' },
  });
  const { token } = newApiKeySchema.parse(made.body).data;
  expect(await send(messageOf(1, 'count'), '198.51.100.11', { 'x-api-key': token })).toMatchObject({ status: 200 });
});
