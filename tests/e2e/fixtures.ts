import { test as base, expect, type Frame, type Page, type Response } from '@playwright/test';
import axe, { type NodeResult, type Result } from 'axe-core';
import type { Locale } from '@/lib/contracts/locales';
import { waitForHydration } from '../../scripts/site/browser';
import { foreignScripts } from '../http/page-text';
import { busySeconds, patient, untilServed } from '../setup/patience';

/** A journey that visits error pages on purpose says so with an annotation of this type. */
const allowedFailures = 'allow-failed-responses';

/** Chromium's line about a response that is counted by its status already. */
const resourceFailure = /^Failed to load resource/;

type Watch = { isAllowed: () => boolean; hasScripts: boolean };

/** Collects everything on a page that a visitor's developer tools would show as an error. */
function collectPageErrors(page: Page, origin: string, { isAllowed, hasScripts }: Watch): string[] {
  const pageErrors: string[] = [];
  const isOwn = (url: string): boolean => new URL(url).origin === origin;
  page.on('console', (message) => {
    if (message.type() === 'error' && !resourceFailure.test(message.text())) pageErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Where a journey switched scripts off, the browser refuses to load them.
    if (!hasScripts && request.resourceType() === 'script') return;
    // The browser and the site itself abort requests that are no longer needed.
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') pageErrors.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    // A site that is busy says when to ask again, and is asked again.
    if (isOwn(response.url()) && response.status() >= 400 && busySeconds(response) === null && !isAllowed())
      pageErrors.push(`${response.status()}: ${response.url()}`);
  });
  return pageErrors;
}

/** Leaves a page without WebGL, as on old devices: the site says that it cannot draw a map and works on. */
const withoutWebgl = () => {
  const getContext = HTMLCanvasElement.prototype.getContext as (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) => unknown;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
  } as typeof HTMLCanvasElement.prototype.getContext;
};

/** Says in the console what the content security policy refused, also where the page's script goes on without it. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`${violatedDirective} refuses ${blockedURI} of ${sourceFile}`),
  );
};

type Options = {
  /** Whether maps are drawn. Without a graphics card one costs as much as the rest of its page five times over. */
  hasMap: boolean;
};

/** Every journey fails on an error in the console, an exception, or a failed request of the site's own. */
export const test = base.extend<Options & { pageErrors: string[] }>({
  hasMap: [false, { option: true }],
  request: async ({ request }, use) => use(patient(request)),
  page: async ({ page, hasMap, javaScriptEnabled: hasScripts = true }, use) => {
    await page.addInitScript(reportViolations);
    if (!hasMap) await page.addInitScript(withoutWebgl);
    const moves = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    const following =
      <Args extends unknown[]>(move: (...args: Args) => Promise<Response | null>) =>
      async (...args: Args) => {
        const response = await untilServed(() => move(...args));
        if (hasScripts) await waitForHydration(page);
        return response;
      };
    page.goto = following(moves.goto);
    page.reload = following(moves.reload);
    await use(page);
  },
  pageErrors: [
    async ({ page, baseURL, javaScriptEnabled: hasScripts = true }, use, testInfo) => {
      const isAllowed = () => testInfo.annotations.some(({ type }) => type === allowedFailures);
      const pageErrors = collectPageErrors(page, new URL(baseURL ?? 'http://localhost').origin, { isAllowed, hasScripts });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The place of a map marker is essential, so WCAG 2.5.8 exempts its spacing from the target size; axe cannot know that. */
const isMapMarker = /^<(button|a)[^>]* data-(pin|cluster)="/;

/**
 * The width at which a screen is scanned in each language: both layouts, and the narrow one in the language with the longest words. What
 * depends on the width alone, `expectFits` checks at every width.
 */
export const scanWidths: Record<Locale, number> = { ka: 360, en: 1280, ru: 360 };

const scanOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
};

/** A page as a whole has its landmarks and its heading in the outer document. */
const framedScanOptions: axe.RunOptions = {
  ...scanOptions,
  rules: Object.fromEntries(
    ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region'].map((rule) => [rule, { enabled: false }]),
  ),
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Violation = { id: Result['id']; nodes: Pick<NodeResult, 'html' | 'target'>[] };

/**
 * What axe finds wrong in one document. It answers from within the page and with the violations alone: the whole report, which axe's own
 * driver merges in a further page, costs more than the scan.
 */
async function violationsIn(frame: Frame): Promise<Violation[]> {
  // A banner's frame may have no document yet.
  await frame.waitForLoadState('domcontentloaded');
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return frame.evaluate(
    async ({ options, initiator }) => {
      const found = await window.axe.runPartial(
        { include: [['html']], initiator, focusable: true } as axe.ElementContext,
        options,
      );
      const { violations } = await window.axe.finishRun([found], options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, target }) => ({ html, target })) }));
    },
    { options: frame.parentFrame() ? framedScanOptions : scanOptions, initiator: frame.parentFrame() === null },
  );
}

/** Finds no violation of WCAG 2.2 A and AA, nor of axe's best practices, on what the page shows now, framed banners included. */
export async function expectAccessible(page: Page): Promise<void> {
  const inFrame = (frame: Frame) =>
    violationsIn(frame).catch((error: unknown) => {
      // A banner that the page has removed in the meantime, for instance for a narrower window.
      if (frame.isDetached()) return [];
      throw error;
    });
  const violations = (await Promise.all(page.frames().map(inFrame))).flat();
  const headerEnd = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  /** What the page has scrolled half under its header is as large as ever. */
  const isUnderHeader = async (selector: string): Promise<boolean> =>
    ((await page.locator(selector).first().boundingBox())?.y ?? headerEnd) < headerEnd;
  const found = await Promise.all(
    violations.map(async ({ id, nodes }) => {
      const targets = nodes
        .filter(({ html }) => id !== 'target-size' || !isMapMarker.test(html))
        .map(({ target }) => target.join(' '));
      const isHidden = id === 'target-size' ? await Promise.all(targets.map(isUnderHeader)) : [];
      return { id, nodes: targets.filter((_, index) => isHidden[index] !== true) };
    }),
  );
  expect(found.filter(({ nodes }) => nodes.length > 0)).toEqual([]);
}

/** What makes a document wider than the window: by how much, and the elements that end beyond its side, the innermost last. */
const findOverflow = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const ends = [...document.body.querySelectorAll('*')].map((element) => ({
    element,
    endPx: element.getBoundingClientRect().right,
  }));
  const beyond = ends.filter(({ endPx }) => endPx > clientWidth);
  const nameOf = ({ tagName, className, textContent }: Element) =>
    `<${tagName} class="${className}"> ${textContent?.slice(0, 40)}`;
  return [
    `${scrollWidth - clientWidth} px`,
    ...beyond.slice(-5).map(({ element, endPx }) => `${endPx.toFixed(1)}: ${nameOf(element)}`),
  ];
};

/** Nothing runs over the side of the window at any of these widths. Leaves the window at the last. */
export async function expectFits(page: Page, ...widthsPx: number[]): Promise<void> {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(findOverflow), { message: `overflow at ${width} px` }).toEqual([]);
  }
}

/** Finds no text or name in another script, apart from what is marked as another language (what people wrote, names of languages). */
export async function expectOwnScript(page: Page, locale: Locale): Promise<void> {
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('script, style, [lang]')) other.remove();
    const named = [...copy.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, copy.textContent ?? '', ...named].join('\n');
  });
  expect(text.match(foreignScripts[locale]) ?? []).toEqual([]);
}

export { expect };
