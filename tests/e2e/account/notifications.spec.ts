import type { Page } from '@playwright/test';
import { localePath } from '@/lib/routes/locale-path';
import en from '@/messages/en/notifications.json' with { type: 'json' };
import ka from '@/messages/ka/notifications.json' with { type: 'json' };
import ru from '@/messages/ru/notifications.json' with { type: 'json' };
import ruOwn from '@/messages/ru/own_statements.json' with { type: 'json' };
import { fetchStatements } from '../../factories/find-statements';
import { newFirstPartyHeaders, registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, scanWidths, test } from '../fixtures';
import { languagesOf } from '../languages';
import { publishFlat } from '../publish-journey';

const messages = { ka, en, ru };
const path = '/account/notifications';
const question = 'გამარჯობა, ბინის ნახვა შაბათს შესაძლებელია?';
const response = 'დიახ, 12 საათზე გელოდებით.';
const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
/** The rows of the page's list, without those of the menu next to it. */
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

const originOf = (baseURL = 'http://localhost'): string => new URL(baseURL).origin;

test('a message about a statement is seen in the bell of its owner and opened', async ({ page, playwright, baseURL }) => {
  await registerOwner(page);
  const id = await publishFlat(page, originOf(baseURL));
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await registerOwner({ request: visitor });
  const url = `/api/microservice/statements/${id}/message`;
  const sent = await visitor.post(url, { headers: newFirstPartyHeaders(), data: { text: question } });
  expect(sent.ok()).toBe(true);
  await visitor.dispose();

  await page.goto(localePath('ru', '/account/statements?page=1'));
  await expect(page.getByRole('heading', { name: ruOwn.title })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await bell(page, 'Уведомления: 1 непрочитанное').click();
  const popup = page.getByRole('dialog', { name: ru.bell.label });
  await expect(popup.getByRole('listitem')).toContainText(question);
  await expectAccessible(page);
  await popup.getByRole('link', { name: ru.titles.statement_message }).click();
  await expect(page).toHaveURL(/\/ru\/account\/notifications\/[\da-f-]{36}$/);
  await expect(page.getByRole('region', { name: ru.thread.title })).toContainText(question);
  await expect(bell(page, ru.bell.label)).toBeVisible();
  await expectFits(page, 1280, scanWidths.ru);
  await expectAccessible(page);
});

test('a message to an author arrives, is seen in the bell, opened and replied to', { tag: '@all' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = originOf(baseURL);
  await registerOwner(page);
  const id = await publishFlat(page, origin);

  const visitor = await (
    await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 1280, height: 900 } })
  ).newPage();
  await registerOwner(visitor);
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const sent = await visitor.request.post(`/api/microservice/statements/${id}/message`, { headers, data: { text: question } });
  expect(sent.ok()).toBe(true);

  await page.goto('/en');
  await bell(page, 'Notifications: 1 unread').click();
  const popup = page.getByRole('dialog', { name: en.bell.label });
  await expect(popup.getByRole('listitem')).toContainText(question);
  await expectAccessible(page);
  await popup.getByRole('link', { name: en.titles.statement_message }).click();
  await expect(page).toHaveURL(/\/en\/account\/notifications\/[\da-f-]{36}$/);
  await expect(page.getByRole('region', { name: en.thread.title })).toContainText(question);
  await expect(bell(page, en.bell.label)).toBeVisible();

  await page.getByRole('button', { name: en.reply.send }).click();
  await expect(page.getByRole('textbox', { name: en.reply.label })).toBeFocused();
  await page.getByRole('textbox', { name: en.reply.label }).fill(response);
  await page.getByRole('button', { name: en.reply.send }).click();
  await expect(page.getByRole('region', { name: en.thread.title }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(en.reply.sent)).toBeVisible();
  await expectAccessible(page);

  await visitor.goto(localePath('en', path));
  await expect(rows(visitor)).toContainText(response);
  for (const locale of languagesOf('ka')) {
    await visitor.setViewportSize({ width: scanWidths[locale], height: 900 });
    await visitor.goto(localePath(locale, path));
    await expect(visitor.getByRole('heading', { name: messages[locale].title, level: 1 })).toBeVisible();
    await expect(rows(visitor)).toHaveCount(1);
    await expectAccessible(visitor);
    await expectFits(visitor, 360, 1280);
  }
  await visitor.goto(localePath('en', path));
  await visitor.getByRole('main').getByRole('button', { name: en.mark_all }).click();
  await expect(visitor.getByText('Everything is read')).toBeVisible();
  await visitor.close();
});

test('favourites of an account are shown there, removed and restored', { tag: '@all' }, async ({ page, request, baseURL }) => {
  await registerOwner(page);
  const cards = await fetchStatements(request, 'per_page=2');
  const headers = { origin: originOf(baseURL), 'sec-fetch-site': 'same-origin' };
  const url = '/api/microservice/users/statements/favorites/add';
  const added = await page.request.post(url, { headers, data: { statements: cards.map(({ id }) => id) } });
  expect(added.ok()).toBe(true);
  await page.goto('/en/favorites');
  await expect(page).toHaveURL('/en/account/favorites');
  const list = page.getByRole('region', { name: 'Favourites' });
  await expect(list.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  const removed = page.waitForResponse(/favorites\/remove/);
  await list.getByRole('article').first().getByRole('button', { pressed: true }).click();
  await removed;
  await expect(list.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(list.getByRole('article').getByRole('button', { pressed: true })).toBeVisible();
  await list.getByRole('article').getByRole('button', { pressed: true }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('article')).toHaveCount(1);
});
