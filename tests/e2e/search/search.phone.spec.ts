import { expect, expectAccessible, test } from '../fixtures';

test('a phone sees one and a half cards of the list with their hide buttons, and its filters are a full sheet', async ({
  page,
}) => {
  await page.goto('/s/iyideba-bina-tbilisshi');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  const cards = page.getByRole('region', { name: 'ყველა განცხადება' }).getByRole('article');
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  const second = await cards.nth(1).boundingBox();
  expect((second?.y ?? 0) + (second?.height ?? 0) / 2).toBeLessThanOrEqual(844);
  const header = await page.getByRole('banner').boundingBox();
  const bar = await page.locator('[data-filter-bar]').boundingBox();
  const toggle = await page.getByRole('button', { name: 'რუკა', exact: true }).boundingBox();
  // The filters overlap the header: both are one bar.
  expect(bar?.y).toBe(header?.y);
  expect(bar?.height).toBeLessThanOrEqual(64);
  expect((header?.height ?? 844) + (toggle?.height ?? 844)).toBeLessThanOrEqual(844 / 4);

  const hide = cards.first().getByRole('button', { name: /^დამალვა: / });
  await expect(hide).toHaveCSS('opacity', '1');
  await hide.tap();
  await page.getByRole('button', { name: 'დაბრუნება' }).tap();
  await expect(cards.first().getByRole('heading')).toBeVisible();

  await page.getByRole('button', { name: /^ყველა ფილტრი/ }).tap();
  const panel = page.getByRole('dialog', { name: 'ყველა ფილტრი' });
  const show = panel.getByRole('button', { name: /^ნახე \d/ });
  await expect(show).toBeInViewport();
  await expect.poll(async () => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await panel.getByRole('textbox', { name: 'ფასი, მდე', exact: true }).fill('300000');
  await panel.getByRole('group', { name: 'ოთახები' }).getByRole('button', { name: '2', exact: true }).tap();
  await expectAccessible(page);
  await show.tap();
  await expect(page).toHaveURL('/s/iyideba-bina-tbilisshi?room_types=2&price_to=300000&currency_id=1');
  await expect(panel).toBeHidden();
});

test('the place picker goes level by level', { tag: '@all' }, async ({ page }) => {
  await page.goto('/s');
  await page.getByRole('button', { name: /^მდებარეობა/ }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'თბილისი' }).tap();
  await sheet.getByRole('button', { name: 'ვაკე-საბურთალო: გახსნა' }).tap();
  await sheet.getByRole('checkbox', { name: 'ვაკე', exact: true }).check();
  await sheet.getByRole('button', { name: 'უკან' }).tap();
  await expect(sheet.getByRole('checkbox', { name: 'ვაკე-საბურთალო' })).toBeVisible();
  await sheet.getByRole('button', { name: /^ნახე \d/ }).tap();
  await expect(page).toHaveURL('/s/udzravi-qoneba-vakeshi');
});
