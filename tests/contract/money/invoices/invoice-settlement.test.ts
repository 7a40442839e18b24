import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminInvoicesSchema, settledInvoiceSchema } from '@/lib/contracts/money/invoices';
import { invoices } from '@/server/modules/invoices/invoices.table';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { auditLog } from '@/server/modules/staff/staff.table';
import { chargebackPostings } from '@/server/modules/wallet/wallet.postings';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '@/server/modules/wallet/wallet.table';
import { insertCompany, insertInvoice } from '@/tests/factories/money/invoice';
import { newKey } from '@/tests/factories/money/money';
import { freshCode, insertStaff } from '@/tests/factories/staff';
import type { Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const admin = '/api/v1/admin/invoices';
let staff: Visitor;
beforeEach(async () => {
  staff = await insertStaff(api.db, 'support');
});

type Action = 'settle' | 'credit';
const send = (id: number, action: Action, body: object | undefined, headers: Record<string, string>) =>
  api.call(`${admin}/${id}/${action}`, { method: 'POST', body, headers: { ...staff.headers, ...headers } });
const act = async (id: number, action: Action, body: object | undefined, key: Record<string, string>) =>
  send(id, action, body, { ...key, ...(await freshCode(api.db, staff, seededAt)) });
const settle = (id: number, key = newKey()) => act(id, 'settle', undefined, key);
const credit = (id: number, body: object, key = newKey()) => act(id, 'credit', { reason: 'ორჯერ გადაიხადეს', ...body }, key);
const list = async (query: string) => {
  const { body } = await api.call(`${admin}?${query}`, { headers: staff.headers });
  return adminInvoicesSchema.parse(body).data;
};
const rowOf = async (id: number) => (await api.db.select().from(invoices).where(eq(invoices.id, id)))[0];
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);
const noticesOf = async ({ user }: Visitor) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, user.id))).map(({ template }) => template);
const latestAudit = async () => (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const postingsOf = async (invoiceId: number) =>
  Object.fromEntries(
    (
      await api.db
        .select({ kind: ledgerAccounts.kind, amountMinor: ledgerPostings.amountMinor })
        .from(ledgerPostings)
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
        .where(eq(ledgerTransactions.invoiceId, invoiceId))
    ).map(({ kind, amountMinor }) => [kind, amountMinor]),
  );
/** A company with a paid invoice of 500 GEL in its wallet. */
async function paidInvoice() {
  const company = await insertCompany(api.db);
  const invoice = await insertInvoice(api.db, company.user.id, { buyerAddress: 'ყაზბეგის გამზ. 8' });
  expect((await settle(invoice.id)).status).toBe(200);
  return { company, invoice };
}

describe('settling an invoice', () => {
  it('409 for one’s own, settled or credited', async () => {
    const { id } = await insertInvoice(api.db, staff.user.id);
    const own = { status: 409, body: { message: 'errors.own_money' } };
    expect(await settle(id)).toMatchObject(own);
    expect(await credit(id, {})).toMatchObject(own);
    expect(await balanceOf(staff)).toBe(0);
  });

  it('200 credits the transfer to the wallet, notifies the buyer and has the paid copy mailed', async () => {
    const company = await insertCompany(api.db);
    const { id, number } = await insertInvoice(api.db, company.user.id);
    const { status, body } = await settle(id);
    expect(status).toBe(200);
    expect(settledInvoiceSchema.parse(body).data).toMatchObject({ id, state: 'paid', paid_at: seededAt.toISOString() });
    expect(await balanceOf(company)).toBe(500_00);
    expect(await postingsOf(id)).toEqual({ bank: -500_00, wallet: 500_00 });
    expect(await rowOf(id)).toMatchObject({ settledBy: staff.user.id, mailAfter: seededAt });
    expect(await noticesOf(company)).toEqual(['invoice_paid']);
    const expected = { action: 'invoices_settle', subjectId: id, staffUserId: staff.user.id, details: { number, amount: 500 } };
    expect(await latestAudit()).toMatchObject({ ...expected, requestId: expect.any(String) });
  });

  it('pays a debt after a chargeback first', async () => {
    const company = await insertCompany(api.db);
    const { id: userId } = company.user;
    await createWalletRepository(api.db).post({
      kind: 'chargeback',
      onceKey: `chargeback of ${userId}`,
      userId,
      postings: chargebackPostings(userId, 120_00, 0),
      at: seededAt,
    });
    const { id } = await insertInvoice(api.db, userId);
    expect((await settle(id)).status).toBe(200);
    expect(await balanceOf(company)).toBe(380_00);
    expect(await createWalletRepository(api.db).lockDebtOf(userId)).toBe(0);
  });

  it('happens once: the same key gets the first response, another one 409', async () => {
    const company = await insertCompany(api.db);
    const { id } = await insertInvoice(api.db, company.user.id);
    const key = newKey();
    const [first, again] = [await settle(id, key), await settle(id, key)];
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await settle(id)).toMatchObject({ status: 409, body: { message: 'errors.invoice_state' } });
    expect(await balanceOf(company)).toBe(500_00);
  });

  it('credits once when three of the staff press together', async () => {
    const company = await insertCompany(api.db);
    const { id } = await insertInvoice(api.db, company.user.id);
    const calls = [];
    for (const colleague of [staff, await insertStaff(api.db, 'support'), await insertStaff(api.db, 'admin')])
      calls.push({ ...colleague.headers, ...newKey(), ...(await freshCode(api.db, colleague, seededAt)) });
    const statuses = (await Promise.all(calls.map((headers) => send(id, 'settle', undefined, headers)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await balanceOf(company)).toBe(500_00);
  });

  it('400 without a key, 404 for no invoice and for a credit note, 409 for a cancelled one', async () => {
    const { user } = await insertCompany(api.db);
    const { id } = await insertInvoice(api.db, user.id, { state: 'cancelled' });
    const note = await insertInvoice(api.db, user.id, { kind: 'credit_note', amountMinor: -1, vatMinor: 0 });
    expect((await send(id, 'settle', undefined, await freshCode(api.db, staff, seededAt))).status).toBe(400);
    expect((await settle(2_000_000)).status).toBe(404);
    expect((await settle(note.id)).status).toBe(404);
    expect((await settle(id)).status).toBe(409);
  });
});

describe('a code of the authenticator', () => {
  it.each(['settle', 'credit'] as const)(
    'is required by %s: 403 without one, with a wrong and with a used one',
    async (action) => {
      const company = await insertCompany(api.db);
      const { id } = await insertInvoice(api.db, company.user.id);
      const body = action === 'credit' ? { reason: 'ორჯერ გადაიხადეს' } : undefined;
      const code = await freshCode(api.db, staff, seededAt);
      const messageOf = async (headers: Record<string, string>) => {
        const answer = await send(id, action, body, { ...newKey(), ...headers });
        return { status: answer.status, message: (answer.body as { message: string }).message };
      };
      expect(await messageOf({})).toEqual({ status: 403, message: 'errors.totp_required' });
      expect(await messageOf({ 'x-totp-code': '000000' })).toEqual({ status: 403, message: 'errors.totp_wrong' });
      expect(await rowOf(id)).toMatchObject({ state: 'issued' });
      expect((await send(id, action, body, { ...newKey(), ...code })).status).toBe(200);
      expect(await messageOf(code)).toEqual({ status: 403, message: 'errors.totp_wrong' });
    },
  );
});

describe('a credit note', () => {
  it('200 credits a paid invoice as a whole, and debits the wallet', async () => {
    const { company, invoice } = await paidInvoice();
    const { status, body } = await credit(invoice.id, {});
    expect(status).toBe(200);
    const note = settledInvoiceSchema.parse(body).data;
    expect(note).toMatchObject({ kind: 'credit_note', amount: -500, vat: -76.27, credited_number: invoice.number });
    expect(note.number).toMatch(/^CN-2026-\d{6}$/);
    expect(await postingsOf(note.id)).toEqual({ wallet: -500_00, bank: 500_00 });
    expect(await balanceOf(company)).toBe(0);
    expect(await rowOf(invoice.id)).toMatchObject({ state: 'credited', creditedMinor: 500_00 });
    expect(await rowOf(note.id)).toMatchObject({
      comment: 'ორჯერ გადაიხადეს',
      mailAfter: seededAt,
      buyerAddress: 'ყაზბეგის გამზ. 8',
    });
    expect(await noticesOf(company)).toEqual(['invoice_paid', 'invoice_credited']);
    expect(await latestAudit()).toMatchObject({ action: 'invoices_credit', details: { note: note.number, amount: 500 } });
  });

  it('credits parts until nothing is left', async () => {
    const { company, invoice } = await paidInvoice();
    expect((await credit(invoice.id, { amount: 200 })).status).toBe(200);
    expect(await rowOf(invoice.id)).toMatchObject({ state: 'paid', creditedMinor: 200_00 });
    const tooMuch = await credit(invoice.id, { amount: '300.01' });
    expect(tooMuch).toMatchObject({ status: 422, body: { errors: { amount: ['errors.invoice_credit_max'] } } });
    const rest = settledInvoiceSchema.parse((await credit(invoice.id, {})).body).data;
    expect(rest.amount).toBe(-300);
    expect(await balanceOf(company)).toBe(0);
    expect((await credit(invoice.id, {})).status).toBe(409);
  });

  it('never credits more than there was when two of the staff click at once', async () => {
    const { company, invoice } = await paidInvoice();
    const calls = [];
    for (const colleague of [await insertStaff(api.db, 'support'), await insertStaff(api.db, 'admin')])
      calls.push({ ...colleague.headers, ...newKey(), ...(await freshCode(api.db, colleague, seededAt)) });
    const body = { amount: 300, reason: 'ორჯერ გადაიხადეს' };
    const answers = await Promise.all(calls.map((headers) => send(invoice.id, 'credit', body, headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rowOf(invoice.id)).toMatchObject({ state: 'paid', creditedMinor: 300_00 });
    expect(await balanceOf(company)).toBe(200_00);
  });

  it('409 when the money was spent, and nothing is stored', async () => {
    const { company, invoice } = await paidInvoice();
    await api.db.transaction((tx) =>
      createWalletRepository(tx).post({
        kind: 'purchase',
        onceKey: `test spent ${invoice.id}`,
        userId: company.user.id,
        postings: [
          { kind: 'wallet', ownerId: company.user.id, amountMinor: -1 },
          { kind: 'revenue', amountMinor: 1 },
        ],
        at: seededAt,
      }),
    );
    expect(await credit(invoice.id, {})).toMatchObject({ status: 409, body: { message: 'not_enough_balance' } });
    expect(await rowOf(invoice.id)).toMatchObject({ state: 'paid', creditedMinor: 0 });
    expect((await list(`q=${invoice.number}`)).total).toBe(1);
    expect((await credit(invoice.id, { amount: 499.99 })).status).toBe(200);
  });

  it('cancels an open invoice without moving money, and only as a whole', async () => {
    const company = await insertCompany(api.db);
    const { id } = await insertInvoice(api.db, company.user.id, { mailAfter: seededAt });
    const part = await credit(id, { amount: 100 });
    expect(part).toMatchObject({ status: 422, body: { errors: { amount: ['errors.invoice_credit_whole'] } } });
    expect((await credit(id, {})).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', mailAfter: null });
    expect(await balanceOf(company)).toBe(0);
    expect((await settle(id)).status).toBe(409);
  });

  it('400 without a key, 404 for no invoice, 422 without a reason', async () => {
    const { invoice } = await paidInvoice();
    const code = await freshCode(api.db, staff, seededAt);
    expect((await send(invoice.id, 'credit', { reason: 'because' }, code)).status).toBe(400);
    expect((await credit(2_000_000, {})).status).toBe(404);
    expect(await credit(invoice.id, { reason: '  ' })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    });
  });
});

describe('the staff’s list', () => {
  it('is found by state, number, name and code', async () => {
    const { user } = await insertCompany(api.db);
    const buyer = { buyerName: 'შპს „ხაჭაპური_100%“', buyerCode: '404404404' };
    const paid = await insertInvoice(api.db, user.id, { ...buyer, state: 'paid' });
    const open = await insertInvoice(api.db, user.id, buyer);
    const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id);
    expect(await idsOf('q=404404404')).toEqual([open.id, paid.id]);
    expect(await idsOf('q=404404404&state=paid')).toEqual([paid.id]);
    expect(await idsOf(`q=${open.number}`)).toEqual([open.id]);
    expect(await idsOf(`q=${encodeURIComponent('ხაჭაპური_100%')}`)).toEqual([open.id, paid.id]);
    expect(await idsOf(`q=${encodeURIComponent('ხაჭაპური%100')}`)).toEqual([]);
  });

  it('401 for guests, 404 for anyone outside support, 422 for no state', async () => {
    const moderator = await insertStaff(api.db, 'moderator');
    const company = await insertCompany(api.db);
    const statuses = [{}, company.headers, moderator.headers].map(async (headers) => (await api.call(admin, { headers })).status);
    expect(await Promise.all(statuses)).toEqual([401, 404, 404]);
    expect((await api.call(`${admin}?state=lost`, { headers: staff.headers })).status).toBe(422);
  });
});
