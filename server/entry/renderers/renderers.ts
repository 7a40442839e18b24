import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ended } from '../admission.ts';
import type { EntryState } from '../entry-state.ts';
import type { Layer } from '../layers.ts';
import { isGuestsPage } from '../page-key.ts';
import { sendRecorded } from '../record-response.ts';
import type { RenderedPage, RenderRequest } from './messages.ts';
import { type RenderThread, startRenderThread } from './render-thread.ts';

export type RenderersOptions = {
  state: EntryState;
  /** Threads beside the main one; 0 renders everything there. */
  count: number;
  /** Passed to the module of the threads. */
  data: unknown;
  module?: URL;
  /** Pause before a thread that ended is started again, in milliseconds; doubled while it renders nothing. */
  restartMs?: number;
};

export type Renderers = {
  /** Passes pages of guests to a thread while the main one is rendering. */
  layer: Layer;
  start(): void;
  close(): Promise<void>;
};

const restartMaxMs = 60_000;

/** A thread takes up to 300 MB. */
const usualMax = 3;

/**
 * Number of threads beside the main one.
 * @param setting of RENDER_THREADS; without one, each further core has a thread, up to three
 * @throws Error when it is no whole number
 */
export function renderThreadsOf(setting: string | undefined, cores: number): number {
  if (!setting) return Math.min(cores - 1, usualMax);
  if (!/^\d{1,3}$/.test(setting)) throw new Error(`RENDER_THREADS has to be a whole number, not ${setting}.`);
  return Number(setting);
}

function renderRequestOf({ method = 'GET', url = '/', headers }: IncomingMessage, { scope }: EntryState): RenderRequest {
  const { changedMs = 0, isShared = false, parts } = scope.getStore() ?? {};
  return { method, url, headers, changedMs, isShared, hasParts: parts !== undefined };
}

/** Sends a page as if it had been rendered here. */
function sendPage(response: ServerResponse, page: RenderedPage, { scope }: EntryState): void {
  const bytes = Buffer.from(page.bytes.buffer);
  const visitor = scope.getStore();
  let from = page.bodyLength;
  for (const [id, length] of page.parts) {
    visitor?.parts?.set(id, bytes.subarray(from, from + length));
    from += length;
  }
  visitor?.countedUrls.push(...page.countedUrls);
  visitor?.uncountedUrls.push(...page.uncountedUrls);
  if (visitor) visitor.isDatabaseUnavailable ||= page.isDatabaseUnavailable;
  sendRecorded(response, { ...page, body: [bytes.subarray(0, page.bodyLength)] });
}

/**
 * Threads that render pages of guests, so that the site uses more than one core. The main thread keeps the API, the page cache and
 * everything that signed-in visitors request; it renders pages as well.
 */
export function createRenderers(options: RenderersOptions): Renderers {
  const { state, count, data, module = new URL('./renderer.ts', import.meta.url), restartMs = 1000 } = options;
  const threads = new Set<RenderThread>();
  const closing = new AbortController();
  let [runningOnMainThread, failures] = [0, 0];

  const startThread = (): void => {
    const thread = startRenderThread({
      state,
      module,
      data,
      onExit: (hasRendered) => {
        threads.delete(thread);
        failures = hasRendered ? 0 : failures + 1;
        const pauseMs = Math.min(restartMs * 2 ** failures, restartMaxMs);
        wait(pauseMs, undefined, { signal: closing.signal, ref: false }).then(startThread, () => undefined);
      },
    });
    threads.add(thread);
  };

  /** The thread to render a page in; null for the main one, which is preferred while it renders nothing. */
  const idlest = (): RenderThread | null => {
    if (runningOnMainThread === 0) return null;
    const ready = [...threads].filter(({ isReady }) => isReady);
    const least = Math.min(...ready.map(({ running }) => running));
    return least > runningOnMainThread ? null : (ready.find(({ running }) => running === least) ?? null);
  };

  state.pages.onChange((tag) => {
    for (const thread of threads) thread.change(tag);
  });

  return {
    layer: async (request, response, next) => {
      if (!isGuestsPage(request)) return next(request, response);
      const thread = idlest();
      if (thread) {
        const page = await thread.render(renderRequestOf(request, state), response);
        if (page) state.counts.pagesOnRenderers += 1;
        if (page) return sendPage(response, page, state);
        if (response.destroyed) return;
      }
      state.counts.pagesOnMainThread += 1;
      runningOnMainThread += 1;
      // A rendering that is given up may never return.
      await Promise.race([next(request, response), ended(response)]).finally(() => {
        runningOnMainThread -= 1;
      });
    },
    start: () => {
      for (let started = 0; started < count; started += 1) startThread();
    },
    close: async () => {
      closing.abort();
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}
