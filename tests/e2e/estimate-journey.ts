import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import en from '@/messages/en/ai.json' with { type: 'json' };
import enAuth from '@/messages/en/auth.json' with { type: 'json' };
import enCommon from '@/messages/en/common.json' with { type: 'json' };
import ka from '@/messages/ka/ai.json' with { type: 'json' };
import kaAuth from '@/messages/ka/auth.json' with { type: 'json' };
import kaCommon from '@/messages/ka/common.json' with { type: 'json' };
import ru from '@/messages/ru/ai.json' with { type: 'json' };
import ruAuth from '@/messages/ru/auth.json' with { type: 'json' };
import ruCommon from '@/messages/ru/common.json' with { type: 'json' };
import { fetchStatements } from '../factories/find-statements';

/** Messages of the estimate in each language, with those of the login and of the site that appear with them. */
export const messagesByLocale = {
  ka: { ...ka, login: kaAuth.modal, common: kaCommon },
  en: { ...en, login: enAuth.modal, common: enCommon },
  ru: { ...ru, login: ruAuth.modal, common: ruCommon },
};
export type EstimateMessages = (typeof messagesByLocale)['en'];

/** The first listed apartment of Tbilisi whose price the model compares. */
export async function findComparedApartment(request: APIRequestContext): Promise<StatementCard> {
  const query = 'real_estate_types=1&deal_types=1&cities=1&per_page=100&price_to=2000000&currency_id=1';
  const cards = await fetchStatements(request, query);
  const card = cards.find(({ price_band: band, price, street_id: street }) => band !== null && price['1'] && street !== null);
  if (!card) throw new Error('The market has no such apartment.');
  return card;
}

/** "243 000 ₾" or "₾243,000". */
export const priceInGel = /^(₾[\d,]+|[\d\u00a0]+\u00a0₾)$/;

/** Chooses the first entry of a list by keyboard, or a given one. */
async function choose(page: Page, list: Locator, entry = 0): Promise<void> {
  await list.focus();
  await page.keyboard.press('Enter');
  const option = page.getByRole('option').nth(entry);
  await option.focus();
  // Before it is highlighted the key would only close the list.
  await expect(option).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'hidden' });
}

/** Fills in an apartment of 64 m² on the seventh floor in a street of Vake, without the pointer. */
export async function fillEstimateForm(
  page: Page,
  form: Locator,
  { fields }: EstimateMessages,
  streetName: string,
): Promise<void> {
  const list = (name: string) => form.getByRole('combobox', { name, exact: true });
  const box = (name: string) => form.getByRole('textbox', { name, exact: true });
  await list(fields.street_id).fill(streetName);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await box(fields.street_number).fill('37');
  await choose(page, list(fields.status_id));
  await choose(page, list(fields.project_type_id));
  await choose(page, list(fields.condition_id));
  await choose(page, list(fields.room_type_id), 1);
  await box(fields.area).fill('64');
  await box(fields.floor).fill('7');
  await box(fields.total_floors).fill('12');
}
