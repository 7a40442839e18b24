import type { Page } from '@playwright/test';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { fetchStatements, findApartmentWith, findExpiredStub } from '../../factories/find-statements';
import { expect, expectAccessible, test } from '../fixtures';
import { languagesOf } from '../languages';

const isPictured = ({ images, price_type_id, price }: StatementCard): boolean =>
  images.length > 5 && price_type_id === 3 && price['1'] !== undefined && price['2'] !== undefined;

const mainPrice = (page: Page) =>
  page
    .getByRole('complementary')
    .getByRole('paragraph')
    .filter({ hasText: /^[₾$][\d,]+$/ });

test.describe('a statement', { tag: '@all' }, () => {
  test('shows its photos by keyboard and gives the focus back', async ({ page, request }) => {
    const statement = await findApartmentWith(request, isPictured);
    const total = statement.images.length;
    await page.goto(statementPath('en', statement));
    const photo = page.getByRole('button', { name: `Photo 2 of ${total}:` });
    await photo.focus();
    await page.keyboard.press('Enter');

    const viewer = page.getByRole('dialog', { name: `Photos: ${statement.dynamic_titles.en}` });
    await expect(viewer.getByRole('status')).toContainText(`Photo 2 of ${total}`);
    await expect(viewer.getByRole('img', { name: `Photo 2 of ${total}:` })).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('status')).toContainText(`Photo 3 of ${total}`);
    await expect(viewer.getByRole('img', { name: `Photo 3 of ${total}:` })).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('End');
    await expect(viewer.getByRole('button', { name: 'Next photo' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(photo).toBeFocused();
  });

  test('shows its price in the currency that was chosen, and so does the list', async ({ page, request }) => {
    // A rent would name its period as well.
    const statement = await findApartmentWith(request, (card) => isPictured(card) && card.deal_type_id === 1);
    const shown = (id: '1' | '2') => Math.round(statement.price[id]?.price_total ?? 0).toLocaleString('en-US');
    await page.goto(statementPath('en', statement));
    await expect(mainPrice(page)).toHaveText(`₾${shown('1')}`);
    await page.getByRole('complementary').getByRole('radio', { name: 'US dollar' }).press('Space');
    await expect(mainPrice(page)).toHaveText(`$${shown('2')}`);

    await page.goto('/en/s/apartments-for-sale-in-tbilisi');
    const prices = page
      .getByRole('region', { name: 'All listings' })
      .getByRole('article')
      .getByText(/^\$[\d,]+$/)
      .filter({ visible: true });
    await expect(prices.first()).toBeVisible();
    await page.goto(statementPath('ru', statement));
    await expect(page.getByRole('complementary').getByRole('radio', { name: 'Доллар США' })).toBeChecked();
  });

  test('shows the number after a press, in the same box, as a link that dials', async ({ page, request }) => {
    const statement = await findApartmentWith(request, isPictured);
    await page.goto(statementPath('en', statement));
    expect(await page.content()).not.toMatch(/tel:\+9955/);
    const button = page.getByRole('button', { name: /Show number/ });
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: /^Call \d{3} \d{2} \d{2} \d{2}$/ });
    await expect(link).toBeFocused();
    expect(await link.getAttribute('href')).toMatch(/^tel:\+995\d{9}$/);
    const after = await link.boundingBox();
    expect([after?.x, after?.y, after?.width, after?.height]).toEqual([before?.x, before?.y, before?.width, before?.height]);
    await expectAccessible(page);
  });

  test('is saved as a favourite and hidden from lists in this browser', async ({ page, request }) => {
    const statement = await findApartmentWith(request, isPictured);
    await page.goto(statementPath('en', statement));
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(page.getByText('This listing will no longer appear in your lists.')).toBeVisible();
    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Show again' }).click();
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
  });
});

test('a statement without photos says so in their place', { tag: '@all' }, async ({ page, request }) => {
  const statement = (await fetchStatements(request, 'per_page=100')).find(({ images }) => images.length === 0);
  if (!statement) throw new Error('Every statement of this market has photos.');
  await page.goto(statementPath('en', statement));
  await expect(page.getByText('The author has not added photos')).toBeVisible();
  await expectAccessible(page);
});

for (const locale of languagesOf('ka'))
  test(`an expired statement says so, without price, photos or phone, in ${locale}`, { tag: '@all' }, async ({
    page,
    request,
  }) => {
    const stub = await findExpiredStub(request);
    const title = { ka: 'განცხადებას ვადა გაუვიდა', en: 'This listing has expired', ru: 'Срок объявления истёк' }[locale];
    const response = await page.goto(statementPath(locale, stub));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('paragraph').filter({ hasText: stub.dynamic_titles[locale] })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('a[href^="tel:+9955"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('complementary')).toHaveCount(0);
    await expectAccessible(page);
  });
