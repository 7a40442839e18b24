// Starts the site. Node runs this file as it is, without a loader: imports of this folder name their files in full, and configuration
// that server/env.ts reads in the framework's bundle is read here from the environment.
import { parseArgs } from 'node:util';
import next from 'next';
import { openTelemetry } from '../telemetry/open-telemetry.ts';
import { usualLimits } from './admission.ts';
import { createEntryServer } from './entry-server.ts';
import { createEntryState, stopServer } from './entry-state.ts';
import { holdPort, listen } from './listen.ts';
import { observeEntry } from './measure.ts';

const drainMs = 10_000;
const defaultPageCacheMegabytes = 64;

const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    port: { type: 'string', default: '3000' },
    hostname: { type: 'string' },
  },
});
const { dev: isDevelopment, hostname } = values;
const port = Number(values.port);
// The API writes the address of the site into emails and checks return addresses by it.
process.env.PORT = String(port);

function endWithReason(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

async function serve(): Promise<void> {
  // Before anything that takes time: nothing is opened for a site that nobody could reach.
  const freePort = await holdPort({ port, host: hostname });
  const state = createEntryState();
  globalThis.__entry = state;
  state.openTelemetry = async () => {
    state.telemetry = await openTelemetry(process.env);
    observeEntry(state);
    return state.telemetry;
  };
  const app = next({ dev: isDevelopment, port, hostname: hostname ?? 'localhost', turbopack: isDevelopment });
  // This reads .env files; the framework opens the database and the API through instrumentation.ts, and would continue without them.
  state.failStart = endWithReason;
  await app.prepare();
  const isProxyTrusted = process.env.TRUST_PROXY === '1';
  const pageCacheBytes = Number(process.env.PAGE_CACHE_MB ?? defaultPageCacheMegabytes) * 1024 ** 2;
  const server = createEntryServer({
    state,
    handle: app.getRequestHandler(),
    isDevelopment,
    isProxyTrusted,
    pageCacheBytes,
    admission: process.env.ADMISSION === '0' ? null : usualLimits,
  });
  const stop = async (): Promise<void> => {
    if (state.isStopping) return;
    const delayMs = Number(process.env.STOP_DELAY_SECONDS ?? 0) * 1000;
    // The reload socket of development would hold the server open.
    await stopServer(server, state, isDevelopment ? { delayMs: 0, drainMs: 0 } : { delayMs, drainMs });
    await app.close();
    await (await globalThis.__running)?.close();
    await state.telemetry.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  await freePort();
  await listen(server, { port, host: hostname });
  // To the program that starts it.
  process.send?.('listening');
}

await serve().catch(endWithReason);
