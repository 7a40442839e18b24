import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLogSchema } from '@/lib/contracts/admin';
import { chatInboxSchema, chatRepliesSchema, chatReplyResponseSchema, chatThreadDetailSchema } from '@/lib/contracts/chat/desk';
import { confirmedHeaders, insertStaff } from '../../factories/staff';
import type { Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { beginAsGuest } from './chat-client';

const api = useApi();
let staff: Visitor;
let admin: Visitor;
beforeAll(async () => {
  staff = await insertStaff(api.db, 'support', 'ქეთევან ლომიძე');
  admin = await insertStaff(api.db, 'admin');
});

const base = '/api/v1/admin/chat';
const call = async (path: string, method = 'GET', body?: object, by: Visitor = staff) => {
  const headers = method === 'DELETE' ? await confirmedHeaders(api, by) : by.headers;
  return api.call(`${base}${path}`, { method, headers, ...(body ? { body } : {}) });
};
const list = async (query = '') => chatInboxSchema.parse((await call(`?${query}`)).body).data;
const detail = async (id: number) => chatThreadDetailSchema.parse((await call(`/${id}`)).body).data;
/** A conversation with one message, which is found by it. */
async function thread(text: string, name = 'თამარ') {
  const guest = await beginAsGuest(api, { name });
  await guest.sent(text);
  const { data } = await list(new URLSearchParams({ q: text }).toString());
  return { guest, id: data[0]?.id ?? 0 };
}
const lastAudit = async () =>
  auditLogSchema.parse((await api.call('/api/v1/admin/audit', { headers: admin.headers })).body).data.data[0];

describe('the inbox', () => {
  it('has unread conversations first, finds by name and text, and none without a message', async () => {
    await beginAsGuest(api, { name: 'დუმილი' });
    const [older, newer] = [await thread('პირველი კითხვა', 'ანა'), await thread('მეორე კითხვა', 'ბექა')];
    const messages = (await detail(newer.id)).messages;
    await call(`/${newer.id}/read`, 'POST', { message_id: messages.at(-1)?.id });
    expect((await list()).data.map(({ name, unread }) => [name, unread])).toEqual([
      ['ანა', 1],
      ['ბექა', 0],
    ]);
    expect((await list(`q=${encodeURIComponent('ანა')}`)).data.map(({ id }) => id)).toEqual([older.id]);
    expect((await list('q=%25')).data).toEqual([]);
    expect((await list('state=closed')).total).toBe(0);
  });

  it('shows a conversation; answering it reads it', async () => {
    const { id, guest } = await thread('როგორ გავაგრძელო ვადა?');
    const body = { client_key: randomUUID(), text: 'დააჭირეთ „გაგრძელებას“.' };
    expect((await call(`/${id}/messages`, 'POST', body)).body).toEqual((await call(`/${id}/messages`, 'POST', body)).body);
    const { thread: now, messages } = await detail(id);
    expect(now).toMatchObject({ unread: 0, last_author: 'staff', last_text: body.text });
    expect(messages.map(({ author }) => author)).toEqual(['visitor', 'staff']);
    expect((await guest.history()).messages).toHaveLength(2);
  });

  it('closes, blocks and opens, each once in the audit log', async () => {
    const { id } = await thread('დახურეთ');
    for (const [state, action] of [
      ['closed', 'chat_close'],
      ['blocked', 'chat_block'],
      ['open', 'chat_open'],
    ]) {
      expect(await call(`/${id}/state`, 'POST', { state })).toMatchObject({ status: 200, body: { data: { state } } });
      const logged = await lastAudit();
      expect(logged).toMatchObject({ action, subject_id: id, staff: { id: staff.user.id } });
      await call(`/${id}/state`, 'POST', { state });
      expect((await lastAudit())?.id).toBe(logged?.id);
    }
  });

  it.each([
    ['GET', '/2000000'],
    ['POST', '/2000000/messages', { client_key: randomUUID(), text: 'x' }],
    ['POST', '/2000000/read', { message_id: 1 }],
    ['POST', '/2000000/state', { state: 'closed' }],
    ['GET', '/2000000/files/1'],
    ['PUT', '/replies/2000000', { title: 'x', text: { ka: 'x', en: 'x', ru: 'x' } }],
    ['DELETE', '/replies/2000000'],
  ])('%s %s is 404', async (method, path, body?: object) => {
    expect((await call(path, method, body)).status).toBe(404);
  });

  it.each([
    ['/1/state', { state: 'gone' }, { state: ['errors.field_invalid'] }],
    ['/1/messages', { client_key: randomUUID(), text: '' }, { text: ['errors.field_required'] }],
    ['/replies', { title: '', text: { ka: 'x', en: 'x', ru: '' } }, { title: ['errors.field_required'] }],
  ])('POST %s with %o is 422', async (path, body, errors) => {
    expect(await call(path, 'POST', body)).toMatchObject({ status: 422, body: { errors } });
  });
});

describe('canned replies', () => {
  it('are added, changed and deleted, and the log says by whom', async () => {
    const text = { ka: 'გამარჯობა!', en: 'Hello!', ru: 'Здравствуйте!' };
    const added = chatReplyResponseSchema.parse((await call('/replies', 'POST', { title: 'მისალმება', text })).body).data;
    await call(`/replies/${added.id}`, 'PUT', { title: 'სალამი', text });
    const titles = async () => chatRepliesSchema.parse((await call('/replies')).body).data.map(({ title }) => title);
    expect(await titles()).toContain('სალამი');
    expect(await lastAudit()).toMatchObject({ action: 'chat_reply_save', details: { title: 'სალამი' } });
    expect((await call(`/replies/${added.id}`, 'DELETE')).status).toBe(200);
    expect(await titles()).not.toContain('სალამი');
    expect(await lastAudit()).toMatchObject({ action: 'chat_reply_remove', staff: { id: staff.user.id } });
  });
});
