import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { StaffApplication } from '@/lib/contracts/companies/applications';
import account from '@/messages/en/account.json';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ApplicationQueue } from './application-queue';

const claim: StaffApplication = {
  ...{ id: 4, kind: 'claim', state: 'pending', comment: 'We took the office over', reason: '' },
  company: { id: 31, name: 'Old Tower', slug: 'old-tower' },
  ...{ legal_name: 'LLC Tower', identification_code: '900000123' },
  documents: [{ id: 8, name: 'extract.pdf', media_type: 'application/pdf', bytes: 1200 }],
  applicant: { id: 52, name: 'Tower', type_id: 3 },
  registered: { legal_name: 'LLC Other', identification_code: '900000999' },
  ...{ created_at: '2026-11-20T10:00:00.000Z', decided_at: null },
};
let stored: StaffApplication[] = [];
let sent: unknown[] = [];
const api = setupServer(
  http.get('*/api/v1/admin/companies/applications', ({ request }) => {
    const data = stored.filter(({ state }) => state === new URL(request.url).searchParams.get('state'));
    return HttpResponse.json({ result: true, data: { data, current_page: 1, per_page: 20, last_page: 1, total: data.length } });
  }),
  http.post('*/api/v1/admin/companies/applications/:id', async ({ params, request }) => {
    sent.push({ id: params.id, body: await request.json() });
    stored = [];
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [claim];
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const open = (address = '/en/admin/companies') => {
  render(
    <PageFrame address={address} messages={{ account, admin, auth, common, crud, errors }}>
      <CrudToastProvider>
        <ApplicationQueue />
      </CrudToastProvider>
    </PageFrame>,
  );
  return userEvent.setup();
};

it('shows the code, the documents, the applicant and the claimed page', async () => {
  open();
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('900000123')).toBeVisible();
  expect(row.getByText('LLC Other, 900000999')).toBeVisible();
  expect(row.getByRole('link', { name: 'extract.pdf' })).toHaveAttribute(
    'href',
    '/api/v1/admin/companies/applications/4/files/8',
  );
  expect(row.getByRole('link', { name: 'Tower' })).toHaveAttribute('href', '/en/admin/users/52');
  expect(row.getByRole('link', { name: 'Old Tower' })).toHaveAttribute('href', '/en/br/old-tower');
});

it('approves an application, which then leaves the list', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Approve: Old Tower' }));
  expect(await screen.findByText('The queue is empty')).toBeVisible();
  expect(sent).toEqual([{ id: '4', body: { decision: 'approve', reason: '' } }]);
});

it('refuses one with a reason, and not without', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Refuse: Old Tower' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the application' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toBeInvalid();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The code is of another company');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The application is refused')).toBeVisible();
  expect(sent).toEqual([{ id: '4', body: { decision: 'reject', reason: 'The code is of another company' } }]);
});

it('shows decided applications by state, without buttons, and a moved page at its new owner’s', async () => {
  stored = [{ ...claim, state: 'approved', decided_at: '2026-11-21T10:00:00.000Z' }];
  open('/en/admin/companies?state=approved');
  const row = within(await screen.findByRole('article'));
  expect(row.getByRole('link', { name: 'Old Tower' })).toHaveAttribute('href', '/en/br/52');
  expect(row.queryByRole('button')).toBeNull();
});
