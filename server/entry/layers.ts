import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Runs before the rest of the chain: responds to a request itself, or lets it pass, perhaps with a changed response. */
export type Layer = (request: IncomingMessage, response: ServerResponse, next: Handle) => Promise<void>;

/** One handler of layers, the first one outermost, around a handler. */
export const inFrontOf = (handle: Handle, layers: readonly Layer[]): Handle =>
  layers.reduceRight<Handle>((next, layer) => (request, response) => layer(request, response, next), handle);
