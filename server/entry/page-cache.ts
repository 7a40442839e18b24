import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { pageCookies } from '../../lib/contracts/page-cookies.ts';
import { readCookie } from '../../lib/session.ts';
import { bodyOf, type CachedPage, cacheablePageOf, encodingFor } from './cacheable-page.ts';
import type { EntryState, RequestScope } from './entry-state.ts';
import { type PageKey, pageKeyOf, viewerOf } from './page-key.ts';
import { type RecordedResponse, recordResponse } from './record-response.ts';
import { applyResponsePipeline } from './response-pipeline.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Entry = {
  /** The state of the site that the page shows. */
  state: number;
  renderedMs: number;
  rendered: Promise<Rendered>;
  /** Bytes of the bodies that are kept. */
  size: number;
};
type Rendered = { page: CachedPage | null; recorded: RecordedResponse; scope: RequestScope };

/** Maximum age of what no notification covers: a seller's new name, a count of views. */
const ageMaxMs = 60_000;
/** How long one address counts once for a page, as the API has it. */
const viewMs = 3_600_000;
const viewersMax = 50_000;
/** The size of an entry until its page has been rendered. */
const usualBytes = 50_000;

export type PageCacheOptions = {
  state: EntryState;
  handle: Handle;
  bytesMax: number;
  /** Applies what the final status decides. */
  prepare(response: ServerResponse, scope: RequestScope): void;
};

function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',');
  return known.some((tag) => tag.trim() === etag || tag.trim() === '*');
}

async function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> {
  const { headers, etag } = page;
  if (isUnchanged(request, etag)) {
    response.writeHead(304, { ...headers, etag }).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await bodyOf(page, encoding);
  response.writeHead(200, {
    ...headers,
    etag,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends what was rendered for one visitor on to that visitor. */
function sendRecorded(request: IncomingMessage, response: ServerResponse, { status, headers, body }: RecordedResponse): void {
  applyResponsePipeline(request, response);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(status);
  response.end(body);
}

/** Counts the views that rendering a page would have counted. */
function createViewCounter(state: EntryState) {
  const viewers = new LRUCache<string, true>({ max: viewersMax, ttl: viewMs });
  return (request: IncomingMessage, { countedUrls }: RequestScope): void => {
    if (request.method !== 'GET') return;
    const viewer = viewerOf(request);
    const report = readCookie(request.headers.cookie, pageCookies.report);
    for (const counted of countedUrls) {
      const url = new URL(counted);
      url.searchParams.delete(pageCookies.report);
      const name = [Object.values(viewer).join(' '), url.pathname, report].join('\n');
      if (viewers.has(name)) continue;
      viewers.set(name, true);
      if (report) url.searchParams.set(pageCookies.report, report);
      // The API logs its own failures; nobody waits for this one.
      state.countView(url, viewer).catch(() => viewers.delete(name));
    }
  };
}

/**
 * Whole pages of guests, in memory. One request renders a page, concurrent ones wait for it; a page is dropped when what it
 * shows has changed. Errors, redirects and pages with cookies are not kept.
 */
export function createPageCache({ state, handle, bytesMax, prepare }: PageCacheOptions) {
  const entries = new LRUCache<string, Entry>({ maxSize: bytesMax, sizeCalculation: ({ size }) => size });
  const countViews = createViewCounter(state);

  const render = async (request: IncomingMessage): Promise<Rendered> => {
    const { response, recorded } = recordResponse(request);
    const scope: RequestScope = { isDatabaseUnavailable: false, countedUrls: [] };
    prepare(response, scope);
    await state.scope.run(scope, () => handle(request, response));
    const result = await recorded;
    return { page: await cacheablePageOf(result), recorded: result, scope };
  };

  const isFresh = ({ state: rendered, renderedMs }: Entry, { tags }: PageKey): boolean =>
    Date.now() - renderedMs < ageMaxMs && state.pages.isCurrent(rendered, tags);

  const begin = (request: IncomingMessage, { key }: PageKey): Entry => {
    // GET for HEAD too: what is kept has a body.
    const method = request.method;
    request.method = 'GET';
    // What changes while it is rendered may be missing in it.
    const [renderedState, renderedMs] = [state.pages.current(), Date.now()];
    const rendered = render(request).finally(() => {
      request.method = method;
    });
    const entry: Entry = { state: renderedState, renderedMs, rendered, size: usualBytes };
    const drop = (): void => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    rendered.then(({ page }) => {
      if (page === null) drop();
    }, drop);
    entries.set(key, entry);
    return entry;
  };

  /** Tells the size of an entry to the bound, after an encoding was added. */
  const measure = (key: string, entry: Entry, { bodies }: CachedPage): void => {
    const size = [...bodies.values()].reduce((sum, { length }) => sum + length, 0);
    if (size === entry.size || entries.peek(key) !== entry) return;
    entry.size = size;
    entries.set(key, entry, { size });
  };

  /** @returns false when the framework has to respond itself */
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const key = pageKeyOf(request);
    if (key === null) return false;
    const { 'cache-control': control = '', 'if-none-match': tags } = request.headers;
    // With a tag it is a proxy that asks whether its copy still holds.
    const isReload = control.includes('no-cache') && tags === undefined;
    const known = entries.get(key.key);
    const isKnown = known !== undefined && isFresh(known, key) && !isReload;
    const entry = isKnown ? known : begin(request, key);
    const { page, recorded, scope } = await entry.rendered;
    if (page === null) {
      if (isKnown) return false;
      sendRecorded(request, response, recorded);
      return true;
    }
    await sendPage(request, response, page);
    measure(key.key, entry, page);
    if (isKnown) countViews(request, scope);
    return true;
  };
}
