import type { Page } from '@playwright/test';
import { localePath } from '@/lib/routes/locale-path';
import enErrors from '@/messages/en/errors.json' with { type: 'json' };
import kaErrors from '@/messages/ka/errors.json' with { type: 'json' };
import ruErrors from '@/messages/ru/errors.json' with { type: 'json' };
import { registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, scanWidths, test } from '../fixtures';
import { languagesOf } from '../languages';
import { createDraft, field, fillPlace, formMessages, formPath } from '../publish-journey';

const errorMessages = { ka: kaErrors, en: enErrors, ru: ruErrors };
const statementsApi = '**/api/microservice/users/statements/**';
const steps = ['place', 'details', 'price', 'photos', 'publish'] as const;

/** Thousands are separated by a comma in English. */
const shownPrice = '98,765';

/** Opens a step from the line above the form, by keyboard. */
const openStep = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name }).press('Enter');

test.beforeEach(({ page }) => registerOwner(page));

for (const locale of languagesOf('ka')) {
  test(`each refused value is shown at its field, in ${locale}`, { tag: '@all' }, async ({ page }, testInfo) => {
    // A draft with a refused value stays in the browser until it is corrected.
    testInfo.annotations.push({ type: 'allow-failed-responses' });
    const labels = formMessages[locale];
    const next = page.getByRole('button', { name: labels.next });
    await page.goto(formPath(locale));
    await next.click();
    await expect(field(page, 'real_estate_type_id').getByRole('button').first()).toBeFocused();
    await expect(field(page, 'deal_type_id')).toContainText(
      labels.field_errors.required.replace('{label}', labels.fields.deal_type_id),
    );

    await field(page, 'real_estate_type_id').getByRole('button').first().click();
    await field(page, 'deal_type_id').getByRole('button').first().click();
    await next.click();
    await expect(field(page, 'city_id')).toContainText(labels.field_errors.required.replace('{label}', labels.fields.city_id));
    await expect(field(page, 'street_id')).toContainText(labels.field_errors.street_missing);

    await openStep(page, labels.steps.details);
    await page.getByRole('textbox', { name: labels.fields.area, exact: true }).fill('2');
    await page.getByRole('textbox', { name: labels.fields.floor, exact: true }).fill('12');
    await page.getByRole('textbox', { name: labels.fields.total_floors }).fill('9');
    await next.click();
    await expect(field(page, 'area')).toContainText(labels.field_errors.area_bounds);
    await expect(field(page, 'floor')).toContainText(errorMessages[locale].floor_above_top);
    await expect(page.getByRole('textbox', { name: labels.fields.area, exact: true })).toBeFocused();
    await expect(page.getByRole('textbox', { name: labels.fields.area, exact: true })).toHaveValue('2');
  });
}

test('a lost connection loses nothing', { tag: '@all' }, async ({ page }, testInfo) => {
  testInfo.annotations.push({ type: 'allow-failed-responses' });
  const { save, fields } = formMessages.en;
  await page.goto(formPath('en'));
  await fillPlace(page);
  await expect(page.getByText(save.saved, { exact: true })).toBeVisible();
  await openStep(page, formMessages.en.steps.price);
  await page.route(statementsApi, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('textbox', { name: fields.price }).fill('98765');
  await expect(page.getByText(save.offline, { exact: true })).toBeVisible();
  await page.unroute(statementsApi);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(save.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: fields.price })).toHaveValue(shownPrice);
});

test('leaving needs a confirmation only while something is unsaved', { tag: '@all' }, async ({ page }, testInfo) => {
  testInfo.annotations.push({ type: 'allow-failed-responses' });
  const { save, fields, leave } = formMessages.en;
  await page.goto(formPath('en'));
  await fillPlace(page);
  await expect(page.getByText(save.saved, { exact: true })).toBeVisible();
  await openStep(page, formMessages.en.steps.price);
  await page.route(statementsApi, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('textbox', { name: fields.price }).fill('98765');
  await expect(page.getByText(save.offline, { exact: true })).toBeVisible();
  await page.getByRole('banner').locator('a[href="/en"]').click();
  await expect(page.getByRole('dialog', { name: leave.title })).toBeVisible();
  await page.getByRole('button', { name: leave.stay }).click();
  await expect(page.getByRole('textbox', { name: fields.price })).toHaveValue(shownPrice);
  await page.unroute(statementsApi);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(save.saved, { exact: true })).toBeVisible();
  await page.getByRole('banner').locator('a[href="/en"]').click();
  await expect(page).toHaveURL(/\/en$/);
});

for (const locale of languagesOf('ru'))
  test(`every step is accessible and fits, and photos are put in order with only the keyboard, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const labels = formMessages[locale];
    const id = await createDraft(page, baseURL, 3);
    await page.goto(localePath(locale, `/account/statements/${id}/edit?step=${steps[0]}`));
    for (const step of steps) {
      const title = page.getByRole('heading', { level: 2, name: labels.steps[step] });
      // The window is wide here, so that the line of steps has their names.
      if (step !== steps[0]) await openStep(page, labels.steps[step]);
      await expect(title).toBeVisible();
      await page.setViewportSize({ width: scanWidths[locale], height: 900 });
      // At the end of the page the bar of buttons covers nothing.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectAccessible(page);
      await expectFits(page, 360, 1280);
    }

    await openStep(page, labels.steps.photos);
    const pictures = page.getByRole('list', { name: labels.photos.list }).locator('img');
    await expect(pictures).toHaveCount(3);
    const third = await pictures.nth(2).getAttribute('src');
    await page.getByRole('button', { name: labels.photos.tile.replace('{number}', '3').replace('{total}', '3') }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(labels.photos.lifted.replace('{number}', '3'))).toBeAttached();
    const atFirstPlace = page.getByText(labels.photos.over.replace('{number}', '1').replace('{total}', '3'));
    // A key pressed before the places are measured moves nothing; further ones end at the first place.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(atFirstPlace).toBeAttached({ timeout: 1000 });
    }).toPass();
    const ordered = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/images'),
    );
    await page.keyboard.press('Space');
    expect((await ordered).ok()).toBe(true);
    await expect(pictures.first()).toHaveAttribute('src', third ?? '');
  });
