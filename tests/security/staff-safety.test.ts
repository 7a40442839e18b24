import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authenticatorSchema, staffMemberSchema } from '@/lib/contracts/admin';
import { createStaffRepository } from '@/server/modules/staff/staff.repository';
import { auditLog } from '@/server/modules/staff/staff.table';
import { newTotpSecret, totpCodeAt } from '@/server/modules/staff/totp';
import { sessions } from '@/server/modules/users/users.table';
import { insertNewStaff } from '../factories/staff';
import { useApi } from '../setup/api';
import { openApp } from '../setup/app';
import { seededAt } from '../setup/database';

const api = useApi();
const base = '/api/v1/admin';
const hoursLater = (hours: number): Date => new Date(seededAt.getTime() + hours * 3_600_000);

const texts = { ka: 'ა', en: 'a', ru: 'а' };

/**
 * What costs money, binds people or cannot be undone, each with a body that passes its schema. Roles, and authenticators in place of
 * others, are given on the command line only. A decision to ban is listed with the ban itself; the other decisions of moderation can be taken back.
 */
const dangerous: Record<string, object> = {
  'DELETE /articles/:id': {},
  'DELETE /banners/:id': {},
  'DELETE /blocked-words/:id': {},
  'DELETE /chat/replies/:id': {},
  'DELETE /footer/entries/:id': {},
  'DELETE /group-companies/entries/:id': {},
  'DELETE /navigation/entries/:key': {},
  'POST /exchange-rate': { currency_id: 2, rate: '2.7', ends_at: hoursLater(24).toISOString(), reason: 'The bank is closed' },
  'POST /exchange-rate/:id/end': {},
  'POST /invoices/:id/credit': { amount: '10', reason: 'A wrong service' },
  'POST /invoices/:id/settle': {},
  'POST /moderation/:id': { decision: 'ban', reason: 'ban_fraud', comment: '' },
  'POST /prices': { key: 'legal_check', amount: '10' },
  'POST /promo-codes': { code: 'SPRING', percent: 10, uses_max: 5 },
  'POST /refunds': { payment_id: 1, reason: 'The service failed' },
  'POST /refunds/:id/approve': {},
  'POST /users/:id/ban': { reason: 'fraud' },
  'PUT /pages/:key': { titles: texts, bodies: texts, edited_at: seededAt.toISOString() },
};

const staffRoutes = (): string[] => {
  const found = openApp(api).routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith(`${base}/`) && !path.includes('*'),
  );
  return [...new Set(found.map(({ method, path }) => `${method} ${path.slice(base.length)}`))].sort();
};
const addressOf = (path: string): string =>
  base + path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, name) => (name === 'key' ? 'about' : '1'));
const messageOf = ({ body }: { body: unknown }) => (body as { message?: string }).message;

async function enrolled() {
  const staff = await insertNewStaff(api.db, 'admin');
  const secret = newTotpSecret();
  await createStaffRepository(api.db).setTotp(staff.user.id, secret, api.now());
  const prove = (code: string) =>
    api.call(`${base}/me/second-factor`, { method: 'POST', headers: { ...staff.headers, 'x-totp-code': code } });
  return { ...staff, secret, prove };
}

describe('V6.3.3 the second factor of the staff', () => {
  it.each([
    ['with', enrolled],
    ['without', () => insertNewStaff(api.db, 'admin')],
  ])('is required before any call of the staff, of those %s an authenticator', async (_, insert) => {
    const { headers } = await insert();
    const open: string[] = [];
    for (const route of staffRoutes()) {
      const [method = '', path = ''] = route.split(' ');
      const answer = await api.call(addressOf(path), { method, headers, ...(method === 'GET' ? {} : { body: {} }) });
      if (answer.status !== 403 || messageOf(answer) !== 'errors.second_factor') open.push(route);
    }
    expect(open).toEqual(['GET /me', 'POST /me/authenticator', 'POST /me/authenticator/confirm', 'POST /me/second-factor']);
    expect(messageOf(await api.call('/api/v1/take-loans', { headers }))).toBe('errors.second_factor');
  });

  it('opens the session that entered it, for twelve hours and until another authenticator is issued', async () => {
    const { headers, secret, prove, user } = await enrolled();
    const due = async () => staffMemberSchema.parse((await api.call(`${base}/me`, { headers })).body).data.is_second_factor_due;
    expect(await due()).toBe(true);
    expect(messageOf(await prove('000000'))).toBe('errors.totp_wrong');
    expect(await due()).toBe(true);
    expect((await prove(totpCodeAt(secret, api.now()))).status).toBe(200);
    expect(await due()).toBe(false);
    expect((await api.call(`${base}/audit`, { headers })).status).toBe(200);
    await api.db.insert(sessions).values({ token: 'other', userId: user.id, expiresAt: hoursLater(100) });
    expect(await api.db.$count(sessions, sql`user_id = ${user.id} and second_factor_at is not null`)).toBe(1);
    api.setNow(hoursLater(12));
    expect(await due()).toBe(true);
    expect((await prove(totpCodeAt(secret, api.now()))).status).toBe(200);
    api.setNow(hoursLater(12.1));
    await createStaffRepository(api.db).setTotp(user.id, newTotpSecret(), api.now());
    expect(await due()).toBe(true);
    api.setNow(seededAt);
  });
});

describe('V6.1.2 an authenticator', () => {
  const me = `${base}/me`;
  const setUp = async () => {
    const staff = await insertNewStaff(api.db, 'support');
    const { headers, user } = staff;
    const issue = () => api.call(`${me}/authenticator`, { method: 'POST', headers });
    const secretOf = async () => authenticatorSchema.parse((await issue()).body).data.secret;
    const send = (path: string, code: string) =>
      api.call(`${me}/${path}`, { method: 'POST', headers: { ...headers, 'x-totp-code': code } });
    const confirm = (code: string) => send('authenticator/confirm', code);
    const stateOf = async (own = headers) => staffMemberSchema.parse((await api.call(me, { headers: own })).body).data;
    return { user, issue, secretOf, send, confirm, stateOf };
  };
  const codeOf = (secret: string, at = api.now()) => totpCodeAt(secret, at);
  const waiting = { has_authenticator: false, is_second_factor_due: true };

  it('is set up by a member of the staff without one: its first code opens the session, and is logged', async () => {
    const { user, issue, send, confirm, stateOf } = await setUp();
    expect(await stateOf()).toMatchObject(waiting);
    expect([(await confirm('123456')).status, messageOf(await confirm('123456'))]).toEqual([403, 'errors.totp_missing']);
    const issued = await issue();
    expect(issued.headers.get('cache-control')).toBe('private, no-store');
    const { secret, uri } = authenticatorSchema.parse(issued.body).data;
    expect([new URL(uri).searchParams.get('secret'), new URL(uri).searchParams.get('issuer')]).toEqual([secret, 'Aivani']);
    expect(messageOf(await confirm(''))).toBe('errors.totp_required');
    expect(messageOf(await confirm('000000'))).toBe('errors.totp_wrong');
    expect(await stateOf()).toMatchObject(waiting);
    expect((await confirm(codeOf(secret))).status).toBe(200);
    expect(await stateOf()).toMatchObject({ has_authenticator: true, is_second_factor_due: false });
    expect(messageOf(await send('second-factor', codeOf(secret)))).toBe('errors.totp_wrong');
    const logged = await api.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.staffUserId, user.id));
    expect(logged.map(({ action }) => action)).toEqual(['staff_totp', 'staff_second_factor']);
  });

  it('opens nothing while it is pending, and only the last one issued is confirmed', async () => {
    const { secretOf, send, confirm, stateOf } = await setUp();
    const [first, last] = [await secretOf(), await secretOf()];
    expect(messageOf(await send('second-factor', codeOf(last)))).toBe('errors.totp_missing');
    expect(messageOf(await confirm(codeOf(first)))).toBe('errors.totp_wrong');
    expect(await stateOf()).toMatchObject(waiting);
    expect((await confirm(codeOf(last))).status).toBe(200);
  });

  it('is not replaced by a session, whether it entered the code or not', async () => {
    const { user, issue, secretOf, confirm, stateOf } = await setUp();
    const secret = await secretOf();
    expect((await confirm(codeOf(secret))).status).toBe(200);
    await api.db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, user.id));
    for (const answer of [await issue(), await confirm(codeOf(secret, hoursLater(30 / 3600)))])
      expect([answer.status, messageOf(answer)]).toEqual([409, 'errors.totp_enrolled']);
    expect(await stateOf()).toMatchObject({ has_authenticator: true, is_second_factor_due: true });
  });

  it('may be guessed ten times in five minutes', async () => {
    const { secretOf, confirm } = await setUp();
    const secret = await secretOf();
    for (let guess = 0; guess < 10; guess += 1) await confirm('12345');
    expect((await confirm(codeOf(secret))).status).toBe(429);
  });
});

describe('V7.5.3 a fresh code', () => {
  it('is required by every deletion and by each dangerous action, and by nothing that the list leaves out', async () => {
    const { headers, secret, prove } = await enrolled();
    await prove(totpCodeAt(secret, api.now()));
    const asking: string[] = [];
    for (const route of staffRoutes().filter((one) => !one.startsWith('GET ') && one !== 'POST /me/second-factor')) {
      const [method = '', path = ''] = route.split(' ');
      const body = dangerous[route] ?? {};
      const key = { 'idempotency-key': randomUUID() };
      const answer = await api.call(addressOf(path), { method, headers: { ...headers, ...key }, body });
      if (messageOf(answer) === 'errors.totp_required') asking.push(route);
    }
    expect(asking).toEqual(Object.keys(dangerous).sort());
    expect(staffRoutes().filter((route) => route.startsWith('DELETE ') && !(route in dangerous))).toEqual([]);
  });
});

describe('V16.4.2 the audit log', () => {
  it('refuses every change of its rows, whatever the query', async () => {
    const { user } = await enrolled();
    const entry = { staffUserId: user.id, action: 'leads_mark', subjectId: 1, details: {}, createdAt: seededAt } as const;
    await api.db.insert(auditLog).values(entry);
    const refusal = { cause: { message: expect.stringContaining('append-only') } };
    await expect(api.db.update(auditLog).set({ subjectId: 2 }).where(eq(auditLog.staffUserId, user.id))).rejects.toMatchObject(
      refusal,
    );
    await expect(api.db.delete(auditLog).where(eq(auditLog.staffUserId, user.id))).rejects.toMatchObject(refusal);
    await expect(api.db.execute(sql`truncate audit_log`)).rejects.toMatchObject(refusal);
    expect(await api.db.$count(auditLog, eq(auditLog.staffUserId, user.id))).toBe(1);
  });
});

describe('V8.2.1 nobody of the staff', () => {
  it('becomes another person: no call of the staff starts a session or names a token', async () => {
    const { headers, secret, prove } = await enrolled();
    await prove(totpCodeAt(secret, api.now()));
    const before = await api.db.$count(sessions);
    for (const route of staffRoutes().filter((one) => !/\/events$/.test(one))) {
      const [method = '', path = ''] = route.split(' ');
      const answer = await api.call(addressOf(path), {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: dangerous[route] ?? {} }),
      });
      expect([route, answer.headers.getSetCookie(), JSON.stringify(answer.body).includes('token')]).toEqual([route, [], false]);
    }
    expect(await api.db.$count(sessions)).toBe(before);
  });
});
