import { readAsGuestHeader } from '../../lib/contracts/read-as-guest-header.ts';
import type { Api, EntryState } from './entry-state.ts';

/** Lets pages call the API in process, and the entry count views in it. What a call reports about its request is written to the request's scope. */
export function connectApi(app: Api, entry: EntryState): NonNullable<typeof globalThis.__api> {
  entry.api = app;
  entry.countView = async (url, headers) => {
    await app.fetch(new Request(url, { headers: { ...headers, [readAsGuestHeader]: '1' } }), { isTrusted: true });
  };
  return {
    fetch: async (request, isTrusted = false) => {
      const scope = entry.scope.getStore();
      const response = await app.fetch(request, { isTrusted, changedMs: scope?.changedMs ?? 0 });
      if (request.headers.has(readAsGuestHeader)) scope?.countedUrls.push(request.url);
      if (scope && response.status === 503) scope.isDatabaseUnavailable = true;
      return response;
    },
  };
}
