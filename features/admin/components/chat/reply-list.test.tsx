import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import type { ChatReplyBody } from '@/lib/contracts/chat/desk';
import admin from '@/messages/en/admin.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ReplyList } from './reply-list';

const path = '*/api/v1/admin/chat/replies';
let stored: (ChatReplyBody & { id: number })[] = [];
const api = setupServer(
  http.get(path, () => HttpResponse.json({ result: true, data: stored })),
  http.post(path, async ({ request }) => {
    const added = { id: 1, ...((await request.json()) as ChatReplyBody) };
    stored = [added];
    return HttpResponse.json({ result: true, data: added });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

it('a reply needs its name and a text in each language', async () => {
  const user = userEvent.setup();
  render(
    <PageFrame address="/en/admin/chat-replies" messages={{ admin, common, crud, errors }}>
      <CrudToastProvider>
        <ReplyList />
      </CrudToastProvider>
    </PageFrame>,
  );
  await user.click(screen.getByRole('button', { name: 'New reply' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Name of the reply/ }), { target: { value: 'Hi' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /In Georgian/ }), { target: { value: 'ა' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /In English/ }), { target: { value: 'a' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const russian = dialog.getByRole('textbox', { name: /In Russian/ });
  await waitFor(() => expect(russian).toHaveAccessibleDescription(errors.field_required));
  expect(stored).toEqual([]);
  fireEvent.change(russian, { target: { value: 'а' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toMatchObject([{ title: 'Hi' }]));
  expect(await screen.findByText('The reply is saved')).toBeInTheDocument();
});
