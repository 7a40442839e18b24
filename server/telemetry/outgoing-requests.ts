import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { SpanOutcome, Telemetry } from './telemetry.ts';

/** What `fetch` reports about a request. */
type Message = {
  request: object & { method: string; origin: string };
  response?: { statusCode: number };
  error?: unknown;
};

const channels = {
  created: 'undici:request:create',
  answered: 'undici:request:headers',
  failed: 'undici:request:error',
} as const;

/** A span for every `fetch` of the process, whichever module calls it: only the host, since paths and queries may contain names and keys. */
export function traceOutgoingRequests(startSpan: Telemetry['startSpan']): () => void {
  const open = new WeakMap<object, (outcome?: SpanOutcome) => void>();
  const finish = (request: object, outcome: SpanOutcome): void => {
    open.get(request)?.(outcome);
    open.delete(request);
  };
  const listeners = {
    created: (message: unknown) => {
      const { request } = message as Message;
      const attributes = { 'http.request.method': request.method, 'server.address': new URL(request.origin).host };
      open.set(request, startSpan({ name: request.method, kind: 'client', attributes }));
    },
    answered: (message: unknown) => {
      const { request, response } = message as Message;
      finish(request, { attributes: { 'http.response.status_code': response?.statusCode ?? 0 } });
    },
    failed: (message: unknown) => {
      const { request, error } = message as Message;
      finish(request, { error });
    },
  };
  const names = Object.keys(channels) as (keyof typeof channels)[];
  for (const name of names) subscribe(channels[name], listeners[name]);
  return () => {
    for (const name of names) unsubscribe(channels[name], listeners[name]);
  };
}
