import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { waitUntilReady } from './wait-until-ready.mjs';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A program on the port that answers as a ready site does. */
async function otherSite(): Promise<string> {
  const server = createServer((_, response) => response.end('{"status":"ready"}'));
  closing.push(() => server.close().closeAllConnections());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
function start(code: string) {
  const child = spawn('node', ['-e', code], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  closing.push(() => child.kill());
  return child;
}

it('a server that ends before it listens is not ready, though another answers on its port', async () => {
  expect(await waitUntilReady(start('setTimeout(() => process.exit(1), 500)'), await otherSite())).toBe(false);
});

it('a server that listens is ready once it answers so', async () => {
  const port = await findFreePort();
  const asked = 3;
  const code = `let left = ${asked};
    require('node:http').createServer((_, response) => {
      left -= 1;
      response.writeHead(left === 0 ? 200 : 503).end();
    }).listen(${port}, '127.0.0.1', () => process.send('listening'));`;
  expect(await waitUntilReady(start(code), `http://127.0.0.1:${port}`)).toBe(true);
});

it('a server that ends while it is asked is not ready', async () => {
  const port = await findFreePort();
  const code = `require('node:http').createServer(() => process.exit(1)).listen(${port}, '127.0.0.1', () => process.send('listening'));`;
  expect(await waitUntilReady(start(code), `http://127.0.0.1:${port}`)).toBe(false);
});
