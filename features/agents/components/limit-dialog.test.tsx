import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { QueryProvider } from '@/lib/api/query-provider';
import agents from '@/messages/en/agents.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { LimitDialog } from './limit-dialog';

const path = '*/api/microservice/users/agents/9/wallet-limit';
const agent = { id: 9, name: 'ანა', logo: null, is_premier_agent: false, statements_count: 2, joined_at: null };
let sent: unknown[] = [];
let isClosed = false;
const api = setupServer(
  http.post(path, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ result: true, data: { monthly: 120.5, spent: 35, left: 85.5 } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  isClosed = false;
  sessionStorage.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function open() {
  const close = () => {
    isClosed = true;
  };
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Tbilisi" messages={{ crud, agents, auth, common, errors }}>
      <CrudToastProvider>
        <LimitDialog agent={agent} limit={{ monthly: 50, spent: 35, left: 15 }} onClose={close} />
      </CrudToastProvider>
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  return userEvent.setup();
}
const field = () => screen.findByRole('textbox', { name: /Monthly limit/ });

it('shows the limit with what is spent and left, and saves another one', async () => {
  const user = open();
  expect(await field()).toHaveValue('50');
  expect(screen.getByRole('dialog', { name: 'Ana: the company’s wallet' })).toHaveTextContent(
    '₾35.00 spent this month, ₾15.00 left.',
  );
  await user.clear(await field());
  await user.type(await field(), '120.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(sent).toEqual([{ monthly: '120.5' }]);
});

it('says at the field that more was spent already', async () => {
  const refusal = {
    result: false,
    data: null,
    errors: { monthly: ['errors.limit_spent'] },
    message: 'errors.invalid',
    request_id: 'r',
  };
  api.use(http.post(path, () => HttpResponse.json(refusal, { status: 422 })));
  const user = open();
  await user.clear(await field());
  await user.type(await field(), '10');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(errors.limit_spent)).toBeInTheDocument();
  expect(await field()).toHaveAccessibleDescription(new RegExp(errors.limit_spent));
  expect(isClosed).toBe(false);
});
