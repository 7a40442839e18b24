import { createServer, type RequestListener } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { inFrontOf } from './layers';
import { compressionLayer, deferScriptsLayer, startScripts } from './response-pipeline';

const policy = "script-src 'self' 'nonce-abc='";
const html = `<html><head></head><body><script src="/_next/static/a.js" async=""></script>${'ბინა '.repeat(600)}</body></html>`;
const heldHtml = html.replace('<head>', `<head><script nonce="abc=">${startScripts}</script>`).replace(' src=', ' data-src=');

const answers: Record<string, RequestListener> = {
  '/page': (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', policy);
    response.flushHeaders();
    response.write(html.slice(0, 40));
    response.end(html.slice(40));
  },
  '/whole': (_, response) => {
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy);
    response.setHeader('content-length', Buffer.byteLength(html));
    response.end(Buffer.from(html));
  },
  '/frame': (_, response) =>
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', 'sandbox').end(html),
  '/data': (_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .setHeader('content-security-policy', policy)
      .end(JSON.stringify({ html })),
  '/empty': (_, response) => response.writeHead(304).end(),
};
const respond = inFrontOf(
  async (request, response) => void answers[request.url ?? '']?.(request, response),
  [compressionLayer, deferScriptsLayer],
);
const server = createServer((request, response) => void respond(request, response));
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
afterAll(() => server.close());

const ask = (path: string, encoding: string) => fetch(origin + path, { headers: { 'accept-encoding': encoding } });

it.each([
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
])('holds the scripts of a page for a browser that takes %s', async (taken, encoding) => {
  for (const path of ['/page', '/whole']) {
    const response = await ask(path, taken);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(heldHtml);
  }
});

it('changes no page without a nonce, and no data', async () => {
  expect(await (await ask('/frame', 'br')).text()).toBe(html);
  expect(await (await ask('/data', 'identity')).json()).toEqual({ html });
  expect((await ask('/empty', 'br')).status).toBe(304);
});
