import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { cities, suggestions } from '@/lib/domain/place/places.fixture';
import { CurrencyProvider } from '@/lib/stores/currency';
import common from '@/messages/en/common.json';
import home from '@/messages/en/home.json';
import place from '@/messages/en/place.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { SearchPanel } from './search-panel';

const deals = [
  { id: 1, label: 'For sale' },
  { id: 2, label: 'For rent' },
  { id: 10, label: 'For lease' },
];
const types = [
  { id: 1, label: 'Apartment', dealTypeIds: [1, 2] },
  { id: 2, label: 'House', dealTypeIds: [1, 2] },
  { id: 4, label: 'Land plot', dealTypeIds: [1, 10] },
];

const api = setupServer(
  http.get('*/api/locations/v2/cities', () => HttpResponse.json({ result: true, data: cities })),
  http.get('*/api/locations/v2/suggestions', () => HttpResponse.json({ result: true, data: suggestions, nearest: [] })),
  http.get('*/api/microservice/statements/count', () =>
    HttpResponse.json({ result: true, data: { page: 1, per_page: 20, total: 7, last_page: 1 } }),
  ),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});
afterAll(() => api.close());

function show() {
  const push = vi.fn<(address: string) => void>();
  render(
    <PageFrame address="/en" messages={{ common, home, place }} router={{ push }}>
      <CurrencyProvider initialId={2}>
        <SearchPanel deals={deals} types={types} initial={{ dealTypeId: 1, realEstateTypeId: 1 }} />
      </CurrencyProvider>
    </PageFrame>,
  );
  return { push, user: userEvent.setup() };
}

// The first import of the cells may take longer than a query waits.
beforeAll(async () => {
  await import('./panel-fields.client');
  await import('./mobile-search-sheet');
});

const search = () => screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement;
const cell = (name: RegExp) => screen.getByRole('button', { name });

describe('SearchPanel', () => {
  it('opens the list of its initial deal and type', async () => {
    const { push, user } = show();
    await user.click(search());
    await waitFor(() => expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale'));
  });

  it('drops a type that the deal does not apply to', async () => {
    const { push, user } = show();
    await user.click(screen.getByRole('radio', { name: 'For lease' }));
    expect(cell(/^Property type/)).toHaveTextContent('Land plot');
    await user.click(search());
    await waitFor(() => expect(push).toHaveBeenCalledWith('/en/s/land-plots-for-lease'));
  });

  it('opens a cell on its first click, and shows and applies what is typed there', async () => {
    const { push, user } = show();
    await user.click(cell(/^Price, \$/));
    await user.type(await screen.findByRole('textbox', { name: 'To' }), '170000');
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(cell(/^Price, \$/)).toHaveTextContent('up to 170,000'));
    await user.click(search());
    await waitFor(() => expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale?price_to=170000&currency_id=2'));
  });

  it('shows the chosen places and streets and leads to their list', async () => {
    const { push, user } = show();
    await user.click(cell(/^Location/));
    await user.click(await screen.findByRole('checkbox', { name: 'Saburtalo' }));
    await user.type(screen.getByRole('combobox', { name: 'Find a place, a street or a metro station' }), 'vak');
    await user.click(await screen.findByRole('option', { name: /^Vakhushti Street/ }));
    await user.click(await screen.findByRole('button', { name: 'Choose · 7' }));
    await waitFor(() => expect(cell(/^Location/)).toHaveTextContent('Saburtalo, Vakhushti Street'));
    await user.click(search());
    await waitFor(() => expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale-in-saburtalo?streets=7'));
  });

  const narrow = () =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(max-width: 991px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));

  it('opens the places of a phone with one press, and shows the currency', async () => {
    narrow();
    const { push, user } = show();
    await user.click(screen.getByRole('button', { name: /^Where are you looking\?.*\$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Location' }));
    await user.click(await sheet.findByRole('button', { name: 'Batumi' }));
    await user.click(await sheet.findByRole('button', { name: 'Choose · 7' }));
    expect(await screen.findByRole('button', { name: /^Batumi/ })).toBeVisible();
    await user.click(search());
    await waitFor(() => expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale-in-batumi'));
  });

  it('takes the place from the sheet of a phone', async () => {
    narrow();
    const { push, user } = show();
    await user.click(screen.getByRole('button', { name: 'Search options' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Search options' })).getByRole('button', { name: /^Location/ }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Location' }));
    await user.click(await sheet.findByRole('button', { name: 'Batumi' }));
    await user.click(await sheet.findByRole('button', { name: 'Choose · 7' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Search options' })).getByRole('button', { name: 'Search' }),
    );
    await waitFor(() => expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale-in-batumi'));
  });

  it('offers any type and those of the deal', async () => {
    const { push, user } = show();
    await user.click(screen.getByRole('radio', { name: 'For rent' }));
    await user.click(cell(/^Property type/));
    expect(
      (await screen.findAllByRole('radio', { name: /Any|Apartment|House|Land plot/ })).map(
        (radio) => radio.closest('label')?.textContent,
      ),
    ).toEqual(['Any', 'Apartment', 'House']);
    await user.click(screen.getByRole('radio', { name: 'Any' }));
    await user.click(search());
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    expect(push.mock.calls[0]?.[0]).toMatch(/^\/en\/s\/[a-z-]*for-rent$/);
  });
});
