import type { Page } from '@playwright/test';
import { locales } from '@/lib/contracts/locales';
import { expect, test } from '../e2e/fixtures';
import { addressesIn } from '../factories/find-things';

const pressesMax = 12;
const fields = 'input:not([type="hidden"]), textarea, select, [role="combobox"], [role="radio"], form [aria-pressed]';

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);

/** Counts presses of Tab, and of Enter on skip links, until the focus reaches the target. */
async function pressesTo(page: Page, selector: string): Promise<number> {
  for (let presses = 1; presses < pressesMax * 3; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page, selector)) return presses;
    if (!(await hasFocus(page, 'a[href^="#"].sr-only'))) continue;
    await page.keyboard.press('Enter');
    presses += 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** The keyboard target of each page. */
const targets: Record<string, string> = {
  '/s': '#results article',
  '{list}': '#results article',
  ...Object.fromEntries(
    ['/', '/auth', '/contact', '/gvitxari-ras-edzeb', '/gamartivebuli-dzieba', '/brokerebi', '/dynamic-forms/1'].map((path) => [
      path,
      `main :is(${fields})`,
    ]),
  ),
};

async function pressesOf(page: Page, addressOf: (path: string) => string): Promise<Record<string, number>> {
  const presses: Record<string, number> = {};
  for (const [path, target] of Object.entries(targets)) {
    await page.goto(addressOf(path));
    // Some forms load after the page.
    await page.locator(target).first().waitFor();
    presses[path] = await pressesTo(page, target);
  }
  return presses;
}

for (const locale of locales)
  for (const width of [390, 1280])
    test(`fewer than ${pressesMax} presses lead to the first result and the first field in ${locale} at ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const presses = await pressesOf(page, await addressesIn(request, locale));
      expect(Object.entries(presses).filter(([, count]) => count >= pressesMax)).toEqual([]);
    });
