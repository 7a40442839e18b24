import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { deferResponseScripts } from './deferred-scripts.ts';

/** Level 5 costs the processor what gzip's usual one does; a window of 512 KiB holds a whole page and is small enough for many at once. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 } },
});

/** The middleware is typed for Express, of which it needs nothing. */
type MiddlewareArguments = Parameters<typeof compress>;

/** Compresses a response, and lets a page's scripts wait for its first frame. */
export function applyResponsePipeline(request: IncomingMessage, response: ServerResponse): void {
  // The compressor wraps the response first, so that it receives what has passed the script deferrer.
  compress(request as MiddlewareArguments[0], response as MiddlewareArguments[1], () => deferResponseScripts(response));
}
