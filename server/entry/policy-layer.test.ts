import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import type { Handle } from './layers';
import { inFrontOf } from './layers';
import { policyLayer } from './policy-layer';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function headersOf(handle: Handle): Promise<Headers> {
  const server = createServer(inFrontOf(handle, [policyLayer]));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const response = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  expect(await response.text()).toBe('text');
  return response.headers;
}

const html = 'text/html; charset=utf-8';
const none = "default-src 'none'; frame-ancestors 'none'";

it.each<[string, Handle]>([
  [
    'headers that were set',
    async (_, response) => {
      response.statusCode = 404;
      response.setHeader('Content-Type', html);
      response.end('text');
    },
  ],
  ['headers of writeHead', async (_, response) => void response.writeHead(404, { 'Content-Type': html }).end('text')],
  ['a list of headers', async (_, response) => void response.writeHead(404, 'Gone', ['Content-Type', html]).end('text')],
])('HTML without a policy gets one that opens nothing: %s', async (_, handle) => {
  const headers = await headersOf(handle);
  expect(headers.get('content-security-policy')).toBe(none);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

it.each<[string, Handle]>([
  [
    'were set',
    async (_, response) => {
      response.setHeader('content-type', html).setHeader('content-security-policy', 'own').setHeader('referrer-policy', 'origin');
      response.end('text');
    },
  ],
  [
    'are of writeHead',
    async (_, response) =>
      void response
        .writeHead(200, { 'Content-Type': html, 'Content-Security-Policy': 'own', 'Referrer-Policy': 'origin' })
        .end('text'),
  ],
])('headers that %s stay as they are', async (_, handle) => {
  const headers = await headersOf(handle);
  expect([headers.get('content-security-policy'), headers.get('referrer-policy')]).toEqual(['own', 'origin']);
});

it('other types get no policy of documents', async () => {
  const headers = await headersOf(
    async (_, response) => void response.writeHead(200, { 'content-type': 'text/css' }).end('text'),
  );
  expect([headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([null, 'nosniff']);
});
