import type { EntryState } from './entry-state.ts';
import type { Layer } from './layers.ts';
import { requestClassOf } from './request-classes.ts';

/** What nginx writes for a client that left before its response was sent. */
const clientLeft = 499;
const refusedStatus = 503;

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

/** Counts by class what the admission admits, queues and refuses. */
export function watchAdmission({ counts }: EntryState, admit: Layer): Layer {
  return async (request, response, next) => {
    const { route } = requestClassOf(request);
    const count = counts.admission.get(route) ?? { running: 0, waiting: 0, refused: 0 };
    counts.admission.set(route, count);
    let isWaiting = true;
    const leaveLine = (): void => {
      if (isWaiting) count.waiting -= 1;
      isWaiting = false;
    };
    count.waiting += 1;
    await admit(request, response, (admitted, sent) => {
      leaveLine();
      count.running += 1;
      // A rendering that is given up may never return.
      let isRunning = true;
      const end = (): void => {
        if (isRunning) count.running -= 1;
        isRunning = false;
      };
      sent.once('finish', end).once('close', end);
      return next(admitted, sent);
    }).finally(() => {
      if (isWaiting && response.statusCode === refusedStatus) count.refused += 1;
      leaveLine();
    });
  };
}

/** Lets the metrics read what the entry counts. */
export function observeEntry({ counts, telemetry }: EntryState): void {
  telemetry.observe('aivani.page_cache.requests', () => [
    { value: counts.pageHits, attributes: { result: 'hit' } },
    { value: counts.pageMisses, attributes: { result: 'miss' } },
  ]);
  const admission = () => [...counts.admission].map(([route, count]) => ({ route, ...count }));
  telemetry.observe('aivani.admission.requests', () =>
    admission().flatMap(({ route, running, waiting }) => [
      { value: running, attributes: { 'http.route': route, state: 'running' } },
      { value: waiting, attributes: { 'http.route': route, state: 'waiting' } },
    ]),
  );
  telemetry.observe('aivani.admission.refused', () =>
    admission().map(({ route, refused }) => ({ value: refused, attributes: { 'http.route': route } })),
  );
  telemetry.observe('aivani.page_cache.size', () => [{ value: counts.pageBytes() }]);
}
