import { randomUUID } from 'node:crypto';
import { count, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { clientBodySchema, inventoryItemBodySchema } from '@/lib/contracts/account/clients';
import { projectsQuerySchema } from '@/lib/contracts/companies/projects';
import { walletLimitBodySchema } from '@/lib/contracts/money/company-wallet';
import { priceBodySchema, promoCodeBodySchema } from '@/lib/contracts/money/desk';
import { creditInvoiceBodySchema, requestInvoiceBodySchema } from '@/lib/contracts/money/invoices';
import { payBodySchema } from '@/lib/contracts/money/payments';
import { refundBodySchema } from '@/lib/contracts/money/refunds';
import { loanRequestBodySchema } from '@/lib/contracts/mortgage';
import { rateBodySchema } from '@/lib/contracts/staff/exchange';
import { bidBodySchema } from '@/lib/contracts/statements/auctions';
import { draftBodySchema } from '@/lib/contracts/statements/own-statements';
import { payments } from '@/server/modules/payments/payments.table';
import { promoCodes } from '@/server/modules/services/services.table';
import { ledgerTransactions } from '@/server/modules/wallet/wallet.table';
import { confirmedHeaders, insertStaff } from '../factories/staff';
import { insertVisitor, type Visitor } from '../factories/visitor';
import { useApi } from '../setup/api';

const api = useApi();
let visitor: Visitor;
let admin: Visitor;
beforeAll(async () => {
  visitor = await insertVisitor(api.db);
  admin = await insertStaff(api.db, 'admin');
});

/** Invalid amounts: negative, zero, huge, too many decimals, exponents, other scripts and types, overflow. */
const amounts: unknown[] = [
  ...[-1, 0, -0.01, 0.001, 1.005, 1e21, 2 ** 53, Number.MAX_VALUE],
  ...['-5', '0', '1e3', '0x10', '1,000.00', '10.001', '١٠', '१०', 'Infinity', 'NaN', '10₾', '10usd', '', ' '],
  // Not as JSON writes a number.
  ...['1,5', ' 5', '5 ', '5\n', '05', '007.50', '+5', '5.', '.5', '5.123'],
  ...[null, true, [10], { $gt: 0 }, '9'.repeat(400)],
];

const movements = async (): Promise<number[]> => {
  const [made] = await api.db.select({ total: count() }).from(payments);
  const [booked] = await api.db.select({ total: count() }).from(ledgerTransactions);
  return [made?.total ?? 0, booked?.total ?? 0];
};

describe('V2.2.1, V1.4.2 an amount of money', () => {
  it.each(amounts)('of a top-up is not %j', async (amount) => {
    const before = await movements();
    const headers = {
      ...visitor.headers,
      'idempotency-key': randomUUID(),
      'x-client-address': `sum ${amounts.indexOf(amount)}`,
    };
    api.setNow(new Date(api.now().getTime() + 61_000));
    const { status } = await api.call('/api/v3/payments/init-fill-balance', { method: 'POST', headers, body: { amount } });
    expect([status, await movements()]).toEqual([422, before]);
  });

  it('is validated in prices and discounts too', async () => {
    const headers = await confirmedHeaders(api, admin);
    const taken: unknown[] = [];
    // A service may be free.
    for (const [index, amount] of amounts.filter((one) => Number(one) !== 0 || one === '').entries()) {
      const body = { key: 'legal_check', amount };
      const price = await api.call('/api/v1/admin/prices', { method: 'POST', headers, body });
      const code = { code: `BAD-${index}`, percent: amount, uses_max: 1 };
      const discount = await api.call('/api/v1/admin/promo-codes', { method: 'POST', headers, body: code });
      if (price.status < 400 || discount.status < 400) taken.push(amount);
    }
    expect(taken).toEqual([]);
    expect(await api.db.$count(promoCodes, like(promoCodes.code, 'BAD-%'))).toBe(0);
  });

  it.each<[string, z.ZodType, string]>([
    ['payment', payBodySchema, 'amount'],
    ['refund', refundBodySchema, 'amount'],
    ['invoice', requestInvoiceBodySchema, 'amount'],
    ['credit note', creditInvoiceBodySchema, 'amount'],
    ['limit of an agent', walletLimitBodySchema, 'monthly'],
    ['bid', bidBodySchema, 'amount'],
    ['price of the book', priceBodySchema, 'amount'],
    ['promo code', promoCodeBodySchema, 'amount'],
    ['exchange rate', rateBodySchema, 'rate'],
    ['buyer’s budget', clientBodySchema, 'price_to'],
    ['price of a kept home', inventoryItemBodySchema, 'price'],
    ['price of a statement', draftBodySchema, 'price'],
    ['loan', loanRequestBodySchema, 'property_price'],
    ['own share of a loan', loanRequestBodySchema, 'participation_amount'],
    ['filter of projects', projectsQuerySchema, 'square_price_from'],
  ])('is a plain decimal in a %s', (_, schema, name) => {
    const issuesOf = (value: unknown) => schema.safeParse({ [name]: value }).error?.issues.filter(({ path }) => path[0] === name);
    expect(issuesOf('5') ?? []).toEqual([]);
    const taken = ['1,5', ' 5', '5 ', '05', '5.', '1e1', '0x5', '+5', true, [5]].filter((value) => !issuesOf(value)?.length);
    expect(taken).toEqual([]);
  });

  it('never comes from the client: an order with its own price, currency or owner is rejected', async () => {
    const { paths } = (await api.call('/api/openapi.json')).body as { paths: Record<string, object> };
    const orders = Object.keys(paths).filter((path) => /\/init-[\w-]+-order$/.test(path));
    expect(orders.length).toBeGreaterThan(5);
    const own = { price: 1, amount: 1, price_minor: 1, discount: 1, currency_id: 1, state: 'paid', paid_at: 'now', user_id: 1 };
    for (const path of orders) {
      const headers = { ...visitor.headers, 'idempotency-key': randomUUID(), 'x-client-address': path };
      const { status, body } = await api.call(path, { method: 'POST', headers, body: own });
      const { errors = {} } = body as { errors?: Record<string, string[]> };
      const refused = Object.keys(own).filter((field) => errors[field]?.includes('errors.field_unknown'));
      expect([path, status, refused]).toEqual([path, 422, Object.keys(own)]);
    }
  });
});
