import { AsyncLocalStorage } from 'node:async_hooks';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { noTelemetry } from '../../telemetry/telemetry.ts';
import { connectApi } from '../connect-api.ts';
import { type Api, createEntryState, type EntryState } from '../entry-state.ts';
import type { Handle } from '../layers.ts';
import { recordResponse } from '../record-response.ts';
import type { ApiResponse, FromRenderer, RenderedPage, RenderRequest, ToRenderer } from './messages.ts';

const send = (message: FromRenderer, transferred: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transferred);

/** The page on whose behalf something runs. */
const pageId = new AsyncLocalStorage<number>();
const calls = new Map<number, (response: ApiResponse | null) => void>();
let lastCall = 0;

const callApi: Api['fetch'] = async ({ method, url, headers }, { isTrusted = false, changedMs = 0 } = {}) => {
  lastCall += 1;
  const call = lastCall;
  const received = new Promise<ApiResponse | null>((done) => calls.set(call, done));
  send({ kind: 'call', call, id: pageId.getStore(), request: { method, url, headers: [...headers], isTrusted, changedMs } });
  const response = await received;
  if (!response) throw new Error('The API failed in the main thread.');
  return new Response(response.body.byteLength === 0 ? null : response.body, response);
};

function report(thrown: unknown, tags: Record<string, string>): void {
  // Its cause may be what cannot be sent.
  const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  send({ kind: 'error', error, tags });
}

/** Connects a thread to the API and the telemetry of the main one. @returns what its framework finds in `globalThis.__entry` */
export function connectMainThread(): EntryState {
  const state = createEntryState();
  state.telemetry = { ...noTelemetry, report };
  globalThis.__entry = state;
  globalThis.__api = connectApi({ fetch: callApi }, state);
  return state;
}

/** Renders what the main thread requests with the handler of a framework. */
export function renderForMainThread(state: EntryState, handle: Handle): void {
  const giveUps = new Map<number, () => void>();

  const render = async (page: RenderRequest, id: number): Promise<RenderedPage> => {
    const { method, url, headers, changedMs, isShared, hasParts } = page;
    const request = Object.assign(new IncomingMessage(new Socket()), { method, url, headers });
    request.push(null);
    const { response, recorded, giveUp } = recordResponse(request);
    giveUps.set(id, giveUp);
    const parts = new Map<string, Buffer>();
    const scope = state.createScope({ changedMs, isShared, ...(hasParts ? { parts } : {}) });
    // A rendering that is given up may never return, and one that fails ends no response.
    await Promise.race([pageId.run(id, () => state.scope.run(scope, () => handle(request, response))), recorded]);
    const { status, headers: sent, body } = await recorded;
    const { countedUrls, uncountedUrls, isDatabaseUnavailable } = scope;
    return {
      status,
      headers: { ...sent },
      // Copied, because small buffers share their memory with others; what is sent is transferred.
      bytes: new Uint8Array(Buffer.concat([...body, ...parts.values()])),
      bodyLength: body.reduce((sum, { length }) => sum + length, 0),
      parts: Array.from(parts, ([name, { length }]) => [name, length] as const),
      countedUrls,
      uncountedUrls,
      isDatabaseUnavailable,
    };
  };

  const renderAndSend = async (request: RenderRequest, id: number): Promise<void> => {
    try {
      const page = await render(request, id);
      send({ kind: 'rendered', id, page }, [page.bytes.buffer]);
    } catch {
      // The main thread renders it again, and reports the error.
      send({ kind: 'rendered', id, page: null });
    } finally {
      giveUps.delete(id);
    }
  };

  parentPort?.on('message', (message: ToRenderer) => {
    if (message.kind === 'render') void renderAndSend(message.request, message.id);
    if (message.kind === 'giveUp') giveUps.get(message.id)?.();
    if (message.kind === 'changed') state.pages.change(message.tag);
    if (message.kind !== 'response') return;
    calls.get(message.call)?.(message.response);
    calls.delete(message.call);
  });
  send({ kind: 'ready' });
}
