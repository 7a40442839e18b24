import type { RunningApi } from './server/boot';
import { isClientAbort } from './server/entry/client-abort';
import type { EntryState } from './server/entry/entry-state';

declare global {
  var __api: { fetch(request: Request, isTrusted?: boolean): Promise<Response> } | undefined;
  var __running: Promise<RunningApi> | undefined;
  var __entry: EntryState | undefined;
}

/** Opens the database and the API once per process; this module is evaluated more than once. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next gives the runtime only here.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Without the entry server nothing would replace the address that a client claims.
  if (!globalThis.__entry) throw new Error('The site is started by server/entry/main.ts. Run npm start or npm run dev.');
  const { bootApi } = await import('./server/boot');
  const { connectApi } = await import('./server/entry/connect-api');
  const { readServerEnv } = await import('./server/env');
  const { demoMarket } = await import('./packages/demo-market/demo-market');
  const entry = globalThis.__entry;
  globalThis.__running ??= entry.openTelemetry().then((telemetry) => bootApi(readServerEnv(), telemetry, demoMarket));
  globalThis.__running.catch(entry.failStart);
  const { app, endStreams, listenForPageChanges } = await globalThis.__running;
  await listenForPageChanges(entry.pages.change);
  entry.lastCall.signal.addEventListener('abort', endStreams, { once: true });
  globalThis.__api = connectApi(app, entry);
}

/**
 * Reports to the error tracker a page that failed to render; the route is a pattern, without what the visitor sent. A client that has left
 * is no failure.
 */
export const onRequestError = (error: unknown, _request: unknown, { routePath }: { routePath: string }): void => {
  if (!isClientAbort(error)) globalThis.__entry?.telemetry.report(error, { where: 'page', route: routePath });
};
