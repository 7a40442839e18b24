import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileSchema } from '@/lib/contracts/account/profile';
import { deliverNotifications } from '@/server/jobs/alerts/deliver-notifications';
import { createNotificationsRepository, type NewNotification } from '@/server/modules/notifications/notifications.repository';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { createSmtpMail, type Mail, type MailPort } from '@/server/ports/mail';
import { emailSite } from '../../factories/email-site';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';
import { type ReceivedEmail, startSmtpServer } from '../../setup/servers/smtp';

const api = useApi();
const statement = {
  id: 7,
  titles: { ka: 'ბინა', en: 'Flat in Vera', ru: 'Квартира' },
  slugs: { ka: 'a', en: 'a', ru: 'a' },
  segments: { ka: 'a', en: 'a', ru: 'a' },
};
let sent: Mail[] = [];
let isRefusing = false;
const sandbox: MailPort = {
  send: async (mail) => {
    if (isRefusing) throw new Error('Refused');
    sent.push(mail);
  },
};
const deliver = (now = seededAt, mail = sandbox) =>
  deliverNotifications({ database: api.database, clock: () => now, mail, email: emailSite });
let readers = 0;
const insertReader = (overrides: Parameters<typeof insertVisitor>[1] = {}) => {
  readers += 1;
  return insertVisitor(api.db, { email: `reader-${readers}@example.com`, emailVerified: true, locale: 'en', ...overrides });
};
const notify = (userId: number, overrides: Partial<NewNotification> = {}) =>
  createNotificationsRepository(api.db).add([
    {
      userId,
      type: 7,
      template: 'statement_message',
      parameters: { statement },
      text: 'Is it <b>still</b> free?',
      senderName: 'Nino',
      senderPhone: '599001234',
      createdAt: seededAt,
      ...overrides,
    },
  ]);
beforeEach(async () => {
  sent = [];
  isRefusing = false;
  await api.db.delete(notifications);
});

describe('a notification', () => {
  it('is mailed once, in its reader’s language, with the message of its sender', async () => {
    const { user } = await insertReader();
    const [row] = await notify(user.id);
    expect(await deliver()).toEqual({ sent: 1, skipped: 0, refused: 0 });
    expect(await deliver()).toEqual({ sent: 0, skipped: 0, refused: 0 });
    const [mail] = sent;
    expect(mail).toMatchObject({ to: user.email, subject: 'New message' });
    expect(mail?.text).toContain('“Is it <b>still</b> free?”\n— Nino, 599 00 12 34');
    expect(mail?.text).toContain('Listing: “Flat in Vera”.');
    expect(mail?.text).toContain(`https://aivani.example/en/account/notifications/${row?.uuid}`);
    expect(mail?.html).toContain('Is it &lt;b&gt;still&lt;/b&gt; free?');
    expect(mail?.html).not.toContain('<b>still');
  });

  it('has the logo, the date and the contacts of the site, as all emails of notifications', async () => {
    const { user } = await insertReader();
    await notify(user.id, { createdAt: new Date('2026-11-21T20:30:00Z') });
    await deliver(new Date('2027-01-02T08:00:00Z'));
    const [mail] = sent;
    expect(mail?.text.split('\n\n').at(0)).toBe('Aivani · 22\u00a0Nov, 00:30');
    expect(mail?.text.split('\n\n').at(-1)).toBe('Aivani · 032 2 11 22 33 · support@aivani.example');
    expect(mail?.html).toMatch(/<img src="https:\/\/aivani\.example\/assets\/brand\/[\w-]+\.png"[^>]* alt="Aivani"/);
    expect(mail?.html).toContain('>22\u00a0Nov, 00:30</td>');
    expect(mail?.html).toContain('href="mailto:support@aivani.example"');
  });

  it.each([
    [1, 'company_lead', { client_name: 'Tea', client_phone: '599001234' }, 'Tea, 599 00 12 34'],
    [1, 'company_rejected', { company_name: 'Dom' }, 'Dom: заявка отклонена'],
    [2, 'agent_request', { broker_name: 'Dom' }, 'Dom приглашает'],
    [3, 'client_check', { sender_name: 'Nino', statement }, 'Квартира'],
    [4, 'client_numbers', { author_name: 'Nino', client_name: 'Tea', statement }, 'Tea'],
    [5, 'agent_declined', { agent_name: 'Gia' }, 'Gia'],
    [6, 'statement_expired', { statement, expires_at: seededAt.toISOString() }, 'Квартира'],
  ] as const)('of type %i, %s, is mailed', async (type, template, parameters, words) => {
    const { user } = await insertReader({ locale: 'ru' });
    await notify(user.id, { type, template, parameters, text: null });
    await deliver();
    expect(sent[0]?.text).toContain(words);
    expect(sent[0]?.text).not.toMatch(/[{}]|undefined/);
  });

  it('of type 1 about the reader’s own actions, one that is read, and one whose reader has no e-mail stay on the site', async () => {
    const { user } = await insertReader();
    await notify(user.id, { type: 1, template: 'agent_accepted', parameters: { agent_name: 'Gia' } });
    await notify(user.id, { seen: true });
    await notify((await insertReader({ email: null })).user.id);
    expect(await deliver()).toEqual({ sent: 0, skipped: 2, refused: 0 });
  });

  it('that the server refused is retried after growing pauses, and finally given up', async () => {
    const { user } = await insertReader();
    await notify(user.id);
    isRefusing = true;
    expect(await deliver()).toMatchObject({ refused: 1 });
    expect(await deliver(new Date(seededAt.getTime() + 59_000))).toMatchObject({ refused: 0 });
    expect(await deliver(new Date(seededAt.getTime() + 60_000))).toMatchObject({ refused: 1 });
    for (let day = 1; day <= 7; day += 1)
      expect(await deliver(new Date(seededAt.getTime() + day * 86_400_000))).toMatchObject({ refused: 1 });
    isRefusing = false;
    expect(await deliver(new Date(seededAt.getTime() + 9 * 86_400_000))).toEqual({ sent: 0, skipped: 0, refused: 0 });
  });

  it('of a type that its reader switched off stays on the site', async () => {
    const { user, headers } = await insertReader();
    const body = { muted_mail_types: [7], locale: 'ru' };
    const response = await api.call('/api/v1/profile/update', { method: 'POST', body, headers });
    expect(profileSchema.parse(response.body).data).toMatchObject(body);
    await notify(user.id);
    await notify(user.id, { type: 2, template: 'agent_request', parameters: { broker_name: 'Dom' } });
    expect(await deliver()).toEqual({ sent: 1, skipped: 1, refused: 0 });
    expect(sent[0]?.subject).toBe('Приглашение от брокера');
  });

  it('of a company’s lead can be switched off separately', async () => {
    const { user, headers } = await insertReader({ typeId: 3 });
    const lead = { type: 1, template: 'company_lead', parameters: { client_name: 'Tea', client_phone: '599001234' } } as const;
    await api.call('/api/v1/profile/update', { method: 'POST', body: { muted_mail_types: [1] }, headers });
    await notify(user.id, lead);
    await notify(user.id);
    expect(await deliver()).toEqual({ sent: 1, skipped: 1, refused: 0 });
    await api.call('/api/v1/profile/update', { method: 'POST', body: { muted_mail_types: [] }, headers });
    await notify(user.id, { ...lead, text: 'Call me' });
    await deliver();
    expect(sent[1]?.text).toContain('“Call me”\n— Nino, 599 00 12 34');
  });

  it.each([[0], [9]])('of type %i cannot be switched off', async (type) => {
    const { headers } = await insertReader();
    const response = await api.call('/api/v1/profile/update', { method: 'POST', body: { muted_mail_types: [type] }, headers });
    expect(response.status).toBe(422);
  });
});

describe('unsubscribing', () => {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let received: ReceivedEmail[] = [];
  beforeAll(async () => {
    smtp = await startSmtpServer((mail) => received.push(mail));
  });
  afterAll(async () => smtp.close());
  const path = '/api/v1/notifications/unsubscribe';
  /** As a mail client calls it: no key, no session, a form. */
  const post = (token: string) =>
    api.call(`${path}?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      headers: { 'x-website-key': null },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });

  it('works by the button of the mail client, signed out, only for that type', async () => {
    received = [];
    const { user } = await insertReader();
    await notify(user.id);
    await deliver(seededAt, createSmtpMail(smtp.url, 'Aivani <help@aivani.example>'));
    const headers = received[0]?.headers.replaceAll(/\r\n\s+/g, '') ?? '';
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = /List-Unsubscribe:\s*<https:\/\/aivani\.example([^>]+)>/.exec(headers)?.[1] ?? '';
    expect(address.startsWith(`${path}?token=`)).toBe(true);
    const token = new URLSearchParams(address.split('?')[1]).get('token') ?? '';
    expect(await post(token)).toMatchObject({ status: 200, body: { data: { type: 7 } } });
    expect(await post(token)).toMatchObject({ status: 200 });
    await notify(user.id);
    await notify(user.id, { type: 2, template: 'agent_request', parameters: { broker_name: 'Dom' } });
    expect(await deliver()).toEqual({ sent: 1, skipped: 1, refused: 0 });
  });

  it('is 422 for a token that this site did not sign', async () => {
    const { user } = await insertReader();
    await notify(user.id);
    await deliver();
    const token = new URL(sent[0]?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    const [, type, signature] = token.split('.');
    for (const forged of [`${user.id + 1}.${type}.${signature}`, `${user.id}.2.${signature}`, `${user.id}.${type}.`, 'nonsense'])
      expect(await post(forged)).toMatchObject({ status: 422, body: { errors: { token: ['errors.link_invalid'] } } });
    await notify(user.id);
    await api.db.update(notifications).set({ seen: false }).where(eq(notifications.userId, user.id));
    expect(await deliver()).toMatchObject({ sent: 1 });
  });
});
