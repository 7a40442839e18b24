import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { PastEstimate } from '@/lib/contracts/estimate';
import { CurrencyProvider } from '@/lib/stores/currency';
import ai from '@/messages/en/ai.json';
import common from '@/messages/en/common.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { parameters } from '../estimate.fixture';
import { PastEstimates } from './past-estimates';

const past: PastEstimate = {
  id: 3,
  created_at: '2020-11-20T10:00:00.000Z',
  address: 'Vake, Chavchavadze Ave. 37',
  statement_id: 10_000_007,
  total_price: 243_000,
  square_price: 3_797,
  currency_id: 1,
  interval: { low: 200_000, high: 290_000 },
  flat_area: 64,
  rooms: 2,
  floor: 7,
  floors: 14,
  comparables_count: 57,
  comparables: [
    {
      ...{ statement_id: 10_000_031, total_price: 251_000, square_price: 3_922, area: 64, floor: 5, total_floors: 14 },
      ...{ room_type_id: 2, condition_id: 1, status_id: 1, distance_m: 140, weight: 1 },
    },
  ],
};

let again: number[] = [];

function show(data: PastEstimate[], total: number, page = 1) {
  const pagination = { current_page: page, last_page: Math.max(1, Math.ceil(total / 20)), per_page: 20, total };
  queryClient.setQueryData(['past-estimates', page], { data, pagination });
  queryClient.setQueryData(['filter-parameters'], parameters);
  queryClient.setQueryData(['exchange-rate'], { 1: 1, 2: 2.7 });
  render(
    <PageFrame address="/en/account/aiService/aiView" messages={{ ai, common }}>
      <CurrencyProvider initialId={1}>
        <PastEstimates page={page} onAgain={(estimate) => again.push(estimate.id)} />
      </CurrencyProvider>
    </PageFrame>,
  );
}

beforeEach(() => {
  queryClient.clear();
  again = [];
});

describe('past estimates', () => {
  it('show the apartment, the date, and the price in both currencies', () => {
    show([past], 1);
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent('Vake, Chavchavadze Ave. 37');
    expect(row).toHaveTextContent('64 m² · 2 rooms · Floor 7 of 14 · 20 Nov 2020');
    expect(row).toHaveTextContent('₾243,000$90,000 · ₾3,797/m²');
    expect(screen.getByRole('link', { name: 'View the listing' })).toHaveAttribute('href', '/en/statements/10000007');
  });

  it('open with the range around the price, and lead to a new estimate of the same apartment', async () => {
    show([past], 1);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: past.address }));
    const dialog = within(screen.getByRole('dialog', { name: past.address }));
    expect(dialog.getByText('Range of the price: ₾228,420 – ₾257,580')).toBeInTheDocument();
    expect(dialog.getByText(/a wider range: ₾200,000 – ₾290,000/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'View the listing' })).toHaveAttribute('href', '/en/statements/10000007');
    const explained = within(dialog.getByRole('region', { name: ai.result.comparables }));
    expect(explained.getByRole('link', { name: /₾251,000/ })).toHaveAttribute('href', '/en/statements/10000031');
    await user.click(dialog.getByRole('button', { name: 'Estimate again' }));
    expect(again).toEqual([3]);
  });

  it('name one without an address, and link only to existing statements', () => {
    show([{ ...past, address: '', statement_id: null }], 1);
    expect(screen.getByRole('heading', { name: 'Without an address' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('come by pages with addresses', () => {
    show([past], 41, 2);
    expect(screen.getByText('21–40 / 41')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?page=3');
  });

  it('say so where there are none', () => {
    show([], 0);
    expect(screen.getByRole('heading', { name: 'No estimates yet' })).toBeVisible();
  });
});
