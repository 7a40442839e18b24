import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/contracts/locales';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { formatPrice } from '@/lib/format/money';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import enAuction from '@/messages/en/auction.json' with { type: 'json' };
import auth from '@/messages/en/auth.json' with { type: 'json' };
import enServices from '@/messages/en/services.json' with { type: 'json' };
import enStatement from '@/messages/en/statement.json' with { type: 'json' };
import kaAuction from '@/messages/ka/auction.json' with { type: 'json' };
import ruAuction from '@/messages/ru/auction.json' with { type: 'json' };
import { fetchStatements } from '../../factories/find-statements';
import { registerVisitor } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, expectOwnScript, scanWidths, test } from '../fixtures';
import { languagesOf } from '../languages';

const dictionaries = { ka: kaAuction, en: enAuction, ru: ruAuction } as const;
const { form } = enAuction;
const [{ statement: services }, { seller }] = [enServices, enStatement];

type Auctioned = StatementCard & { auction: NonNullable<StatementCard['auction']> };
const isAuctioned = (card: StatementCard): card is Auctioned => (card.auction?.bids_count ?? 0) > 4;

/** A running auction with bids. Each journey has its own, so that nobody else is faster. */
async function findAuction(request: Page['request'], index: number): Promise<Auctioned> {
  const cards = (await fetchStatements(request, 'is_auction=1&per_page=50')).filter(isAuctioned);
  const card = cards.at(index);
  if (!card) throw new Error('The market has too few auctions with bids.');
  return card;
}

const inPanel = (page: Page, locale: Locale) => page.getByRole('region', { name: dictionaries[locale].form.title, exact: true });
const bids = (page: Page) => page.getByRole('region', { name: enAuction.bids.title, exact: true }).getByRole('listitem');

test('a guest bids, signs in, bids what was typed, and everybody sees it at once', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  // The session check of a guest.
  testInfo.annotations.push({ type: 'allow-failed-responses' });
  const { login, password } = await registerVisitor(page.request);
  await page.context().clearCookies();
  const card = await findAuction(page.request, 0);
  const price = (amount: number) => formatPrice(amount, card.auction.currency_id, 'en');
  const path = statementPath('en', card);

  // Guests' pages are in memory before the bid.
  const guest = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  await guest.goto(path);
  await expect(bids(guest).first()).toContainText(price(card.auction.current_price));

  await page.goto(path);
  const panel = inPanel(page, 'en');
  const amount = panel.getByRole('textbox');
  const lowest = Number((await amount.inputValue()).replaceAll(',', ''));
  expect(lowest).toBeGreaterThan(card.auction.current_price);
  await amount.fill(String(lowest - 1));
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: /^Bid / }).click();
  await expect(panel).toContainText(form.too_low.replace('{price}', price(lowest)));
  await expect(amount).toHaveValue((lowest - 1).toLocaleString('en'));

  const offered = lowest + 7;
  await amount.fill(String(offered));
  await panel.getByRole('button', { name: form.send.replace('{price}', price(offered)) }).click();
  await page.getByRole('dialog').getByRole('link', { name: auth.modal.sign_in }).click();
  await page.getByRole('textbox', { name: auth.fields.login }).fill(login);
  await page.getByRole('textbox', { name: auth.fields.password }).fill(password);
  await page.getByRole('button', { name: auth.sign_in.submit, exact: true }).click();

  await expect(page).toHaveURL(path);
  await expect(amount).toHaveValue(offered.toLocaleString('en'));
  await expect(amount).toBeFocused();
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: form.send.replace('{price}', price(offered)) }).click();
  await expect(panel.getByRole('status')).toContainText(price(offered));
  await expect(bids(page).first()).toContainText(price(offered));

  await guest.reload();
  await expect(bids(guest).first()).toContainText(price(offered));
  await guest.goto(searchPath('en', { is_auction: true, ids: [card.id], currency_id: card.auction.currency_id as 1 | 2 }));
  const shown = guest.getByRole('article').first();
  await expect(shown).toContainText(`${card.auction.bids_count + 1} bids`);
  await expect(shown).toContainText(price(offered));
  await guest.context().close();
});

test('beside an auction are its bid, its end for the calendar, the services and the seller, in this order', async ({ page }) => {
  const card = await findAuction(page.request, 1);
  await page.goto(statementPath('en', card));
  const aside = page.getByRole('complementary').filter({ has: page.getByRole('region', { name: seller.title }) });
  const parts = [
    inPanel(page, 'en'),
    aside.getByRole('link', { name: enAuction.calendar }),
    aside.getByRole('list', { name: services.title }),
    aside.getByRole('region', { name: seller.title }),
  ];
  const boxes = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    boxes.push(await part.boundingBox());
  }
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

for (const locale of languagesOf('ka', 'ru'))
  test(`an auction can be read and bid in by everybody, in ${locale}`, async ({ page }) => {
    const card = await findAuction(page.request, 1);
    await page.setViewportSize({ width: scanWidths[locale], height: 800 });
    await page.goto(statementPath(locale, card));
    await expect(inPanel(page, locale).getByRole('checkbox')).toBeVisible();
    await expectOwnScript(page, locale);
    await expectAccessible(page);
    await expectFits(page, 320, 390, 1250, 1440);
    await expect(inPanel(page, locale)).toHaveCount(1);
  });
