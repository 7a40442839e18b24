import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Layer } from './layers.ts';

/** For HTML without a policy of its own: a page of text, which the framework sends for a file that is not there. */
const textPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What every response has, unless its page or route says otherwise. */
const defaults = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/** Names and values of the headers that `writeHead` is called with. */
function headersOf(given: Given): Map<string, unknown> {
  const pairs = Array.isArray(given)
    ? given.flatMap((name, index) => (index % 2 === 0 ? [[String(name), given[index + 1]] as const] : []))
    : Object.entries(given ?? {});
  return new Map(pairs.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Gives policy headers to every response that has none: the framework answers some addresses before anything of ours runs. */
export const policyLayer: Layer = (request, response, next) => {
  type WriteHead = (...args: unknown[]) => ServerResponse;
  const writeHead = response.writeHead.bind(response) as WriteHead;
  response.writeHead = ((...args: unknown[]) => {
    const last = args.at(-1);
    const given = headersOf(typeof last === 'object' ? (last as Given) : undefined);
    const headerOf = (name: string): unknown => given.get(name) ?? response.getHeader(name);
    for (const [name, value] of Object.entries(defaults)) if (headerOf(name) === undefined) response.setHeader(name, value);
    const isHtml = String(headerOf('content-type')).startsWith('text/html');
    if (isHtml && headerOf('content-security-policy') === undefined) response.setHeader('content-security-policy', textPolicy);
    return writeHead(...args);
  }) as ServerResponse['writeHead'];
  return next(request, response);
};
