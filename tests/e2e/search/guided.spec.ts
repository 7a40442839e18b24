import { expect, test } from '../fixtures';

test('five questions lead to a list', async ({ page }) => {
  await page.goto('/en/gamartivebuli-dzieba');
  await page.getByRole('radio', { name: /^Rent For a long time/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What kind of property?' })).toBeFocused();
  await page.getByRole('radio', { name: /^Apartment/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  // By keyboard: the bar at the foot may cover it.
  await page.getByRole('checkbox', { name: /^Vake-Saburtalo/ }).press('Space');
  await expect(page.getByRole('checkbox', { name: /^Vake-Saburtalo/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Price per month')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Where?' })).toBeVisible();
  await page.goForward();
  await page.getByRole('textbox', { name: 'To' }).fill('3000');
  await page.getByRole('button', { name: 'Continue' }).click();
  const show = page.getByRole('button', { name: /^Show [\d,]+ listings?$/ });
  const before = (await show.textContent()) ?? '';
  await page.getByRole('checkbox', { name: /^2 rooms/ }).check({ force: true });
  await expect(show).not.toHaveText(before);
  const [found] = ((await show.textContent()) ?? '').match(/[\d,]+/) ?? [];
  await show.click();
  await expect(page).toHaveURL(/\/en\/s\/[^?]+\?.*price_to=3000/);
  await expect(page).toHaveURL(/room_types=2/);
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`^${found} listings?\\b`))
      .first(),
  ).toBeVisible();
});
