import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/contracts/locales';
import { expect, expectAccessible, expectOwnScript, test } from '../e2e/fixtures';
import { addressesIn } from '../factories/find-things';
import { cookiesOf, fillPath, type Screen, screens } from './screens';
import { coveredControls, wordErrors } from './words';

const heightPx = 900;
const wordWidthsPx = [390, 1250, 1440];
const axeWidthsPx = [360, 1280];
/** 320 px is 400% of zoom on a screen of 1280, 640 px is 200%. */
const zoomWidthsPx = [320, 640];

/** What was found wrong, and how often each check was made; the reporter adds them up. */
class Findings {
  readonly errors: string[] = [];
  private readonly counts = new Map<string, number>();

  async check(name: string, read: () => Promise<readonly string[]>): Promise<void> {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    this.errors.push(...(await read()).map((error) => `${name}: ${error}`));
  }

  /** A check that throws when it finds something. */
  expecting(name: string, run: () => Promise<void>): Promise<void> {
    return this.check(name, () =>
      run().then(
        () => [],
        (error: Error) => [stripVTControlCharacters(error.message).slice(0, 800)],
      ),
    );
  }

  end(): void {
    test.info().annotations.push({ type: 'checks', description: JSON.stringify([...this.counts]) });
    expect(this.errors).toEqual([]);
  }
}

/**
 * Waits until nothing changes its style. With reduced motion every change is a transition of 0.01 ms: sizes that depend on
 * the width are the old ones until the next frame, and those that inherit them until the frame after it.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 3; ) {
      await nextFrame();
      const isMoving = document
        .getAnimations()
        .some((animation) => animation instanceof CSSTransition && animation.playState === 'running');
      still = isMoving ? 0 : still + 1;
    }
  });

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heightPx });
  await settle(page);
}

const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Lengthens every word of the page by two fifths, as another language might. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, svg, .num')) continue;
      node.nodeValue = (node.nodeValue ?? '').replaceAll(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      );
    }
  });
  // Cards that the longer page moves into sight are drawn only now, and first with the letters they last had.
  await settle(page);
}

/** Doubles the browser's default font size (16 px), as a reader's own setting does. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const rootPx = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const beforePx = await rootPx();
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  // The page lays itself out again only after the command has been answered.
  await expect.poll(rootPx).not.toBe(beforePx);
  await settle(page);
  await session.detach();
}

/** Animations that run in spite of reduced motion. */
const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 10)
      .map(
        (animation) =>
          `${(animation as CSSAnimation).animationName ?? 'transition'} of ${Number(animation.effect?.getComputedTiming().duration)} ms`,
      ),
  );

async function inspect(page: Page, locale: Locale): Promise<void> {
  const findings = new Findings();
  const fits = (name: string, width: number) =>
    findings.check(name, async () => {
      const over = await overflowPx(page);
      return over > 0 ? [`${over} px too wide at ${width}`] : [];
    });
  const words = (name: string, width: number) =>
    findings.check(name, async () => (await wordErrors(page)).map((error) => `${error} at ${width}`));
  for (const width of wordWidthsPx) {
    await resize(page, width);
    await fits('sideways scroll', width);
    await words('words', width);
    await findings.check('covered controls', async () => (await coveredControls(page)).map((error) => `${error} at ${width}`));
  }
  await findings.expecting('one script', () => expectOwnScript(page, locale));
  await findings.check('reduced motion', () => runningAnimations(page));
  for (const width of axeWidthsPx) {
    await resize(page, width);
    await findings.expecting(`axe`, () => expectAccessible(page));
  }
  for (const width of zoomWidthsPx) {
    await resize(page, width);
    await fits('320 px and 200%', width);
    await words('320 px and 200%', width);
  }
  await resize(page, 390);
  await setFontSize(page, 32);
  await fits('large letters', 390);
  await words('large letters', 390);
  await setFontSize(page, 16);
  await lengthenWords(page);
  await fits('words 40% longer', 390);
  await words('words 40% longer', 390);
  await resize(page, 1280);
  await fits('words 40% longer', 1280);
  await words('words 40% longer', 1280);
  findings.end();
}

const titleOf = ({ path, kind }: Screen): string => (kind === 'guest' ? path : `${path} of the ${kind}`);

for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    for (const screen of screens)
      test(`${titleOf(screen)} in ${locale}`, async ({ page, context, request }) => {
        if (screen.isError) test.info().annotations.push({ type: 'allow-failed-responses' });
        await context.addCookies(JSON.parse(readFileSync(cookiesOf(screen.kind), 'utf8')));
        const addressOf = await addressesIn(request, locale);
        await resize(page, 1280);
        await page.goto(addressOf(await fillPath(screen.path, locale, page.request)));
        await page.evaluate(() => document.fonts.ready);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
        await inspect(page, locale);
      });
  });
