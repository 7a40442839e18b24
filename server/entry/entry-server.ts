import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { clientAddressHeader } from '../../lib/contracts/client-address-header.ts';
import { printError } from '../telemetry/scrub-error.ts';
import { type AdmissionLimits, createAdmission, usualLimits } from './admission.ts';
import { isClientAbort } from './client-abort.ts';
import { clientAddressOf } from './client-address.ts';
import { countViewsLayer } from './count-views.ts';
import { createScope, type EntryState } from './entry-state.ts';
import { guardLayer } from './guard.ts';
import { type QueueWaits, usualWaits } from './lane.ts';
import { type Handle, inFrontOf, type Layer } from './layers.ts';
import { measureLayer, watchAdmission } from './measure.ts';
import { createPageCache } from './page-cache.ts';
import { isShared } from './page-key.ts';
import { policyLayer } from './policy-layer.ts';
import { compressionLayer, deferScriptsLayer, finalHeadersLayer } from './response-pipeline.ts';

export type EntryOptions = {
  state: EntryState;
  /** The framework's handler. */
  handle: Handle;
  isDevelopment: boolean;
  isProxyTrusted: boolean;
  /** Memory for pages of guests; 0 renders each one. */
  pageCacheBytes?: number;
  /** null begins everything at once; for comparison. */
  admission?: AdmissionLimits | null;
  /** How long a request waits in line before it is refused. */
  waits?: QueueWaits;
  timeouts?: EntryTimeouts;
};

/** How long a client may take, in milliseconds, and how often that is looked at. */
export type EntryTimeouts = { headersTimeout: number; requestTimeout: number; connectionsCheckingInterval: number };

/** A head comes in one packet or a few. A photo of 20 MiB over a slow phone takes minutes. */
const usualTimeouts: EntryTimeouts = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/** Next would send a program from a path with a trailing slash to the one without: for the API both are the same address. */
const withoutTrailingSlash = (url: string): string => url.replace(/^(\/api\/[^?]*[^/?])\/(?=\?|$)/, '$1');

const readyPath = /^\/api\/health\/ready\/?(\?|$)/;

/** Anything that the framework leaves unhandled. A client that leaves in the middle is no failure. */
function fail(request: IncomingMessage, response: ServerResponse, state: EntryState, error: unknown): void {
  const isCut = request.destroyed && !request.complete;
  if (isCut || isClientAbort(error)) {
    response.destroy();
    return;
  }
  printError(error);
  state.telemetry.report(error, { where: 'entry' });
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'cache-control': 'no-store' }).end();
}

/** Tells load balancers to send no more, as the API's own readiness does. */
const readinessLayer =
  (state: EntryState): Layer =>
  async (request, response, next) => {
    if (!state.isStopping || !readyPath.test(request.url ?? '')) return next(request, response);
    response
      .writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5' })
      .end(JSON.stringify({ status: 'unready', failing: 'stopping' }));
  };

const passThrough: Layer = (request, response, next) => next(request, response);

/**
 * The row of layers in front of the framework, the first one outermost. In development nothing is refused, kept, compressed or
 * deferred: the framework's development tools connect to the browser.
 */
function layersOf(options: EntryOptions): Handle {
  const { state, handle, isDevelopment, pageCacheBytes: bytesMax = 0, admission = usualLimits, waits = usualWaits } = options;
  const finalHeaders = finalHeadersLayer(state);
  const countViews = countViewsLayer(state);
  if (isDevelopment) return inFrontOf(handle, [finalHeaders, readinessLayer(state), countViews]);
  const admit = admission ? watchAdmission(state, createAdmission(admission, waits)) : passThrough;
  // A page that is kept is rendered into memory, so what touches the bytes on their way comes before the cache's own rendering.
  const sending = [compressionLayer, deferScriptsLayer];
  const pageCache = createPageCache({ state, bytesMax, render: inFrontOf(handle, [finalHeaders, admit]), sending });
  const before = [measureLayer(state), policyLayer, finalHeaders, guardLayer, readinessLayer(state), countViews];
  return inFrontOf(handle, [...before, pageCache, ...sending, admit]);
}

/**
 * How long a connection without a request stays open. Balancers keep theirs for 60 s: one that the server closes first may be closed just
 * as the next request arrives on it, which is then lost.
 */
const keepAliveTimeout = 65_000;

/** The one HTTP server of the site: each request passes the row of layers and reaches the framework. */
export function createEntryServer(options: EntryOptions): Server {
  const { state, isDevelopment, isProxyTrusted, timeouts = usualTimeouts } = options;
  const respond = layersOf(options);
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    request.url = withoutTrailingSlash(request.url ?? '');
    request.headers[clientAddressHeader] = clientAddressOf(request, isProxyTrusted);
    // A connection whose response began before the stop was announced as keep-alive.
    response.once('finish', () => {
      if (state.isStopping) request.socket.end();
    });
    const scope = createScope({ isShared: isShared(request) });
    state.scope.run(scope, () => respond(request, response)).catch((error: unknown) => fail(request, response, state, error));
  };
  // An upgrade that is not the reload socket of development is ignored, as RFC 9110 allows: `Upgrade: h2c` gets HTTP/1.1.
  const isReloadSocket = ({ headers }: IncomingMessage) => isDevelopment && headers.upgrade?.toLowerCase() === 'websocket';
  return createServer({ shouldUpgradeCallback: isReloadSocket, keepAliveTimeout, ...timeouts }, listener);
}
