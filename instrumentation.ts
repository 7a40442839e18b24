import { readAsGuestHeader } from './lib/contracts/read-as-guest-header';
import type { RunningApi } from './server/boot';
import type { EntryState } from './server/entry/entry-state';

declare global {
  var __api: { fetch(request: Request, isTrusted?: boolean): Promise<Response> } | undefined;
  var __running: Promise<RunningApi> | undefined;
  var __entry: EntryState | undefined;
}

/** Opens the database and the API once per process; this module is evaluated more than once. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next tells the runtime only here.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Without the entry nothing would replace the address that a client claims.
  if (!globalThis.__entry) throw new Error('The site is started by server/entry/main.ts. Run npm start or npm run dev.');
  const { bootApi } = await import('./server/boot');
  const { readServerEnv } = await import('./server/env');
  globalThis.__running ??= bootApi(readServerEnv());
  const { app, endStreams, listenForPageChanges } = await globalThis.__running;
  const entry = globalThis.__entry;
  await listenForPageChanges(entry.pages.change);
  entry.countView = async (url, headers) => {
    await app.fetch(new Request(url, { headers: { ...headers, [readAsGuestHeader]: '1' } }), { isTrusted: true });
  };
  entry.lastCall.signal.addEventListener('abort', endStreams, { once: true });
  globalThis.__api = {
    fetch: async (request, isTrusted = false) => {
      const response = await app.fetch(request, { isTrusted });
      const scope = globalThis.__entry?.scope.getStore();
      if (request.headers.has(readAsGuestHeader)) scope?.countedUrls.push(request.url);
      if (scope && response.status === 503) scope.isDatabaseUnavailable = true;
      return response;
    },
  };
}
