import type { Browser, Page } from '@playwright/test';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import en from '@/messages/en/own_statements.json' with { type: 'json' };
import { fetchStatements } from '../../factories/find-statements';
import { registerOwner } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';
import { chooseFromMenu } from '../menu';
import { fillForm, formMessages, publish, publishFlat } from '../publish-journey';

const listPath = '/en/account/statements?page=1';
const messages = formMessages.en;
const key = { 'x-website-key': 'livo' };

/** A price that no other statement of the market has. */
const price = 1_000_000 + (Date.now() % 1_000_000);
const nextPrice = price - 100_000;
const shown = `$${nextPrice.toLocaleString('en-US')}`;

const choose = (page: Page, action: string): Promise<void> =>
  chooseFromMenu(
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Actions/ }),
    action,
  );

const state = (page: Page, name: string) => page.getByRole('article').first().getByText(name, { exact: true });

/** Opens a page of a guest with their own phone. */
async function openGuest(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 844 } });
  return context.newPage();
}

test('a person publishes photos from a phone, and a guest finds the statement', async ({ page, browser, baseURL }) => {
  await registerOwner(page);
  await fillForm(page, 2, String(price));
  const path = await publish(page);
  const id = /-(\d+)$/.exec(path)?.[1] ?? '';
  const guest = await openGuest(browser, baseURL);
  await guest.goto(`/en/s?price_from=${price}&price_to=${price}&currency_id=1`);
  await expect(guest.locator(`a[href$="-${id}"]`).first()).toBeVisible();
  await guest.context().close();
});

test(
  'a published statement gets a new price, is hidden, shown and sold',
  { tag: '@all' },
  async ({ page, browser, baseURL }, testInfo) => {
    testInfo.annotations.push({ type: 'allow-failed-responses' });
    await registerOwner(page);
    const id = await publishFlat(page, baseURL);
    const guest = await openGuest(browser, baseURL);
    const [card] = await fetchStatements(guest.request, `ids=${id}`);
    if (!card) throw new Error('The statement is not listed.');
    const path = statementPath('en', card);

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
  },
);
