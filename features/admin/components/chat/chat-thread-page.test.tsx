import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { ChatMessage, ChatState } from '@/lib/contracts/chat/chat';
import type { ChatThread } from '@/lib/contracts/chat/desk';
import admin from '@/messages/en/admin.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import help from '@/messages/en/help.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ChatThreadPage } from './chat-thread-page';

const path = '*/api/v1/admin/chat';
const moment = '2026-11-20T10:00:00.000Z';
const plain = { name: null, files: [], created_at: moment };
let thread: ChatThread;
let messages: ChatMessage[];
let sent: unknown[] = [];
const reply = (data: unknown) => HttpResponse.json({ result: true, data });
const text = { ka: 'გამარჯობა!', en: 'Hello!', ru: 'Здравствуйте!' };
const api = setupServer(
  http.get(`${path}/7`, ({ request }) => {
    const before = Number(new URL(request.url).searchParams.get('before') ?? Number.MAX_SAFE_INTEGER);
    const found = messages.filter(({ id }) => id < before);
    return reply({ thread, messages: found.slice(-2), has_more: found.length > 2 });
  }),
  http.get(`${path}/replies`, () => reply([{ id: 1, title: 'Greeting', text }])),
  http.post(`${path}/7/read`, async ({ request }) => {
    sent.push(await request.json());
    thread = { ...thread, unread: 0, staff_read_id: 2 };
    return reply(thread);
  }),
  http.post(`${path}/7/messages`, async ({ request }) => {
    const body = (await request.json()) as { text: string; client_key: string };
    sent.push({ text: body.text });
    const added: ChatMessage = {
      ...plain,
      id: 3,
      author: 'staff',
      name: 'Ketevan',
      text: body.text,
      client_key: body.client_key,
    };
    messages = [...messages, added];
    return reply(added);
  }),
  http.post(`${path}/7/state`, async ({ request }) => {
    const { state } = (await request.json()) as { state: ChatState };
    thread = { ...thread, state };
    return reply(thread);
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  const read = { visitor_read_id: 0, staff_read_id: 1, unread: 1, rating: null };
  const last = { last_text: 'Second', last_author: 'visitor', last_message_at: moment, created_at: moment } as const;
  thread = { id: 7, name: 'Tamar', email: null, user_id: null, locale: 'ru', state: 'open', ...read, ...last };
  messages = [
    { ...plain, id: 1, author: 'visitor', text: 'First', client_key: 'a' },
    { ...plain, id: 2, author: 'visitor', text: 'Second', client_key: 'b' },
  ];
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  const user = userEvent.setup();
  render(
    <PageFrame address="/en/admin/chat/7" messages={{ admin, common, crud, errors, help }}>
      <CrudToastProvider>
        <ChatThreadPage id={7} />
      </CrudToastProvider>
    </PageFrame>,
  );
  await screen.findByRole('heading', { name: 'Tamar' });
  return user;
}

it('divides what was unread, and reads it', async () => {
  await open();
  expect(within(screen.getByRole('log')).getByText('1 new message')).toBeInTheDocument();
  await waitFor(() => expect(sent).toEqual([{ message_id: 2 }]));
});

it('leads up to earlier messages, which stay as new ones come', async () => {
  const [before, after] = [0, 3].map((id) => ({
    ...plain,
    id,
    author: 'visitor' as const,
    text: `Message ${id}`,
    client_key: `${id}`,
  }));
  messages = [...(before ? [before] : []), ...messages];
  const user = await open();
  const log = within(screen.getByRole('log'));
  expect(log.queryByText('Message 0')).not.toBeInTheDocument();
  await user.click(log.getByRole('button', { name: 'Earlier messages' }));
  expect(await log.findByText('Message 0')).toBeInTheDocument();
  expect(log.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument();
  messages = [...messages, ...(after ? [after] : [])];
  await queryClient.invalidateQueries();
  expect(await log.findByText('Message 3')).toBeInTheDocument();
  expect(
    log
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toMatch(/Message 0.*First.*Second.*Message 3/);
});

it('answers with a canned reply in the visitor’s language, which can be changed first', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Greeting' }));
  const field = screen.getByRole('textbox', { name: 'Message' });
  expect(field).toHaveValue('Здравствуйте!');
  await user.type(field, ' Чем помочь?{Enter}');
  expect(await within(screen.getByRole('log')).findByText('Здравствуйте! Чем помочь?')).toBeInTheDocument();
  expect(sent).toContainEqual({ text: 'Здравствуйте! Чем помочь?' });
});

it('restores the text when it could not be sent', async () => {
  api.use(http.post(`${path}/7/messages`, () => HttpResponse.error()));
  const user = await open();
  const field = screen.getByRole('textbox', { name: 'Message' });
  await user.type(field, 'Lost{Enter}');
  await waitFor(() => expect(field).toHaveValue('Lost'));
});

it('closes, opens again, and blocks after a confirmation', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Close the conversation' }));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  await screen.findByRole('button', { name: 'Close the conversation' });
  await user.click(screen.getByRole('button', { name: 'Block' }));
  const question = await screen.findByRole('dialog', { name: 'Block the visitor?' });
  await user.click(within(question).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(thread.state).toBe('blocked'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument());
});
