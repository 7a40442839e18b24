import type { APIRequestContext, Page } from '@playwright/test';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { findApartmentWith } from '../../factories/find-statements';
import { expect, expectAccessible, test } from '../fixtures';
import { fromOwnAddress } from '../mortgage-journey';

const findPictured = (request: APIRequestContext) => findApartmentWith(request, ({ images }) => images.length > 4);

async function openReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report listing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.describe('a wrong statement', { tag: '@all' }, () => {
  test('is reported by keyboard: missing fields are shown, what was typed stays, the focus returns', async ({
    page,
    request,
  }) => {
    await fromOwnAddress(page);
    await page.goto(statementPath('en', await findPictured(request)));
    await openReport(page);
    const dialog = page.getByRole('dialog', { name: 'What is wrong with this listing?' });
    await dialog.getByRole('button', { name: 'Send the report' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('group', { name: 'Reason' })).toContainText('Choose what is wrong.');
    await expect(dialog.getByRole('radio').first()).toBeFocused();

    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('radio', { name: 'Something else' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The stairs are missing.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Report listing' })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('The stairs are missing.');
    await dialog.getByRole('button', { name: 'Send the report' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Thank you, we have your report' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Report listing' })).toBeFocused();
  });

  test('that could not be sent stays in the form', async ({ page, request }) => {
    test.info().annotations.push({ type: 'allow-failed-responses' });
    await page.goto(statementPath('en', await findPictured(request)));
    await openReport(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'The price is wrong' }).check({ force: true });
    await dialog.getByRole('textbox').fill('It costs more.');
    const refuse = (status: number) =>
      page.route('**/statements/report', (route) =>
        route.fulfill({ status, headers: status === 429 ? { 'retry-after': '601' } : {}, json: {} }),
      );
    await refuse(503);
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The report was not sent.');
    await page.unroute('**/statements/report');
    await refuse(429);
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByRole('status')).toContainText('you can send it in 11 minutes');
    await expect(dialog.getByRole('textbox')).toHaveValue('It costs more.');
  });
});
