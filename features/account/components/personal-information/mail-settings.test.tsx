import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { profileQuery } from '@/lib/api/profile';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import account from '@/messages/en/account.json';
import notifications from '@/messages/en/notifications.json';
import { profileOf } from '../../profile.fixture';
import { MailSettings } from './mail-settings';

const own = profileOf({ email: 'nino@aivani.example', muted_mail_types: [5] });
let bodies: object[] = [];
const api = setupServer(
  http.post('*/api/v1/profile/update', async ({ request }) => {
    const body = (await request.json()) as object;
    bodies.push(body);
    return HttpResponse.json({ result: true, data: { ...own, ...body } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  bodies = [];
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function open(profile = own) {
  queryClient.setQueryData(profileQuery().queryKey, profile);
  render(
    <NextIntlClientProvider locale="en" messages={{ account, notifications }}>
      <MailSettings />
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  return userEvent.setup();
}
const kind = (name: keyof typeof notifications.kinds) => screen.getByRole('switch', { name: notifications.kinds[name] });

it('switches one kind off and another on, each saved at once', async () => {
  const user = open();
  expect([kind('message'), kind('decline')].map((box) => box.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  await user.click(kind('message'));
  await waitFor(() => expect(kind('message')).not.toBeChecked());
  await user.click(kind('decline'));
  await waitFor(() => expect(kind('decline')).toBeChecked());
  expect(bodies).toEqual([{ muted_mail_types: [7, 5] }, { muted_mail_types: [7] }]);
});

it('says when a change was not saved, and shows the stored setting', async () => {
  api.use(http.post('*/api/v1/profile/update', () => HttpResponse.json(null, { status: 500 })));
  const user = open();
  await user.click(kind('message'));
  expect(await screen.findByText(account.mails.failed)).toBeInTheDocument();
  expect(kind('message')).toBeChecked();
});

it('asks for an e-mail where there is none', () => {
  open(profileOf());
  expect(screen.getByText(account.mails.no_email)).toBeInTheDocument();
  expect(kind('message')).toHaveAttribute('aria-disabled', 'true');
});

it('offers mails about a company only to a company', () => {
  open(profileOf({ email: 'erkeri@aivani.example', type_id: 3 }));
  expect(kind('company')).toBeChecked();
  cleanup();
  open();
  expect(screen.queryByRole('switch', { name: notifications.kinds.company })).toBeNull();
});
