import { asc, desc, eq } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { callRequests } from '@/server/modules/call-requests/call-requests.table';
import { outbox, users } from '@/server/modules/users/users.table';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { type ReceivedEmail, startSmtpServer } from '../../setup/servers/smtp';

const api = useApi({ SUPPORT_EMAIL: 'support@aivani.example' });
const path = '/api/v1/call-request';

let addresses = 0;
/** An address without requests so far. */
const freshAddress = () => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};
let numbers = 0;
/** A phone number without requests so far. */
const freshPhone = () => {
  numbers += 1;
  return `599${String(100_000 + numbers)}`;
};
const send = (body: unknown, headers: Record<string, string | null> = {}) =>
  api.call(path, { method: 'POST', body, headers: { 'x-client-address': freshAddress(), ...headers } });
const callRequest = (overrides: Record<string, unknown> = {}) => ({ name: 'ნინო', phone_number: freshPhone(), ...overrides });
const stored = (phone: string) =>
  api.db.select().from(callRequests).where(eq(callRequests.phoneNumber, phone)).orderBy(asc(callRequests.id));
/** The email about the only request of a number. */
async function emailFor(phone: string) {
  const [request] = await stored(phone);
  const subject = `აივანი: დარეკვის მოთხოვნა № ${request?.id}`;
  const emails = () => api.db.select().from(outbox).where(eq(outbox.subject, subject));
  await expect.poll(async () => (await emails()).length).toBe(1);
  return (await emails())[0];
}

describe('POST call-request, 200', () => {
  it('stores a guest’s request and emails it to the support address', async () => {
    const phone = freshPhone();
    const response = await send({ name: '  ნინო ბერიძე ', phone_number: phone, comment: ' იპოთეკა\nსაღამოს ' });
    expect(response).toMatchObject({ status: 200, body: { result: true, data: null } });
    const [row, ...more] = await stored(phone);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ name: 'ნინო ბერიძე', comment: 'იპოთეკა\nსაღამოს', userId: null });
    expect(row?.createdAt.toISOString()).toBe('2026-11-20T09:00:00.000Z');
    const email = await emailFor(phone);
    expect(email).toMatchObject({ channel: 'mail', recipient: 'support@aivani.example' });
    for (const part of ['სახელი: ნინო ბერიძე', `+995 ${phone.slice(0, 3)} `, 'კომენტარი:\nიპოთეკა\nსაღამოს'])
      expect(email?.text).toContain(part);
    expect(email?.text).not.toMatch(/[{}]|undefined|null/);
  });
  it('stores the account of a signed-in visitor, and removes it when the account is deleted', async () => {
    const phone = freshPhone();
    const { user, headers } = await insertVisitor(api.db);
    expect((await send(callRequest({ phone_number: phone }), headers)).status).toBe(200);
    expect(await stored(phone)).toMatchObject([{ userId: user.id, comment: '' }]);
    await api.db.delete(users).where(eq(users.id, user.id));
    expect(await stored(phone)).toMatchObject([{ userId: null, name: 'ნინო' }]);
  });
  it('mentions no comment where there is none', async () => {
    const phone = freshPhone();
    expect((await send(callRequest({ phone_number: phone, comment: '  ' }))).status).toBe(200);
    expect((await emailFor(phone))?.text).not.toContain('კომენტარი');
  });
  it.each([
    ['+995 599 90 00 01', '599900001'],
    ['00995599900002', '599900002'],
    ['995-599-900-003', '599900003'],
    ['599 (90) 00.04', '599900004'],
    ['032 2 90 00 05', '322900005'],
    ['+995 32 2 90 00 06', '322900006'],
  ])('reads the number %s', async (written, read) => {
    expect((await send(callRequest({ phone_number: written }))).status).toBe(200);
    expect(await stored(read)).toHaveLength(1);
  });
  it('accepts the longest name and comment, and a form', async () => {
    expect((await send(callRequest({ name: 'ა'.repeat(255), comment: 'ბ'.repeat(1000) }))).status).toBe(200);
    expect((await send(new URLSearchParams({ name: 'Nino', phone_number: freshPhone() }))).status).toBe(200);
  });
  it('removes characters that a database cannot store', async () => {
    const phone = freshPhone();
    expect((await send(callRequest({ phone_number: phone, comment: 'დილით\u0000\r\nსაღამოს' }))).status).toBe(200);
    expect(await stored(phone)).toMatchObject([{ comment: 'დილით \nსაღამოს' }]);
  });
});

describe('the email of a call request', () => {
  it('is sent without headers that the visitor wrote', async () => {
    const taken: ReceivedEmail[] = [];
    const smtp = await startSmtpServer((mail) => taken.push(mail));
    const app = openApp(api, { SMTP_URL: smtp.url });
    const injection = 'Nino\r\nBcc: attacker@evil.example\r\nX-Injected: 1';
    const body = JSON.stringify(callRequest({ name: 'Nino Bcc: attacker@evil.example', comment: injection }));
    const headers = { 'x-website-key': 'livo', 'content-type': 'application/json', 'x-client-address': freshAddress() };
    expect((await app.fetch(new Request(`http://localhost${path}`, { method: 'POST', headers, body }), {})).status).toBe(200);
    await expect.poll(() => taken.length).toBe(1);
    expect(taken[0]?.to).toEqual(['help@aivani.example']);
    expect(taken[0]?.headers).not.toMatch(/bcc|injected|nino|attacker/i);
    await smtp.close();
  });

  it('fails no request when the mail server refuses it, and is logged without personal data', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(line) });
    const app = openApp(api, { SMTP_URL: 'smtp://127.0.0.1:1' }, { logger });
    const phone = freshPhone();
    const body = JSON.stringify({ name: 'ქეთევან', phone_number: phone, comment: 'საიდუმლო' });
    const headers = { 'x-website-key': 'livo', 'content-type': 'application/json', 'x-client-address': freshAddress() };
    expect((await app.fetch(new Request(`http://localhost${path}`, { method: 'POST', headers, body }), {})).status).toBe(200);
    const [request] = await stored(phone);
    await expect.poll(() => lines.join('')).toContain('a call request was not mailed');
    expect(lines.join('')).toContain(`"callRequestId":${request?.id}`);
    expect(lines.join('')).not.toMatch(new RegExp(`ქეთევან|საიდუმლო|${phone}|help@`));
  });
});

describe('POST call-request, 400, 403, 413, 415', () => {
  it('refuses a body that does not parse', async () => {
    expect((await send('{"name":', { 'content-type': 'application/json' })).status).toBe(400);
  });
  it('refuses a page of another site', async () => {
    expect((await send(callRequest(), { origin: 'https://evil.example' })).status).toBe(403);
  });
  it('refuses more than 32 KiB and reads exactly 32 KiB', async () => {
    const padded = (bytes: number) => JSON.stringify(callRequest({ name: 'Nino' })).padEnd(bytes, ' ');
    const headers = { 'content-type': 'application/json' };
    expect((await send(padded(32 * 1024 + 1), headers)).status).toBe(413);
    expect((await send(padded(32 * 1024), headers)).status).toBe(200);
  });
  it('refuses text', async () => {
    expect((await send('599000000', { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('POST call-request, 422', () => {
  it.each([
    ['no name', { name: undefined }, { name: ['errors.field_required'] }],
    ['a name of two lines', { name: 'ნინო\r\nტელეფონი: 555' }, { name: ['errors.name_characters'] }],
    ['a name that turns the line around', { name: 'ნინო \u202e555' }, { name: ['errors.name_characters'] }],
    ['a name of spaces', { name: ' \u00a0\n ' }, { name: ['errors.field_required'] }],
    ['a name that is too long', { name: 'ა'.repeat(256) }, { name: ['errors.field_too_big'] }],
    ['no number', { phone_number: undefined }, { phone_number: ['errors.field_required'] }],
    ['an empty number', { phone_number: ' ' }, { phone_number: ['errors.field_required'] }],
    ['letters in the number', { phone_number: '599 abc 123' }, { phone_number: ['errors.field_digits'] }],
    ['a number that is too short', { phone_number: '59900000' }, { phone_number: ['errors.field_digits'] }],
    ['a number that is too long', { phone_number: '5990000001' }, { phone_number: ['errors.field_digits'] }],
    [
      'a number of another country without its plus',
      { phone_number: '44 20 7946 0958' },
      { phone_number: ['errors.field_digits'] },
    ],
    ['a number that no Georgian one begins like', { phone_number: '099000000' }, { phone_number: ['errors.field_digits'] }],
    ['a comment that is too long', { comment: 'ა'.repeat(1001) }, { comment: ['errors.field_too_big'] }],
    ['an unknown field', { user_id: 1 }, { user_id: ['errors.field_unknown'] }],
  ])('refuses %s', async (_, overrides, errors) => {
    const [before] = await api.db.select().from(callRequests).orderBy(desc(callRequests.id)).limit(1);
    const response = await send(callRequest(overrides));
    expect(response).toMatchObject({ status: 422, body: { errors } });
    const [after] = await api.db.select().from(callRequests).orderBy(desc(callRequests.id)).limit(1);
    expect(after?.id).toBe(before?.id);
  });
});

describe('POST call-request, 429', () => {
  it('refuses the sixth request of one address until an hour has passed since the first', async () => {
    const visitor = { 'x-client-address': freshAddress() };
    const start = new Date('2026-11-20T10:00:00Z');
    api.setNow(start);
    for (let count = 0; count < 5; count += 1) expect((await send(callRequest(), visitor)).status).toBe(200);
    const refused = await send(callRequest(), visitor);
    expect(refused).toMatchObject({ status: 429, body: { message: 'errors.too_many' } });
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await send(callRequest())).status).toBe(200);
    api.setNow(new Date(start.getTime() + 3600_000));
    expect((await send(callRequest(), visitor)).status).toBe(200);
  });
  it('refuses the fourth request for one number, from any account and in any spelling', async () => {
    const phone = freshPhone();
    const start = new Date('2026-11-20T12:00:00Z');
    api.setNow(start);
    for (const written of [phone, `+995${phone}`, `995 ${phone}`])
      expect((await send(callRequest({ phone_number: written }))).status).toBe(200);
    const refused = await send(callRequest({ phone_number: `00995${phone}` }));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await stored(phone)).toHaveLength(3);
    api.setNow(new Date(start.getTime() + 3600_000));
    expect((await send(callRequest({ phone_number: phone }))).status).toBe(200);
  });
});
