import { asc, eq } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { compose } from '@/server/composition/compose';
import { readServerEnv } from '@/server/env';
import { deliverLoanRequests } from '@/server/jobs/jobs';
import { banks, loanRequests } from '@/server/modules/mortgage/mortgage.table';
import { outbox } from '@/server/modules/users/users.table';
import type { Mail } from '@/server/ports/mail';
import { bankIds, createLoanRequestPath, insertBorrower, loanBody } from '../../factories/loan-request';
import { insertStatement } from '../../factories/statement';
import { useApi } from '../../setup/api';
import { testCipher } from '../../setup/data-key';
import { seededAt } from '../../setup/database';

const api = useApi();
const email = { siteName: { ka: 'აივანი', en: 'Aivani', ru: 'Айвани' }, siteUrl: 'https://aivani.example', cipher: testCipher };
const minutesOn = (minutes: number): Date => new Date(seededAt.getTime() + minutes * 60_000);
const personalNumber = '01001012345';

async function createLoanRequest(overrides: Record<string, unknown> = {}): Promise<number> {
  const { headers, phone } = await insertBorrower(api.db);
  const response = await api.call(createLoanRequestPath, {
    method: 'POST',
    headers,
    body: loanBody({ phone_number: phone, ...overrides }),
  });
  expect(response.status).toBe(200);
  return (response.body as { data: { id: number } }).data.id;
}
const stored = async (id: number) => (await api.db.select().from(loanRequests).where(eq(loanRequests.id, id)))[0];

/** A run with a mail server that refuses what `isRefusing` says. */
async function run(now: Date, isRefusing: (mail: Mail) => boolean = () => false) {
  const mails: Mail[] = [];
  const send = async (mail: Mail): Promise<void> => {
    if (isRefusing(mail)) throw new Error(`550 refused: ${mail.text}`);
    mails.push(mail);
  };
  const report = await deliverLoanRequests({ database: api.database, clock: () => now, mail: { send }, email });
  return { report, mails };
}

describe('deliver loan requests', () => {
  it('mails a request to its bank once, with all that it needs, and marks it sent', async () => {
    const { id: statementId } = await insertStatement(api.db);
    const asked = {
      bank_id: bankIds.asking,
      percentage_rate: 7.6,
      month: 120,
      monthly_income: '3500',
      employer: 'სკოლა {email}',
    };
    const id = await createLoanRequest({ ...asked, statement_id: statementId, only_from_developer: 0, locale: 'en' });
    const { report, mails } = await run(minutesOn(1));
    expect(report).toEqual({ sent: 1, refused: 0 });
    expect(mails.map(({ to }) => to)).toEqual(['ipoteka@kolkheti.example']);
    const [{ subject, text } = { subject: '', text: '' }] = mails;
    expect(subject).toBe(`აივანი: სესხის მოთხოვნა № ${id}`);
    for (const part of [
      `№ ${id}`,
      '170\u00a0000\u00a0$',
      '34\u00a0000\u00a0$',
      '136\u00a0000\u00a0$',
      'ვადა, თვე: 120',
      'წლიური განაკვეთი: 7,6%',
      'სახელი: ნინო',
      'გვარი: ბერიძე',
      '+995 599 70 ',
      'nino@example.ge',
      `პირადი ნომერი: ${personalNumber}`,
      'ენა: English',
      'თვიური შემოსავალი, ₾: 3500',
      'სამუშაო ადგილი: სკოლა {email}',
      'ყიდულობს: მესაკუთრისგან',
      `განცხადება: https://aivani.example/statements/${statementId}`,
    ])
      expect(text).toContain(part);
    expect(text.replace('სკოლა {email}', '')).not.toMatch(/[{}]|undefined|null/);
    expect(await stored(id)).toMatchObject({ state: 'sent', sentAt: minutesOn(1) });
    expect((await run(minutesOn(2))).mails).toEqual([]);
  });

  it.each(['ka', 'en', 'ru'] as const)('writes to a bank in its language: %s', async (locale) => {
    await api.db.update(banks).set({ leadLocale: locale }).where(eq(banks.id, bankIds.plain));
    await createLoanRequest();
    const { mails } = await run(minutesOn(1));
    await api.db.update(banks).set({ leadLocale: 'ka' }).where(eq(banks.id, bankIds.plain));
    const [{ subject, text } = { subject: '', text: '' }] = mails;
    expect(subject).toContain(email.siteName[locale]);
    expect(text).toContain({ ka: 'დეველოპერისგან', en: 'Buys from: a developer', ru: 'у застройщика' }[locale]);
    expect(text).not.toMatch(/[{}]|undefined|statements\//);
  });

  it('never puts what identifies the sender into the subject', async () => {
    await createLoanRequest();
    const { mails } = await run(minutesOn(1));
    expect(mails[0]?.subject).not.toMatch(/ნინო|ბერიძე|01001012345|599|@/);
  });

  it('sends nothing of a request that is not to be sent to a bank', async () => {
    const id = await createLoanRequest({ send_lead: 0 });
    expect((await run(minutesOn(1))).mails).toEqual([]);
    expect((await stored(id))?.state).toBe('kept');
  });

  it('retries a refused mail after a minute, then after two, and continues with the others', async () => {
    const refusedId = await createLoanRequest({ bank_id: bankIds.gelOnly, currency_id: 1, percentage_rate: 13.2 });
    const takenId = await createLoanRequest();
    const isRefusing = ({ to }: Mail) => to === 'loans@chukurtma.example';
    expect((await run(seededAt, isRefusing)).report).toEqual({ sent: 1, refused: 1 });
    expect([(await stored(refusedId))?.state, (await stored(takenId))?.state]).toEqual(['new', 'sent']);
    expect((await run(new Date(minutesOn(1).getTime() - 1))).report).toEqual({ sent: 0, refused: 0 });
    expect((await run(minutesOn(1), isRefusing)).report).toEqual({ sent: 0, refused: 1 });
    expect((await run(new Date(minutesOn(3).getTime() - 1))).report).toEqual({ sent: 0, refused: 0 });
    const { mails } = await run(minutesOn(3));
    expect(mails.map(({ to }) => to)).toEqual(['loans@chukurtma.example']);
    expect(await stored(refusedId)).toMatchObject({ state: 'sent', mailTries: 2 });
  });

  it('waits no longer than about an hour', async () => {
    const id = await createLoanRequest();
    await api.db.update(loanRequests).set({ mailTries: 40 }).where(eq(loanRequests.id, id));
    await run(seededAt, () => true);
    expect((await stored(id))?.mailAfter).toEqual(minutesOn(64));
    expect((await run(minutesOn(64))).report).toEqual({ sent: 1, refused: 0 });
  });

  it('sends the longest waiting first', async () => {
    const ids = [await createLoanRequest(), await createLoanRequest()];
    const { mails } = await run(minutesOn(1));
    expect(mails.map(({ subject }) => Number(/\d+/.exec(subject)?.[0]))).toEqual(ids);
  });

  it('is stored in the outbox where no mail server is configured', async () => {
    const id = await createLoanRequest();
    const clock = () => minutesOn(1);
    const env = readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const { mail } = compose({ env, database: api.database, clock, logger: pino({ level: 'silent' }) }).ports;
    await deliverLoanRequests({ database: api.database, clock, mail, email });
    const rows = await api.db.select().from(outbox).where(eq(outbox.channel, 'mail')).orderBy(asc(outbox.id));
    expect(rows).toMatchObject([{ recipient: 'loans@iberia-bank.example', subject: expect.stringContaining(String(id)) }]);
  });
});
