import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { ListingValues } from '@/lib/domain/statement/listing-values';
import { CurrencyProvider } from '@/lib/stores/currency';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import publishing from '@/messages/en/publishing.json';
import { ownStatement } from '@/tests/factories/saved-statement';
import { PageFrame } from '@/tests/setup/page-frame';
import { cities, completeFlat, parameters } from '../domain/form.fixture';
import { emptyValues, statementValuesOf } from '../domain/form-values';
import type { StepId } from '../domain/steps';
import { readLocalCopy, writeLocalCopy } from '../stores/local-copy';
import { PublishForm } from './publish-form';

const userId = 5;
const path = '*/api/microservice/users/statements';
const published: string[] = [];
const emptyPage = { data: [], current_page: 1, last_page: 1, per_page: 10, total: 0 };
const api = setupServer(
  http.get(path, () => HttpResponse.json({ result: true, data: emptyPage })),
  http.post(path, async ({ request }) =>
    HttpResponse.json({ result: true, data: { statement: ownStatement((await request.json()) as Record<string, unknown>) } }),
  ),
  http.put(`${path}/77`, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    return HttpResponse.json({ result: true, data: { statement: ownStatement({ ...body, version: Number(body.version) + 1 }) } });
  }),
  http.post(`${path}/77/publish`, () => {
    published.push('77');
    return HttpResponse.json({ result: true, data: { statement: ownStatement({ state: 'active' }) } });
  }),
);
beforeAll(() => {
  api.listen({ onUnhandledFrame: 'error' });
  Element.prototype.scrollIntoView = vi.fn();
});
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/en/account/statements/create');
  queryClient.clear();
  queryClient.setQueryData(['cities'], cities);
  queryClient.setQueryData(['filter-parameters'], parameters);
  queryClient.setQueryData(['exchange-rate'], { 1: 1, 2: 2.7 });
});
afterEach(() => {
  api.resetHandlers();
  published.length = 0;
});
afterAll(() => api.close());

/** The form of a new statement at a step, started from a local copy where values are given; or that of a stored draft. */
async function show(step: StepId | null, values?: Partial<ListingValues>, draftId: number | null = null) {
  if (values) writeLocalCopy(null, { values: { ...emptyValues, ...values }, version: null });
  const page = (shown: StepId | null) => (
    <PageFrame
      address={`/en/account/statements/create${shown ? `?step=${shown}` : ''}`}
      messages={{ publishing, common, errors }}
    >
      <CurrencyProvider initialId={2}>
        <PublishForm
          userId={userId}
          phones={['599001234', '599005678']}
          phonesPath="/account/personalInformation"
          renderMap={({ label }) => <div role="img" aria-label={label} />}
          statementId={draftId}
        />
      </CurrencyProvider>
    </PageFrame>
  );
  const { rerender } = render(page(step));
  await screen.findByRole('heading', { level: 2 });
  const user = userEvent.setup();
  return {
    user,
    showStep: (next: StepId) => rerender(page(next)),
    goOn: () => user.click(screen.getByRole('button', { name: publishing.next })),
    requestedStep: () => new URLSearchParams(window.location.search).get('step'),
  };
}
const group = (name: string) => screen.getByRole('group', { name });
const box = (name: string) => screen.getByRole('textbox', { name });

describe('a draft', () => {
  const stored = (values: Record<string, unknown>) =>
    http.get(`${path}/77`, () => HttpResponse.json({ result: true, data: { statement: ownStatement(values) } }));
  const heading = () => screen.getByRole('heading', { level: 2 });
  /** A page load: the form is gone, the storage stays. */
  const close = () => {
    cleanup();
    queryClient.removeQueries({ queryKey: ['form-statement'] });
  };

  it('opens at the first step that is incomplete', async () => {
    api.use(stored({ ...statementValuesOf(completeFlat), price: null }));
    await show(null, undefined, 77);
    expect(heading()).toHaveTextContent(publishing.steps.price);
  });

  it('opens again at the step where it was left', async () => {
    api.use(stored({ ...statementValuesOf(completeFlat), price: null }));
    await show('details', undefined, 77);
    close();
    await show(null, undefined, 77);
    expect(heading()).toHaveTextContent(publishing.steps.details);
  });

  it.each(['sold', 'archived'])(
    'that was published and is now %s cannot be changed, but leads to where it is restored',
    async (state) => {
      api.use(stored({ ...statementValuesOf(completeFlat), state }));
      await show(null, undefined, 77);
      expect(heading()).toHaveTextContent(publishing.closed_title);
      expect(screen.getByRole('link', { name: publishing.closed_open })).toHaveAttribute(
        'href',
        '/en/account/statements?q=77&page=1',
      );
    },
  );

  it('begins at its first step once it is published', async () => {
    api.use(stored({ ...statementValuesOf(completeFlat), state: 'active' }));
    await show('details', undefined, 77);
    close();
    await show(null, undefined, 77);
    expect(heading()).toHaveTextContent(publishing.steps.place);
  });
});

describe('type and location', () => {
  it('asks for type and deal at their fields and focuses the first', async () => {
    const { goOn, requestedStep } = await show('place');
    await goOn();
    await waitFor(() => expect(group('Property type')).toHaveAccessibleDescription('Property type is required'));
    expect(group('Deal')).toHaveAccessibleDescription('Deal is required');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apartment' })).toHaveFocus());
    expect(requestedStep()).toBeNull();
  });

  it('clears the error of a changed field, and keeps the others', async () => {
    const { user, goOn } = await show('place');
    await goOn();
    await waitFor(() => expect(group('Property type')).toHaveAccessibleDescription());
    await user.keyboard(' ');
    expect(group('Property type')).not.toHaveAccessibleDescription();
    expect(group('Deal')).toHaveAccessibleDescription('Deal is required');
  });

  it('asks for the neighbourhood, and for a street or an address', async () => {
    const { goOn } = await show('place', { ...completeFlat, urban_id: null, street_id: null, street_name: '' });
    await goOn();
    const place = () => screen.getByRole('button', { name: /^City, district, neighbourhood/ });
    await waitFor(() => expect(place()).toHaveAccessibleDescription(/^Choose a neighbourhood/));
    expect(screen.getByRole('combobox', { name: 'Street' })).toHaveAccessibleDescription(/^Choose a street from the list/);
    expect(box('Address in your words')).toHaveAccessibleDescription(publishing.hints.address);
    await waitFor(() => expect(place()).toHaveFocus());
  });

  it('has the map of the chosen place, and sets and removes the pin', async () => {
    const { user } = await show('place', { ...completeFlat, lat: 41.7, lng: 44.8 });
    expect(screen.getByRole('img', { name: 'Map: Vake' })).toBeVisible();
    expect(screen.getByText(publishing.pin.set)).toBeVisible();
    await user.click(screen.getByRole('button', { name: publishing.pin.reset }));
    expect(screen.getByText(publishing.pin.none)).toBeVisible();
    expect(readLocalCopy(null)?.values).toMatchObject({ lat: null, lng: null });
  });

  it('continues to the details once everything is filled in', async () => {
    const { goOn, requestedStep } = await show('place', completeFlat);
    await goOn();
    await waitFor(() => expect(requestedStep()).toBe('details'));
  });
});

describe('details', () => {
  it('wait for type and deal', async () => {
    await show('details');
    expect(screen.getByText(publishing.type_first)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('name the bounds of an area, and the floor above the last one', async () => {
    const { user, goOn } = await show('details', { ...completeFlat, area: '2', floor: '10' });
    await goOn();
    await waitFor(() => expect(box('Area')).toHaveAccessibleDescription(publishing.field_errors.area_bounds));
    expect(box('Floor')).toHaveAccessibleDescription(errors.floor_above_top);
    await waitFor(() => expect(box('Area')).toHaveFocus());
    await user.keyboard('5');
    expect(box('Area')).toHaveValue('25');
    expect(box('Area')).toBeValid();
  });

  it('ask for the area of balconies only where there are some, and empty it with them', async () => {
    const { user } = await show('details', completeFlat);
    expect(screen.queryByRole('textbox', { name: 'Balcony area' })).toBeNull();
    await user.type(box('Number of balconies'), '2');
    await user.type(box('Balcony area'), '6');
    await user.clear(box('Number of balconies'));
    await user.type(box('Number of balconies'), '1');
    expect(box('Balcony area')).toHaveValue('');
  });

  it('keep what was typed while another step is shown', async () => {
    const { user, showStep } = await show('details', completeFlat);
    await user.clear(box('Floor'));
    await user.type(box('Floor'), '4');
    await user.click(screen.getByRole('button', { name: 'Lift' }));
    showStep('price');
    showStep('details');
    expect(box('Floor')).toHaveValue('4');
    expect(screen.getByRole('button', { name: 'Lift', pressed: true })).toBeVisible();
  });
});

describe('price and text', () => {
  it('asks for the price, and names the field in the stepper', async () => {
    const { goOn } = await show('price', { ...completeFlat, price: '' });
    await goOn();
    await waitFor(() => expect(box('Total price')).toHaveAccessibleDescription(publishing.field_errors.price_missing));
    expect(screen.getByRole('button', { name: /Price and text.*\(needs correction\)/ })).toBeVisible();
    await waitFor(() => expect(box('Total price')).toHaveFocus());
  });

  it('shows the typed price in the other currency, at the exchange rate', async () => {
    const { user } = await show('price', { ...completeFlat, price: '', currency_id: 2 });
    expect(screen.queryByText(/≈/)).toBeNull();
    await user.type(box('Total price'), '100000');
    expect(screen.getByText('≈ ₾270,000')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: publishing.currencies.gel }));
    expect(screen.getByText('≈ $37,037')).toBeVisible();
  });

  it('counts the characters of a description in each language, and keeps both', async () => {
    const { user } = await show('price', completeFlat);
    await user.type(box('Description: English'), 'Sunny');
    expect(box('Description: English')).toHaveAccessibleDescription('5 / 5,000 characters');
    await user.click(screen.getByRole('tab', { name: /Russian/ }));
    await user.type(box('Description: Russian'), 'Да');
    await user.click(screen.getByRole('tab', { name: /English/ }));
    expect(box('Description: English')).toHaveValue('Sunny');
    expect(readLocalCopy(null)?.values.comments).toEqual({ ka: '', en: 'Sunny', ru: 'Да' });
  });

  it('offers the confirmed numbers as a group with its hint', async () => {
    const { user } = await show('price', completeFlat);
    const phones = within(group('Phone'));
    expect(group('Phone')).toHaveAccessibleDescription(publishing.phone_add);
    await user.click(phones.getByRole('radio', { name: '599 00 56 78' }));
    expect(readLocalCopy(null)?.values.phone_number).toBe('599005678');
  });
});

describe('photos', () => {
  it('wait for type and deal', async () => {
    await show('photos');
    expect(screen.getByText(publishing.type_first)).toBeVisible();
  });

  it('have links with hints, and say which host is not accepted', async () => {
    const { user, goOn } = await show('photos', completeFlat);
    expect(box('Video link')).toHaveAccessibleDescription(publishing.hints.youtube_link);
    await user.type(box('Video link'), 'https://example.com/v');
    await goOn();
    await waitFor(() =>
      expect(box('Video link')).toHaveAccessibleDescription(`${errors.link_host} ${publishing.hints.youtube_link}`),
    );
    await waitFor(() => expect(box('Video link')).toHaveFocus());
  });
});

describe('the preview', () => {
  it('lists what is missing by step, each with a link to it', async () => {
    const { user, requestedStep } = await show('publish', { ...completeFlat, area: '', price: '' });
    const missing = screen.getByText(publishing.missing).parentElement;
    expect(missing).toHaveTextContent('Details: Area');
    expect(missing).toHaveTextContent('Price and text: Total price');
    await user.click(within(missing as HTMLElement).getByRole('button', { name: 'Details' }));
    expect(requestedStep()).toBe('details');
  });

  it('leads from the publish button to the first step with an error, without publishing', async () => {
    const { user, requestedStep } = await show('publish', { ...completeFlat, price: '', area: '' });
    await user.click(screen.getByRole('button', { name: publishing.publish }));
    await waitFor(() => expect(requestedStep()).toBe('details'));
    expect(published).toEqual([]);
  });

  it('saves and publishes a complete statement', async () => {
    const { user } = await show('publish', completeFlat);
    await user.click(screen.getByRole('button', { name: publishing.publish }));
    expect(await screen.findByRole('heading', { name: publishing.outcome.published_title })).toHaveFocus();
    expect(published).toEqual(['77']);
    expect(readLocalCopy(null)).toBeNull();
  });

  it('shows the fields that the server refuses', async () => {
    const refused = { price: ['errors.field_required'] };
    api.use(
      http.post(`${path}/77/publish`, () =>
        HttpResponse.json(
          { result: false, data: null, errors: refused, message: 'errors.invalid', request_id: 'r' },
          { status: 422 },
        ),
      ),
    );
    const { user, showStep, requestedStep } = await show('publish', completeFlat);
    await user.click(screen.getByRole('button', { name: publishing.publish }));
    await waitFor(() => expect(requestedStep()).toBe('price'));
    showStep('price');
    expect(box('Total price')).toHaveAccessibleDescription(publishing.field_errors.price_missing);
  });
});
