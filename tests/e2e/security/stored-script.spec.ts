import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { waitForHydration } from '../../../scripts/site/browser';
import { completeFlat } from '../../factories/own-statement';
import { newEmail, newFirstPartyHeaders, newPhone, registerWithPhone, signInAsStaff } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';
import { languagesOf } from '../languages';

/** Breaks out of text, attributes, scripts, styles and comments; `data-hostile` marks elements made of it. */
const hostile = `"'></title></script></style>--><img src=x data-hostile onerror=hit()><svg data-hostile onload=hit()>`;
const link = 'javascript:hit()';
const texts = { ka: hostile, en: hostile, ru: hostile };

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
    // The schema library probes for `eval` and works without it.
    if (blockedURI !== 'eval') window.hits.push(`${violatedDirective} ${blockedURI}`);
  });
};

async function send(request: APIRequestContext, method: 'post' | 'put', path: string, data: object): Promise<unknown> {
  const response = await request[method](`/api/${path}`, { data, headers: newFirstPartyHeaders() });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

/** Writes a hostile value into every text field open to visitors. @returns ids of the statement, shared list and account */
async function publishHostileTexts(request: APIRequestContext) {
  const company = { type_id: 3, name: hostile, legal_name: hostile, identification_code: '404123456' };
  await registerWithPhone(request, company);
  const own = 'microservice/users/statements';
  const flat = { ...completeFlat, address: hostile.slice(0, 100), comments: texts };
  const drafted = (await send(request, 'post', own, flat)) as { data: { statement: { id: number } } };
  const { id } = drafted.data.statement;
  await send(request, 'post', `${own}/${id}/publish`, {});
  await send(request, 'post', `${own}/favorites/add`, { statements: [id] });
  await send(request, 'post', `${own}/notes`, { notes: [{ statement_id: id, text: hostile, tags: [hostile.slice(0, 20)] }] });
  const shared = (await send(request, 'post', 'v1/users/shared-list', {})) as { data: { token: string } };
  await send(request, 'post', `v1/shared-lists/${shared.data.token}/participants`, { name: hostile.slice(0, 40) });
  const search = { name: hostile.slice(0, 100), filters: { deal_types: [1] } };
  await send(request, 'post', 'microservice/users/saved-searches', search);
  await send(request, 'post', 'microservice/statements/report', { statement_id: id, reason: 'fraud', comment: hostile });
  await send(request, 'post', 'v1/call-request', { name: hostile.slice(0, 60), phone_number: newPhone(), comment: hostile });
  const message = { topic: 'other', name: hostile.slice(0, 60), email: newEmail(), text: hostile };
  await send(request, 'post', 'v1/contact-messages', message);
  await send(request, 'post', 'v1/chat', { name: hostile.slice(0, 60) });
  await send(request, 'post', 'v1/chat/messages', { client_key: randomUUID(), text: `${hostile} ${link}` });
  const { data } = (await (
    await request.get('/api/auth-service/auth/grouped-info', { headers: newFirstPartyHeaders() })
  ).json()) as {
    data: { user: { id: number } };
  };
  return { id, token: shared.data.token, userId: data.user.id };
}

/** Writes hostile Markdown and a hostile banner as the staff. */
async function publishHostileContent(request: APIRequestContext): Promise<string> {
  const slug = `hostile-${randomUUID().slice(0, 8)}`;
  const markdown = `## ${hostile}\n\n${hostile}\n\n[x](${link}) ![x](${link})\n\n<iframe srcdoc="<script>parent.hit()</script>"></iframe>`;
  const article = {
    ...{ slug, category: 'law', titles: texts, summaries: texts, bodies: { ka: markdown, en: markdown, ru: markdown } },
    ...{ picture: 'living-03', service_key: null, sources: [], state: 'published', published_at: new Date().toISOString() },
  };
  await send(request, 'post', 'v1/admin/articles', article);
  const banner = { place: 'AdoInArticle', type: 'html', content: `<script>parent.hit()</script>${hostile}`, url: null };
  const shown = { is_active: true, starts_at: null, ends_at: null };
  await send(request, 'post', 'v1/admin/banners', { title: hostile.slice(0, 60), ...banner, ...shown });
  return slug;
}

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

test('V1.2.1, V3.2.2 hostile text is never executed on pages, in print, feeds or share pictures', async ({ page, browser }) => {
  test.setTimeout(600_000);
  await page.addInitScript(watch);
  const { id, token, userId } = await publishHostileTexts(page.request);
  const query = new URLSearchParams({ q: hostile }).toString();
  const publicPages = [
    ...languagesOf('ru').flatMap((locale) => [`/${locale}/statements/${id}`, `/${locale}/s?users=${userId}`]),
    ...[`/en/s?${query}`, `/en/favorites`, `/en/compare?ids=${id}`, `/en/shared-list/${token}`],
    ...[`/en/auth?continue=${encodeURIComponent(link)}`, `/en/brokerebi?${query}`, `/en/blog?${query}`],
  ];
  const ownPages = [
    '/account/profile',
    '/account/personalInformation',
    '/account/statements',
    '/account/searches',
    '/account/favorites',
  ];
  for (const path of [...publicPages, ...ownPages.map((one) => `/en${one}`)]) await expectInert(page, path);
  await page.emulateMedia({ media: 'print' });
  await expectInert(page, `/en/statements/${id}`);
  for (const path of [`/og/statements/en/${id}`, `/feed/search/en.xml?users=${userId}`]) {
    const response = await page.request.get(path);
    expect([path, response.status() < 500, response.headers()['content-type']]).toEqual([
      path,
      true,
      expect.not.stringContaining('text/html'),
    ]);
    if (response.headers()['content-type']?.includes('xml')) expect(await response.text()).not.toContain('<img src=x');
  }

  const staff = await browser.newPage();
  await staff.addInitScript(watch);
  await signInAsStaff(staff, 'admin');
  const slug = await publishHostileContent(staff.request);
  for (const path of ['moderation', `users/${userId}`, 'users', 'chat', 'leads/', 'messages', 'content', 'banners', 'audit'])
    await expectInert(staff, `/en/admin/${path.replace(/\/$/, '')}`);
  await expectInert(staff, `/en/blog/${slug}`);
  await staff.close();
});
