import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/contracts/locales';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { formatPrice } from '@/lib/format/money';
import enAuth from '@/messages/en/auth.json' with { type: 'json' };
import en from '@/messages/en/mortgage.json' with { type: 'json' };
import kaAuth from '@/messages/ka/auth.json' with { type: 'json' };
import ka from '@/messages/ka/mortgage.json' with { type: 'json' };
import ruAuth from '@/messages/ru/auth.json' with { type: 'json' };
import ru from '@/messages/ru/mortgage.json' with { type: 'json' };
import { fetchStatements } from '../factories/find-statements';
import { extractCode, latestMessage, newFirstPartyHeaders, newPhone } from '../factories/site-visitors';
import { expect } from './fixtures';

export const messagesByLocale = {
  ka: { ...ka, code: kaAuth },
  en: { ...en, code: enAuth },
  ru: { ...ru, code: ruAuth },
} as const;

export const modal = (page: Page) => page.getByRole('dialog');
/** "459000" as the price's field shows it. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
export const dollars = (amount: number, locale: Locale): string => formatPrice(amount, 2, locale);

/** The instalment by the formula itself. */
export function instalment(amount: number, yearlyPercent: number, months: number): number {
  const rate = yearlyPercent / 1200;
  return Math.round((amount * rate) / (1 - (1 + rate) ** -months));
}

/**
 * Lets a page's calls come from their own address, where the server trusts its proxy: requests to banks and reports are few by address. The
 * calls alone: with a header of ours the fonts of a banner's frame would ask for permission first.
 */
export async function fromOwnAddress(page: Page): Promise<void> {
  const { 'x-forwarded-for': address } = newFirstPartyHeaders();
  await page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
}

/** An apartment for sale at a price. */
export async function findFlat(page: Page): Promise<StatementCard> {
  const flats = await fetchStatements(page.request, 'deal_types=1&real_estate_types=1&per_page=50');
  const flat = flats.find(({ price, price_type_id }) => price_type_id === 3 && price[2] !== undefined);
  if (!flat) throw new Error('No apartment is for sale.');
  return flat;
}

const person = { first_name: 'Nino', last_name: 'Beridze', personal_number: '01001012345', email: 'nino@example.ge' } as const;

/** Fills in a guest's request and confirms its phone by the code of the SMS. @returns the phone */
export async function fillRequest(page: Page, locale: Locale): Promise<string> {
  const { form, code } = messagesByLocale[locale];
  const box = (name: string) => modal(page).getByRole('textbox', { name });
  for (const [name, text] of Object.entries(person)) await box(form[name as keyof typeof person]).fill(text);
  const phone = newPhone();
  await box(form.phone).fill(phone);
  await modal(page).getByRole('button', { name: code.code.get }).click();
  const sms = await latestMessage(page.request, phone);
  await box(code.fields.code).fill(extractCode(sms));
  await expect(box(code.fields.code)).toHaveAccessibleDescription(new RegExp(form.confirmed));
  return phone;
}
