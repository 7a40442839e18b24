import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Ban } from '@/lib/contracts/staff/bans';
import account from '@/messages/en/account.json';
import auth from '@/messages/en/auth.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { BanAppeal } from './ban-appeal';

const moment = '2026-11-20T10:00:00.000Z';
const text = 'The listings were true.';
const pending = { id: 1, text, state: 'pending', answer: '', created_at: moment } as const;
let sent: unknown[] = [];
const api = setupServer(
  http.post('*/api/v1/bans/own/appeal', async ({ request }) => {
    sent.push(await request.json());
    const ban: Ban = { id: 5, reason: 'spam', comment: '', created_at: moment, ends_at: null, appeal: pending };
    return HttpResponse.json({ result: true, data: { ban } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const open = (appeal: Ban['appeal']) => {
  render(
    <PageFrame address="/en/account" messages={{ account, auth, errors }}>
      <BanAppeal appeal={appeal} />
    </PageFrame>,
  );
  return userEvent.setup();
};

it('sends the appeal once, and then says that it is pending', async () => {
  const user = open(null);
  const field = screen.getByRole('textbox', { name: /^Your appeal/ });
  await user.type(field, 'Short');
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
  expect(sent).toEqual([]);
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, text);
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
  expect(await screen.findByText(account.ban.pending)).toBeVisible();
  expect(sent).toEqual([{ text }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the answer to a rejected one in place of the form', () => {
  open({ ...pending, state: 'rejected', answer: 'We called the owner.' });
  expect(screen.getByText(account.ban.rejected)).toBeVisible();
  expect(screen.getByText('We called the owner.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
