import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { cities } from '@/lib/domain/place/places.fixture';
import { CurrencyProvider } from '@/lib/stores/currency';
import { saveSearchName } from '@/lib/stores/save-search-name';
import { useSession } from '@/lib/stores/session/session-store';
import common from '@/messages/en/common.json';
import place from '@/messages/en/place.json';
import saved_searches from '@/messages/en/saved_searches.json';
import search from '@/messages/en/search.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { parameters } from '../../domain/parameters.fixture';
import { SearchNavigationProvider } from '../search-navigation';
import { FilterPanel } from './filter-panel';

const station = (id: number, name: string, slug: string) => ({
  id,
  display_name: name,
  display_names: { ka: name, en: name, ru: name },
  display_names_in: { ka: name, en: `near ${name} metro`, ru: name },
  slug,
  slugs_in: { ka: slug, en: `near-${slug}-metro`, ru: slug },
  lat: 41.7,
  lng: 44.8,
  urban_ids: [],
});
const stations = [station(2, 'Vazha-Pshavela', 'vazha-pshavela'), station(3, 'Delisi', 'delisi')];

const facets = {
  popular: { lift: 64, parking: 41, owner: 92, new_building: 7 },
  parking_types: { 5: 51 },
  metro_station_ids: { 2: 71, 3: 47 },
  prices: { kind: 'price', step: 20_000, counts: Array.from({ length: 32 }, (_, bar) => (bar < 4 ? 10 : 1)), median: 62_000 },
};

/** The API: 100 statements, ten fewer for each filter of the query. */
const counted: string[] = [];
const api = setupServer(
  http.get('*/api/filters/filter-parameters', () => HttpResponse.json({ result: true, data: parameters })),
  http.get('*/api/locations/v2/cities', () => HttpResponse.json({ result: true, data: cities })),
  http.get('*/api/locations/v2/metro-stations', () => HttpResponse.json({ result: true, data: stations })),
  http.get('*/api/microservice/statements/facets', ({ request }) => {
    const isOfSquare = new URL(request.url).searchParams.get('prices_of') === 'square_price';
    const prices = isOfSquare ? { ...facets.prices, kind: 'square_price', step: 100, median: 1350 } : facets.prices;
    return HttpResponse.json({ result: true, data: { ...facets, prices } });
  }),
  http.get('*/api/microservice/statements/choice-counts/:choice', ({ params, request }) => {
    const isCounted = params.choice === 'room_types' && new URL(request.url).searchParams.has('owner');
    return HttpResponse.json({ result: true, data: isCounted ? { 2: 3412, 3: 7 } : {} });
  }),
  http.get('*/api/microservice/statements/count', ({ request }) => {
    const query = new URL(request.url).searchParams;
    counted.push(query.toString());
    return HttpResponse.json({
      result: true,
      data: { page: 1, per_page: 20, total: 100 - 10 * [...query].length, last_page: 5 },
    });
  }),
);
beforeAll(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = vi.fn();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  api.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  queryClient.clear();
  api.resetHandlers();
  counted.length = 0;
  useSession.setState({ intent: null });
});
afterAll(() => api.close());

function renderPanel(filters: StatementFilters) {
  const push = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <PageFrame address="/en/s" messages={{ common, search, place, saved_searches }} router={{ push }}>
      <CurrencyProvider initialId={1}>
        <SearchNavigationProvider address="/en/s">
          <FilterPanel isOpen search={{ filters, places: [], streets: [] }} onOpenChange={onOpenChange} />
        </SearchNavigationProvider>
      </CurrencyProvider>
    </PageFrame>,
  );
  return { push, onOpenChange, user: userEvent.setup() };
}

async function openPanel(filters: StatementFilters) {
  const panel = renderPanel(filters);
  await screen.findByRole('group', { name: 'Deal' });
  return panel;
}

const group = (name: string) => screen.queryByRole('group', { name });
const option = (name: string) => screen.getByRole('button', { name });

/** Focuses a control and presses it by keyboard. */
async function press(user: ReturnType<typeof userEvent.setup>, name: string, key = ' ') {
  option(name).focus();
  await user.keyboard(key);
}

it('changes its sections with the type and drops what does not apply', async () => {
  const { user, push } = await openPanel({ deal_types: [1], real_estate_types: [1], room_types: [2] });
  expect(within(group('Rooms') as HTMLElement).getByRole('button', { name: '2' })).toHaveAttribute('aria-pressed', 'true');
  expect(group('Area unit')).toBeNull();
  await press(user, 'Building and floor');
  expect(screen.getByRole('switch', { name: 'Not the top floor' })).toBeVisible();

  await press(user, 'Apartment');
  await press(user, 'Land plot');
  expect(group('Rooms')).toBeNull();
  expect(group('Area unit')).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Not the top floor' })).toBeNull();

  await screen.findByRole('button', { name: 'Show 80 listings' });
  await press(user, 'Show 80 listings', '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s/land-plots-for-sale', { scroll: false });
});

it('shows next to each option how many statements it would leave', async () => {
  await openPanel({ deal_types: [1], real_estate_types: [1], owner: true, room_types: [3] });
  const rooms = within(group('Rooms') as HTMLElement);
  await waitFor(() => expect(rooms.getByRole('button', { name: '2' })).toHaveAccessibleDescription(/^3.412$/));
  expect(rooms.getByRole('button', { name: '1' })).toHaveAccessibleDescription('0');
  expect(rooms.getByRole('button', { name: '3' })).not.toHaveAccessibleDescription();
});

it('changes its sections with the deal', async () => {
  const { user } = await openPanel({ real_estate_types: [1] });
  expect(group('Guests')).toBeNull();
  await press(user, 'Daily rent');
  expect(group('Guests')).toBeVisible();
  expect(option('Apartment')).toHaveAttribute('aria-pressed', 'true');
  await press(user, 'For lease');
  expect(option('Apartment')).toHaveAttribute('aria-pressed', 'false');
});

it('counts the statements of the draft on its button, and applies nothing before it is pressed', async () => {
  const { user, push, onOpenChange } = await openPanel({ owner: true });
  await screen.findByRole('button', { name: 'Show 90 listings' });
  await user.type(screen.getByRole('textbox', { name: 'Price, to' }), '250000a');
  expect(screen.getByRole('textbox', { name: 'Price, to' })).toHaveValue('250\u00a0000');
  await screen.findByRole('button', { name: 'Show 70 listings' });
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Show 70 listings');
  expect(push).not.toHaveBeenCalled();

  await press(user, 'Show 70 listings', '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s?owner=1&price_to=250000&currency_id=1', { scroll: false });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('reads price bounds in the currency they are typed in, regardless of the currency shown, and keeps the figures when it changes', async () => {
  const { user, push } = await openPanel({ price_to: 90_000, currency_id: 2 });
  expect(screen.getByRole('radio', { name: 'US dollar' })).toBeChecked();
  await screen.findByRole('button', { name: 'Show 80 listings' });
  await user.click(screen.getByRole('radio', { name: 'Georgian lari' }));
  expect(screen.getByRole('textbox', { name: 'Price, to' })).toHaveValue('90\u00a0000');
  await press(user, 'Show 80 listings', '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s?price_to=90000&currency_id=1', { scroll: false });
});

it('requests the count when typing pauses', async () => {
  const { user } = await openPanel({});
  await screen.findByRole('button', { name: 'Show 100 listings' });
  await user.type(screen.getByRole('textbox', { name: 'Area, m², from' }), '54321');
  await screen.findByRole('button', { name: 'Show 90 listings' });
  expect(counted).toEqual(['', 'area_from=54321']);
});

it('swaps bounds that were typed in the wrong order', async () => {
  const { user, push } = await openPanel({});
  await user.type(screen.getByRole('textbox', { name: 'Area, m², from' }), '90');
  await user.type(screen.getByRole('textbox', { name: 'Area, m², to' }), '50');
  await screen.findByRole('button', { name: 'Show 80 listings' });
  expect(counted).toContain('area_from=50&area_to=90');
  await press(user, 'Show 80 listings', '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s?area_from=50&area_to=90', { scroll: false });
});

it('uses the places from the picker, and applies them with the rest', async () => {
  const { user, push } = await openPanel({ owner: true });
  const field = () => within(group('Location') as HTMLElement).getByRole('button');
  await user.click(field());
  await user.click(await screen.findByRole('checkbox', { name: 'Vake' }));
  expect(field()).toHaveTextContent('City, district or street');
  await user.click(await screen.findByRole('button', { name: 'Choose · 80' }));
  await waitFor(() => expect(field()).toHaveTextContent('Vake'));
  await screen.findByRole('button', { name: 'Show 80 listings' });
  await press(user, 'Show 80 listings', '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s/real-estate-in-vake?owner=1', { scroll: false });
});

it('chooses stations of the metro and a walk, shows each station as a chip, and applies them under the address of a station', async () => {
  const { user, push } = await openPanel({ deal_types: [1], real_estate_types: [1] });
  const metro = () => within(group('Metro') as HTMLElement);
  await user.click(metro().getByRole('button', { name: /^Metro stations:/ }));
  await user.click(await screen.findByRole('checkbox', { name: /^Vazha-Pshavela/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Delisi/ }));
  await user.keyboard('{Escape}');
  expect(metro().getByRole('button', { name: /^Metro stations:/ })).toHaveTextContent('2 stations chosen');
  await user.click(metro().getByRole('button', { name: 'Remove filter: Vazha-Pshavela' }));
  await user.click(metro().getByRole('button', { name: '10 min' }));
  await screen.findByRole('button', { name: 'Show 60 listings' });
  await press(user, 'Show 60 listings', '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale-near-delisi-metro?metro_minutes_to=10', { scroll: false });
});

it('offers the smallest change that gives something where the draft gives nothing, on the button and as choices', async () => {
  api.use(
    http.get('*/api/microservice/statements/count', ({ request }) => {
      const isNarrow = new URL(request.url).searchParams.has('has_parking');
      return HttpResponse.json({ result: true, data: { page: 1, per_page: 20, total: isNarrow ? 0 : 3, last_page: 1 } });
    }),
    http.get('*/api/microservice/statements/relaxations', () =>
      HttpResponse.json({
        result: true,
        data: {
          condition_count: 2,
          changes: [
            { conditions: ['has_parking'], widened: null, query: 'owner=1', count: 3, price_min: null },
            { conditions: ['owner'], widened: null, query: 'has_parking=1', count: 7, price_min: null },
          ],
          unhelpful: [],
        },
      }),
    ),
  );
  const { user, push } = await openPanel({ owner: true, has_parking: true });
  const choices = await screen.findByRole('group', { name: 'Try without one of these' });
  expect(
    within(choices)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Without parking: 3', 'Not only from owners: 7']);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Show 0 listings. Without parking: 3');
  await user.click(screen.getAllByRole('button', { name: 'Without parking: 3' }).at(-1) as HTMLElement);
  expect(push).toHaveBeenCalledWith('/en/s?owner=1', { scroll: false });
});

it('applies a change to the draft and counts again', async () => {
  const zero = { page: 1, per_page: 20, total: 0, last_page: 1 };
  const changes = [
    { conditions: ['price'], widened: { price_to: 900 }, query: 'price_to=900&currency_id=1', count: 5, price_min: 870 },
  ];
  api.use(
    http.get('*/api/microservice/statements/count', ({ request }) =>
      HttpResponse.json({ result: true, data: { ...zero, total: request.url.includes('price_to=900') ? 5 : 0 } }),
    ),
    http.get('*/api/microservice/statements/relaxations', () =>
      HttpResponse.json({ result: true, data: { condition_count: 1, changes, unhelpful: [] } }),
    ),
  );
  const { user } = await openPanel({ price_to: 500, currency_id: 1 });
  const choices = await screen.findByRole('group', { name: 'Try without one of these' });
  await user.click(within(choices).getByRole('button'));
  expect(screen.getByRole('textbox', { name: 'Price, to' })).toHaveValue('900');
  await screen.findByRole('button', { name: 'Show 5 listings' });
  expect(screen.queryByRole('group', { name: 'Try without one of these' })).toBeNull();
});

it('clears every choice and every typed figure', async () => {
  const { user } = await openPanel({ deal_types: [1], price_to: 5, currency_id: 2, owner: true, q: 'view' });
  await press(user, 'Author and photos 2');
  await press(user, 'Clear', '{Enter}');
  expect(option('For sale')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('textbox', { name: 'Price, to' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Keyword' })).toHaveValue('');
  expect(screen.getByRole('switch', { name: 'From owner' })).not.toBeChecked();
});

it('offers popular conditions first, each with how many listings it would leave', async () => {
  const { user, push } = await openPanel({ deal_types: [1], real_estate_types: [1] });
  const popular = () => within(group('Popular conditions') as HTMLElement);
  await popular().findByRole('button', { name: 'From owner 92' });
  expect(
    popular()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lift 64', 'Has parking 41', 'From owner 92', 'Metro in 10 min 0', 'New building 7']);
  await user.click(popular().getByRole('button', { name: 'From owner 92' }));
  await user.click(popular().getByRole('button', { name: 'Lift 64' }));
  expect(popular().getByRole('button', { name: 'Lift' })).toHaveAttribute('aria-pressed', 'true');
  await press(user, (await screen.findByRole('button', { name: 'Show 60 listings' })).textContent, '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale?parameters=6&owner=1', { scroll: false });
});

it('treats parking as one choice over its kinds', async () => {
  const { user, push } = await openPanel({ deal_types: [1], real_estate_types: [1] });
  expect(group('Has parking')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Has parking 41' }));
  const kinds = () => within(group('Has parking') as HTMLElement);
  expect(kinds().getByRole('checkbox', { name: 'Any' })).toBeChecked();
  expect(kinds().queryByRole('checkbox', { name: /No parking/ })).toBeNull();
  await user.click(kinds().getByRole('checkbox', { name: /Underground/ }));
  expect(kinds().getByRole('checkbox', { name: 'Any' })).not.toBeChecked();
  expect(option('Has parking')).toHaveAttribute('aria-pressed', 'true');
  await press(user, (await screen.findByRole('button', { name: 'Show 70 listings' })).textContent, '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale?parking_types=5', { scroll: false });
});

it('folds long parts to what is chosen in them, and opens them by their link', async () => {
  const { user } = await openPanel({ deal_types: [1], real_estate_types: [1], statuses: [2], price_to: 500 });
  const part = () => screen.getByRole('button', { expanded: false, name: /^Building and floor/ });
  expect(part()).toHaveTextContent('Building and floor New');
  expect(group('Status')).toBeNull();
  const links = within(screen.getByRole('navigation', { name: 'Parts of the panel' }));
  expect(links.getByRole('button', { name: 'Price 1' })).toBeVisible();
  await user.click(links.getByRole('button', { name: 'Building and floor 1' }));
  expect(group('Status')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Building and floor' })).toHaveFocus();
  await user.click(screen.getByRole('button', { expanded: true, name: /^Building and floor/ }));
  expect(group('Status')).toBeNull();
});

it('shows how prices are spread, with a slider that moves the bounds by one bar', async () => {
  const { user } = await openPanel({ price_from: 100_000, currency_id: 1 });
  await screen.findByText('Median ₾62,000');
  const [from, to] = screen.getAllByRole('slider');
  expect(from).toHaveAttribute('aria-valuetext', '₾100,000');
  expect(to).toHaveAttribute('aria-valuetext', '₾620,000 and more');
  to?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('textbox', { name: 'Price, to' })).toHaveValue('620\u00a0000');
  expect(screen.getByRole('textbox', { name: 'Price, from' })).toHaveValue('100\u00a0000');
});

it('bounds the total price or that of a m², never one that is not shown', async () => {
  const { user, push } = await openPanel({ deal_types: [1], real_estate_types: [1], price_to: 500_000, currency_id: 2 });
  const price = within(group('Price') as HTMLElement);
  expect(price.getByRole('radio', { name: 'Total price' })).toBeChecked();
  await screen.findByText(/^Median/);
  await user.click(price.getByRole('radio', { name: 'Per m²' }));
  expect(screen.queryByText(/^Median/)).toBeNull();
  await screen.findByText('Median $1,350/m²');
  const [from] = screen.getAllByRole('slider');
  expect(from).toHaveAccessibleName('Price per m², from');
  from?.focus();
  await user.keyboard('{ArrowRight}');
  expect(price.getByRole('textbox', { name: 'Price per m², from' })).toHaveValue('100');
  await user.type(price.getByRole('textbox', { name: 'Price per m², to' }), '1500');
  expect(price.queryByRole('textbox', { name: 'Price, to' })).toBeNull();
  await screen.findByRole('button', { name: 'Show 50 listings' });
  await press(user, 'Show 50 listings', '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale?square_price_from=100&square_price_to=1500&currency_id=2', {
    scroll: false,
  });
});

it('opens with the price of a m² where only that is bounded, and drops it when the visitor switches back to the total price', async () => {
  const { user, push } = await openPanel({ deal_types: [1], real_estate_types: [1], square_price_from: 900, currency_id: 1 });
  const price = within(group('Price') as HTMLElement);
  expect(price.getByRole('radio', { name: 'Per m²' })).toBeChecked();
  expect(price.getByRole('textbox', { name: 'Price per m², from' })).toHaveValue('900');
  price.getByRole('radio', { name: 'Per m²' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(price.getByRole('textbox', { name: 'Price, from' })).toHaveValue('');
  await screen.findByRole('button', { name: 'Show 80 listings' });
  await press(user, 'Show 80 listings', '{Enter}');
  expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale', { scroll: false });
});

it('has no price of a m² to choose where a type has none', async () => {
  await openPanel({ deal_types: [7], real_estate_types: [1] });
  expect(within(group('Price') as HTMLElement).queryByRole('radio', { name: 'Per m²' })).toBeNull();
});

it('offers a retry when the filters could not be loaded', async () => {
  api.use(http.get('*/api/filters/filter-parameters', () => HttpResponse.json({}, { status: 503 }), { once: true }));
  const { user } = renderPanel({});
  expect(await screen.findByRole('alert')).toHaveTextContent('The filters could not be loaded.');
  await press(user, 'Try again', '{Enter}');
  expect(await screen.findByRole('group', { name: 'Deal' })).toBeVisible();
});

it('finds a condition by its name, to be chosen at once, and the part that a name belongs to', async () => {
  const { user } = await openPanel({ real_estate_types: [1], deal_types: [1] });
  const field = screen.getByRole('textbox', { name: search.panel.search });
  await user.type(field, 'not the top{Enter}');
  expect(group('Deal')).toBeNull();
  const toggle = screen.getByRole('switch', { name: 'Not the top floor' });
  await user.click(toggle);
  expect(toggle).toBeChecked();
  await screen.findByRole('button', { name: 'Show 70 listings' });

  await user.clear(field);
  await user.type(field, 'no such thing');
  expect(screen.getByText(search.panel.search_none)).toBeVisible();

  await user.clear(field);
  await user.type(field, 'building');
  await user.click(
    within(screen.getByRole('region', { name: search.panel.search })).getByRole('button', { name: 'Building and floor' }),
  );
  expect(field).toHaveValue('');
  expect(screen.getByRole('switch', { name: 'Not the top floor' })).toBeVisible();
});

it('passes its filters to the list that it opens, to be saved there', async () => {
  const { user, push, onOpenChange } = await openPanel({ deal_types: [1], real_estate_types: [1] });
  await press(user, 'From owner');
  await press(user, 'Save search', '{Enter}');
  const filters = { deal_types: [1], real_estate_types: [1], owner: true };
  expect(useSession.getState().intent).toBe(saveSearchName(filters));
  expect(push).toHaveBeenCalledWith('/en/s/apartments-for-sale?owner=1', { scroll: false });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
