import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';

const list = (page: Page) => page.getByRole('region', { name: 'All listings' });
const cards = (page: Page) => list(page).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });

/** The count under the title, as a number. */
async function total(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d,]+ listings?$/)
    .first()
    .textContent();
  return Number(text?.replace(/\D/g, ''));
}

test('a guest narrows a list by keyboard, goes back to it from a statement, and finds the search among the latest', async ({
  page,
  context,
}) => {
  await page.goto('/en/s');
  await expect(page.getByRole('region', { name: 'VIP listings' }).getByRole('article').first()).toBeInViewport();
  await expect(cards(page).nth(1)).toBeInViewport({ ratio: 1 });
  const price = await cards(page).nth(2).locator('.card-price').filter({ visible: true }).boundingBox();
  expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(900);
  expect((await cards(page).locator('img').first().boundingBox())?.height).toBe(200);
  // Without WebGL.
  await expect(page.getByRole('status').filter({ hasText: 'The map cannot be shown' })).toBeVisible();

  await page.getByRole('button', { name: 'Rooms' }).focus();
  await page.keyboard.press('Enter');
  const rooms = page.getByRole('dialog', { name: 'Rooms' });
  await rooms.getByRole('button', { name: '3', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(rooms.getByRole('button', { name: '3', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await rooms.getByRole('button', { name: /^Show / }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/s?room_types=3');
  await expect(page.getByRole('button', { name: 'Rooms: 3 rooms' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rooms).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rooms).toBeHidden();
  const before = await total(page);

  await page.getByRole('button', { name: 'Price', exact: true }).press('Enter');
  const bounds = page.getByRole('dialog', { name: 'Price' });
  await bounds.getByText('$').click();
  await bounds.getByRole('textbox', { name: 'Price, from' }).fill('50000');
  await bounds.getByRole('textbox', { name: 'Price, to' }).fill('90000');
  await page.keyboard.press('Enter');
  const narrow = '/en/s?room_types=3&price_from=50000&price_to=90000&currency_id=2';
  await expect(page).toHaveURL(narrow);
  await expect(page.getByRole('button', { name: 'Price: $50K–$90K' })).toBeVisible();
  await expect.poll(() => total(page)).toBeLessThan(before);
  const narrowed = await total(page);

  const card = cards(page).nth(4);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const link = card.getByRole('link', { name: title });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  const button = page.getByRole('button', { name: /Show number/ });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await button.press('Enter');
  const phone = page.getByRole('link', { name: /^Call \d{3} \d{2} \d{2} \d{2}$/ });
  await expect(phone).toBeFocused();
  expect(await phone.boundingBox()).toEqual(box);
  await page.goBack();
  await expect(page).toHaveURL(narrow);
  await expect(card.getByRole('heading')).toHaveText(title);

  await chips(page)
    .getByRole('link', { name: /^Remove filter: .*\$/ })
    .click();
  await expect(page).toHaveURL('/en/s?room_types=3');
  await expect.poll(() => total(page)).toBeGreaterThan(narrowed);
  await page.goBack();
  await expect(page).toHaveURL(narrow);
  await expect.poll(() => total(page)).toBe(narrowed);
  await page.goForward();
  await expect(page).toHaveURL('/en/s?room_types=3');
  await chips(page).getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/en/s');
  const recent = page.getByRole('navigation', { name: 'Recent searches' }).getByRole('link');
  await expect(recent.first()).toHaveAttribute('href', '/en/s?room_types=3');
  await expect(recent.nth(1)).toHaveAttribute('href', narrow);
  expect((await context.cookies()).map(({ name }) => name)).toContain('search_report_uuid');
});

test.describe('search', { tag: '@all' }, () => {
  test('narrows by the panel, removes a filter by its chip, and goes back by history', async ({ page }) => {
    await page.goto('/en/s');
    const all = await total(page);

    await page.getByRole('button', { name: 'All filters' }).click();
    const panel = page.getByRole('dialog', { name: 'All filters' });
    await panel.getByRole('button', { name: 'For sale', exact: true }).click();
    await panel.getByRole('button', { name: 'Apartment', exact: true }).click();
    await panel.getByRole('textbox', { name: 'Price, to', exact: true }).fill('400000');
    const show = panel.getByRole('button', { name: /^Show [\d,]+ listings?$/ });
    await expect(show).not.toHaveText(new RegExp(`Show ${all.toLocaleString('en-US')} `));
    await show.click();

    await expect(page).toHaveURL('/en/s/apartments-for-sale?price_to=400000&currency_id=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments for sale in Georgia');
    await expect(chips(page)).toContainText('up to ₾400,000');
    const narrowed = await total(page);
    expect(narrowed).toBeLessThan(all);

    await chips(page).getByRole('link', { name: 'Remove filter: up to ₾400,000' }).click();
    await expect(page).toHaveURL('/en/s/apartments-for-sale');
    await expect.poll(() => total(page)).toBeGreaterThan(narrowed);

    await page.goBack();
    await expect(page).toHaveURL('/en/s/apartments-for-sale?price_to=400000&currency_id=1');
    await expect.poll(() => total(page)).toBe(narrowed);
    await expect(chips(page)).toContainText('up to ₾400,000');
    await page.goForward();
    await expect(chips(page)).not.toContainText('up to ₾400,000');
  });

  test('orders by price and turns the page', async ({ page }) => {
    await page.goto('/en/s/apartments-for-rent-in-tbilisi');
    await page.getByText('Order: Newest first').click();
    await page.getByRole('link', { name: 'Price: low to high' }).click();
    await expect(page).toHaveURL('/en/s/apartments-for-rent-in-tbilisi?order_by=price&sequence=asc');
    await expect(page.getByText('Order: Price: low to high')).toBeVisible();
    const first = await titles(page);
    expect(first).toHaveLength(20);

    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/en/s/apartments-for-rent-in-tbilisi?order_by=price&sequence=asc&page=2');
    await expect(page.getByText(/^21–40 \/ /)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^1–20 \/ /)).toBeVisible();
    expect(await titles(page)).toEqual(first);
  });

  test('chooses a place from the picker', async ({ page }) => {
    await page.goto('/en/s');
    await page.getByRole('button', { name: /^Location/ }).click();
    const picker = page.getByRole('dialog', { name: 'Where are you looking?' });
    await picker.getByRole('button', { name: 'Tbilisi', exact: true }).click();
    await picker.getByRole('button', { name: 'Open Vake-Saburtalo' }).click();
    await picker.getByRole('checkbox', { name: 'Vake', exact: true }).check();
    await picker.getByRole('button', { name: /^Show \d/ }).click();
    await expect(page).toHaveURL('/en/s/real-estate-in-vake');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real estate in Vake');
  });

  test('finds a street by keyboard and says when there is none', async ({ page }) => {
    await page.goto('/en/s');
    await page.getByRole('button', { name: /^Location/ }).click();
    const street = page.getByRole('combobox', { name: 'Find a place, a street or a metro station' });
    await street.fill('qqqqqq');
    await expect(page.getByRole('paragraph').filter({ hasText: 'Nothing found for “qqqqqq”' })).toBeVisible();
    await street.fill('Chavchavadze Avenue');
    await expect(page.getByRole('option', { name: /Chavchavadze/ }).first()).toBeVisible();
    await street.press('ArrowDown');
    await street.press('ArrowUp');
    await street.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove .*Chavchavadze/ })).toBeVisible();
    await page.getByRole('button', { name: /^Show \d/ }).click();
    await expect(page).toHaveURL(/\/en\/s\?streets=\d+$/);
    await expect(chips(page)).toContainText('Chavchavadze');
  });

  test('keeps the query when the language changes', async ({ page }) => {
    await page.goto('/en/s/apartments-for-sale-in-vake?price_to=500000&currency_id=2');
    const english = await total(page);
    await page.goto('/ru/s/apartments-for-sale-in-vake?price_to=500000&currency_id=2');
    await expect(page).toHaveURL('/ru/s/prodazha-kvartir-v-vake?price_to=500000&currency_id=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Продажа квартир в Ваке');
    await expect(page.getByText(new RegExp(`^${english} объявлени[еяй]$`))).toBeVisible();
  });

  test('shows prices in the other currency, also after a reload', async ({ page }) => {
    await page.goto('/en/s/apartments-for-sale-in-tbilisi');
    const price = cards(page)
      .first()
      .getByText(/^[₾$][\d,]+$/)
      .filter({ visible: true })
      .first();
    await expect(price).toHaveText(/^₾/);
    await page.getByRole('main').getByRole('radiogroup', { name: 'Currency' }).getByText('$').click();
    await expect(price).toHaveText(/^\$/);
    await page.reload();
    await expect(price).toHaveText(/^\$/);
  });

  test('hides a card, restores it, and leaves out a hidden one after a reload', async ({ page }) => {
    await page.goto('/en/s/apartments-for-sale-in-tbilisi');
    const [title = ''] = await titles(page);
    const link = cards(page).first().getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    const hide = () =>
      list(page)
        .getByRole('button', { name: `Hide: ${title}` })
        .first();

    await hide().press('Enter');
    await expect(page.getByText('This listing will not appear in lists any more.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(list(page).locator(`a[href="${href}"]`)).toBeVisible();

    await hide().press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.reload();
    await expect(list(page).locator(`a[href="${href}"]`)).toHaveCount(0);
    await expect(cards(page).filter({ visible: true })).toHaveCount(19);
  });

  test('keeps a favourite after a reload', async ({ page }) => {
    await page.goto('/en/s/apartments-for-sale-in-tbilisi');
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /^Save: / });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('stores the search and its report', async ({ page, context }) => {
    await page.goto('/en/s/apartments-for-sale-in-tbilisi?price_to=300000&currency_id=1');
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'search_report_uuid')).toBe(true);
    await page.goto('/ru/s');
    const recent = page.getByRole('navigation', { name: 'Недавние запросы' });
    await recent.getByRole('link', { name: 'Продажа квартир в Тбилиси · до 300 000 ₾' }).click();
    await expect(page).toHaveURL('/ru/s/prodazha-kvartir-v-tbilisi?price_to=300000&currency_id=1');
  });

  test('says which condition to drop when nothing matches, and shows what comes nearest', async ({ page }) => {
    await page.goto('/en/s?price_from=1&price_to=2&currency_id=1');
    await expect(page.getByRole('heading', { name: 'Nothing meets this condition' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('region', { name: 'Closest to your search' }).getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: /^At any price: See [\d,]+$/ }).click();
    await expect(page).toHaveURL('/en/s');
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('search without scripts', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });

  test('still orders, turns pages and removes filters', async ({ page }) => {
    await page.goto('/en/s/apartments-for-sale-in-tbilisi?owner=1');
    await page.getByText('Order: Newest first').click();
    await page.getByRole('link', { name: 'Price: high to low' }).click();
    await expect(page).toHaveURL('/en/s/apartments-for-sale-in-tbilisi?owner=1&order_by=price&sequence=desc');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText(/^21–40 \/ /)).toBeVisible();
    await page.getByRole('link', { name: 'Remove filter: From owner' }).click();
    await expect(page).toHaveURL('/en/s/apartments-for-sale-in-tbilisi?order_by=price&sequence=desc');
  });
});
