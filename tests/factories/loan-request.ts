import type { Db } from '@/server/db/client';
import { userPhones } from '@/server/modules/users/users.table';
import type { TestApi } from '../setup/api';
import { codeTo, openBrowser, type TestBrowser } from './browser';
import { insertVisitor } from './visitor';

export const createLoanRequestPath = '/api/v1/take-loans/create';

/** Seeded banks: one without additional fields, one with two, one with its own page, one that lends only lari. */
export const bankIds = { plain: 1, asking: 2, redirecting: 3, gelOnly: 6 } as const;

/** A request that the plain bank takes: 170,000 USD, a fifth of it paid at once, the rest over fifteen years. */
export const loanBody = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  bank_id: bankIds.plain,
  currency_id: 2,
  property_price: 170_000,
  amount: 136_000,
  participation_amount: 34_000,
  month: 180,
  percentage_rate: 7.4,
  first_name: 'ნინო',
  last_name: 'ბერიძე',
  phone_number: '599700000',
  email: 'nino@example.ge',
  personal_number: '01001012345',
  ...overrides,
});

let borrowers = 0;
const nextNumber = (): string => {
  borrowers += 1;
  return String(700_000 + borrowers);
};

/** A signed-in visitor with a confirmed phone and their own address. */
export async function insertBorrower(db: Db, overrides: Parameters<typeof insertVisitor>[1] = {}) {
  const { user, headers } = await insertVisitor(db, overrides);
  const number = nextNumber();
  const phone = `599${number}`;
  await db.insert(userPhones).values({ userId: user.id, phone, confirmedAt: new Date('2026-11-01T00:00:00Z') });
  return { user, phone, headers: { ...headers, 'x-client-address': `borrower ${number}` } };
}

/** A guest's browser in which a phone was confirmed by SMS. */
export async function confirmPhone(api: TestApi, phone: string, browser?: TestBrowser): Promise<TestBrowser> {
  const guest = browser ?? openBrowser(api, { address: `guest ${nextNumber()}` });
  await guest.call('/api/v1/users/validation/send', { phone_number: phone });
  const response = await guest.call('/api/v1/users/validation/validate', {
    phone_number: phone,
    sms_code: await codeTo(api, phone),
  });
  if (response.status !== 200) throw new Error(`Confirming answered ${response.status}: ${JSON.stringify(response.body)}`);
  return guest;
}
