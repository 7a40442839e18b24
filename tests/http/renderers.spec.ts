import type { APIRequestContext } from '@playwright/test';
import { locales } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';
import { expect, test } from './fixtures';

/** Set by `playwright.config.ts`. */
const metricsPort = process.env.E2E_METRICS_PORT;

/** Number of pages that the threads beside the main one have rendered. */
async function countRendered(request: APIRequestContext): Promise<number> {
  const metrics = await (await request.get(`http://127.0.0.1:${metricsPort}/api/metrics`)).text();
  return Number(/^aivani_pages_rendered_total\{.*thread="renderer".*\} (\d+)/m.exec(metrics)?.[1]);
}

const atOnce = 3;

/** Requests a page several times at once, so that both threads render it. */
async function renderAtOnce(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const name = `fresh${Math.random().toString(36).slice(2)}`;
  const paths = Array.from({ length: atOnce }, (_, index) => `${path}?${name}=${index}`);
  const responses = await Promise.all(paths.map((each) => request.get(each, { headers })));
  return Promise.all(
    responses.map(async (response, index) => ({
      type: response.headers()['content-type'],
      text: (await response.text()).replaceAll(`${name}=${index}`, ''),
    })),
  );
}

// Together they would be more than a loaded machine admits at once.
test.describe.configure({ mode: 'serial' });

/** The data of React is sent in the order in which it was ready. */
const withoutScripts = (html: string): string => html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');

for (const locale of locales)
  test(`every thread renders the same page in ${locale}`, async ({ request }) => {
    const before = await countRendered(request);
    // Pages that no other journey changes.
    for (const path of ['/blog', '/contact'].map((each) => localePath(locale, each))) {
      const pages = (await renderAtOnce(request, path)).map(({ text }) => withoutScripts(text));
      expect(pages[0]).toContain(`<html lang="${locale}"`);
      for (const page of pages) expect(page).toBe(pages[0]);
      const types = (await renderAtOnce(request, path, { rsc: '1' })).map(({ type }) => type);
      expect(types).toEqual(Array.from({ length: atOnce }, () => 'text/x-component'));
    }
    expect(await countRendered(request)).toBeGreaterThan(before);
  });
