import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readFeed } from './read-feed';

let answer: ServerResponse;
const server = createServer((_, response) => {
  answer = response;
  response.write('<listings><item><id>1</id></item>');
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterAll(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

it('a feed may be read for longer than a minute: the writing of its rows does not count', async () => {
  const rows = readFeed(address);
  expect((await rows.next()).value).toMatchObject({ number: 1 });
  await vi.advanceTimersByTimeAsync(120_000);
  answer.end('<item><id>2</id></item></listings>');
  expect((await rows.next()).value).toEqual({ number: 2, row: { id: '2' } });
  expect((await rows.next()).done).toBe(true);
});

it('a feed that sends nothing for a minute is aborted, without its address in the message', async () => {
  const rows = readFeed(`${address}?password=1`);
  await rows.next();
  const refused = expect(rows.next()).rejects.toThrow(
    `The feed of ${new URL(address).host} broke off (ETIMEDOUT). Run the import again for the rest.`,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
});
