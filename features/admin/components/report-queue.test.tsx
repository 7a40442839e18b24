import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { ReportedStatement } from '@/lib/contracts/admin';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import statement from '@/messages/en/statement.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ReportQueue } from './report-queue';

const path = '*/api/v1/admin/reports';
const moment = '2026-11-20T10:00:00.000Z';
const alike = (text: string) => ({ ka: text, en: text, ru: text });
const itemOf = (id: number): ReportedStatement => ({
  id,
  statement: {
    id,
    state: 'active',
    titles: alike(`Flat ${id}`),
    slugs: alike('flat'),
    segments: alike('sale'),
    thumb: null,
    author: { id: 5, name: 'Nino' },
  },
  weight: 5,
  reports: [{ id: 1, reason: 'fraud', comment: 'Asked me for money first', created_at: moment }],
  updated_at: moment,
});
let stored: ReportedStatement[] = [];
let sent: unknown[] = [];
const api = setupServer(
  http.get(path, () => {
    const paging = { current_page: 1, per_page: 20, last_page: 1, total: stored.length };
    return HttpResponse.json({ result: true, data: { data: stored, ...paging } });
  }),
  http.post(`${path}/:id`, async ({ params, request }) => {
    sent.push(await request.json());
    stored = stored.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [itemOf(7)];
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  const user = userEvent.setup();
  render(
    <PageFrame address="/en/admin" messages={{ admin, auth, common, crud, errors, statement }}>
      <CrudToastProvider>
        <ReportQueue />
      </CrudToastProvider>
    </PageFrame>,
  );
  await screen.findByRole('link', { name: 'Flat 7' });
  return user;
}

it('shows what was reported, and takes a decided statement out of the queue', async () => {
  const user = await open();
  expect(screen.getByText('It looks like a fraud')).toBeVisible();
  expect(screen.getByText('Asked me for money first')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss: Flat 7' }));
  expect(await screen.findByText('The queue is empty')).toBeVisible();
  expect(sent).toEqual([{ decision: 'dismiss', reason: '' }]);
});

it('blocks with a reason alone', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Block: Flat 7' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block the listing' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Fill in this field.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Another flat’s photos');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'block', reason: 'Another flat’s photos' }]));
});

it('says so when somebody else has decided', async () => {
  api.use(
    http.post(`${path}/:id`, () =>
      HttpResponse.json(
        { result: false, data: null, errors: {}, message: 'errors.decided_already', request_id: 'r' },
        { status: 409 },
      ),
    ),
  );
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Dismiss: Flat 7' }));
  const [shown] = await screen.findAllByText(errors.decided_already);
  expect(shown).toBeVisible();
});
