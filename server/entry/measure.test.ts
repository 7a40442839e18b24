import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { noTelemetry } from '../telemetry/telemetry';
import { createEntryServer } from './entry-server';
import { createEntryState } from './entry-state';

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

it('tells the error tracker of what no handler caught', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { origin, report } = await serve();
  expect((await fetch(`${origin}/terms`)).status).toBe(500);
  expect(report).toHaveBeenCalledWith(new Error('broken'), { where: 'entry' });
});
