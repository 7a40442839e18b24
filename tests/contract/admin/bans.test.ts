import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationListSchema } from '@/lib/contracts/account/notifications';
import { auditLogSchema } from '@/lib/contracts/admin';
import { appealsSchema, ownBanSchema, staffUserDetailSchema, staffUsersSchema } from '@/lib/contracts/staff/bans';
import { deliverNotifications } from '@/server/jobs/alerts/deliver-notifications';
import { endBans } from '@/server/jobs/end-bans';
import type { Mail } from '@/server/ports/mail';
import { emailSite } from '../../factories/email-site';
import { confirmedHeaders, insertStaff } from '../../factories/staff';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
let moderator: Visitor;
let support: Visitor;
let other: number;
/** A separate one for each test, since a person has ten codes in five minutes. */
beforeEach(async () => {
  moderator = await insertStaff(api.db, 'moderator');
});
beforeAll(async () => {
  support = await insertStaff(api.db, 'support');
  other = (await insertStatement(api.db, { userId: (await insertVisitor(api.db)).user.id })).id;
});

const base = '/api/v1/admin/users';
const inDays = (days: number): string => new Date(seededAt.getTime() + days * 86_400_000).toISOString();
const write = (path: string, { headers }: Visitor, body?: object) =>
  api.call(path, { method: 'POST', headers, ...(body ? { body } : {}) });
const ban = async ({ user }: Visitor, body: object = {}, by = moderator) =>
  api.call(`${base}/${user.id}/ban`, {
    method: 'POST',
    headers: await confirmedHeaders(api, by),
    body: { reason: 'spam', ...body },
  });
const ownBan = async ({ headers }: Visitor) =>
  ownBanSchema.parse((await api.call('/api/v1/bans/own', { headers })).body).data.ban;
const search = async (q: string) =>
  staffUsersSchema
    .parse((await api.call(`${base}?q=${encodeURIComponent(q)}`, { headers: support.headers })).body)
    .data.data.map(({ id }) => id);
const listed = async (id: number) =>
  (await api.call(`/api/microservice/statements?ids=${id}`)).body as { data: { total: number } };
const isListed = async (id: number) => JSON.stringify((await listed(id)).data).includes(`"id":${id}`);
const favourite = (visitor: Visitor) =>
  write('/api/microservice/users/statements/favorites/add', visitor, { statements: [other] });
const appeal = (visitor: Visitor, text = 'ეს შეცდომაა, გთხოვთ გადახედოთ.') => write('/api/v1/bans/own/appeal', visitor, { text });

describe('accounts for the staff', () => {
  it('are found by id, phone, e-mail and name', async () => {
    const { user } = await insertVisitor(api.db, { name: 'თამთა 100%_ია', email: 'tamta@example.ge', phone: '599881122' });
    for (const q of [String(user.id), '599 88 11 22', '+995599881122', 'tamta@exam', '100%_'])
      expect([q, await search(q)]).toEqual([q, [user.id]]);
    expect(await search('100%%')).toEqual([]);
  });

  it('show statements, sessions and bans, only to the staff', async () => {
    const visitor = await insertVisitor(api.db);
    const statement = await insertStatement(api.db, { userId: visitor.user.id });
    const { body } = await api.call(`${base}/${visitor.user.id}`, { headers: support.headers });
    expect(staffUserDetailSchema.parse(body).data).toMatchObject({
      id: visitor.user.id,
      is_banned: false,
      statement_counts: { active: 1 },
      statements: [{ id: statement.id, state: 'active' }],
      bans: [],
    });
    expect((await api.call(`${base}/999999`, { headers: support.headers })).status).toBe(404);
    expect((await api.call(`${base}/${visitor.user.id}`, { headers: visitor.headers })).status).toBe(404);
  });
});

describe('a ban', () => {
  it('hides active statements, refuses writes and allows reads; lifted, everything returns', async () => {
    const visitor = await insertVisitor(api.db);
    const { id } = await insertStatement(api.db, { userId: visitor.user.id });
    const sold = await insertStatement(api.db, { userId: visitor.user.id, state: 'hidden' });
    expect(await isListed(id)).toBe(true);
    expect((await ban(visitor, { comment: 'სამჯერ გაფრთხილდა' })).status).toBe(200);
    expect(await isListed(id)).toBe(false);
    expect(await favourite(visitor)).toMatchObject({ status: 403, body: { message: 'errors.banned' } });
    expect((await api.call('/api/v1/users/notifications', { headers: visitor.headers })).status).toBe(200);
    expect(await ownBan(visitor)).toMatchObject({ reason: 'spam', comment: 'სამჯერ გაფრთხილდა', ends_at: null, appeal: null });
    expect((await write(`${base}/${visitor.user.id}/unban`, moderator)).status).toBe(200);
    expect(await isListed(id)).toBe(true);
    expect(await isListed(sold.id)).toBe(false);
    expect((await favourite(visitor)).status).toBe(200);
    expect(await ownBan(visitor)).toBeNull();
    expect((await write(`${base}/${visitor.user.id}/unban`, moderator)).status).toBe(409);
    const log = auditLogSchema.parse((await api.call('/api/v1/admin/audit', { headers: moderator.headers })).body).data.data;
    expect(log.slice(0, 2).map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['users_unban', visitor.user.id],
      ['users_ban', visitor.user.id],
    ]);
  });

  it('ends by itself at its time, and the statements return', async () => {
    const visitor = await insertVisitor(api.db);
    const { id } = await insertStatement(api.db, { userId: visitor.user.id });
    await ban(visitor, { ends_at: inDays(1) });
    expect(await endBans({ database: api.database, clock: api.now })).toEqual({ returned: 0 });
    expect(await isListed(id)).toBe(false);
    api.setNow(new Date(inDays(1)));
    expect((await favourite(visitor)).status).toBe(200);
    expect(await endBans({ database: api.database, clock: api.now })).toEqual({ returned: 1 });
    expect(await isListed(id)).toBe(true);
    api.setNow(seededAt);
  });

  it('is refused for the staff, twice, into the past, and to the support', async () => {
    const visitor = await insertVisitor(api.db);
    expect(await ban(support)).toMatchObject({ status: 409, body: { message: 'errors.ban_staff' } });
    expect((await ban(visitor, {}, support)).status).toBe(404);
    expect((await ban(visitor, { ends_at: inDays(-1) })).status).toBe(422);
    expect((await ban(visitor, { reason: 'because' })).status).toBe(422);
    const nobody = { user: { ...moderator.user, id: 999_999 }, headers: {} };
    expect((await ban(nobody as Visitor)).status).toBe(404);
    expect((await ban(visitor)).status).toBe(200);
    expect(await ban(visitor)).toMatchObject({ status: 409, body: { message: 'errors.banned_already' } });
  });
});

describe('an appeal', () => {
  const pending = async () =>
    appealsSchema.parse((await api.call('/api/v1/admin/appeals', { headers: moderator.headers })).body).data.data;
  const idOf = async ({ user }: Visitor) => (await pending()).find((row) => row.user.id === user.id)?.id ?? 0;
  const decide = (id: number, decision: string) =>
    write(`/api/v1/admin/appeals/${id}`, moderator, { decision, answer: 'გადავხედეთ.' });

  it('is sent once, read by the staff, and accepted it lifts the ban', async () => {
    const visitor = await insertVisitor(api.db);
    expect((await appeal(visitor)).status).toBe(404);
    await ban(visitor);
    expect((await appeal(visitor, 'short')).status).toBe(422);
    expect((await appeal(visitor)).status).toBe(200);
    expect(await appeal(visitor)).toMatchObject({ status: 409, body: { message: 'errors.appeal_sent' } });
    expect((await decide(await idOf(visitor), 'accept')).status).toBe(200);
    expect(await ownBan(visitor)).toBeNull();
    expect((await pending()).some(({ user }) => user.id === visitor.user.id)).toBe(false);
  });

  it('that is rejected leaves the ban, and the person sees why', async () => {
    const visitor = await insertVisitor(api.db);
    await ban(visitor);
    await appeal(visitor);
    const id = await idOf(visitor);
    expect((await decide(id, 'reject')).status).toBe(200);
    expect((await decide(id, 'reject')).status).toBe(409);
    expect((await ownBan(visitor))?.appeal).toMatchObject({ state: 'rejected', answer: 'გადავხედეთ.' });
  });
});

describe('what a banned person sees', () => {
  const mailsTo = async ({ user }: Visitor): Promise<string[]> => {
    const sent: Mail[] = [];
    const mail = { send: async (one: Mail) => void sent.push(one) };
    await deliverNotifications({ database: api.database, clock: api.now, mail, email: emailSite });
    return sent.filter(({ to }) => to === user.email).map(({ subject, text }) => `${subject}\n${text}`);
  };
  const readerOf = (locale: 'ka' | 'en' | 'ru') =>
    insertVisitor(api.db, {
      locale,
      email: `banned-${locale}@example.com`,
      emailVerified: true,
      mutedMailTypes: [2, 3, 4, 5, 6, 7],
    });
  const noticesOf = async ({ headers }: Visitor) => {
    const { body } = await api.call('/api/v1/users/notifications', { headers });
    return notificationListSchema.parse(body).data.data.map(({ template, text }) => [template, text]);
  };

  it.each([
    ['ka', 'თქვენი ანგარიში შეიზღუდა: სპამი.', 'შეზღუდვა მოიხსნა'],
    ['en', 'Your account is restricted: spam.', 'The restriction is lifted'],
    ['ru', 'Ваш аккаунт ограничен: спам.', 'Ограничение снято'],
  ] as const)(
    'of a ban and its end comes by notification and e-mail in %s, the staff’s texts as they are',
    async (locale, why, lifted) => {
      const visitor = await readerOf(locale);
      await ban(visitor, { comment: 'Три предупреждения <b>' });
      const [mail = '', ...others] = await mailsTo(visitor);
      expect(others).toEqual([]);
      expect(mail).toContain(why);
      expect(mail).toContain('“Три предупреждения <b>”');
      expect(mail).not.toMatch(/unsubscribe|[{}]/);
      await write(`${base}/${visitor.user.id}/unban`, moderator);
      expect((await mailsTo(visitor))[0]).toContain(lifted);
      expect(await noticesOf(visitor)).toEqual([
        ['account_unbanned', null],
        ['account_banned', 'Три предупреждения <b>'],
      ]);
    },
  );

  it('of an answered appeal comes with the answer, once: accepting sends no second notice of the unban', async () => {
    for (const decision of ['accept', 'reject'] as const) {
      const visitor = await insertVisitor(api.db, { locale: 'en', email: `${decision}@example.com`, emailVerified: true });
      await ban(visitor, { ends_at: inDays(3) });
      expect((await mailsTo(visitor))[0]).toMatch(/restricted until .+: spam/);
      await appeal(visitor);
      const { body } = await api.call('/api/v1/admin/appeals', { headers: moderator.headers });
      const id = appealsSchema.parse(body).data.data.find(({ user }) => user.id === visitor.user.id)?.id;
      await write(`/api/v1/admin/appeals/${id}`, moderator, { decision, answer: 'We looked at it again.' });
      const mails = await mailsTo(visitor);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain(decision === 'accept' ? 'Your appeal was accepted' : 'Your appeal was rejected');
      expect(mails[0]).toContain('“We looked at it again.”');
    }
  });
});
