import type { Page } from '@playwright/test';
import { waitForHydration } from '../../../scripts/site/browser';
import { pagesWithHostileTexts, publishHostileContent, publishHostileTexts } from '../../factories/hostile-texts';
import { signInAsStaff } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';

declare global {
  interface Window {
    hits: string[];
    hit: () => void;
  }
}

/** Records executed scripts and policy violations on every page. */
const watch = () => {
  window.hits = [];
  window.hit = () => void window.hits.push('a script ran');
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.hits.push(`${violatedDirective} ${blockedURI}`);
  });
};

/** Asserts that no text of the page became an element, was executed, or was blocked only by the content policy. */
async function expectInert(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  const found = await page.evaluate(() => ({
    hits: window.hits,
    elements: document.querySelectorAll('[data-hostile]').length,
    links: document.querySelectorAll('a[href^="javascript:" i], [src^="javascript:" i]').length,
  }));
  expect([path, found]).toEqual([path, { hits: [], elements: 0, links: 0 }]);
}

test.setTimeout(600_000);
test.beforeEach(({ page }) => page.addInitScript(watch));

test('V1.2.1, V3.2.2 hostile text is never executed on a statement, an article with its banner or a page of the staff', async ({
  page,
}) => {
  const { id } = await publishHostileTexts(page.request);
  await signInAsStaff(page, 'admin');
  const slug = await publishHostileContent(page.request);
  for (const path of [`statements/${id}`, `blog/${slug}`, 'admin/moderation']) await expectInert(page, `/en/${path}`);
});

test('V1.2.1, V3.2.2 hostile text is never executed on any page', { tag: '@all' }, async ({ page, browser }) => {
  const texts = await publishHostileTexts(page.request);
  const { id, userId } = texts;
  const ownPages = ['profile', 'personalInformation', 'statements', 'searches', 'favorites'];
  const otherLanguages = [`/statements/${id}`, `/ru/statements/${id}`, `/s?users=${userId}`, `/ru/s?users=${userId}`];
  for (const path of [...pagesWithHostileTexts(texts), ...otherLanguages]) await expectInert(page, path);
  for (const name of ownPages) await expectInert(page, `/en/account/${name}`);
  await page.emulateMedia({ media: 'print' });
  await expectInert(page, `/en/statements/${id}`);

  const staff = await browser.newPage();
  await staff.addInitScript(watch);
  await signInAsStaff(staff, 'admin');
  const slug = await publishHostileContent(staff.request);
  for (const path of ['moderation', `users/${userId}`, 'users', 'chat', 'leads', 'messages', 'content', 'banners', 'audit'])
    await expectInert(staff, `/en/admin/${path}`);
  await expectInert(staff, `/en/blog/${slug}`);
  await staff.close();
});
