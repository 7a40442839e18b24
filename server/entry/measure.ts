import { requestClassOf } from '../telemetry/request-class.ts';
import type { EntryState } from './entry-state.ts';
import type { Layer } from './layers.ts';

/** What nginx writes for a client that left before its response was sent. */
const clientLeft = 499;

/** Measures every request, and traces those that somebody waits for. */
export const measureLayer =
  (state: EntryState): Layer =>
  (request, response, next) => {
    const startedMs = performance.now();
    const { route, method } = requestClassOf(request);
    const attributes = { 'http.route': route, 'http.request.method': method };
    const statusOf = () => (response.writableFinished ? response.statusCode : clientLeft);
    response.once('close', () => {
      const seconds = (performance.now() - startedMs) / 1000;
      state.telemetry.record('http.server.request.duration', seconds, { ...attributes, 'http.response.status_code': statusOf() });
    });
    if (route === 'asset' || route === 'health') return next(request, response);
    return state.telemetry.trace({ name: `${method} ${route}`, kind: 'server', attributes }, async (note) => {
      await next(request, response);
      note({ 'http.response.status_code': response.statusCode });
    });
  };

/** Lets the metrics read what the entry counts. */
export function observeEntry({ counts, telemetry }: EntryState): void {
  telemetry.observe('aivani.page_cache.requests', () => [
    { value: counts.pageHits, attributes: { result: 'hit' } },
    { value: counts.pageMisses, attributes: { result: 'miss' } },
  ]);
  telemetry.observe('aivani.page_cache.size', () => [{ value: counts.pageBytes() }]);
}
