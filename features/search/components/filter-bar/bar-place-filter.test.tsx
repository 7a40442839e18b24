import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { cities, suggestions } from '@/lib/domain/place/places.fixture';
import { CurrencyProvider } from '@/lib/stores/currency';
import common from '@/messages/en/common.json';
import place from '@/messages/en/place.json';
import search from '@/messages/en/search.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { SearchNavigationProvider } from '../search-navigation';
import { BarPlaceFilter } from './bar-place-filter';

const api = setupServer(
  http.get('*/api/locations/v2/cities', () => HttpResponse.json({ result: true, data: cities })),
  http.get('*/api/locations/v2/suggestions', () => HttpResponse.json({ result: true, data: suggestions, nearest: [] })),
  http.get('*/api/microservice/statements/choice-counts/:choice', ({ params }) =>
    HttpResponse.json({ result: true, data: params.choice === 'cities' ? { 1: 9870 } : {} }),
  ),
  http.get('*/api/microservice/statements/count', () =>
    HttpResponse.json({ result: true, data: { page: 1, per_page: 20, total: 7, last_page: 1 } }),
  ),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => queryClient.clear());
afterAll(() => api.close());

const labels = { place: null, deal: null, type: null, price: null, area: null, rooms: null };

function show() {
  const push = vi.fn();
  render(
    <PageFrame address="/en/s" messages={{ common, place, search }} router={{ push }}>
      <CurrencyProvider initialId={2}>
        <SearchNavigationProvider address="/en/s">
          <BarPlaceFilter labels={labels} search={{ filters: { deal_types: [1], page: 3 }, places: [], streets: [] }} />
        </SearchNavigationProvider>
      </CurrencyProvider>
    </PageFrame>,
  );
  return { push, user: userEvent.setup() };
}

// The first press loads the picker: nothing of it may be imported before this test.
it('passes what is typed while the picker loads to its search field', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^Location/ }));
  await user.keyboard('ვაკე');
  const field = await screen.findByRole('combobox', { name: 'Find a place, a street or a metro station' });
  await waitFor(() => expect(field).toHaveValue('ვაკე'));
});

it('opens the list of the chosen places from its first page, only when the button is pressed', async () => {
  const { push, user } = show();
  await user.click(screen.getByRole('button', { name: /^Location/ }));
  await user.click(await screen.findByRole('button', { name: 'Batumi' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Location/ }));
  expect(await screen.findByRole('button', { name: 'Batumi' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('checkbox', { name: 'Vake' }));
  expect(push).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Show 7 listings' }));
  expect(push).toHaveBeenCalledWith('/en/s/real-estate-for-sale-in-vake', { scroll: false });
});
