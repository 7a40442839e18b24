import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import { printError } from '../../telemetry/scrub-error.ts';
import type { EntryState } from '../entry-state.ts';
import type { ApiCall, ApiResponse, FromRenderer, RenderedPage, RenderRequest, ToRenderer } from './messages.ts';

export type RenderThread = {
  /** Whether it can render. */
  readonly isReady: boolean;
  /** Number of pages that it renders. */
  readonly running: number;
  /** @returns null when it failed, or when the client of the response has left */
  render(request: RenderRequest, response: ServerResponse): Promise<RenderedPage | null>;
  change(tag: string | null): void;
  close(): Promise<void>;
};

export type ThreadOptions = {
  state: EntryState;
  /** Module of the thread. */
  module: URL;
  data: unknown;
  /** @param hasRendered whether it rendered anything before it ended */
  onExit(hasRendered: boolean): void;
};

type Pending = { settle(page: RenderedPage | null): void; inContext: (work: () => Promise<ApiResponse>) => Promise<ApiResponse> };

async function callApi({ api }: EntryState, { url, method, headers, isTrusted, changedMs }: ApiCall): Promise<ApiResponse> {
  if (!api) throw new Error('The API is not open.');
  const response = await api.fetch(new Request(url, { method, headers }), { isTrusted, changedMs });
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

/** Starts a thread that renders pages. */
export function startRenderThread({ state, module, data, onExit }: ThreadOptions): RenderThread {
  const pending = new Map<number, Pending>();
  let [isReady, hasRendered, lastId] = [false, false, 0];
  // What the framework prints at its start is printed by the main thread already.
  const worker = new Worker(module, { workerData: data, stdout: true });
  worker.stdout.resume();
  const send = (message: ToRenderer): void => worker.postMessage(message);

  const answer = async ({ call, id, request }: Extract<FromRenderer, { kind: 'call' }>): Promise<void> => {
    const inContext = (id === undefined ? undefined : pending.get(id)?.inContext) ?? ((work) => work());
    try {
      send({ kind: 'response', call, response: await inContext(() => callApi(state, request)) });
    } catch (error) {
      state.telemetry.report(error, { where: 'page' });
      send({ kind: 'response', call, response: null });
    }
  };

  worker.on('message', (message: FromRenderer) => {
    if (message.kind === 'ready') isReady = true;
    if (message.kind === 'call') void answer(message);
    if (message.kind === 'error') state.telemetry.report(message.error, message.tags);
    if (message.kind !== 'rendered') return;
    hasRendered ||= message.page !== null;
    pending.get(message.id)?.settle(message.page);
  });
  worker.on('error', (error) => {
    printError(error);
    state.telemetry.report(error, { where: 'renderer' });
  });
  worker.once('exit', () => {
    isReady = false;
    for (const { settle } of pending.values()) settle(null);
    onExit(hasRendered);
  });
  return {
    get isReady() {
      return isReady;
    },
    get running() {
      return pending.size;
    },
    render: (request, response) =>
      new Promise((done) => {
        lastId += 1;
        const id = lastId;
        const settle = (page: RenderedPage | null): void => {
          pending.delete(id);
          response.off('close', leave);
          done(page);
        };
        const leave = (): void => {
          send({ kind: 'giveUp', id });
          settle(null);
        };
        // Its calls of the API belong to the trace of this request.
        pending.set(id, { settle, inContext: AsyncLocalStorage.snapshot() });
        response.once('close', leave);
        send({ kind: 'render', id, request });
      }),
    change: (tag) => send({ kind: 'changed', tag }),
    close: async () => {
      await worker.terminate();
    },
  };
}
