import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contactMessagesSchema } from '@/lib/contracts/site/contact-messages';
import { contactMessages } from '@/server/modules/content/content.table';
import { outbox } from '@/server/modules/users/users.table';
import { insertStaff } from '../../factories/staff';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi({ SUPPORT_EMAIL: 'support@aivani.example' });
const path = '/api/v1/contact-messages';
let addresses = 0;
const send = (body: unknown, headers: Record<string, string> = {}) => {
  addresses += 1;
  return api.call(path, { method: 'POST', body, headers: { 'x-client-address': `198.51.100.${addresses}`, ...headers } });
};
const message = (overrides: Record<string, unknown> = {}) => ({
  topic: 'payment',
  name: 'ნინო ბერიძე',
  email: 'nino@mail.example',
  text: 'ანგარიში ორჯერ\nჩამომეჭრა',
  ...overrides,
});
const latest = async () => (await api.db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(1))[0];

describe('POST contact-messages, 200', () => {
  it('stores a guest’s message and mails it to the support address', async () => {
    const response = await send(message({ statement_id: 10438217 }));
    expect(response).toMatchObject({ status: 200, body: { result: true, data: null } });
    const row = await latest();
    expect(row).toMatchObject({
      topic: 'payment',
      userId: null,
      handledAt: null,
      text: '№ 10438217\n\nანგარიში ორჯერ\nჩამომეჭრა',
    });
    const emails = () =>
      api.db
        .select()
        .from(outbox)
        .where(eq(outbox.subject, `აივანი: წერილი № ${row?.id}`));
    await expect.poll(async () => (await emails()).length).toBe(1);
    const [email] = await emails();
    expect(email?.recipient).toBe('support@aivani.example');
    for (const part of ['თემა: გადახდა', 'ელფოსტა: nino@mail.example', '№ 10438217']) expect(email?.text).toContain(part);
  });
  it('stores the account', async () => {
    const { user, headers } = await insertVisitor(api.db);
    expect((await send(message({ name: 'ნინო' }), headers)).status).toBe(200);
    expect(await latest()).toMatchObject({ name: 'ნინო', userId: user.id });
  });
});

describe('POST contact-messages, refusals', () => {
  it.each([
    [{ name: ' ' }, { name: ['errors.field_required'] }],
    [{ name: 'ნინო\r\nBcc: x' }, { name: ['errors.name_characters'] }],
    [{ email: 'nino@mail' }, { email: ['errors.email_format'] }],
    [{ email: '' }, { email: ['errors.field_required'] }],
    [{ text: '' }, { text: ['errors.field_required'] }],
  ])('names the field of %o: 422', async (wrong, errors) => {
    expect(await send(message(wrong))).toMatchObject({ status: 422, body: { errors } });
  });
  it.each([{ topic: 'cars' }, { text: 'x'.repeat(4001) }, { statement_id: 0 }, { admin: true }])(
    'refuses %o: 422',
    async (wrong) => {
      expect((await send(message(wrong))).status).toBe(422);
    },
  );
  it('accepts five in an hour from one address, then none: 429', async () => {
    const headers = { 'x-client-address': '192.0.2.7' };
    for (let count = 0; count < 5; count += 1) expect((await send(message(), headers)).status).toBe(200);
    const refused = await send(message(), headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('messages as support reads them', () => {
  let support: Visitor;
  beforeAll(async () => {
    support = await insertStaff(api.db, 'support');
  });
  const list = async () =>
    contactMessagesSchema.parse((await api.call('/api/v1/admin/contact-messages', { headers: support.headers })).body).data.data;
  const mark = (id: number, handled: boolean, headers = support.headers) =>
    api.call(`/api/v1/admin/contact-messages/${id}/handled`, { method: 'PUT', body: { handled }, headers });

  it('lists open ones first, and marks one as answered and back', async () => {
    await send(message({ text: 'ბოლო' }));
    const [first] = await list();
    expect(first).toMatchObject({ text: 'ბოლო', handled_at: null });
    const id = first?.id ?? 0;
    expect((await mark(id, true)).status).toBe(200);
    expect((await list()).at(-1)).toMatchObject({ id, handled_at: '2026-11-20T09:00:00.000Z' });
    expect((await mark(id, false)).status).toBe(200);
    expect((await list())[0]?.id).toBe(id);
  });
  it('has no others, and none for moderators: 404', async () => {
    expect((await mark(999_999, true)).status).toBe(404);
    expect((await mark(1, true, (await insertStaff(api.db, 'moderator')).headers)).status).toBe(404);
  });
});
