import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chatFileResponseSchema } from '@/lib/contracts/chat/chat';
import { chatMessages, chatThreads } from '@/server/modules/chat/chat.table';
import { activePdf, pdfOf } from '../../factories/pdf';
import { insertStaff } from '../../factories/staff';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { beginAsGuest, type ChatClient, chatClient, ownPage } from './chat-client';

const api = useApi();
const firstPartyUser = async () => {
  const visitor = await insertVisitor(api.db, { name: 'ნინო ბერიძე', email: `${randomUUID()}@aivani.example` });
  return { ...visitor, chat: chatClient(api, { ...ownPage(), ...visitor.headers }) };
};
/** The id of a conversation, by a message of it. */
async function threadOf(chat: ChatClient): Promise<number> {
  const { id } = await chat.sent('სალამი');
  const [row] = await api.db.select().from(chatMessages).where(eq(chatMessages.id, id));
  return row?.threadId ?? 0;
}
async function picture(): Promise<FormData> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#78163e' } })
    .png()
    .toBuffer();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'გეგმა.png');
  return form;
}

describe('the conversation of a guest', () => {
  it('is empty before it is started', async () => {
    const { call, history } = chatClient(api, ownPage());
    expect(await history()).toEqual({ status: null, messages: [], has_more: false, is_online: false });
    expect((await call('/messages', { client_key: randomUUID(), text: 'x' })).status).toBe(404);
    expect((await call('/events')).status).toBe(404);
    expect((await call('/read', { message_id: 1 })).status).toBe(404);
    expect((await call('/rating', { rating: 1 })).status).toBe(404);
    expect((await call('/files', await picture())).status).toBe(404);
    expect((await call('/files/1')).status).toBe(404);
  });

  it('belongs to the browser that started it: by a cookie that scripts cannot read, stored as a hash', async () => {
    const headers = ownPage();
    const started = await chatClient(api, headers).call('', { name: 'თამარ' });
    const cookie = started.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^aivani_chat=[\w-]{43}; Max-Age=7776000; Path=\/; SameSite=Lax; HttpOnly$/);
    const chat = chatClient(api, { ...headers, cookie: cookie.split(';')[0] ?? '' });
    await chat.sent('გამარჯობა');
    expect((await chat.history()).messages.map(({ author, text }) => [author, text])).toEqual([['visitor', 'გამარჯობა']]);
    const token = cookie.slice('aivani_chat='.length, cookie.indexOf(';'));
    const threads = await api.db.select().from(chatThreads);
    expect(JSON.stringify(threads)).not.toContain(token);
  });

  it('is not accessible without the cookie, nor from a page of another site', async () => {
    const guest = await beginAsGuest(api);
    await guest.sent('საიდუმლო');
    expect((await chatClient(api, ownPage()).history()).messages).toEqual([]);
    const { 'sec-fetch-site': _, ...crossSite } = guest.headers;
    const foreign = await api.call('/api/v1/chat', { headers: { ...crossSite, 'sec-fetch-site': 'cross-site' } });
    expect(JSON.stringify(foreign.body)).not.toContain('საიდუმლო');
    expect(foreign.status).toBe(200);
  });

  it('moves to the account at sign-in, with the account’s earlier messages, and leaves the browser', async () => {
    const guest = await beginAsGuest(api);
    await guest.sent('სტუმრად');
    const { user, headers, chat } = await firstPartyUser();
    await chat.call('', {});
    await chat.sent('ანგარიშიდან');
    const joined = await api.call('/api/v1/chat', { headers: { ...guest.headers, ...headers } });
    expect(joined.headers.get('set-cookie')).toMatch(/^aivani_chat=; Max-Age=0/);
    expect((await chat.history()).messages.map(({ text }) => text)).toEqual(['სტუმრად', 'ანგარიშიდან']);
    expect((await guest.history()).messages).toEqual([]);
    expect(await api.db.select().from(chatThreads).where(eq(chatThreads.userId, user.id))).toHaveLength(1);
  });

  it('becomes that of an account without one, under its name', async () => {
    const guest = await beginAsGuest(api, { name: 'ვიღაც' });
    await guest.sent('სტუმრად');
    const { user, headers, chat } = await firstPartyUser();
    await api.call('/api/v1/chat', { headers: { ...guest.headers, ...headers } });
    expect((await chat.history()).status?.email).toBe(user.email);
    expect(await api.db.select().from(chatThreads).where(eq(chatThreads.userId, user.id))).toMatchObject([
      { name: 'ნინო ბერიძე', tokenHash: null },
    ]);
  });
});

describe('a message', () => {
  it('is stored once, however often it is sent', async () => {
    const guest = await beginAsGuest(api);
    const key = randomUUID();
    const [first, again] = [await guest.send('ერთხელ', key), await guest.send('ერთხელ', key)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await guest.history()).messages).toHaveLength(1);
  });

  it.each([
    ['no text', { text: ' \n ' }, { text: ['errors.field_required'] }],
    ['2,001 letters', { text: 'ა'.repeat(2001) }, { text: ['errors.field_too_big'] }],
    ['no key', { client_key: undefined, text: 'x' }, { client_key: ['errors.field_required'] }],
    ['somebody else’s file', { text: 'x', file_ids: [2_000_000] }, { file_ids: ['errors.field_invalid'] }],
  ])('with %s is 422, and stores nothing', async (_, overrides, errors) => {
    const guest = await beginAsGuest(api);
    const response = await guest.call('/messages', { client_key: randomUUID(), ...overrides });
    expect(response).toMatchObject({ status: 422, body: { errors } });
    expect((await guest.history()).messages).toEqual([]);
  });

  it('has up to 2,000 letters in several lines, without invisible characters', async () => {
    const guest = await beginAsGuest(api);
    const text = `${'ა'.repeat(998)}\n${'ბ'.repeat(1001)}`;
    expect((await guest.sent(`${text}\u0000`)).text).toBe(text);
    expect((await guest.sent('a\u202eb')).text).toBe('ab');
  });

  it('is the 21st of a minute: 429', async () => {
    const guest = await beginAsGuest(api);
    for (let count = 0; count < 20; count += 1) expect((await guest.send(`${count}`)).status).toBe(200);
    const refused = await guest.send('21');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('of a page of another site is 403', async () => {
    const guest = await beginAsGuest(api);
    const headers = { ...guest.headers, 'sec-fetch-site': 'cross-site' };
    const body = { client_key: randomUUID(), text: 'x' };
    expect((await api.call('/api/v1/chat/messages', { method: 'POST', headers, body })).status).toBe(403);
  });

  it('carries no PDF that runs anything, and one of pages only as a download', async () => {
    const guest = await beginAsGuest(api);
    const send = (pdf: Buffer) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'plan.pdf');
      return guest.call('/files', form);
    };
    expect(await send(activePdf)).toMatchObject({ status: 422, body: { errors: { file: ['errors.file_active'] } } });
    const added = await send(pdfOf());
    expect(added.status).toBe(201);
    const { data: file } = chatFileResponseSchema.parse(added.body);
    const address = `http://localhost:3000/api/v1/chat/files/${file.id}`;
    const { headers } = await api.fetch(new Request(address, { headers: guest.headers }));
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('carries a file that only its conversation can read', async () => {
    const guest = await beginAsGuest(api);
    const added = await guest.call('/files', await picture());
    expect(added.status).toBe(201);
    const { data: file } = chatFileResponseSchema.parse(added.body);
    expect(file).toMatchObject({ name: 'გეგმა.webp', media_type: 'image/webp' });
    expect((await guest.send('', randomUUID(), { file_ids: [file.id] })).status).toBe(200);
    expect((await guest.history()).messages).toMatchObject([{ text: '', files: [file] }]);
    const read = (chat: ChatClient) =>
      api.fetch(new Request(`http://localhost:3000/api/v1/chat/files/${file.id}`, { headers: chat.headers }));
    const own = await read(guest);
    expect([own.status, own.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('attachment')]);
    expect((await read(await beginAsGuest(api))).status).toBe(404);
    expect((await (await beginAsGuest(api)).send('', randomUUID(), { file_ids: [file.id] })).status).toBe(422);
  });

  it('refuses an executable file', async () => {
    const guest = await beginAsGuest(api);
    const form = new FormData();
    form.append('file', new Blob(['#!/bin/sh']), 'plan.png');
    expect(await guest.call('/files', form)).toMatchObject({ status: 422, body: { errors: { file: ['errors.file_type'] } } });
  });

  it('of a blocked visitor is 403', async () => {
    const guest = await beginAsGuest(api);
    const id = await threadOf(guest);
    const { headers } = await insertStaff(api.db, 'support');
    await api.call(`/api/v1/admin/chat/${id}/state`, { method: 'POST', headers, body: { state: 'blocked' } });
    expect(await guest.send('კიდევ')).toMatchObject({ status: 403, body: { message: 'errors.chat_blocked' } });
    expect((await guest.call('/files', await picture())).status).toBe(403);
    expect((await guest.history()).status?.state).toBe('blocked');
  });
});

describe('the end of a conversation', () => {
  it('is rated once it has ended, and a new message opens it again', async () => {
    const guest = await beginAsGuest(api);
    const id = await threadOf(guest);
    expect((await guest.call('/rating', { rating: 1 })).status).toBe(409);
    const { headers } = await insertStaff(api.db, 'support');
    await api.call(`/api/v1/admin/chat/${id}/state`, { method: 'POST', headers, body: { state: 'closed' } });
    expect((await guest.call('/rating', { rating: 2 })).status).toBe(422);
    expect(await guest.call('/rating', { rating: -1 })).toMatchObject({ status: 200, body: { data: { rating: -1 } } });
    await guest.sent('კიდევ ერთი');
    expect((await guest.history()).status).toMatchObject({ state: 'open', rating: null });
  });
});

describe('what is unread', () => {
  it('is counted until it was read', async () => {
    const guest = await beginAsGuest(api);
    const id = await threadOf(guest);
    const { headers } = await insertStaff(api.db, 'support', 'ქეთევან ლომიძე');
    const body = { client_key: randomUUID(), text: 'გამარჯობა!' };
    await api.call(`/api/v1/admin/chat/${id}/messages`, { method: 'POST', headers, body });
    const { messages, status } = await guest.history();
    expect(status?.unread).toBe(1);
    const answer = messages.at(-1);
    expect(answer).toMatchObject({ author: 'staff', name: 'ქეთევან', text: 'გამარჯობა!' });
    const read = await guest.call('/read', { message_id: 2_000_000_000 });
    expect(read).toMatchObject({ status: 200, body: { data: { unread: 0, visitor_read_id: answer?.id } } });
  });
});

describe('POST chat, 422 and 429', () => {
  it('refuses what is not an e-mail', async () => {
    const response = await chatClient(api, ownPage()).call('', { email: 'nino' });
    expect(response).toMatchObject({ status: 422, body: { errors: { email: ['errors.email_format'] } } });
  });
  it('refuses the eleventh conversation of an address in an hour', async () => {
    const chat = chatClient(api, ownPage());
    for (let count = 0; count < 10; count += 1) expect((await chat.call('', {})).status).toBe(200);
    expect((await chat.call('', {})).status).toBe(429);
  });
});
