import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platform } from 'node:os';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { holdPort, listen } from './listen';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(respond = (_: IncomingMessage, response: ServerResponse): unknown => response.end('here')) {
  const server = createServer(respond);
  servers.push(server);
  await listen(server, { port: 0, host: '127.0.0.1' });
  return { server, port: (server.address() as AddressInfo).port };
}

const visitors = 64;
/** Connects from another thread, since the server's own is blocked. */
const crowd = (port: number, connected: SharedArrayBuffer) =>
  new Worker(
    `const { workerData } = require('node:worker_threads');
     const connected = new Int32Array(workerData.connected);
     for (let i = 0; i < ${visitors}; i++)
       require('node:net').connect(workerData.port, '127.0.0.1', () => { Atomics.add(connected, 0, 1); Atomics.notify(connected, 0); }).on('error', () => undefined);`,
    { eval: true, workerData: { port, connected } },
  );

it.skipIf(platform() !== 'linux')('accepts many connections in each iteration of the event loop', async () => {
  const { server, port } = await serve();
  let taken = 0;
  server.on('connection', () => {
    taken += 1;
  });
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const worker = crowd(port, connected.buffer as SharedArrayBuffer);
  for (let count = 0; count < visitors; count = Atomics.load(connected, 0)) Atomics.wait(connected, 0, count);
  for (let round = 0; round < 3; round++) await new Promise((done) => setImmediate(done));
  expect(taken).toBeGreaterThan(16);
  await worker.terminate();
});

it('fails when another program listens on the port', async () => {
  const { port } = await serve();
  await expect(listen(createServer(), { port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('a port can be taken before there is a server: others are refused, and it is free for the server', async () => {
  const { server: other, port } = await serve();
  await expect(holdPort({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await new Promise((done) => other.close(done));
  const free = await holdPort({ port, host: '127.0.0.1' });
  await expect(holdPort({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  await free();
  const server = createServer((_, response) => response.end('here'));
  servers.push(server);
  await listen(server, { port, host: '127.0.0.1' });
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
});

it('responds on every socket, and closes when all their connections have ended', async () => {
  const held: ServerResponse[] = [];
  const { server, port } = await serve((_, response) => held.push(response));
  const texts = Array.from({ length: visitors }, async () => (await fetch(`http://127.0.0.1:${port}`)).text());
  while (held.length < visitors) await once(server, 'request');
  let isClosed = false;
  const closed = new Promise<void>((done) => {
    server.close(() => {
      isClosed = true;
      done();
    });
  });
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  expect(isClosed).toBe(false);
  for (const response of held) response.setHeader('connection', 'close').end('here');
  expect(new Set(await Promise.all(texts))).toEqual(new Set(['here']));
  await closed;
});
