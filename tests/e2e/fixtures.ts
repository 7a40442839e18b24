import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../scripts/site/hydration';

/** A journey that visits error pages on purpose says so with an annotation of this type. */
const allowance = 'allow-failed-responses';

/** Chromium's line about a response that is counted by its status already. */
const resourceFailure = /^Failed to load resource/;

type Watch = { isAllowed: () => boolean; hasScripts: boolean };

/** Collects everything on a page that a visitor's developer tools would show as an error. */
function collectPageErrors(page: Page, origin: string, { isAllowed, hasScripts }: Watch): string[] {
  const troubles: string[] = [];
  const isOwn = (url: string): boolean => new URL(url).origin === origin;
  page.on('console', (message) => {
    if (message.type() === 'error' && !resourceFailure.test(message.text())) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Where a journey switched scripts off, the browser refuses to load them.
    if (!hasScripts && request.resourceType() === 'script') return;
    // The browser and the site itself abort what is no longer wanted.
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') troubles.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400 && !isAllowed())
      troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}

/** Every journey fails on an error in the console, an exception, or a failed request of the site's own. */
export const test = base.extend<{ troubles: string[] }>({
  page: async ({ page, javaScriptEnabled: hasScripts = true }, use) => {
    const moves = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    const following =
      <Args extends unknown[], Answer>(move: (...args: Args) => Promise<Answer>) =>
      async (...args: Args) => {
        const answer = await move(...args);
        if (hasScripts) await waitForHydration(page);
        return answer;
      };
    page.goto = following(moves.goto);
    page.reload = following(moves.reload);
    await use(page);
  },
  troubles: [
    async ({ page, baseURL, javaScriptEnabled: hasScripts = true }, use, testInfo) => {
      const isAllowed = () => testInfo.annotations.some(({ type }) => type === allowance);
      const troubles = collectPageErrors(page, new URL(baseURL ?? 'http://localhost').origin, { isAllowed, hasScripts });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** Where a mark of the map stands is what it tells, so WCAG 2.5.8 lets such targets lie near one another; axe cannot know that. */
const isMapMarker = /^<(button|a)[^>]* data-(pin|cluster)="/;

/** Finds no violation of WCAG 2.2 A and AA, nor of axe's good practice, on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => {
    const wrong = id === 'target-size' ? nodes.filter(({ html }) => !isMapMarker.test(html)) : nodes;
    return { id, nodes: wrong.map(({ target }) => target.join(' ')) };
  });
  expect(found.filter(({ nodes }) => nodes.length > 0)).toEqual([]);
}

export { expect };
