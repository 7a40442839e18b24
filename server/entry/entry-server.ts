import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { clientAddressHeader } from '../../lib/contracts/client-address-header.ts';
import { clientAddressOf } from './client-address.ts';
import type { EntryState, RequestScope } from './entry-state.ts';
import { findRefusal, refuse } from './guard.ts';
import { createPageCache } from './page-cache.ts';
import { applyFinalHeaders, applyResponsePipeline } from './response-pipeline.ts';

export type EntryOptions = {
  state: EntryState;
  /** The framework's handler. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  isDevelopment: boolean;
  isProxyTrusted: boolean;
  /** Memory for pages of guests; 0 renders each one. */
  pageCacheBytes?: number;
};

/** Next would send a program from a path with a trailing slash to the one without: for the API both are the same address. */
const withoutTrailingSlash = (url: string): string => url.replace(/^(\/api\/[^?]*[^/?])\/(?=\?|$)/, '$1');

const readyPath = /^\/api\/health\/ready\/?(\?|$)/;

/** Whatever the framework lets through unhandled. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'cache-control': 'no-store' }).end();
}

/** Tells balancers to send no more, as the API's own readiness does. */
function answerStopping(response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5' })
    .end(JSON.stringify({ status: 'unready', failing: 'stopping' }));
}

/**
 * The one HTTP server of the site. Each request passes the guard, then the layers that stand around the framework's handler.
 * In development nothing is compressed, deferred or refused: the framework's own tools speak with the browser.
 */
export function createEntryServer(options: EntryOptions): Server {
  const { state, handle, isDevelopment, isProxyTrusted, pageCacheBytes: bytesMax = 0 } = options;
  const prepare = (response: ServerResponse, scope: RequestScope): void =>
    applyFinalHeaders(response, {
      isDatabaseUnavailable: () => scope.isDatabaseUnavailable,
      isStopping: () => state.isStopping,
    });
  const sendCached = !isDevelopment && bytesMax > 0 ? createPageCache({ state, handle, bytesMax, prepare }) : async () => false;
  const render = (request: IncomingMessage, response: ServerResponse, scope: RequestScope): Promise<void> => {
    if (!isDevelopment) applyResponsePipeline(request, response);
    return state.scope.run(scope, () => handle(request, response));
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    request.url = withoutTrailingSlash(request.url ?? '');
    request.headers[clientAddressHeader] = clientAddressOf(request, isProxyTrusted);
    const scope: RequestScope = { isDatabaseUnavailable: false, countedUrls: [] };
    prepare(response, scope);
    const refusal = isDevelopment ? null : findRefusal(request);
    if (refusal) refuse(request, response, refusal);
    else if (state.isStopping && readyPath.test(request.url ?? '')) answerStopping(response);
    else
      sendCached(request, response)
        .then((isSent) => (isSent ? undefined : render(request, response, scope)))
        .catch((error: unknown) => fail(response, error));
  };
  // An upgrade that is not the reload socket of development is ignored, as RFC 9110 allows: `Upgrade: h2c` gets HTTP/1.1.
  const isReloadSocket = ({ headers }: IncomingMessage) => isDevelopment && headers.upgrade?.toLowerCase() === 'websocket';
  return createServer({ shouldUpgradeCallback: isReloadSocket }, listener);
}
