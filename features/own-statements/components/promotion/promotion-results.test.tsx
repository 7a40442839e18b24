import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { PromotionResults as Results } from '@/lib/contracts/money/promotion';
import promotion from '@/messages/en/promotion.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { PromotionResults } from './promotion-results';

const period = { id: 4, vip_type_id: 3, from: '2026-11-14', to: '2026-11-20', is_running: true };
const day = { views: 0, phone_reveals: 0, messages: 0, is_today: false };
const comparison = { before_total: 46, during_total: 112, before: 46, during: 112, times: 2.4347 };
const results: Results = {
  periods: [period],
  result: {
    period,
    before: { from: '2026-11-13', to: '2026-11-13', days: 1 },
    during_days: 1,
    days: [
      { ...day, date: '2026-11-13', kind: 'before', views: 46 },
      { ...day, date: '2026-11-14', kind: 'during', views: 112 },
      { ...day, date: '2026-11-15', kind: 'during', views: 9, is_today: true },
    ],
    views: comparison,
    phone_reveals: { before_total: 2, during_total: 4, before: 0.25, during: 3.64, times: null },
    messages: { before_total: 0, during_total: 0, before: null, during: 0, times: null },
    spent: 28,
    spent_per_phone_reveal: 1.12,
  },
};
let response: Results = results;

const api = setupServer(
  http.get('*/api/microservice/statements/7/promotion-results', () => HttpResponse.json({ result: true, data: response })),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterAll(() => api.close());
beforeEach(() => queryClient.clear());

async function show(given: Results) {
  response = given;
  render(
    <PageFrame address="/en/account/statements/7/promotion" messages={{ promotion, common: { retry: 'Retry' } }}>
      <PromotionResults statementId={7} />
    </PageFrame>,
  );
  return userEvent.setup();
}
const tile = async (name: string) => within((await screen.findByText(name, { selector: 'dt' })).closest('div') as HTMLElement);

it('compares averages of a day, and says nothing where there is too little data', async () => {
  await show(results);
  const views = await tile('Views');
  expect(views.getByText('112')).toBeVisible();
  expect(views.getByText('before 46')).toBeVisible();
  expect(views.getByText('× 2.4')).toBeVisible();
  const reveals = await tile('Number shown');
  expect(reveals.getByText('3.6')).toBeVisible();
  expect(reveals.queryByText(/×/)).toBeNull();
  expect((await tile('Messages')).queryByText(/before/)).toBeNull();
  expect((await tile('Spent')).getByText('₾1.12 per number view')).toBeVisible();
});

it('describes its chart, and repeats it as a table', async () => {
  const user = await show(results);
  expect(await screen.findByRole('img', { name: 'Views: 46 before, 112 during the promotion' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayViewsNumber shownMessages',
    expect.stringMatching(/^15.*today900$/),
    expect.stringMatching(/^14.*11200$/),
    expect.stringMatching(/^13.*4600$/),
  ]);
});

it('offers VIP where nothing was promoted yet', async () => {
  await show({ periods: [], result: null });
  expect(await screen.findByRole('link', { name: 'Choose VIP' })).toHaveAttribute(
    'href',
    '/en/account/vipService/vipView?statements=7',
  );
});
