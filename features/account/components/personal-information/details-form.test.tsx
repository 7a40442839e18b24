import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { profileQuery } from '@/lib/api/profile';
import { queryClient } from '@/lib/api/query-client';
import type { Profile } from '@/lib/contracts/account/profile';
import { claimDrafts, clearDrafts } from '@/lib/stores/drafts';
import { useSession } from '@/lib/stores/session/session-store';
import account from '@/messages/en/account.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { profileOf } from '../../profile.fixture';
import { DetailsForm } from './details-form';

const profile = profileOf({ email: 'nino@aivani.example' });
/** How often the server components of the page, the header included, were refreshed. */
let refreshed = 0;
const api = setupServer();
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  window.sessionStorage.clear();
  refreshed = 0;
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const messages = { account, auth, common, errors };
const open = (own: Profile = profile) => {
  cleanup();
  claimDrafts(own.id);
  useSession.setState({ isChecked: true });
  queryClient.setQueryData(profileQuery().queryKey, own);
  render(
    <PageFrame
      address="/en/account/personalInformation"
      messages={messages}
      router={{
        refresh: () => {
          refreshed += 1;
        },
      }}
    >
      <DetailsForm />
    </PageFrame>,
  );
  return {
    name: screen.getByRole('textbox', { name: account.profile.name }),
    save: screen.getByRole('button', { name: account.personal.save }),
  };
};
const respondOnce = (body: object | null, status = 200) =>
  api.use(http.post('*/api/v1/profile/update', () => HttpResponse.json(body, { status })));

it('shows again what was typed when the session ended before it was saved', async () => {
  respondOnce(null, 401);
  const user = userEvent.setup();
  const { name, save } = open();
  await user.type(name, ' ბერიძე');
  await user.click(save);
  await screen.findByRole('alert');
  expect(open().name).toHaveValue('ნინო ბერიძე');
  expect(screen.getByRole('textbox', { name: account.profile.email })).toHaveValue('nino@aivani.example');
});

it('shows it to nobody else who signs in, and deletes it then', async () => {
  const user = userEvent.setup();
  await user.type(open().name, ' ბერიძე');
  expect(open({ ...profile, id: 6, name: 'თეა' }).name).toHaveValue('თეა');
  expect(open().name).toHaveValue('ნინო');
});

it('does not show it after a sign-out', async () => {
  const user = userEvent.setup();
  await user.type(open().name, ' ბერიძე');
  clearDrafts();
  expect(open().name).toHaveValue('ნინო');
});

it('deletes it once it is saved, and the header shows the new name', async () => {
  const saved = { ...profile, name: 'ნინო ბერიძე' };
  respondOnce({ result: true, data: saved });
  const user = userEvent.setup();
  const { name, save } = open();
  await user.type(name, ' ბერიძე');
  await user.click(save);
  await screen.findByText(account.personal.saved);
  expect(refreshed).toBe(1);
  expect(window.sessionStorage).toHaveLength(0);
  expect(open({ ...saved, name: 'ნინო ჩხეიძე' }).name).toHaveValue('ნინო ჩხეიძე');
});

it('asks for the password only with a new e-mail, and sends both', async () => {
  const bodies: unknown[] = [];
  api.use(
    http.post('*/api/v1/profile/update', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ result: true, data: { ...profile, pending_email: 'new@aivani.example' } });
    }),
  );
  const user = userEvent.setup();
  const { save } = open();
  expect(screen.queryByLabelText(/Your password/)).not.toBeInTheDocument();
  const email = screen.getByRole('textbox', { name: account.profile.email });
  await user.clear(email);
  await user.type(email, 'new@aivani.example');
  await user.type(screen.getByLabelText(/Your password/), 'secret-7');
  expect(JSON.stringify(window.sessionStorage) + JSON.stringify(window.localStorage)).not.toContain('secret-7');
  await user.click(save);
  await screen.findByText(account.personal.saved);
  expect(bodies).toEqual([{ name: 'ნინო', email: 'new@aivani.example', current_password: 'secret-7' }]);
  expect(screen.queryByLabelText(/Your password/)).not.toBeInTheDocument();
});
