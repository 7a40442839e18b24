import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { freePort } from './free-port';
import { journeySite } from './journey-site';

const servers: Server[] = [];

/** Listens as the site does. @throws Error EADDRINUSE */
async function listen(port: number): Promise<void> {
  const server = createServer();
  server.listen(port);
  await once(server, 'listening');
  servers.push(server);
}

afterEach(() => vi.unstubAllEnvs());
afterAll(() => servers.forEach((server) => void server.close()));

it('a program can listen on each port that it gives', async () => {
  for (const port of [await freePort(), await freePort()]) await listen(port);
});

it('the journeys are served on free ports', async () => {
  await listen(3100).catch(() => undefined);
  for (const name of ['E2E_PORT', 'E2E_METRICS_PORT', 'E2E_BASE_URL']) vi.stubEnv(name, undefined);
  const { baseURL, webServer } = await journeySite();
  const server = [webServer ?? []].flat().at(0);
  const port = Number(new URL(baseURL).port);
  await listen(port);
  expect(server?.command).toContain(`--port ${port}`);
  await listen(Number(server?.env?.METRICS_PORT));
});
