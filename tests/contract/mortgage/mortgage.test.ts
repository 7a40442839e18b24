import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loanRequestsSchema, mortgageSchema, ownLoanRequestsSchema } from '@/lib/contracts/mortgage';
import { openLoan } from '@/lib/domain/loan/calculator';
import { checkLoanField } from '@/lib/domain/loan/field-rules';
import { banks } from '@/server/modules/mortgage/mortgage.table';
import { bankIds, createLoanRequestPath, insertBorrower, loanBody } from '../../factories/loan-request';
import { insertStaff } from '../../factories/staff';
import { useApi } from '../../setup/api';

const bankless = 951;
const api = useApi({ NO_BANKS_USER_ID: String(bankless) });
const show = async (headers: Record<string, string> = {}) =>
  mortgageSchema.parse((await api.call('/api/v1/mortgage', { headers })).body).data;

let staff: Record<string, string> = {};
beforeAll(async () => {
  staff = (await insertStaff(api.db, 'support')).headers;
});

describe('GET mortgage, 200', () => {
  it('shows a guest eight banks in their order, and lari and dollars', async () => {
    const { banks: shown, currencies } = await show();
    expect(shown.map(({ display_names }) => display_names.en)).toEqual([
      'Iberia Bank',
      'Kolkheti Bank',
      'Trialeti Bank',
      'Mtkvari Credit',
      'Lampari Bank',
      'Chukurtma Credit',
      'Niavi Bank',
      'Zvari Bank',
    ]);
    expect(currencies.map(({ id, key, symbol }) => ({ id, key, symbol }))).toEqual([
      { id: 1, key: 'gel', symbol: '₾' },
      { id: 2, key: 'dollar', symbol: '$' },
    ]);
  });

  it('opens the calculator with the bank that has the lowest dollar rate', async () => {
    const { banks: shown, currencies } = await show();
    expect(openLoan(shown, currencies)).toMatchObject({ bankId: bankIds.plain, currencyId: 2, months: 60, yearlyPercent: 7.4 });
  });

  it('gives the terms of each currency that a bank lends', async () => {
    const { banks: shown } = await show();
    const plain = shown.find(({ id }) => id === bankIds.plain);
    expect(plain).toMatchObject({
      display_name: 'იბერია ბანკი',
      percents: { 1: { initial_percent: 11.3, effective_percent: 12.1 }, 2: { initial_percent: 7.4, effective_percent: 8.1 } },
      month_periods: { 1: { min_month_period: 12, max_month_period: 240 }, 2: { min_month_period: 12, max_month_period: 180 } },
      min_participation_percent: 20,
      loan_fields: [],
    });
    const gelOnly = shown.find(({ id }) => id === bankIds.gelOnly);
    expect([Object.keys(gelOnly?.percents ?? {}), Object.keys(gelOnly?.month_periods ?? {})]).toEqual([['1'], ['1']]);
  });

  it('follows the levels of the market, and effective rates above initial ones', async () => {
    for (const { percents, month_periods, min_participation_percent } of (await show()).banks) {
      expect(min_participation_percent).toBeGreaterThanOrEqual(10);
      expect(min_participation_percent).toBeLessThanOrEqual(30);
      for (const [currency, { initial_percent, effective_percent }] of Object.entries(percents)) {
        const [low, high, longest] = currency === '1' ? [10.5, 13.9, 240] : [7, 9, 180];
        expect(initial_percent).toBeGreaterThanOrEqual(low);
        expect(initial_percent).toBeLessThanOrEqual(high);
        expect(effective_percent).toBeGreaterThan(initial_percent);
        expect(month_periods[currency]?.max_month_period).toBeLessThanOrEqual(longest);
      }
    }
  });

  it('describes the fields that a bank requires, by rules that a form can check', async () => {
    const { banks: shown } = await show();
    const fields = shown.find(({ id }) => id === bankIds.asking)?.loan_fields ?? [];
    expect(fields.map(({ name, type, required }) => ({ name, type, required }))).toEqual([
      { name: 'monthly_income', type: 'text', required: 1 },
      { name: 'employer', type: 'text', required: 0 },
    ]);
    const [income] = fields;
    expect(income && checkLoanField(income, 'many')).toMatchObject({ rule: 'numeric' });
    const known = /^(numeric|(digits|min|max|min_value|max_value):\d+)$/;
    for (const { rules } of shown.flatMap(({ loan_fields }) => loan_fields))
      for (const rule of rules) expect(rule).toMatch(known);
  });

  it('has every logo without a file, and reveals no bank’s e-mail or page', async () => {
    const response = await api.call('/api/v1/mortgage');
    for (const { image, take_loan_image } of mortgageSchema.parse(response.body).data.banks) {
      expect(image).toMatch(/^data:image\/svg\+xml,%3Csvg/);
      expect(take_loan_image).toBe(image);
    }
    expect(JSON.stringify(response.body)).not.toMatch(/\.example|lead|redirect/);
  });

  it('speaks the language of a foreign client', async () => {
    const [bank] = (await show({ locale: 'ru' })).banks;
    expect(bank?.display_name).toBe('Иберия Банк');
  });

  it('leaves out a bank that no longer lends', async () => {
    await api.db.update(banks).set({ isActive: false }).where(eq(banks.id, bankIds.redirecting));
    expect((await show()).banks.map(({ id }) => id)).not.toContain(bankIds.redirecting);
    await api.db.update(banks).set({ isActive: true }).where(eq(banks.id, bankIds.redirecting));
  });

  it('is empty for the one account that is shown no banks, and for no other', async () => {
    const { headers } = await insertBorrower(api.db, { id: bankless });
    expect(await show(headers)).toEqual({ banks: [], currencies: [] });
    const other = await insertBorrower(api.db);
    expect((await show(other.headers)).banks).toHaveLength(8);
  });
});

const createLoanRequest = async (headers: Record<string, string>, body: Record<string, unknown>) => {
  const response = await api.call(createLoanRequestPath, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  return (response.body as { data: { id: number } }).data.id;
};

describe('GET users/take-loans, 200', () => {
  const list = async (headers: Record<string, string>, query = '') =>
    ownLoanRequestsSchema.parse((await api.call(`/api/v1/users/take-loans${query}`, { headers })).body).data;

  it('lists the visitor’s own requests, newest first, without what identifies them', async () => {
    const { headers, phone } = await insertBorrower(api.db);
    const first = await createLoanRequest(headers, loanBody({ phone_number: phone }));
    const second = await createLoanRequest(headers, loanBody({ phone_number: phone, send_lead: 0, only_from_developer: 0 }));
    const page = await list(headers);
    expect(page.data.map(({ id }) => id)).toEqual([second, first]);
    expect(page.pagination).toEqual({ current_page: 1, last_page: 1, per_page: 20, total: 2 });
    expect(page.data).toMatchObject([
      { state: 'kept', only_from_developer: 0 },
      {
        state: 'new',
        bank: { id: bankIds.plain, display_names: { en: 'Iberia Bank' } },
        currency_id: 2,
        property_price: 170_000,
        amount: 136_000,
        participation_amount: 34_000,
        month: 180,
        percentage_rate: 7.4,
        statement_id: null,
        only_from_developer: 1,
        created_at: '2026-11-20T09:00:00.000Z',
      },
    ]);
    const raw = JSON.stringify((await api.call('/api/v1/users/take-loans', { headers })).body);
    for (const part of ['01001012345', phone, 'nino@example.ge', 'ბერიძე']) expect(raw).not.toContain(part);
  });

  it('pages, and is empty past the end', async () => {
    const { headers, phone } = await insertBorrower(api.db);
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await createLoanRequest(headers, loanBody({ phone_number: phone })));
    const page = await list(headers, '?page=2&per_page=2');
    expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect(page.pagination).toEqual({ current_page: 2, last_page: 2, per_page: 2, total: 3 });
    expect((await list(headers, '?page=9')).data).toEqual([]);
  });

  it('has nothing of others', async () => {
    const { headers } = await insertBorrower(api.db);
    expect((await list(headers)).pagination).toEqual({ current_page: 1, last_page: 1, per_page: 20, total: 0 });
  });
});

describe('GET users/take-loans, 401 and 422', () => {
  it('refuses guests, and pages that are none', async () => {
    expect((await api.call('/api/v1/users/take-loans')).status).toBe(401);
    const { headers } = await insertBorrower(api.db);
    for (const query of ['?page=0', '?per_page=101', '?page=a'])
      expect((await api.call(`/api/v1/users/take-loans${query}`, { headers })).status).toBe(422);
  });
});

describe('GET take-loans', () => {
  const list = async (query = '', headers = staff) => api.call(`/api/v1/take-loans${query}`, { headers });

  it('shows the staff everything, by bank and state', async () => {
    const { headers, phone, user } = await insertBorrower(api.db);
    const requested = { bank_id: bankIds.asking, percentage_rate: 7.6, month: 120, monthly_income: ' 3500 ' };
    const id = await createLoanRequest(headers, loanBody({ phone_number: phone, ...requested, send_lead: 0 }));
    const { data } = loanRequestsSchema.parse((await list(`?bank_id=${bankIds.asking}&state=kept`)).body).data;
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      id,
      user_id: user.id,
      first_name: 'ნინო',
      last_name: 'ბერიძე',
      phone_number: phone,
      email: 'nino@example.ge',
      personal_number: '01001012345',
      fields: { monthly_income: '3500' },
    });
    const others = loanRequestsSchema.parse((await list(`?bank_id=${bankIds.plain}&per_page=100`)).body).data.data;
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ bank }) => bank.id)).not.toContain(bankIds.asking);
    const waiting = loanRequestsSchema.parse((await list('?state=new&per_page=100')).body).data.data;
    expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['new']));
  });

  it('is 401 for guests, and 404 for everyone else, whatever they request', async () => {
    expect((await api.call('/api/v1/take-loans')).status).toBe(401);
    const { headers } = await insertBorrower(api.db);
    for (const query of ['', '?state=none', '?page=0']) {
      const response = await list(query, headers);
      expect(response).toMatchObject({ status: 404, body: { message: 'errors.not_found' } });
    }
  });

  it('is 422 for an unknown state', async () => {
    expect((await list('?state=none')).status).toBe(422);
  });
});
