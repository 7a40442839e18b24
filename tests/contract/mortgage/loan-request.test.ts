import { asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/contracts/common';
import { loanRequestResponseSchema } from '@/lib/contracts/mortgage';
import en from '@/messages/en/mortgage.json';
import ka from '@/messages/ka/mortgage.json';
import ru from '@/messages/ru/mortgage.json';
import { banks, loanRequests } from '@/server/modules/mortgage/mortgage.table';
import { consentTexts } from '@/server/modules/personal-data/personal-data.table';
import { outbox } from '@/server/modules/users/users.table';
import { bankIds, createLoanRequestPath, insertBorrower, loanBody } from '../../factories/loan-request';
import { insertStatement } from '../../factories/statement';
import { useApi } from '../../setup/api';
import { testCipher } from '../../setup/data-key';

const bankless = 951;
const api = useApi({ LOAN_REDIRECT_HOSTS: 'other.example,apply.trialeti.example', NO_BANKS_USER_ID: String(bankless) });

type Borrower = Awaited<ReturnType<typeof insertBorrower>>;
const send = (body: unknown, headers: Record<string, string | null>) =>
  api.call(createLoanRequestPath, { method: 'POST', body, headers });
/** One request by a new borrower. */
const requestLoan = async (overrides: Record<string, unknown> = {}, headers: Record<string, string | null> = {}) => {
  const borrower = await insertBorrower(api.db);
  return send(loanBody({ phone_number: borrower.phone, ...overrides }), { ...borrower.headers, ...headers });
};
const idOf = (response: { body: unknown }): number => loanRequestResponseSchema.parse(response.body).data.id;
const stored = async (id: number) => (await api.db.select().from(loanRequests).where(eq(loanRequests.id, id)))[0];
const storedBy = ({ user }: Borrower) =>
  api.db.select().from(loanRequests).where(eq(loanRequests.userId, user.id)).orderBy(asc(loanRequests.id));
const asking = { bank_id: bankIds.asking, percentage_rate: 7.6, month: 120 };

describe('POST take-loans/create, 200', () => {
  it('stores the request in minor units, and queues the mail', async () => {
    const { id: statementId } = await insertStatement(api.db);
    const borrower = await insertBorrower(api.db);
    const body = loanBody({
      phone_number: `+995 ${borrower.phone}`,
      statement_id: statementId,
      locale: 'ru',
      email: 'Nino@Example.ge',
    });
    const response = await send(body, borrower.headers);
    expect(response).toMatchObject({ status: 200, body: { result: true, data: { redirect_url: null } } });
    expect(await stored(idOf(response))).toMatchObject({
      userId: borrower.user.id,
      bankId: bankIds.plain,
      statementId,
      currencyId: 2,
      priceMinor: 17_000_000,
      amountMinor: 13_600_000,
      participationMinor: 3_400_000,
      months: 180,
      yearlyPercent: 7.4,
      isFromDeveloper: true,
      firstName: 'ნინო',
      lastName: 'ბერიძე',
      phone: borrower.phone,
      email: 'nino@example.ge',
      personalNumber: expect.stringMatching(/^d1\.[0-9a-f]{8}\.[\w-]{52}$/),
      fields: {},
      locale: 'ru',
      state: 'new',
      sentAt: null,
    });
    expect(await api.db.$count(outbox, eq(outbox.channel, 'mail'))).toBe(0);
  });

  it('stores the version of the accepted terms, with their text in each language', async () => {
    const versions = [];
    for (const locale of ['en', 'ka']) versions.push((await stored(idOf(await requestLoan({ locale }))))?.consentVersion ?? '');
    expect(new Set(versions).size).toBe(1);
    const texts = await api.db.select().from(consentTexts).where(inArray(consentTexts.version, versions));
    expect(texts.map(({ key }) => key)).toEqual(['loan']);
    for (const [locale, { terms }] of Object.entries({ ka, en, ru })) {
      const sections = Object.entries(terms).flatMap(([name, text]) => (/_(title|text)$/.test(name) ? [text] : []));
      for (const section of sections) expect(texts[0]?.body[locale as Locale]).toContain(section);
    }
  });

  it('stores a request that is sent to no bank', async () => {
    expect(await stored(idOf(await requestLoan({ send_lead: 0 })))).toMatchObject({ state: 'kept' });
  });

  it('reads JSON, urlencoded and multipart forms', async () => {
    const rows = [];
    for (const kind of ['json', 'urlencoded', 'multipart'] as const) {
      const borrower = await insertBorrower(api.db);
      const fields = loanBody({ phone_number: borrower.phone, only_from_developer: 0, statement_id: '', redirect_url: '' });
      const pairs = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
      const form = new FormData();
      for (const [name, value] of pairs) form.append(name, value);
      const body = { json: fields, urlencoded: new URLSearchParams(pairs), multipart: form }[kind];
      const response = await send(body, borrower.headers);
      expect(response.status).toBe(200);
      const { id, userId, phone, bodyHash, personalNumber, ...row } = (await stored(idOf(response))) ?? {};
      rows.push({ ...row, personalNumber: testCipher.open('loan request personal number', personalNumber ?? '') });
    }
    expect(rows[0]).toMatchObject({ priceMinor: 17_000_000, isFromDeveloper: false, statementId: null });
    expect([rows[1], rows[2]]).toEqual([rows[0], rows[0]]);
  });

  it('accepts the fields that the bank requires, trimmed', async () => {
    const response = await requestLoan({ ...asking, monthly_income: ' 3500,50 ', employer: ' სკოლა ' });
    expect((await stored(idOf(response)))?.fields).toEqual({ monthly_income: '3500,50', employer: 'სკოლა' });
  });

  it('accepts the largest price, the shortest and the longest term, and the least share', async () => {
    const price = 999_999_999;
    const part = Math.ceil(price / 5);
    const sums = { property_price: price, participation_amount: part, amount: price - part };
    const response = await requestLoan({ ...sums, currency_id: 1, percentage_rate: 11.3, month: 240 });
    expect(await stored(idOf(response))).toMatchObject({ priceMinor: 99_999_999_900, currencyId: 1, months: 240 });
    expect((await requestLoan({ month: 12 })).status).toBe(200);
    expect((await requestLoan({ participation_amount: 169_999, amount: 1 })).status).toBe(200);
  });

  it.each([
    ['a path of this site', '/udzravi-qoneba/iyideba-bina/vake-1?take_loan=true#top'],
    ['a whole address of this site', 'http://localhost:3000/en/statements'],
    ['nothing', ''],
  ])('returns to %s', async (_, redirect_url) => expect((await requestLoan({ redirect_url })).status).toBe(200));
});

describe('the bank’s own page', () => {
  const redirecting = { bank_id: bankIds.redirecting, percentage_rate: 7.9 };
  const pageOf = async (overrides = {}) => {
    const response = await requestLoan({ ...redirecting, ...overrides });
    const { id, redirect_url } = loanRequestResponseSchema.parse(response.body).data;
    return { id, page: redirect_url };
  };
  const setPage = (redirectUrl: string | null) =>
    api.db.update(banks).set({ redirectUrl }).where(eq(banks.id, bankIds.redirecting));

  it('returns the request’s number and the return address, and nothing personal', async () => {
    const { id, page } = await pageOf({ redirect_url: '/en/s?page=2' });
    const back = encodeURIComponent('http://localhost:3000/en/s?page=2');
    expect(page).toBe(`https://apply.trialeti.example/mortgage?request_id=${id}&redirect_url=${back}`);
    expect((await pageOf()).page).toMatch(/^https:\/\/apply\.trialeti\.example\/mortgage\?request_id=\d+$/);
  });

  it.each([
    ['another host', 'https://evil.example/'],
    ['another port', 'https://apply.trialeti.example:8443/'],
    ['a host below an allowed one', 'https://x.apply.trialeti.example/'],
    ['a page without https', 'http://apply.trialeti.example/'],
    ['what is no address', 'apply.trialeti.example'],
    ['none', null],
  ])('is not followed to %s', async (_, redirectUrl) => {
    await setPage(redirectUrl);
    expect((await pageOf()).page).toBeNull();
    await setPage('https://apply.trialeti.example/mortgage');
  });
});

describe('POST take-loans/create, 400, 403, 413 and 415', () => {
  it('refuses what does not parse, other sites, more than 32 KiB, and text', async () => {
    const json = { 'content-type': 'application/json' };
    const { headers, phone } = await insertBorrower(api.db);
    expect((await send('{"bank_id":', { ...headers, ...json })).status).toBe(400);
    expect((await requestLoan({}, { origin: 'https://evil.example' })).status).toBe(403);
    const text = JSON.stringify(loanBody({ phone_number: phone }));
    expect((await send(text.padEnd(32 * 1024 + 1), { ...headers, ...json })).status).toBe(413);
    expect((await send(text, { ...headers, 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('POST take-loans/create, 422', () => {
  it.each([
    ['a bank that is not there', { bank_id: 99 }, { bank_id: ['errors.bank_unknown'] }],
    ['a currency that the bank does not lend', { bank_id: bankIds.gelOnly }, { currency_id: ['errors.loan_currency'] }],
    ['euros', { currency_id: 3 }, { currency_id: ['errors.field_invalid'] }],
    ['an amount that is not the price less the share', { amount: 135_999 }, { amount: ['errors.loan_amount'] }],
    [
      'a share below the bank’s least',
      { participation_amount: 33_999, amount: 136_001 },
      { participation_amount: ['errors.loan_participation'] },
    ],
    ['a share of the whole price', { participation_amount: 170_000, amount: 0 }, { amount: ['errors.field_too_small'] }],
    ['a term below the bank’s shortest', { month: 11 }, { month: ['errors.loan_term'] }],
    ['a term above the bank’s longest', { month: 181 }, { month: ['errors.loan_term'] }],
    ['a broken term', { month: 12.5 }, { month: ['errors.field_invalid'] }],
    ['a rate that is not the bank’s initial one', { percentage_rate: 7.3 }, { percentage_rate: ['errors.loan_rate'] }],
    ['the rate of another currency', { percentage_rate: 11.3 }, { percentage_rate: ['errors.loan_rate'] }],
    ['no price', { property_price: 0 }, { property_price: ['errors.field_too_small'] }],
    ['a price of ten digits', { property_price: 1_000_000_000 }, { property_price: ['errors.field_too_big'] }],
    ['a name that nobody asked for', { is_vip: '1' }, { is_vip: ['errors.field_unknown'] }],
    ['a field of another bank', { monthly_income: '3500' }, { monthly_income: ['errors.field_unknown'] }],
    ['a field that the bank requires left out', asking, { monthly_income: ['errors.field_required'] }],
    [
      'fields that break the bank’s rules',
      { ...asking, monthly_income: 'many', employer: 'ა' },
      { monthly_income: ['errors.field_numeric'], employer: ['errors.field_too_short'] },
    ],
    ['a personal number of ten digits', { personal_number: '0100101234' }, { personal_number: ['errors.personal_number'] }],
    ['an e-mail that is none', { email: 'nino@' }, { email: ['errors.email_format'] }],
    ['a phone that is none', { phone_number: '123' }, { phone_number: ['errors.phone_format'] }],
    ['a name of one letter', { first_name: 'ნ' }, { first_name: ['errors.field_too_small'] }],
    ['another site to come back to', { redirect_url: 'https://evil.example/' }, { redirect_url: ['errors.redirect_elsewhere'] }],
    ['an address without a scheme', { redirect_url: '//evil.example/' }, { redirect_url: ['errors.redirect_elsewhere'] }],
    ['a backslash', { redirect_url: '/\\evil.example' }, { redirect_url: ['errors.redirect_elsewhere'] }],
    ['a tab', { redirect_url: '/\t/evil.example' }, { redirect_url: ['errors.redirect_elsewhere'] }],
    ['another scheme on our host', { redirect_url: 'https://localhost:3000/' }, { redirect_url: ['errors.redirect_elsewhere'] }],
    ['a name before our host', { redirect_url: 'http://a@localhost:3000/' }, { redirect_url: ['errors.redirect_elsewhere'] }],
    ['a way out by dots', { redirect_url: '/..//evil.example' }, { redirect_url: ['errors.redirect_elsewhere'] }],
    ['a script', { redirect_url: 'javascript:alert(1)' }, { redirect_url: ['errors.redirect_elsewhere'] }],
    ['a statement that is not there', { statement_id: 77_000_001 }, { statement_id: ['errors.not_found'] }],
  ])('refuses %s', async (_, overrides, errors) => {
    const borrower = await insertBorrower(api.db);
    const response = await send(loanBody({ phone_number: borrower.phone, ...overrides }), borrower.headers);
    expect(response).toMatchObject({ status: 422, body: { message: 'errors.invalid' } });
    expect((response.body as { errors: object }).errors).toEqual(errors);
    expect(await storedBy(borrower)).toEqual([]);
  });

  it('refuses a bank that no longer lends', async () => {
    await api.db.update(banks).set({ isActive: false }).where(eq(banks.id, bankIds.gelOnly));
    const response = await requestLoan({ bank_id: bankIds.gelOnly, currency_id: 1, percentage_rate: 13.2 });
    expect(response).toMatchObject({ status: 422, body: { errors: { bank_id: ['errors.bank_unknown'] } } });
    await api.db.update(banks).set({ isActive: true }).where(eq(banks.id, bankIds.gelOnly));
  });

  it.each(['draft', 'hidden', 'deleted'] as const)('treats a %s statement as unknown', async (state) => {
    const { id } = await insertStatement(api.db, { state });
    const response = await requestLoan({ statement_id: id });
    expect(response).toMatchObject({ status: 422, body: { errors: { statement_id: ['errors.not_found'] } } });
  });

  it('refuses every bank to the account that is shown none', async () => {
    const borrower = await insertBorrower(api.db, { id: bankless });
    const response = await send(loanBody({ phone_number: borrower.phone }), borrower.headers);
    expect(response).toMatchObject({ status: 422, body: { errors: { bank_id: ['errors.bank_unknown'] } } });
  });

  it('names all errors at once', async () => {
    const response = await requestLoan({ amount: 1, month: 11, percentage_rate: 7, phone_number: '599123456' });
    expect(Object.keys((response.body as { errors: object }).errors).sort()).toEqual([
      'amount',
      'month',
      'percentage_rate',
      'phone_number',
    ]);
  });
});

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'b1e3e7c0-6a51-4a2e-9d52-2d9d1f7c1a55' };

  it('returns the first result for the same request and stores it once, a day later too', async () => {
    const borrower = await insertBorrower(api.db);
    const body = loanBody({ phone_number: borrower.phone, ...asking, monthly_income: '3500', employer: 'სკოლა' });
    const headers = { ...borrower.headers, ...key };
    const first = await send(body, headers);
    api.setNow(new Date('2026-11-21T10:00:00Z'));
    const again = await send(Object.fromEntries(Object.entries(body).reverse()), headers);
    api.setNow(new Date('2026-11-20T09:00:00Z'));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await storedBy(borrower)).toHaveLength(1);
  });

  it('refuses another body with 409', async () => {
    const borrower = await insertBorrower(api.db);
    const headers = { ...borrower.headers, ...key };
    expect((await send(loanBody({ phone_number: borrower.phone }), headers)).status).toBe(200);
    const other = await send(loanBody({ phone_number: borrower.phone, last_name: 'გელაშვილი' }), headers);
    expect(other).toMatchObject({ status: 409, body: { message: 'errors.idempotency_reused' } });
    expect(await storedBy(borrower)).toHaveLength(1);
  });

  it('stores one of many that come at the same moment', async () => {
    const borrower = await insertBorrower(api.db);
    const body = loanBody({ phone_number: borrower.phone });
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(body, { ...borrower.headers, ...key })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map(idOf)).size).toBe(1);
    expect(await storedBy(borrower)).toHaveLength(1);
  });

  it('belongs to its visitor: another one’s equal key is another request', async () => {
    const [one, other] = [await requestLoan({}, key), await requestLoan({}, key)];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(idOf(one)).not.toBe(idOf(other));
  });

  it('is not used up by a request that was refused', async () => {
    const borrower = await insertBorrower(api.db);
    const headers = { ...borrower.headers, ...key };
    expect((await send(loanBody({ phone_number: borrower.phone, month: 11 }), headers)).status).toBe(422);
    expect((await send(loanBody({ phone_number: borrower.phone }), headers)).status).toBe(200);
  });

  it('is 422 when it is too long', async () => {
    expect((await requestLoan({}, { 'idempotency-key': 'k'.repeat(256) })).status).toBe(422);
  });

  it('treats two requests without a key as two', async () => {
    const borrower = await insertBorrower(api.db);
    const body = loanBody({ phone_number: borrower.phone });
    expect(idOf(await send(body, borrower.headers))).not.toBe(idOf(await send(body, borrower.headers)));
  });
});

describe('POST take-loans/create, 429', () => {
  it('refuses the sixth request of one address within an hour, and counts neither errors nor repeats', async () => {
    const borrower = await insertBorrower(api.db);
    const body = loanBody({ phone_number: borrower.phone });
    const one = (headers = {}) => send(body, { ...borrower.headers, ...headers });
    for (let count = 0; count < 6; count += 1) expect((await send({ ...body, month: 11 }, borrower.headers)).status).toBe(422);
    for (let count = 0; count < 5; count += 1) expect((await one({ 'idempotency-key': `k${count}` })).status).toBe(200);
    const refused = await one();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await one({ 'idempotency-key': 'k0' })).status).toBe(200);
    expect((await one({ 'x-client-address': 'elsewhere' })).status).toBe(200);
    expect(await storedBy(borrower)).toHaveLength(6);
    api.setNow(new Date('2026-11-20T10:00:00Z'));
    expect((await one()).status).toBe(200);
    api.setNow(new Date('2026-11-20T09:00:00Z'));
  });
});
