import type { ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { reloadedAtKey, reloadPauseMs } from '../../lib/contracts/chunk-reload.ts';
import type { EntryState } from './entry-state.ts';
import type { Layer } from './layers.ts';
import { type Transform, transformBody, withKept } from './transform-body.ts';

/** Tags of the framework's scripts and of the preload of the first one, and their replacements, which browsers do not load. */
const scriptTag = Buffer.from('<script src="/_next/static/');
const deferredTag = Buffer.from('<script data-src="/_next/static/');
const preloadTag = Buffer.from('<link rel="preload" as="script"');
const idleTag = Buffer.from('<link as="script"');
const headTag = Buffer.from('<head>');
/** The document of a page that failed on the server, for instance one that was not found: it is empty, and drawn in the browser. */
const failedTag = Buffer.from('<html id="__next_error__"');

/** A page that shows nothing for so long runs its scripts anyway: a tab in the background, a stylesheet that hangs. */
const longestWaitMs = 3000;
/** Interval at which a button clicked before hydration is checked, in milliseconds. */
const repeatMs = 50;
/** Number of checks; after them the visitor has given up, or the button is not React's. */
const repeatTimes = 600;

/**
 * Gives the held scripts their addresses once the first contents are on the screen. A script that the parser met without an address has
 * not been started, so setting one starts it. Where one is gone, as after a new version, none of the site's code would run: the page is
 * loaded again, as the chunk guard does later. A click on a button that is not hydrated would be lost: it is repeated after hydration, of
 * which `components/layout/providers.tsx` leaves a mark, and `lib/lazy-component.tsx` for what hydrates later. That is checked after the event, because the click itself makes React hydrate what is loaded.
 */
export const startScripts = `(function(){
function gone(){try{if(Date.now()-Number(sessionStorage.getItem('${reloadedAtKey}'))>=${reloadPauseMs}){
sessionStorage.setItem('${reloadedAtKey}',String(Date.now()));location.reload()}}catch(e){}}
function load(){document.querySelectorAll('script[data-src]').forEach(function(s){s.onerror=gone;s.src=s.dataset.src;s.removeAttribute('data-src')})}
function begin(){load();document.addEventListener('DOMContentLoaded',load)}
setTimeout(begin,${longestWaitMs});
var waiting;
function isReady(b){return document.documentElement.hasAttribute('data-hydrated')&&!b.closest('[data-pending]')}
function repeat(b,times){if(b!==waiting)return;if(isReady(b)){waiting=0;b.click()}else if(times)setTimeout(repeat,${repeatMs},b,times-1)}
addEventListener('click',function(e){var t=e.target,b=t.closest&&t.closest('button');waiting=0;
if(b&&!(b.form&&b.type==='submit'))setTimeout(function(){if(!isReady(b)){waiting=b;repeat(b,${repeatTimes})}})},true);
new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)begin()}).observe({type:'paint',buffered:true})
})()`.replaceAll('\n', '');

const heldTags = [
  { tag: preloadTag, idle: idleTag },
  { tag: scriptTag, idle: deferredTag },
];

/** Deferred tags in document order, with their replacements. */
function heldIn(bytes: Buffer, from: number) {
  const found = heldTags.flatMap((held) => {
    const places: number[] = [];
    for (let at = bytes.indexOf(held.tag, from); at !== -1; at = bytes.indexOf(held.tag, at + held.tag.length)) places.push(at);
    return places.map((at) => ({ ...held, at }));
  });
  return found.toSorted((a, b) => a.at - b.at);
}

/**
 * Holds the framework's scripts in a page's bytes until the page has been painted.
 * @param nonce of the page's policy
 */
export function deferScripts(nonce: string): Transform {
  const started = Buffer.concat([headTag, Buffer.from(`<script nonce="${nonce}">${startScripts}</script>`)]);
  let hasStarted = false;
  let isFailed = false;
  let kept: Buffer = Buffer.alloc(0);
  return (bytes) => {
    if (!bytes) return [kept];
    const all = withKept(kept, bytes);
    // Its scripts draw it, so they cannot wait for its first frame.
    isFailed ||= !hasStarted && all.includes(failedTag);
    if (isFailed) {
      kept = Buffer.alloc(0);
      return [all];
    }
    const parts: Buffer[] = [];
    let from = 0;
    const head = hasStarted ? -1 : all.indexOf(headTag);
    if (head !== -1) {
      hasStarted = true;
      parts.push(all.subarray(0, head), started);
      from = head + headTag.length;
    }
    for (const { at, tag, idle } of heldIn(all, from)) {
      parts.push(all.subarray(from, at), idle);
      from = at + tag.length;
    }
    // A tag may be cut by the end of a piece; what could be its beginning waits for the next one.
    const last = all.lastIndexOf('<');
    const isCut =
      last >= from && [failedTag, headTag, preloadTag, scriptTag].some((tag) => tag.indexOf(all.subarray(last)) === 0);
    const end = isCut ? last : all.length;
    kept = all.subarray(end);
    parts.push(all.subarray(from, end));
    return parts;
  };
}

/** What holds this response's scripts; null when it is not a page under a nonce. */
function deferrerFor(response: ServerResponse): Transform | null {
  const nonce = /'nonce-([^']+)'/.exec(String(response.getHeader('content-security-policy')))?.[1];
  return nonce && String(response.getHeader('content-type')).startsWith('text/html') ? deferScripts(nonce) : null;
}

/** Lets a page's scripts wait for its first frame; every other response passes as it is. */
export const deferScriptsLayer: Layer = (request, response, next) => {
  transformBody(response, () => deferrerFor(response));
  return next(request, response);
};

/** Level 5 costs the processor what gzip's usual one does; a window of 512 KiB holds a whole page and is small enough for many at once. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 } },
});

/** The middleware is typed for Express, of which it needs nothing. */
type MiddlewareArguments = Parameters<typeof compress>;

/** Compresses a response, with Brotli where the client takes it. */
export const compressionLayer: Layer = (request, response, next) =>
  // The middleware wraps the response and calls back at once.
  new Promise((done, fail) => {
    compress(request as MiddlewareArguments[0], response as MiddlewareArguments[1], () => {
      next(request, response).then(done, fail);
    });
  });

const retryAfterSeconds = 5;

/**
 * Settles what only the final status decides: no cache keeps an error, and a page that failed for want of a database is 503. It runs
 * within the scope of the request.
 */
export const finalHeadersLayer =
  (state: EntryState): Layer =>
  (request, response, next) => {
    const scope = state.scope.getStore();
    type WriteHead = (...args: unknown[]) => ServerResponse;
    const writeHead = response.writeHead.bind(response) as WriteHead;
    response.writeHead = ((...args: unknown[]) => {
      const isUnavailable = args[0] === 500 && scope?.isDatabaseUnavailable;
      const [status, ...others] = isUnavailable ? [503, ...args.slice(1)] : args;
      if (isUnavailable) {
        response.statusMessage = '';
        response.setHeader('retry-after', retryAfterSeconds);
      }
      if (Number(status) >= 400 && /public|max-age=[1-9]/.test(String(response.getHeader('cache-control'))))
        response.setHeader('cache-control', 'no-store');
      if (state.isStopping) response.setHeader('connection', 'close');
      return writeHead(status, ...others);
    }) as ServerResponse['writeHead'];
    return next(request, response);
  };
