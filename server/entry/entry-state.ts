import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { createPageVersions, type PageVersions } from './page-versions.ts';

/** What the API, which lives in the framework's bundle, passes to the entry about one request. */
export type RequestScope = {
  isDatabaseUnavailable: boolean;
  /** Addresses in the API that were read for the page and count a view. */
  countedUrls: string[];
  /** Those of them that were read for another visitor: the view of this one is still to be counted. */
  uncountedUrls: string[];
  /** When what is read to be cached last changed; 0 for everything else. */
  changedMs: number;
  /** Whether the page may show what was read for other guests. */
  isShared: boolean;
};

export const createScope = (options: Partial<Pick<RequestScope, 'changedMs' | 'isShared'>> = {}): RequestScope => ({
  isDatabaseUnavailable: false,
  countedUrls: [],
  uncountedUrls: [],
  changedMs: 0,
  isShared: false,
  ...options,
});

/** What the entry counts, for the metrics. */
export type EntryCounts = {
  /** By class of request. */
  admission: Map<string, { running: number; waiting: number; refused: number }>;
  pageHits: number;
  pageMisses: number;
  pageBytes: () => number;
};

/** The API as the entry calls it. */
export type Api = { fetch(request: Request, about?: { isTrusted?: boolean; changedMs?: number }): Response | Promise<Response> };

export type EntryState = {
  scope: AsyncLocalStorage<RequestScope>;
  createScope: typeof createScope;
  /** Whether the process has been asked to stop: it finishes what runs, and is not ready for more. */
  isStopping: boolean;
  /** Aborted when connections are no longer accepted, to end responses that would never end by themselves. */
  lastCall: AbortController;
  pages: PageVersions;
  /** The API, once it is open. */
  api: Api | null;
  /** Counts a view of what was not read for its visitor. */
  countView(url: URL, viewer: Record<string, string>): Promise<void>;
  counts: EntryCounts;
  telemetry: Telemetry;
  /** Opens what the environment configures, once it has been read. */
  openTelemetry(): Promise<Telemetry>;
  /** Ends a process whose API could not be opened. */
  failStart(error: Error): void;
};

export const createEntryState = (): EntryState => ({
  scope: new AsyncLocalStorage(),
  createScope,
  isStopping: false,
  lastCall: new AbortController(),
  pages: createPageVersions(),
  api: null,
  // Until the API is there.
  countView: async () => undefined,
  counts: { admission: new Map(), pageHits: 0, pageMisses: 0, pageBytes: () => 0 },
  telemetry: noTelemetry,
  openTelemetry: async () => noTelemetry,
  failStart: () => undefined,
});

export type StopOptions = {
  /** How long to serve on while readiness is refused, so that a balancer notices. */
  delayMs: number;
  /** How long requests under way may take before their connections are cut. */
  drainMs: number;
};

/** Refuses readiness, stops accepting connections, and resolves when the requests in progress are done. */
export async function stopServer(server: Server, state: EntryState, { delayMs, drainMs }: StopOptions): Promise<void> {
  state.isStopping = true;
  await wait(delayMs);
  state.lastCall.abort();
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise<void>((done) => {
    server.close(() => done());
  });
  clearTimeout(timer);
}
