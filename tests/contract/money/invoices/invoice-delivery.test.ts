import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverInvoices } from '@/server/jobs/deliver-invoices';
import { invoices } from '@/server/modules/invoices/invoices.table';
import type { Seller } from '@/server/modules/invoices/sheet/seller';
import { createSmtpMail, type Mail, type MailPort } from '@/server/ports/mail';
import { insertCompany, insertInvoice } from '@/tests/factories/money/invoice';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { type ReceivedEmail, startSmtpServer } from '@/tests/setup/servers/smtp';

const api = useApi();
const email = { siteName: { ka: 'აივანი', en: 'Aivani', ru: 'Айвани' }, siteUrl: 'https://aivani.example' };
const sheet = new TextEncoder().encode('%PDF-1.7 sheet');
let sent: Mail[] = [];
let isRefusing = false;
const sandbox: MailPort = {
  send: async (mail) => {
    if (isRefusing) throw new Error('Refused');
    sent.push(mail);
  },
};
const seller: Seller = {
  ...{ siteName: 'აივანი', name: 'შპს „აივანი“', code: '400000001', address: 'თბილისი', phone: '', email: 'help@aivani.example' },
  ...{ bank: 'სს „იბერია ბანკი“', iban: 'GE00IB0000000000000001', bic: 'IBERGE22' },
};
const deliver = (now = seededAt, mail = sandbox) =>
  deliverInvoices({ database: api.database, clock: () => now, mail, email, draw: async () => sheet, seller });
const waiting = async (overrides: Partial<typeof invoices.$inferInsert> = {}, locale: 'ka' | 'en' | 'ru' = 'en') => {
  const { user } = await insertCompany(api.db, { locale });
  return insertInvoice(api.db, user.id, { mailAfter: seededAt, ccEmails: ['boss@example.ge'], ...overrides });
};
const minutesLater = (minutes: number) => new Date(seededAt.getTime() + minutes * 60_000);
beforeEach(async () => {
  sent = [];
  isRefusing = false;
  await api.db.delete(invoices);
});

describe('the mail of an invoice', () => {
  it('is sent once, with the sheet, to the account and the other addresses', async () => {
    const { number } = await waiting();
    expect(await deliver()).toEqual({ sent: 1, refused: 0 });
    expect(await deliver(minutesLater(5))).toEqual({ sent: 0, refused: 0 });
    const [mail] = sent;
    expect(mail).toMatchObject({ to: 'company@example.ge', cc: ['boss@example.ge'], subject: `Aivani: invoice ${number}` });
    expect(mail?.attachments).toEqual([{ name: `${number}.pdf`, mediaType: 'application/pdf', bytes: sheet }]);
    expect(mail?.text).toMatch(/₾500, due 4\sDec\./);
    expect(mail?.text).toContain('https://aivani.example/en/account/payments?tab=invoices');
  });

  it('adds the seller to invoices from before it was stored, and to no others', async () => {
    const kept = { ...seller, name: 'შპს „ძველი აივანი“' };
    const [old, known] = [await waiting({ seller: null }), await waiting({ seller: kept })];
    await deliver();
    const rows = await api.db.select({ id: invoices.id, seller: invoices.seller }).from(invoices).orderBy(invoices.id);
    expect(rows).toEqual([
      { id: old.id, seller },
      { id: known.id, seller: kept },
    ]);
  });

  it.each([
    ['the paid copy', { state: 'paid', paidAt: seededAt }, /^Aivani: invoice .+ is paid$/],
    ['a credit note', { kind: 'credit_note', amountMinor: -1, vatMinor: 0 }, /^Aivani: credit note /],
  ] as const)('names %s', async (_name, overrides, subject) => {
    await waiting(overrides);
    await deliver();
    expect(sent[0]?.subject).toMatch(subject);
  });

  it('speaks the language of the account', async () => {
    await waiting({}, 'ka');
    await deliver();
    expect(sent[0]?.subject).toMatch(/^აივანი: ინვოისი /);
  });

  it('is retried after a refusal, a little later each time', async () => {
    const { id } = await waiting();
    isRefusing = true;
    expect(await deliver()).toEqual({ sent: 0, refused: 1 });
    expect(await deliver()).toEqual({ sent: 0, refused: 0 });
    expect(await deliver(minutesLater(1))).toEqual({ sent: 0, refused: 1 });
    isRefusing = false;
    expect(await deliver(minutesLater(2))).toEqual({ sent: 0, refused: 0 });
    expect(await deliver(minutesLater(3))).toEqual({ sent: 1, refused: 0 });
    expect((await api.db.select().from(invoices).where(eq(invoices.id, id)))[0]).toMatchObject({ mailAfter: null, mailTries: 3 });
  });

  it('is given up after thirty tries', async () => {
    const { id } = await waiting({ mailTries: 29 });
    isRefusing = true;
    await deliver();
    expect((await api.db.select().from(invoices).where(eq(invoices.id, id)))[0]?.mailAfter).toBeNull();
  });

  it('of an invoice that is paid during the first delivery is followed by the paid copy', async () => {
    const { id } = await waiting();
    const paying: MailPort = {
      send: async (mail) => {
        sent.push(mail);
        if (sent.length === 1)
          await api.db.update(invoices).set({ state: 'paid', paidAt: seededAt, mailAfter: seededAt }).where(eq(invoices.id, id));
      },
    };
    await deliver(seededAt, paying);
    await deliver(seededAt, paying);
    expect(sent.map(({ subject }) => subject.endsWith('is paid'))).toEqual([false, true]);
  });

  it('passes a mail server with its attachment', async () => {
    const received: ReceivedEmail[] = [];
    const smtp = await startSmtpServer((mail) => received.push(mail));
    const { number } = await waiting();
    expect(await deliver(seededAt, createSmtpMail(smtp.url, 'help@aivani.example'))).toEqual({ sent: 1, refused: 0 });
    await smtp.close();
    expect(received[0]?.to).toEqual(['company@example.ge', 'boss@example.ge']);
    expect(received[0]?.headers).toMatch(/^Cc: boss@example\.ge/m);
    expect(received[0]?.text).toContain(`filename=${number}.pdf`);
    expect(received[0]?.text).toContain(Buffer.from(sheet).toString('base64'));
  });
});
