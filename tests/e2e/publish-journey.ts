import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '@/lib/contracts/locales';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import { localePath } from '@/lib/routes/locale-path';
import place from '@/messages/en/place.json' with { type: 'json' };
import en from '@/messages/en/publishing.json' with { type: 'json' };
import ka from '@/messages/ka/publishing.json' with { type: 'json' };
import ru from '@/messages/ru/publishing.json' with { type: 'json' };
import { completeFlat } from '../factories/own-statement';
import { expect } from './fixtures';

const statementsApi = '/api/microservice/users/statements';

export const formMessages = { ka, en, ru };

export const formPath = (locale: Locale, step?: string): string =>
  localePath(locale, `/account/statements/create${step ? `?step=${step}` : ''}`);

/** The field that the form calls by a name. */
export const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

/** A photo as a phone would hand it over; each number has its own colour. */
const photo = async (index: number) => ({
  name: `photo-${index + 1}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: { r: 40 + index * 30, g: 120, b: 200 - index * 25 } },
  })
    .jpeg()
    .toBuffer(),
});

const photos = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => photo(index)));

const next = (page: Page) => page.getByRole('button', { name: en.next }).click();

/** Fills the first step in English: a flat for sale in Vake. */
export async function fillPlace(page: Page): Promise<void> {
  await field(page, 'real_estate_type_id').getByRole('button', { name: 'Apartment' }).click();
  await field(page, 'deal_type_id').getByRole('button', { name: 'For sale' }).click();
  // With a type and a deal the draft begins, and the form takes its address.
  await expect(page).toHaveURL(/\/statements\/\d+\/edit/);
  await field(page, 'city_id').getByRole('button').click();
  const picker = page.getByRole('dialog', { name: place.listing_title }).or(page.getByRole('dialog')).first();
  await picker.getByRole('button', { name: 'Tbilisi', exact: true }).click();
  await picker.getByRole('button', { name: 'Vake-Saburtalo', exact: true }).click();
  await picker.getByRole('button', { name: 'Vake', exact: true }).click();
  await picker.getByRole('button', { name: en.choose, exact: true }).click();
  await page.getByRole('combobox', { name: en.fields.street_id }).fill('Chavchavad');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: en.fields.street_number, exact: true }).fill('37');
}

/** Fills the form in English up to its last step. */
export async function fillForm(page: Page, photoCount: number, price = '123456'): Promise<void> {
  await page.goto(formPath('en'));
  await fillPlace(page);
  await next(page);
  await page.getByRole('textbox', { name: en.fields.area, exact: true }).fill('70');
  await page.getByRole('textbox', { name: en.fields.floor, exact: true }).fill('3');
  await page.getByRole('textbox', { name: en.fields.total_floors }).fill('9');
  await field(page, 'status_id').getByRole('button', { name: 'New', exact: true }).click();
  await field(page, 'condition_id').getByRole('button', { name: 'Newly renovated' }).click();
  await field(page, 'room_type_id').getByRole('button', { name: '2', exact: true }).click();
  await next(page);
  await page.getByRole('textbox', { name: en.fields.price }).fill(price);
  await page.getByRole('textbox', { name: 'Description: English' }).fill('Bright flat with a view of the park.');
  await next(page);
  if (photoCount > 0) {
    await page.locator('input[type="file"]').setInputFiles(await photos(photoCount));
    await expect(page.getByText(`${photoCount} uploaded, ${photoCount} of 20 chosen`)).toBeVisible({ timeout: 300_000 });
  }
  await next(page);
  await expect(page.getByRole('heading', { name: en.steps.publish })).toBeFocused();
}

/** Creates a draft of a complete flat with photos through the API, as the page's visitor. @returns its id */
export async function createDraft(page: Page, baseURL = 'http://localhost', photoCount = 1): Promise<number> {
  const headers = { origin: new URL(baseURL).origin, 'sec-fetch-site': 'same-origin' };
  const created = await page.request.post(statementsApi, { headers, data: completeFlat });
  expect(created.ok()).toBe(true);
  const { data } = (await created.json()) as { data: { statement: Pick<OwnStatement, 'id'> } };
  for (const image of await photos(photoCount)) {
    const added = await page.request.post(`${statementsApi}/${data.statement.id}/images`, { headers, multipart: { image } });
    expect(added.ok()).toBe(true);
  }
  return data.statement.id;
}

/** Publishes a complete flat through the API, as the page's visitor. @returns its id */
export async function publishFlat(page: Page, baseURL = 'http://localhost'): Promise<number> {
  const id = await createDraft(page, baseURL);
  const headers = { origin: new URL(baseURL).origin, 'sec-fetch-site': 'same-origin' };
  expect((await page.request.post(`${statementsApi}/${id}/publish`, { headers })).ok()).toBe(true);
  return id;
}

/** Publishes what the form contains. @returns the public path */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: en.publish }).click();
  await expect(page.getByRole('heading', { name: en.outcome.published_title })).toBeFocused();
  return (await page.getByRole('link', { name: en.outcome.open }).getAttribute('href')) ?? '';
}
