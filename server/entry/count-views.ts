import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { readCookie } from '../../lib/contracts/cookie-header.ts';
import { pageCookies } from '../../lib/contracts/page-cookies.ts';
import type { EntryState } from './entry-state.ts';
import type { Layer } from './layers.ts';
import { viewerOf } from './page-key.ts';

/** How long one address counts once for a page, as the API has it. */
const viewMs = 3_600_000;
const viewersMax = 50_000;

/** Counts the views of what a page shows that was not read for its visitor: of pages from memory, and of responses that guests share. */
export function countViewsLayer(state: EntryState): Layer {
  const viewers = new LRUCache<string, true>({ max: viewersMax, ttl: viewMs });
  const count = (request: IncomingMessage, uncounted: string): void => {
    const viewer = viewerOf(request);
    const report = readCookie(request.headers.cookie, pageCookies.report);
    const url = new URL(uncounted);
    url.searchParams.delete(pageCookies.report);
    const name = [Object.values(viewer).join(' '), url.pathname, report].join('\n');
    if (viewers.has(name)) return;
    viewers.set(name, true);
    if (report) url.searchParams.set(pageCookies.report, report);
    // The API logs its own failures; nobody waits for this one.
    state.countView(url, viewer).catch(() => viewers.delete(name));
  };
  return async (request, response, next) => {
    await next(request, response);
    if (request.method !== 'GET') return;
    for (const uncounted of new Set(state.scope.getStore()?.uncountedUrls)) count(request, uncounted);
  };
}
