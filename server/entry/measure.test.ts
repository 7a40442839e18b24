import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { noTelemetry } from '../telemetry/telemetry';
import { createEntryServer } from './entry-server';
import { createEntryState } from './entry-state';
import type { Layer } from './layers';
import { watchAdmission } from './measure';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve() {
  const state = createEntryState();
  const record = vi.fn();
  const report = vi.fn();
  state.telemetry = { ...noTelemetry, record, report };
  const handle = vi.fn(async (request: { url?: string }, response: { end(text: string): void }) => {
    if (request.url?.startsWith('/terms')) throw new Error('broken');
    if (request.url !== '/contact') response.end('ok');
  });
  const options = { state, handle: handle as never, isDevelopment: false, isProxyTrusted: false };
  const server = createEntryServer(options);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, record, report, handle };
}

const attributesOf = (route: string, method: string, status: number) => ({
  'http.route': route,
  'http.request.method': method,
  'http.response.status_code': status,
});

it('records each request by class, method and status, the refused too, and nothing of the address', async () => {
  const { origin, record } = await serve();
  await fetch(`${origin}/s/vake?phone=599000000`);
  await fetch(`${origin}/en`, { method: 'DELETE' });
  await expect.poll(() => record.mock.calls.length).toBe(2);
  const name = 'http.server.request.duration';
  expect(record).toHaveBeenCalledWith(name, expect.any(Number), attributesOf('search', 'GET', 200));
  expect(record).toHaveBeenCalledWith(name, expect.any(Number), attributesOf('home', 'DELETE', 405));
  expect(JSON.stringify(record.mock.calls)).not.toContain('599000000');
});

it('records a client that left as 499', async () => {
  const { origin, record, handle } = await serve();
  const leaving = new AbortController();
  const asked = fetch(`${origin}/contact`, { signal: leaving.signal });
  await expect.poll(() => handle.mock.calls.length).toBe(1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => record.mock.calls.at(-1)?.[2]).toEqual(attributesOf('page', 'GET', 499));
});

it('reports to the error tracker what no handler caught', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { origin, report } = await serve();
  expect((await fetch(`${origin}/terms`)).status).toBe(500);
  expect(report).toHaveBeenCalledWith(new Error('broken'), { where: 'entry' });
});

it('counts what runs, waits and is refused, also when a rendering never returns', async () => {
  const state = createEntryState();
  let admit = (): void => undefined;
  const admission: Layer = async (request, response, next) => {
    if (request.headers.full) {
      response.statusCode = 503;
      return;
    }
    await new Promise<void>((done) => {
      admit = done;
    });
    await Promise.race([next(request, response), new Promise((done) => response.once('close', done))]);
  };
  const layer = watchAdmission(state, admission);
  const ask = (headers: Record<string, string> = {}) => {
    const response = Object.assign(new EventEmitter(), { statusCode: 200 });
    const request = partial<IncomingMessage>({ method: 'GET', url: '/', headers });
    return { response, done: layer(request, partial<ServerResponse>(response), () => new Promise(() => undefined)) };
  };
  const { response, done } = ask();
  expect(state.counts.admission.get('home')).toEqual({ running: 0, waiting: 1, refused: 0 });
  admit();
  await expect.poll(() => state.counts.admission.get('home')).toEqual({ running: 1, waiting: 0, refused: 0 });
  response.emit('close');
  await done;
  await ask({ full: '1' }).done;
  expect(state.counts.admission.get('home')).toEqual({ running: 0, waiting: 0, refused: 1 });
});
