import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { bodyOf, type CachedPage, cacheablePageOf, encodingFor } from './cacheable-page.ts';
import { createScope, type EntryState, type RequestScope } from './entry-state.ts';
import { type Handle, inFrontOf, type Layer } from './layers.ts';
import { isReload, type PageKey, pageKeyOf } from './page-key.ts';
import { GivenUp, type RecordedResponse, recordResponse, sendRecorded } from './record-response.ts';

type Entry = {
  /** The state of the site that the page shows. */
  state: number;
  renderedMs: number;
  rendered: Promise<Rendered>;
  /** Visitors who wait for it to be rendered. */
  waiting: number;
  /** Ends a rendering that nobody waits for any more. */
  giveUp(): void;
  /** Bytes of the bodies that are kept. */
  size: number;
};
/** What was recorded is only for a page that is not kept: it is many times what is. */
type Rendered = { scope: RequestScope } & ({ page: CachedPage } | { page: null; recorded: RecordedResponse });

/** Maximum age of what no notification covers: a seller's new name, a count of views. */
const ageMaxMs = 30_000;
/** The size of an entry until its page has been rendered. */
const usualBytes = 50_000;

export type PageCacheOptions = {
  state: EntryState;
  /** Memory for the pages; 0 keeps none. */
  bytesMax: number;
  /** Renders a page, with the layers that a page in memory passes too. */
  render: Handle;
  /** What the bytes of a page that is not kept pass on their way to its visitor. */
  sending: readonly Layer[];
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

/**
 * Waits for a page as long as its visitor does; a rendering that everybody has left is given up.
 * @returns null for a visitor who has left
 */
async function awaitPage(entry: Entry, response: ServerResponse): Promise<Rendered | null> {
  entry.waiting += 1;
  const leave = (): void => {
    entry.waiting -= 1;
    if (entry.waiting === 0) entry.giveUp();
  };
  response.once('close', leave);
  try {
    return await entry.rendered;
  } catch (error) {
    if (error instanceof GivenUp) return null;
    throw error;
  } finally {
    response.off('close', leave);
  }
}

/**
 * Whole pages of guests, in memory. One request renders a page, concurrent ones wait for it; a page is dropped when what it
 * shows has changed. Errors, redirects and pages with cookies are not kept.
 */
export function createPageCache({ state, bytesMax, render, sending }: PageCacheOptions): Layer {
  if (bytesMax <= 0) return (request, response, next) => next(request, response);
  const entries = new LRUCache<string, Entry>({ maxSize: bytesMax, sizeCalculation: ({ size }) => size });
  state.counts.pageBytes = () => entries.calculatedSize;

  const isFresh = ({ state: rendered, renderedMs }: Entry, { tags }: PageKey): boolean =>
    Date.now() - renderedMs < ageMaxMs && state.pages.isCurrent(rendered, tags);

  const begin = (request: IncomingMessage, { key, tags }: PageKey): Entry => {
    // GET for HEAD too: what is kept has a body.
    const method = request.method;
    request.method = 'GET';
    // What changes while it is rendered may be missing in it.
    const [renderedState, renderedMs] = [state.pages.current(), Date.now()];
    const { response, recorded, giveUp } = recordResponse(request);
    const scope = createScope({ changedMs: state.pages.changedMs(tags), isShared: !isReload(request) });
    const finish = async (): Promise<Rendered> => {
      // A rendering that is given up may never return, and one that fails ends no response.
      await Promise.race([state.scope.run(scope, () => render(request, response)), recorded]);
      const result = await recorded;
      const page = cacheablePageOf(result);
      return page === null ? { page, recorded: result, scope } : { page, scope };
    };
    const rendered = finish().finally(() => {
      request.method = method;
    });
    const entry: Entry = { state: renderedState, renderedMs, rendered, size: usualBytes, waiting: 0, giveUp };
    const drop = (): void => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    rendered.then(({ page }) => {
      if (page === null) drop();
    }, drop);
    entries.set(key, entry);
    return entry;
  };

  /** Updates the size of an entry in the bound after an encoding was added. */
  const measure = (key: string, entry: Entry, { bodies }: CachedPage): void => {
    const size = [...bodies.values()].reduce((sum, { length }) => sum + length, 0);
    if (size === entry.size || entries.peek(key) !== entry) return;
    entry.size = size;
    // lru-cache ignores a new size for the same value.
    entries.delete(key);
    entries.set(key, entry, { size });
  };

  return async (request, response, next) => {
    const key = pageKeyOf(request);
    if (key === null) return next(request, response);
    const known = entries.get(key.key);
    const isKnown = known !== undefined && isFresh(known, key) && !isReload(request);
    state.counts[isKnown ? 'pageHits' : 'pageMisses'] += 1;
    const entry = isKnown ? known : begin(request, key);
    const rendered = await awaitPage(entry, response);
    if (rendered === null) return;
    const { page, scope } = rendered;
    if (page === null && isKnown) return next(request, response);
    state.scope.getStore()?.uncountedUrls.push(...(isKnown ? scope.countedUrls : scope.uncountedUrls));
    if (page === null) return inFrontOf(async (_, sent) => sendRecorded(sent, rendered.recorded), sending)(request, response);
    await sendPage(request, response, page);
    measure(key.key, entry, page);
  };
}
