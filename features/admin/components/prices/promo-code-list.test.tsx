import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { DeskPromoCode } from '@/lib/contracts/money/desk';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import checkout from '@/messages/en/checkout.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { PromoCodeList } from './promo-code-list';

const promo: DeskPromoCode = {
  ...{ id: 4, code: 'WINTER-20', service_id: 9, percent: 20, amount: null, uses_max: 5, uses_count: 2 },
  ...{ starts_at: '2026-01-01T00:00:00.000Z', ends_at: null, is_active: true },
};
let stored: DeskPromoCode[] = [];
let sent: { path: string; body: string }[] = [];
let totp: string | null = null;
let refusal: string | null = null;
const api = setupServer(
  http.get('*/api/v1/admin/promo-codes', () => {
    const paging = { current_page: 1, per_page: 20, last_page: 1, total: stored.length };
    return HttpResponse.json({ result: true, data: { data: stored, ...paging } });
  }),
  http.post(/\/api\/v1\/admin\/promo-codes.*/, async ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.text() });
    totp = request.headers.get('x-totp-code');
    if (refusal)
      return HttpResponse.json({ result: false, data: null, errors: {}, message: refusal, request_id: 'r' }, { status: 409 });
    stored = [{ ...promo, is_active: false, ends_at: '2026-01-02T00:00:00.000Z' }];
    return HttpResponse.json({ result: true, data: stored[0] });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [promo];
  sent = [];
  refusal = null;
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  const user = userEvent.setup();
  render(
    <PageFrame address="/en/admin/promo-codes" messages={{ admin, auth, checkout, common, crud, errors }}>
      <CrudToastProvider>
        <PromoCodeList />
      </CrudToastProvider>
    </PageFrame>,
  );
  await screen.findByRole('heading', { name: 'WINTER-20' });
  return user;
}
async function openForm(user: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Add a promo code' }));
  return within(await screen.findByRole('dialog', { name: 'Add a promo code' }));
}

it('shows the discount of a code, its service, and how often it was used', async () => {
  await open();
  const row = screen.getByRole('article');
  expect(row).toHaveTextContent(/Active.*−20%.*Legal check · used 2 of 5 .*without an end/);
});

it('ends a code after a confirmation', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'End: WINTER-20' }));
  const question = within(await screen.findByRole('dialog', { name: 'End WINTER-20?' }));
  await user.click(question.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('WINTER-20 is ended')).toBeVisible();
  expect(sent).toEqual([{ path: '/api/v1/admin/promo-codes/4/end', body: '' }]);
  expect(await screen.findByText('Ended')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End: WINTER-20' })).toBeNull();
});

it('adds a code that is valid until the end of its last day in Tbilisi', async () => {
  const user = await open();
  const form = await openForm(user);
  await user.type(form.getByRole('textbox', { name: /^Code(?! of)/ }), 'SPRING-5');
  await user.type(form.getByRole('textbox', { name: /^Percent/ }), '5');
  await user.type(form.getByLabelText('Last day'), '2027-03-31');
  await user.type(form.getByRole('textbox', { name: new RegExp(`^${admin.totp}`) }), '123456');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The promo code is added')).toBeVisible();
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    ...{ code: 'SPRING-5', percent: '5', uses_max: '1', ends_at: '2027-03-31T20:00:00.000Z' },
  });
  expect(totp).toBe('123456');
});

it('asks for the code and the discount, and says that a code exists already', async () => {
  const user = await open();
  const form = await openForm(user);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(errors.promo_code_format)).toBeVisible();
  expect(sent).toEqual([]);
  refusal = 'errors.promo_code_exists';
  await user.type(form.getByRole('textbox', { name: /^Code(?! of)/ }), 'WINTER-20');
  await user.type(form.getByRole('textbox', { name: /^Percent/ }), '5');
  await user.type(form.getByRole('textbox', { name: new RegExp(`^${admin.totp}`) }), '123456');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(errors.promo_code_exists)).toBeVisible();
  refusal = 'errors.totp_wrong';
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(errors.totp_wrong)).toBeVisible();
});
