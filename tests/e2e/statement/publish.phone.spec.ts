import type { Page } from '@playwright/test';
import en from '@/messages/en/own_statements.json' with { type: 'json' };
import { registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, test } from '../fixtures';
import { chooseFromMenu } from '../menu';
import { fillForm, formMessages, publish } from '../publish-journey';

const listPath = '/en/account/statements?page=1';
const messages = formMessages.en;
const key = { 'x-website-key': 'livo' };

/** A price that no other statement of the market has. */
const price = 1_000_000 + (Date.now() % 1_000_000);
const nextPrice = price - 100_000;
const shown = `₾${nextPrice.toLocaleString('en-US')}`;

async function choose(page: Page, action: string): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await chooseFromMenu(page, action);
}
const state = (page: Page, name: string) => page.getByRole('article').first().getByText(name, { exact: true });

test('a person publishes six photos from a phone and a guest finds the statement; then it gets a new price, is hidden, shown and sold', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  testInfo.annotations.push({ type: 'allow-failed-responses' });
  await registerOwner(page);
  await fillForm(page, 6, String(price));
  await expectAccessible(page);
  const path = await publish(page);
  const id = /-(\d+)$/.exec(path)?.[1] ?? '';

  const guest = await (
    await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 844 } })
  ).newPage();
  await guest.goto(`/en/s?price_from=${price}&price_to=${price}&currency_id=1`);
  await expect(guest.locator(`a[href$="-${id}"]`).first()).toBeVisible();
  const counted = await guest.request.get(`/api/microservice/statements/count?ids=${id}`, { headers: key });
  expect(((await counted.json()) as { data: { total: number } }).data.total).toBe(1);

  await page.goto(`/en/account/statements/${id}/edit?step=price`);
  await page.getByRole('textbox', { name: messages.fields.price }).fill(String(nextPrice));
  await page.getByRole('button', { name: messages.save_changes }).click();
  await expect(page.getByRole('heading', { name: messages.outcome.saved_title })).toBeFocused();
  const history = await guest.request.get(`/api/microservice/statements/price-history/${id}`, { headers: key });
  expect(((await history.json()) as { data: unknown[] }).data).toHaveLength(2);

  await page.goto(listPath);
  await expect(page.getByText(shown)).toBeVisible();
  await choose(page, en.actions.renew);
  await expect(page.getByText(en.done.renew)).toBeVisible();
  await choose(page, en.actions.hide);
  await expect(state(page, en.states.hidden)).toBeVisible();
  expect((await guest.request.get(`/api/microservice/statements/${id}`, { headers: key })).status()).toBe(404);
  await guest.goto(path);
  await expect(guest.getByText(shown)).toHaveCount(0);
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await choose(page, en.actions.show);
  await expect(state(page, en.states.active)).toBeVisible();
  await choose(page, en.actions.sold);
  await expect(state(page, en.states.sold)).toBeVisible();
  await guest.context().close();
});
