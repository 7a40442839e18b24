import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { waitForHydration } from '@/scripts/site/browser';

/** The maximum that a page may load in a browser with an empty cache before it is usable, after gzip. */
export const budgetBytes = 170 * 1024;

/** Maximum size of the most visited pages' HTML, before compression. */
export const htmlBudgetBytes = 450 * 1000;

export type Script = { url: string; gzipBytes: number };
/** `requested` is what the browser requested before hydration, `named` what the HTML names; sizes are bytes after gzip. */
export type FirstLoad = { requested: Script[]; named: Script[] };

export const totalBytes = (scripts: Script[]): number => scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

/** The larger of the two counts: a script that only one of them sees is still loaded by a visitor. */
export const firstLoadBytes = ({ requested, named }: FirstLoad): number => Math.max(totalBytes(requested), totalBytes(named));

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** Addresses of the scripts that a modern browser loads for this HTML: script tags, and preloads of scripts and modules. */
export function namedScripts(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  const urls = tags.flatMap((tag) => {
    if (tag.startsWith('<script'))
      return /\snomodule\b/i.test(tag) ? [] : (attribute(tag, 'src') ?? attribute(tag, 'data-src') ?? []);
    const isPreload = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script';
    return isPreload ? (attribute(tag, 'href') ?? []) : [];
  });
  return [...new Set(urls)];
}

/** Notes when React has hydrated the page, before its effects run. What effects load later is not needed for that. Runs in the page. */
function noteHydration(): void {
  const turns = new MessageChannel();
  turns.port1.onmessage = () => {
    if (document.documentElement?.dataset.hydrated !== undefined) performance.mark('hydration');
    else turns.port2.postMessage(null);
  };
  turns.port2.postMessage(null);
}

/** Addresses of what was requested before hydration. Runs in the page. */
function urlsBeforeHydration(): string[] {
  const endMs = performance.getEntriesByName('hydration')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime < endMs ? [name] : []));
}

/** Opens a page with an empty cache and weighs its scripts. */
export async function weighFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteHydration);
    const asked: Promise<Response | null>[] = [];
    page.on('request', (request) => {
      // A script that is requested at the end is still loading when the page closes.
      if (request.resourceType() === 'script') asked.push(request.response().catch(() => null));
    });
    const response = await page.goto(url, { waitUntil: 'load' });
    await waitForHydration(page);
    const weigh = async (response: { url(): string; body(): Promise<Buffer> }): Promise<Script> => ({
      url: response.url(),
      gzipBytes: gzipSync(await response.body()).length,
    });
    const early = new Set(await page.evaluate(urlsBeforeHydration));
    const responses = (await Promise.all(asked))
      .filter((response) => response !== null)
      .filter((response) => early.has(response.url()));
    const requested = await Promise.all(responses.map(weigh));
    const known = new Map(requested.map((script) => [script.url, script]));
    const urls = namedScripts((await response?.text()) ?? '').map((path) => new URL(path, url).href);
    const named = await Promise.all(urls.map(async (href) => known.get(href) ?? weigh(await context.request.get(href))));
    return { requested, named };
  } finally {
    await context.close();
  }
}
