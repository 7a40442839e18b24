import type { RunningApi } from './server/boot';

declare global {
  var __api: { fetch(request: Request, isTrusted?: boolean): Promise<Response> } | undefined;
  var __running: Promise<RunningApi> | undefined;
}

/** Opens the database and the API once per process; this module is evaluated more than once. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next tells the runtime only here.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { bootApi } = await import('./server/boot');
  const { readServerEnv } = await import('./server/env');
  const { stampClientAddresses } = await import('./server/http/request/client-address');
  const { installResponsePipeline } = await import('./server/http/response/response-pipeline');
  const env = readServerEnv();
  if (!globalThis.__running) {
    stampClientAddresses(env.TRUST_PROXY === '1');
    if (env.NODE_ENV === 'production') installResponsePipeline();
  }
  globalThis.__running ??= bootApi(env);
  const { app } = await globalThis.__running;
  globalThis.__api = {
    fetch: async (request, isTrusted = false) => app.fetch(request, { isTrusted }),
  };
}
