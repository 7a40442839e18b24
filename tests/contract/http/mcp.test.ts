import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiKeysUsageSchema, newApiKeySchema } from '@/lib/contracts/account/api-keys';
import { estimateResponseSchema } from '@/lib/contracts/estimate';
import { suggestionsSchema } from '@/lib/contracts/locations';
import { statementCountSchema, statementListSchema } from '@/lib/contracts/statements/statements';
import { fitAndSaveModel, flatBody, insertFlats } from '../../factories/estimate';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

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

async function ask(client: Client, name: string, input: Record<string, unknown>): Promise<{ isError: boolean; body: unknown }> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { type: string; text: string }[];
  return { isError: isError === true, body: JSON.parse(first?.text ?? 'null') };
}

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
  const found = statementListSchema.parse((await ask(client, 'search', filters)).body);
  expect(found.data.data.map(({ id }) => id)).toEqual([flat.id]);
  expect(statementCountSchema.parse((await ask(client, 'count', filters)).body).data.total).toBe(1);
  expect((await ask(client, 'statement', { id: flat.id })).body).toMatchObject({
    data: { statement: { id: flat.id, area: 61 } },
  });
  await client.close();
});

it.each([
  ['ka', 'ვაკე', 'იყიდება ბინა ვაკეში', 'ვაკე'],
  ['en', 'vake', 'Apartment for sale in Vake', 'Vake'],
  ['ru', 'Ваке', 'Продаётся квартира в Ваке', 'Ваке'],
])('the client finds a flat by what people write, and reads of it, in %s', async (locale, word, sentence, place) => {
  const flat = await insertStatement(api.db, { priceUsdMinor: 8_765_400, priceGelMinor: 23_600_000 });
  const client = await connect({ locale });
  const { data: places } = suggestionsSchema.parse((await ask(client, 'places', { q: word })).body);
  expect(places[0]).toMatchObject({ locations: expect.stringContaining(place), identifiers: { urban_id: 38 } });
  const found = await ask(client, 'search', { q: sentence, currency_id: 2, price_from: 87_654, price_to: 87_654 });
  expect(statementListSchema.parse(found.body).data.data[0]?.id).toBe(flat.id);
  expect(JSON.stringify((await ask(client, 'statement', { id: flat.id })).body)).toContain(place);
  await client.close();
});

it('what the API refuses is an error of the tool: a guest’s estimate, an unknown key, a hidden listing, wrong filters', async () => {
  const guest = await connect();
  expect(await ask(guest, 'estimate', { apartment: {} })).toMatchObject({
    isError: true,
    body: { message: 'errors.unauthorised' },
  });
  const hidden = await insertStatement(api.db, { state: 'hidden' });
  expect(await ask(guest, 'statement', { id: hidden.id })).toMatchObject({
    isError: true,
    body: { message: 'errors.not_found' },
  });
  expect(await ask(guest, 'search', { cities: [99_999] })).toMatchObject({ isError: true, body: { message: 'errors.invalid' } });
  const program = await connect({ authorization: 'Bearer avn_unknown' });
  expect(await ask(program, 'count', {})).toMatchObject({ isError: true, body: { message: 'errors.api_key_unknown' } });
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
  expect(await ask(program, 'estimate', { apartment: {} })).toMatchObject({
    isError: true,
    body: { message: 'errors.unauthorised' },
  });
  const { body } = await api.call(`${path}/usage`, { headers: visitor.headers });
  expect(apiKeysUsageSchema.parse(body).data).toMatchObject([{ id: api_key.id, left_this_minute: 118, days: [{ calls: 2 }] }]);
  await insertFlats(api.db, 300);
  await fitAndSaveModel(api.db);
  const person = await connect({ authorization: `Bearer ${visitor.headers['global-authorization']}` });
  const { isError, body: estimated } = await ask(person, 'estimate', { apartment: flatBody });
  expect([isError, estimateResponseSchema.parse(estimated).data]).toEqual([false, [expect.objectContaining({ currency_id: 1 })]]);
  await Promise.all([program.close(), person.close()]);
});

it('accepts only POST, and no long body', async () => {
  expect(await api.call('/api/mcp')).toMatchObject({ status: 405 });
  expect(await api.call('/api/mcp', { method: 'POST', body: { text: 'x'.repeat(100_001) } })).toMatchObject({ status: 413 });
});
