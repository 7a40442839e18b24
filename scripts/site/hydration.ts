import type { Page } from 'playwright';

/**
 * Waits until React has taken a page over. A page's scripts start after its first frame, which may come after the load event. A document
 * without scripts of ours is as ready as it gets.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOurs = document.querySelector('script[src^="/_next/"], script[data-src]') !== null;
    return !isOurs || Object.keys(document.body).some((key) => key.startsWith('__reactFiber$'));
  });
}
