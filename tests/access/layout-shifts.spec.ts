import { readFileSync } from 'node:fs';
import { expect, test } from '../e2e/fixtures';
import { watchShifts } from '../e2e/layout-shifts';
import { addressesIn } from '../factories/find-things';
import { cookiesOf, fillPath, screens } from './screens';

/** "Good" is up to 0.1 (web.dev/cls); half of it leaves room for slow fonts and pictures. */
const shiftMax = 0.05;
const locale = 'ka';

test.use({ viewport: { width: 390, height: 844 } });

for (const screen of screens)
  test(`${screen.path} of the ${screen.kind} stays where it is while it loads`, async ({ page, context, request }) => {
    if (screen.isError) test.info().annotations.push({ type: 'allow-failed-responses' });
    await context.addCookies(JSON.parse(readFileSync(cookiesOf(screen.kind), 'utf8')));
    const addressOf = await addressesIn(request, locale);
    const readShifts = await watchShifts(page);
    await page.goto(addressOf(await fillPath(screen.path, locale, page.request)));
    await page.evaluate(() => document.fonts.ready);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    expect(await readShifts()).toBeLessThanOrEqual(shiftMax);
  });
