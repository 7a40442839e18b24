import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { CaseSide, ModerationCase } from '@/lib/contracts/staff/moderation';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import notifications from '@/messages/en/notifications.json';
import own_statements from '@/messages/en/own_statements.json';
import statement from '@/messages/en/statement.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ModerationDesk } from './moderation-desk';

const path = '*/api/v1/admin/moderation';
const moment = '2026-11-20T10:00:00.000Z';
const localised = (text: string) => ({ ka: text, en: text, ru: text });
const sideOf = (id: number, isCommon: boolean): CaseSide => ({
  ...{ id, state: 'active', titles: localised(`Flat ${id}`), slugs: localised('flat'), segments: localised('sale') },
  address: localised(`Vake, Street ${id}`),
  photos: [{ thumb: `/photo-${id}.webp`, is_common: isCommon }],
  ...{ photos_count: 8, price: 243_000, area: 64, floor: 9, total_floors: 14, texts: localised('A bright flat') },
  ...{ words_count: 112, phone: '599001234', published_at: moment },
  author: { id: 5, name: 'Nino', type_id: 3, violations: 1 },
});
const plain = { weight: 5, other: null, evidence: null, reports: [], words: [], is_hidden: false };
const rest = { is_escalated: false, is_answered: null, created_at: moment };
const reported: ModerationCase = {
  ...plain,
  ...rest,
  ...{ id: 1, kind: 'report', statement: sideOf(7, false) },
  reports: [{ id: 1, reason: 'fraud', comment: 'Asked me for money first', created_at: moment }],
};
const pair: ModerationCase = {
  ...plain,
  ...rest,
  ...{ id: 2, kind: 'duplicate', statement: sideOf(9, true), other: sideOf(8, true) },
  evidence: {
    ...{ similarity: 94, is_same_address: true, common_photos: 5, is_same_size: true, text_share: 87 },
    ...{ is_same_phone: false, price_change: -1.6 },
  },
};
let stored: ModerationCase[] = [];
let sent: [string, unknown][] = [];
const api = setupServer(
  http.get(path, () => {
    const paging = { current_page: 1, per_page: 20, last_page: 1, total: stored.length };
    const counts = { report: 1, blocked_word: 0, duplicate: 1, corrected: 0 };
    return HttpResponse.json({ result: true, data: { cases: { data: stored, ...paging }, counts, decided_today: 41 } });
  }),
  http.post(`${path}/:id`, async ({ params, request }) => {
    sent.push([`${params.id}`, await request.json()]);
    stored = stored.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
  http.post(`${path}/:id/undo`, ({ params }) => {
    sent.push([`${params.id}`, 'undo']);
    stored = [reported, pair];
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [reported, pair];
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  const user = userEvent.setup();
  render(
    <PageFrame
      address="/en/admin/moderation"
      messages={{ admin, auth, common, crud, errors, notifications, own_statements, statement }}
    >
      <CrudToastProvider>
        <ModerationDesk />
      </CrudToastProvider>
    </PageFrame>,
  );
  await screen.findByText('41 decided today');
  return user;
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('combobox', { name: /Reason/ }));
  await user.click(await screen.findByRole('option', { name }));
};

it('shows the reporters’ texts, makes a decision with a reason, opens the next case and undoes the decision', async () => {
  const user = await open();
  expect(title()).toBe('It looks like a fraud');
  expect(screen.getByText('Asked me for money first')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm and next' }));
  expect(await screen.findByText('Fill in this field.')).toBeVisible();
  expect(sent).toEqual([]);
  await choose(user, 'signs of fraud');
  await user.click(screen.getByRole('button', { name: 'Confirm and next' }));
  await waitFor(() => expect(sent).toEqual([['1', { decision: 'hide', reason: 'fraud', comment: '' }]]));
  expect(await screen.findByRole('status')).toHaveTextContent('The listing is hidden');
  expect(title()).toBe('Possible duplicate');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(title()).toBe('It looks like a fraud'));
  expect(sent.at(-1)).toEqual(['1', 'undo']);
});

it('compares two similar statements line by line', async () => {
  stored = [pair];
  await open();
  expect(screen.getAllByAltText('Common photo')).toHaveLength(2);
  for (const verdict of ['5 in common', '87% alike', 'Different', '−1.6%']) expect(screen.getByText(verdict)).toBeVisible();
  expect(screen.getAllByText('Match')).toHaveLength(2);
});

it('can be used by keyboard: J and K move, a digit decides, and a field keeps its letters', async () => {
  const user = await open();
  await user.keyboard('j');
  expect(title()).toBe('Possible duplicate');
  await user.keyboard('2');
  expect(screen.getByRole('radio', { name: /Different homes/ })).toBeChecked();
  await user.keyboard('კ');
  expect(title()).toBe('It looks like a fraud');
  await user.type(screen.getByRole('textbox', { name: /own words/ }), 'j4');
  expect(title()).toBe('It looks like a fraud');
  expect(screen.getByRole('radio', { name: /Hide/ })).toBeChecked();
});

it('says that the queue is empty', async () => {
  stored = [];
  await open();
  expect(screen.getByText('The queue is empty')).toBeVisible();
});
