import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoicesSchema, requestedInvoiceSchema } from '@/lib/contracts/money/invoices';
import { companies } from '@/server/modules/companies/companies.table';
import { invoiceNumbers, invoices } from '@/server/modules/invoices/invoices.table';
import { createPaymentsRepository } from '@/server/modules/payments/payments.repository';
import { insertCompany, insertInvoice } from '@/tests/factories/money/invoice';
import { insertOrder, newKey } from '@/tests/factories/money/money';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const path = '/api/microservice/users/request-invoice';
const request = ({ headers }: Visitor, body: unknown, key = newKey()) =>
  api.call(path, { method: 'POST', body, headers: { ...headers, ...key } });
const requested = async (visitor: Visitor, body: unknown) =>
  requestedInvoiceSchema.parse((await request(visitor, body)).body).data;
const get = (address: string, { headers }: Visitor) => api.call(address, { headers });
const rowOf = async (id: number) => (await api.db.select().from(invoices).where(eq(invoices.id, id)))[0];
const countOf = (number: string): number => Number(number.split('-')[2]);

describe('request-invoice', () => {
  it('200 issues an invoice of the account’s company, with VAT and two weeks to pay', async () => {
    const company = await insertCompany(api.db);
    const body = new URLSearchParams({ amount: '500', comment: 'საიტის სერვისებით სარგებლობა' });
    body.append('cc_emails[]', 'Accounts@Example.ge');
    body.append('cc_emails[]', 'boss@example.ge');
    const fromSite = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', ...company.headers, ...newKey() };
    const response = await api.call(path, { method: 'POST', body, headers: fromSite });
    expect(response.status).toBe(200);
    const invoice = requestedInvoiceSchema.parse(response.body).data;
    expect(invoice).toMatchObject({ kind: 'invoice', state: 'issued', amount: 500, vat: 76.27, paid_at: null });
    expect(Date.parse(invoice.due_at) - Date.parse(invoice.issued_at)).toBe(14 * 86_400_000);
    expect(await rowOf(invoice.id)).toMatchObject({
      buyerName: company.user.legalName,
      buyerCode: company.user.identificationCode,
      buyerEmail: company.user.email,
      ccEmails: ['accounts@example.ge', 'boss@example.ge'],
      comment: 'საიტის სერვისებით სარგებლობა',
      mailAfter: seededAt,
      // The settings of today: what they say tomorrow does not change this sheet.
      seller: { name: 'შპს „აივანი“', code: '400000001', iban: 'GE00IB0000000000000001' },
    });
  });

  it('keeps the address of the company’s page as of the day of issue', async () => {
    const company = await insertCompany(api.db);
    const texts = { about: { ka: '', en: '', ru: '' }, address: { ka: 'ყაზბეგის გამზ. 8', en: '8 Kazbegi Ave.', ru: '' } };
    await api.db.insert(companies).values({ userId: company.user.id, ...texts, updatedAt: seededAt });
    const { id } = await requested(company, { amount: 10 });
    await api.db
      .update(companies)
      .set({ address: { ka: 'სხვა', en: '', ru: '' } })
      .where(eq(companies.userId, company.user.id));
    expect(await rowOf(id)).toMatchObject({ buyerAddress: 'ყაზბეგის გამზ. 8' });
    const other = await requested(await insertCompany(api.db), { amount: 10 });
    expect(await rowOf(other.id)).toMatchObject({ buyerAddress: '' });
  });

  it('numbers invoices of a year without gaps, whatever is refused between them', async () => {
    const company = await insertCompany(api.db);
    const first = await requested(company, { amount: 10 });
    const nobody = await insertVisitor(api.db, { typeId: 3 });
    expect((await request(nobody, { amount: 10 })).status).toBe(422);
    expect((await request(company, { amount: 0 })).status).toBe(422);
    const together = await Promise.all([1, 2, 3].map((amount) => requested(company, { amount })));
    const counts = together.map(({ number }) => countOf(number)).sort((one, other) => one - other);
    expect(first.number).toMatch(/^INV-2026-\d{6}$/);
    expect(counts).toEqual([1, 2, 3].map((step) => countOf(first.number) + step));
  });

  it('counts from one again in a new year of Tbilisi', async () => {
    const company = await insertCompany(api.db);
    api.setNow(new Date('2026-12-31T20:30:00Z'));
    const { number } = await requested(company, { amount: 10 });
    api.setNow(seededAt);
    expect(number).toBe('INV-2027-000001');
    expect((await api.db.select().from(invoiceNumbers).where(eq(invoiceNumbers.year, 2027)))[0]?.last).toBe(1);
  });

  it('200 returns the first invoice again for the same key, 409 for another body', async () => {
    const [company, key] = [await insertCompany(api.db), newKey()];
    const first = await request(company, { amount: 10 }, key);
    expect((await request(company, { amount: 10 }, key)).body).toEqual(first.body);
    expect((await api.db.select().from(invoices).where(eq(invoices.userId, company.user.id))).length).toBe(1);
    expect((await request(company, { amount: 11 }, key)).status).toBe(409);
  });

  it('400 without a key, 401 for guests, 404 for everybody but brokers and developers', async () => {
    const company = await insertCompany(api.db);
    expect((await api.call(path, { method: 'POST', body: { amount: 1 }, headers: company.headers })).status).toBe(400);
    expect((await api.call(path, { method: 'POST', body: { amount: 1 }, headers: newKey() })).status).toBe(401);
    const statuses = [1, 2, 3, 4, 5].map(async (typeId) =>
      request(await insertCompany(api.db, { typeId }), { amount: 1 }).then(({ status }) => status),
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200, 404]);
  });

  it('422 names what the profile lacks', async () => {
    const company = await insertCompany(api.db, { legalName: null, identificationCode: null, email: null });
    const { status, body } = await request(company, { amount: 10 });
    const missing = ['errors.invoice_profile'];
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { result: false, errors: { legal_name: missing, identification_code: missing, email: missing } },
    });
  });

  it.each([
    ['no amount', { amount: '' }, 'amount', 'errors.amount'],
    ['no number', { amount: 'ten' }, 'amount', 'errors.amount'],
    ['too much', { amount: 1_000_001 }, 'amount', 'errors.amount_range'],
    ['no address', { amount: 1, cc_emails: ['nobody'] }, 'cc_emails', 'errors.email_format'],
    ['an address twice', { amount: 1, cc_emails: ['a@b.ge', 'A@B.ge'] }, 'cc_emails', 'errors.email_duplicate'],
    [
      'four addresses',
      { amount: 1, cc_emails: ['a@b.ge', 'b@b.ge', 'c@b.ge', 'd@b.ge'] },
      'cc_emails',
      'errors.invoice_emails_max',
    ],
  ])('422 for %s', async (_name, given, field, message) => {
    const { status, body } = await request(await insertCompany(api.db), given);
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
  });

  it('429 after ten in an hour', async () => {
    const company = await insertCompany(api.db);
    for (let count = 0; count < 10; count += 1) await request(company, { amount: 1 });
    const { status, headers } = await request(company, { amount: 1 });
    expect({ status, wait: headers.get('retry-after') }).toEqual({ status: 429, wait: expect.stringMatching(/^\d+$/) });
  });
});

describe('the invoices of a visitor', () => {
  it('200 lists the visitor’s own, newest first; 422 for no page', async () => {
    const [company, other] = [await insertCompany(api.db), await insertCompany(api.db)];
    const older = await insertInvoice(api.db, company.user.id, { issuedAt: new Date('2026-11-01T09:00:00Z') });
    const newer = await insertInvoice(api.db, company.user.id);
    await insertInvoice(api.db, other.user.id);
    const { data, total } = invoicesSchema.parse((await get('/api/v1/invoices', company)).body).data;
    expect({ ids: data.map(({ id }) => id), total }).toEqual({ ids: [newer.id, older.id], total: 2 });
    expect((await get('/api/v1/invoices?page=0', company)).status).toBe(422);
  });

  it('200 gives the sheet as a PDF that no cache keeps, 404 to everybody else', async () => {
    const [company, other] = [await insertCompany(api.db), await insertCompany(api.db)];
    const { id, number } = await insertInvoice(api.db, company.user.id);
    const { status, headers, body } = await get(`/api/v1/invoices/${id}/pdf`, company);
    expect({ status, body }).toEqual({ status: 200, body: expect.stringMatching(/^%PDF-1/) });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await get(`/api/v1/invoices/${id}/pdf`, other)).status).toBe(404);
    expect((await api.call(`/api/v1/invoices/${id}/pdf`)).status).toBe(401);
  });
});

describe('the receipt of a payment', () => {
  const receiptOf = (id: number, visitor: Visitor) => get(`/api/v3/payments/${id}/receipt.pdf`, visitor);

  it('200 for the payer once it was paid, 404 before and for everybody else', async () => {
    const [visitor, other] = [await insertVisitor(api.db), await insertVisitor(api.db)];
    const { payment } = await insertOrder(api.db, visitor.user.id);
    expect((await receiptOf(payment.id, visitor)).status).toBe(404);
    await createPaymentsRepository(api.db).approveDirectly(payment.id, 'balance', seededAt);
    expect(await receiptOf(payment.id, visitor)).toMatchObject({ status: 200, body: expect.stringMatching(/^%PDF-1/) });
    expect((await receiptOf(payment.id, other)).status).toBe(404);
  });

  it('404 for what a package paid, since no money moved', async () => {
    const visitor = await insertVisitor(api.db);
    const { payment } = await insertOrder(api.db, visitor.user.id);
    await createPaymentsRepository(api.db).approveDirectly(payment.id, 'package', seededAt);
    expect((await receiptOf(payment.id, visitor)).status).toBe(404);
  });
});
