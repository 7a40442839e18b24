import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { profileQuery } from '@/lib/api/profile';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import type { OwnData as Data } from '@/lib/contracts/account/personal-data';
import type { Profile } from '@/lib/contracts/account/profile';
import account from '@/messages/en/account.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import { OwnData } from './own-data';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
const nothing: Data = { deletion: null, export: null, balance: 0 };
const deletion = { requested_at: '2026-11-20T09:00:00.000Z', due_at: '2026-12-04T09:00:00.000Z' };
let data = nothing;
let sent: unknown[] = [];
const api = setupServer(
  http.get('*/api/v1/account/data', () => HttpResponse.json({ result: true, data })),
  http.post('*/api/v1/account/deletion', async ({ request }) => {
    const body = (await request.json()) as { gives_up_balance: boolean };
    sent.push(body);
    if (body.gives_up_balance) return HttpResponse.json({ result: true, data: { ...data, deletion } });
    const refused = { result: false, data: null, message: 'errors.invalid', request_id: 'r' };
    return HttpResponse.json({ ...refused, errors: { gives_up_balance: ['errors.deletion_balance'] } }, { status: 422 });
  }),
);
beforeAll(() => api.listen());
beforeEach(() => {
  [data, sent] = [nothing, []];
  queryClient.clear();
  const profile: Partial<Profile> = { login_phone: null, has_password: true };
  queryClient.setQueryData(profileQuery().queryKey, profile as Profile);
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const open = () => {
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Tbilisi" messages={{ account, auth, common, errors }}>
      <OwnData />
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  return userEvent.setup();
};

it('asks for the password, and for the balance to be given up, before the account is deleted', async () => {
  data = { ...nothing, balance: 5 };
  const visitor = open();
  await visitor.click(await screen.findByRole('button', { name: 'Delete the account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await visitor.type(within(dialog).getByLabelText(/password/i, { selector: 'input' }), 'secret');
  await visitor.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText(errors.deletion_balance)).toBeVisible();
  await visitor.click(within(dialog).getByRole('checkbox', { name: 'Give up the ₾5 on my balance' }));
  await visitor.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.at(-1)).toEqual({ gives_up_balance: true, current_password: 'secret' });
  expect(screen.queryByRole('button', { name: 'Delete the account' })).not.toBeInTheDocument();
});

it('shows the download of an archive that is ready', async () => {
  const id = 'd2719a3c-5a4f-4a53-8f3e-3a6c0c3f7d10';
  data = { ...nothing, export: { id, state: 'ready', requested_at: deletion.requested_at, expires_at: deletion.due_at } };
  open();
  expect(await screen.findByRole('link', { name: 'Download the archive' })).toHaveAttribute(
    'href',
    `/api/v1/account/export/${id}`,
  );
});
