import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { Lead } from '@/lib/contracts/staff/leads';
import admin from '@/messages/en/admin.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { LeadDesk } from './lead-desk';

const moment = '2026-11-20T10:00:00.000Z';
const lead: Lead = {
  ...{ id: 7, name: 'Nino', phone: '599123456', comment: 'In the evening', recipient: null, note: '' },
  ...{ handled_at: null, created_at: moment },
};
let stored: Lead[] = [];
let sent: { path: string; body: unknown }[] = [];
const api = setupServer(
  http.get('*/api/v1/admin/leads/:kind', ({ params }) => {
    const data = params.kind === 'calls' ? stored : [];
    return HttpResponse.json({ result: true, data: { data, current_page: 1, per_page: 20, last_page: 1, total: data.length } });
  }),
  http.put('*/api/v1/admin/leads/:kind/:id', async ({ params, request }) => {
    const body = (await request.json()) as { is_handled: boolean; note: string };
    sent.push({ path: `${params.kind}/${params.id}`, body });
    stored = stored.map((row) => ({ ...row, note: body.note, handled_at: body.is_handled ? moment : null }));
    return HttpResponse.json({ result: true, data: { id: 7 } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [lead];
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const open = (address: string) => {
  render(
    <PageFrame address={address} messages={{ admin, common, crud, errors }}>
      <CrudToastProvider>
        <LeadDesk />
      </CrudToastProvider>
    </PageFrame>,
  );
  return userEvent.setup();
};

it('marks a request as handled with the note, and as new again', async () => {
  const user = open('/en/admin/leads');
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('New')).toBeVisible();
  expect(row.getByText('In the evening')).toBeVisible();
  await user.type(row.getByRole('textbox', { name: /^Note for the staff/ }), 'Called');
  await user.click(row.getByRole('button', { name: 'Handled: Nino' }));
  expect(await screen.findByRole('button', { name: 'New again: Nino' })).toBeVisible();
  expect(sent).toEqual([{ path: 'calls/7', body: { is_handled: true, note: 'Called' } }]);
});

it('saves only a note, once it differs', async () => {
  const user = open('/en/admin/leads');
  const save = await screen.findByRole('button', { name: 'Save the note: Nino' });
  expect(save).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /^Note for the staff/ }), 'Later');
  await user.click(save);
  await screen.findByText('Saved');
  expect(sent).toEqual([{ path: 'calls/7', body: { is_handled: false, note: 'Later' } }]);
});

it('shows the kind of the address, and says when there are none', async () => {
  open('/en/admin/leads?kind=buyers');
  expect(await screen.findByText('Nobody has asked yet.')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Kinds of requests' }));
  expect(tabs.getByRole('link', { name: 'Buyers' })).toHaveAttribute('aria-current', 'page');
});
