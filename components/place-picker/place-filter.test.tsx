import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { filtersFromSelection, type PlaceSelection } from '@/lib/domain/place/place-selection';
import { cities, suggestion, suggestions } from '@/lib/domain/place/places.fixture';
import { CurrencyProvider } from '@/lib/stores/currency';
import { clearRecentPlaces } from '@/lib/stores/lists/recent-places';
import common from '@/messages/en/common.json';
import place from '@/messages/en/place.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { PlaceFilter } from './place-filter';
import { collectTypedText } from './typed-text';

const queries: (string | null)[] = [];
const keyOf = ({ find_point: kind, identifiers: ids }: (typeof suggestions)[number]) =>
  `${kind}-${kind === 'metro' ? ids.metro_station_id : kind === 'street' ? ids.street_id : ids.urban_id}`;
const api = setupServer(
  http.get('*/api/locations/v2/cities', () => HttpResponse.json({ result: true, data: cities })),
  http.get('*/api/locations/v2/suggestions', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const places = searchParams.get('places')?.split(',');
    if (places) {
      const named = [...suggestions, suggestion('metro', 'Delisi, Tbilisi', 3)];
      const data = named.filter((found) => places.includes(keyOf(found)));
      return HttpResponse.json({ result: true, data, nearest: [] });
    }
    const query = searchParams.get('q');
    queries.push(query);
    const names = ['Vake', 'Vera', 'Vedzisi'].map((name) => ({ ka: name, en: name, ru: name }));
    if (query === 'delisi') {
      const data = [suggestion('street', 'Delisi Street, Saburtalo, Tbilisi', 440), suggestion('metro', 'Delisi, Tbilisi', 3)];
      return HttpResponse.json({ result: true, data, nearest: [] });
    }
    return HttpResponse.json({
      result: true,
      data: query?.startsWith('va') ? suggestions : [],
      nearest: query === 'vqke' ? names : [],
    });
  }),
  http.get('*/api/locations/v2/sentence', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    // The server labels chips in the language of the request.
    const vake = { names: ['urbans'], id: 38, label: request.headers.get('locale') === 'en' ? 'Vake' : 'ვაკე' };
    const others = [
      { names: ['real_estate_types'], id: 1, label: 'Apartment' },
      { names: ['room_types'], id: null, label: 'Rooms: 2' },
    ];
    const filters = { urbans: [38], real_estate_types: [1], room_types: [2] };
    if (q.includes(','))
      return HttpResponse.json({
        result: true,
        data: { filters, q: 'sea view', ignored: ['without balcony'], chips: [vake, ...others] },
      });
    const data =
      q === 'vake'
        ? { filters: { urbans: [38] }, q: '', ignored: [], chips: [vake] }
        : { filters: {}, q, ignored: [], chips: [] };
    return HttpResponse.json({ result: true, data });
  }),
  http.get('*/api/microservice/statements/choice-counts/:choice', ({ params }) =>
    HttpResponse.json({ result: true, data: params.choice === 'cities' ? { 1: 9870 } : {} }),
  ),
  http.get('*/api/microservice/statements/count', ({ request }) => {
    const total = new URL(request.url).searchParams.has('urbans') ? 3412 : 9870;
    return HttpResponse.json({ result: true, data: { page: 1, per_page: 20, total, last_page: 5 } });
  }),
);
beforeAll(() => {
  queryClient.setDefaultOptions({ queries: { retry: false } });
  api.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  clearRecentPlaces();
  queryClient.clear();
  api.resetHandlers();
  queries.length = 0;
});
afterAll(() => api.close());

const pushed = vi.fn<(path: string) => void>();
const said = vi.fn<(filters: StatementFilters) => void>();
beforeEach(() => {
  pushed.mockReset();
  said.mockReset();
});

function Example({ initial, isInitiallyOpen }: { initial: PlaceSelection; isInitiallyOpen: boolean }) {
  const [selection, setSelection] = useState(initial);
  return (
    <PageFrame address="/en" messages={{ common, place }} router={{ push: pushed }}>
      <CurrencyProvider initialId={2}>
        <QueryProvider>
          <PlaceFilter
            trigger={<button type="button">Where</button>}
            isInitiallyOpen={isInitiallyOpen}
            value={selection}
            onChange={setSelection}
            onSentence={said}
            filtersOf={(places) => ({ ...filtersFromSelection(places), with_3d: true })}
          />
          <output>{selection.map(({ kind, id }) => `${kind} ${id}`).join(', ')}</output>
        </QueryProvider>
      </CurrencyProvider>
    </PageFrame>
  );
}

const selection = () => document.querySelector('output')?.textContent;
const search = () => screen.findByRole('combobox', { name: 'Find a place, a street or a metro station' });

async function open(initial: PlaceSelection = []) {
  render(<Example initial={initial} isInitiallyOpen={false} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Where' }));
  await screen.findByRole('button', { name: 'Tbilisi' });
  return { user, field: await search() };
}

describe('the other ways', () => {
  const at = (coords: { latitude: number; longitude: number } | null) =>
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: {
        getCurrentPosition: (resolve: PositionCallback, reject: PositionErrorCallback) => {
          if (!coords) return reject(partial<GeolocationPositionError>({ code: 1 }));
          resolve(partial<GeolocationPosition>({ coords }));
        },
      },
    });
  afterEach(() => vi.unstubAllGlobals());

  it('lead to the statements near the visitor, without the places that were chosen', async () => {
    at({ latitude: 41.7, longitude: 44.8 });
    const { user } = await open([{ kind: 'urban', id: 38 }]);
    await user.click(screen.getByRole('button', { name: place.tools.near }));
    await waitFor(() => expect(pushed).toHaveBeenCalledWith('/en/s?with_3d=1&bounds=41.68653,44.78195,41.71347,44.81805'));
  });

  it('say when the device gives no location', async () => {
    at(null);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: place.tools.near }));
    expect(await screen.findByText(place.tools.unknown)).toBeVisible();
    expect(pushed).not.toHaveBeenCalled();
  });

  it('lead to the map of the search, and accept a number in the field', async () => {
    const { user, field } = await open();
    await user.click(screen.getByRole('button', { name: place.tools.by_number }));
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('placeholder', place.tools.number);
    await user.click(screen.getByRole('button', { name: place.tools.on_map }));
    expect(pushed).toHaveBeenCalledWith('/en/s?with_3d=1#map');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

it('shows how many statements each place has, where that is known', async () => {
  await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tbilisi' })).toHaveAccessibleDescription(/^9.870$/));
  expect(screen.getByRole('checkbox', { name: 'Vake' })).not.toHaveAccessibleDescription();
});

describe('the search field', () => {
  it('has the focus when the picker opens', async () => {
    const { field } = await open();
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('finds a place by its name and chooses it with Enter', async () => {
    const { user, field } = await open();
    await user.type(field, 'vak');
    const option = await screen.findByRole('option', { name: /^Vake.*Vake-Saburtalo, Tbilisi/ });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
    await user.keyboard('{Enter}');
    expect(selection()).toBe('urban 38');
    expect(field).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Vake' })).toBeChecked();
    expect(queries).toEqual(['vak']);
  });

  it('gathers streets, which Backspace in the empty field removes from the last on', async () => {
    const { user, field } = await open([{ kind: 'street', id: 9, name: 'Barnovi Street' }]);
    await user.type(field, 'vak');
    await screen.findByRole('option', { name: /^Vakhushti Street/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(selection()).toBe('street 9, street 7');
    await user.type(field, 'va{Backspace}{Backspace}');
    expect(selection()).toBe('street 9, street 7');
    await user.keyboard('{Backspace}');
    expect(selection()).toBe('street 9');
    await user.click(screen.getByRole('button', { name: 'Remove Barnovi Street' }));
    expect(selection()).toBe('');
  });

  it('says that nothing was found and offers names with a similar spelling', async () => {
    const { user, field } = await open();
    await user.type(field, 'vqke');
    expect(await screen.findAllByText('Nothing found for “vqke”')).not.toHaveLength(0);
    for (const name of ['Vake', 'Vera', 'Vedzisi']) expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vake' }));
    expect(field).toHaveValue('Vake');
  });

  it('groups what it finds by kind, the kind of the best match first, with the typed letters in bold and the count', async () => {
    const { user, field } = await open();
    await user.type(field, 'delisi');
    const station = await screen.findByRole('option', { name: /^Delisi\s*Up to 20 minutes on foot\s*12$/ });
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^Street/),
      expect.stringMatching(/^Metro/),
    ]);
    expect(within(station).getByText('Delisi').tagName).toBe('B');
    await user.click(station);
    expect(selection()).toBe('metro 3');
    expect(await screen.findByRole('button', { name: 'Remove Delisi' })).toBeVisible();
  });

  it('keeps the places that were found, latest first, until they are cleared', async () => {
    const { user, field } = await open();
    await user.type(field, 'vak');
    await screen.findByRole('option', { name: /^Vake/ });
    await user.keyboard('{Enter}');
    const recent = within(await screen.findByRole('region', { name: 'Recent places' }));
    await user.click(screen.getByRole('button', { name: 'Remove Vake' }));
    expect(selection()).toBe('city 1');
    await user.click(recent.getByRole('button', { name: /^Vake/ }));
    expect(selection()).toBe('urban 38');
    await user.click(recent.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recent places' })).toBeNull();
  });

  it('gets what was typed while its code was loading', async () => {
    const user = userEvent.setup();
    collectTypedText();
    await user.keyboard('ვაკx{Backspace}ე');
    render(<Example initial={[]} isInitiallyOpen />);
    const field = await search();
    await waitFor(() => expect(field).toHaveValue('ვაკე'));
    await user.keyboard(' 1');
    expect(field).toHaveValue('ვაკე 1');
  });

  it('gets nothing after the picker was left', async () => {
    const user = userEvent.setup();
    collectTypedText();
    await user.keyboard('ვაკე{Escape}დ');
    render(<Example initial={[]} isInitiallyOpen />);
    const field = await search();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('');
  });
});

describe('the button', () => {
  it('counts the statements of the choice', async () => {
    const { user } = await open();
    expect(await screen.findByRole('button', { name: 'Choose · 9,870' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Vake' }));
    expect(await screen.findByRole('button', { name: 'Choose · 3,412' })).toBeVisible();
  });
});

it('clears every choice', async () => {
  const { user } = await open([
    { kind: 'urban', id: 38 },
    { kind: 'street', id: 9, name: 'Barnovi Street' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(selection()).toBe('');
});

it('offers to load the places again when that failed', async () => {
  api.use(http.get('*/api/locations/v2/cities', () => HttpResponse.json({}, { status: 503 }), { once: true }));
  render(<Example initial={[]} isInitiallyOpen />);
  const user = userEvent.setup();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The places could not be loaded.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Tbilisi' })).toBeVisible();
});

describe('a whole sentence', () => {
  it('is shown as chips before it is searched, and what was not understood as text', async () => {
    const { user, field } = await open([{ kind: 'urban', id: 64 }]);
    await user.type(field, 'flat in Vake, 2 rooms, sea view');
    const understood = await screen.findByRole('group', { name: place.sentence.understood });
    expect(within(understood).getByText('In the text: “sea view”')).toBeVisible();
    expect(within(understood).getByText('Not taken into account: without balcony')).toBeVisible();
    await user.click(within(understood).getByRole('button', { name: 'Remove Apartment' }));
    expect(within(understood).queryByText('Apartment')).toBeNull();
    expect(screen.queryByText(/Nothing found/)).toBeNull();
    await user.type(field, '{Enter}');
    expect(said).toHaveBeenCalledExactlyOnceWith({
      ...filtersFromSelection([]),
      urbans: [64, 38],
      room_types: [2],
      with_3d: true,
      q: 'sea view',
    });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('has the one button of the panel, with the count of what it finds', async () => {
    const { user, field } = await open();
    await user.type(field, 'flat in Vake, 2 rooms, sea view');
    await screen.findByRole('group', { name: place.sentence.understood });
    const submit = await screen.findByRole('button', { name: 'Show 3,412 listings' });
    expect(screen.queryByRole('button', { name: /^(Choose|Search)/ })).toBeNull();
    await user.click(submit);
    expect(said).toHaveBeenCalledExactlyOnceWith({
      ...filtersFromSelection([]),
      urbans: [38],
      real_estate_types: [1],
      room_types: [2],
      with_3d: true,
      q: 'sea view',
    });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is not a sentence where it names one place', async () => {
    const { user, field } = await open();
    await user.type(field, 'vake');
    await screen.findByRole('option', { name: /^Vake/ });
    expect(screen.queryByRole('group', { name: place.sentence.understood })).toBeNull();
  });
});
