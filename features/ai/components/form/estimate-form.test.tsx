import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { Estimate, EstimateBody } from '@/lib/contracts/estimate';
import { CurrencyProvider } from '@/lib/stores/currency';
import { useSession } from '@/lib/stores/session/session-store';
import ai from '@/messages/en/ai.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import ka from '@/messages/ka/ai.json';
import ru from '@/messages/ru/ai.json';
import { PageFrame } from '@/tests/setup/page-frame';
import type { EstimateValues } from '../../domain/form-values';
import { apiFailure, cities, estimate, filledForm, parameters, street } from '../../estimate.fixture';
import { EstimateContext } from '../../stores/estimate-context';
import { createEstimateStore } from '../../stores/estimate-store';
import { EstimateForm } from './estimate-form';
import { SubmitRow } from './submit-row';

const languages = { '/': ka, '/en': ai, '/ru': ru };

type Options = { values?: Partial<EstimateValues>; results?: (Error | Estimate)[]; address?: keyof typeof languages };

function show({ values, results = [], address = '/en' }: Options = {}) {
  const sent: EstimateBody[] = [];
  const store = createEstimateStore(async (body) => {
    sent.push(body);
    const result = results.shift() ?? estimate;
    if (result instanceof Error) throw result;
    return result;
  });
  store.setState({ tab: 2 });
  if (values) store.getState().change(values);
  render(
    <PageFrame address={address} messages={{ ai: languages[address], common, errors }}>
      <CurrencyProvider initialId={1}>
        <EstimateContext value={store}>
          <EstimateForm id="form" renderMap={({ label }) => <div role="img" aria-label={label} />} />
          <SubmitRow formId="form" />
        </EstimateContext>
      </CurrencyProvider>
    </PageFrame>,
  );
  const user = userEvent.setup();
  const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const list = (name: string | RegExp) => screen.getByRole('combobox', { name });
  const choose = async (name: string, choice: string) => {
    await user.click(list(name));
    await user.click(await screen.findByRole('option', { name: choice }));
  };
  return { store, sent, user, box, list, choose, submit: () => screen.getByRole('button', { name: 'Estimate the price' }) };
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(['cities'], cities);
  queryClient.setQueryData(['filter-parameters'], parameters);
  queryClient.setQueryData(['exchange-rate'], { 1: 1, 2: 2.7 });
  queryClient.setQueryData(['streets', 'Chav', 1], [street]);
  window.sessionStorage.clear();
  useSession.setState({ user: null, isChecked: true });
});

describe('the fields', () => {
  it.each([
    ['Floor', '0', 'At least 1'],
    ['Floor', '31', 'At most 30'],
    ['Floors in total', '6', 'At least 7'],
    ['Floors in total', '31', 'At most 30'],
    ['Area, m²', '34', 'At least 35'],
  ])('show the error of %s %s at it, keep the value, and disable the button', async (name, typed, message) => {
    const { user, box, submit } = show({ values: filledForm });
    await user.clear(box(name));
    await user.type(box(name), typed);
    await user.tab();
    expect(box(name)).toHaveAccessibleDescription(message);
    expect(box(name)).toHaveValue(typed);
    expect(box(name)).toBeInvalid();
    expect(submit()).toBeDisabled();
  });

  it('show no error of a field before it was left', async () => {
    const { user, box } = show({ values: filledForm });
    await user.clear(box('Area, m²'));
    await user.type(box('Area, m²'), '3');
    expect(box('Area, m²')).not.toHaveAccessibleDescription();
    await user.tab();
    expect(box('Area, m²')).toHaveAccessibleDescription('At least 35');
  });

  it('check the floors in total when a higher floor is typed after them', async () => {
    const { user, box } = show({ values: filledForm });
    await user.clear(box('Floor'));
    await user.type(box('Floor'), '16');
    await user.tab();
    expect(box('Floors in total')).toHaveAccessibleDescription('At least 16');
  });

  it.each([
    ['/', 'ფართობი, მ²', 'ფართობი, მ²: სავალდებულო ველია', 'მინიმუმ 35'],
    ['/en', 'Area, m²', 'Area, m² is required', 'At least 35'],
    ['/ru', 'Площадь, м²', 'Поле «Площадь, м²» обязательно', 'Минимум 35'],
  ] as const)('have labels and errors in the language of %s', async (address, name, missing, small) => {
    const { user, box } = show({ values: filledForm, address });
    await user.clear(box(name));
    await user.tab();
    expect(box(name)).toHaveAccessibleDescription(missing);
    await user.type(box(name), '34');
    expect(box(name)).toHaveAccessibleDescription(small);
  });

  it('accept only digits', async () => {
    const { user, box, store } = show();
    await user.type(box('Floor'), '-1a.2e');
    expect(box('Floor')).toHaveValue('12');
    expect(store.form.getValues('floor')).toBe('12');
  });

  it('keep the decimals of an area that came with a statement', () => {
    const { box } = show({ values: { ...filledForm, area: '64.5' } });
    expect(box('Area, m²')).toHaveValue('64.5');
  });

  it('offer the one city and the one type that have estimates', async () => {
    const { user, list } = show();
    await user.click(list('City'));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Tbilisi']);
    await user.keyboard('{Escape}');
    await user.click(list('Property type'));
    await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Apartment']));
  });

  it('offer only options of sales, and no complexes of single developers', async () => {
    const { user, list } = show();
    await user.click(list('Layout type'));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Non-standard']);
    await user.keyboard('{Escape}');
    await user.click(list('Condition'));
    await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Newly renovated']));
  });

  it('have no layout type for a building under construction', async () => {
    const { choose } = show({ values: filledForm });
    await choose('Status', 'Under construction');
    expect(screen.queryByRole('combobox', { name: 'Layout type' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Condition' })).toBeVisible();
  });

  it('have neither layout type nor condition for land', () => {
    show({ values: { real_estate_type_id: 4 } });
    expect(screen.queryByRole('combobox', { name: 'Layout type' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Condition' })).toBeNull();
  });

  it('count balconies from 0, and require their area while there are any', async () => {
    const { user, box, submit } = show({ values: filledForm });
    const group = within(screen.getByRole('group', { name: 'Balconies' }));
    const less = group.getByRole('button', { name: 'One balcony less' });
    expect(less).toBeDisabled();
    await user.click(group.getByRole('button', { name: 'One balcony more' }));
    expect(group.getByRole('status')).toHaveTextContent('1');
    expect(submit()).toBeDisabled();
    await user.type(box('Balcony area, m²'), '0');
    await user.tab();
    expect(box('Balcony area, m²')).toHaveAccessibleDescription('At least 1');
    await user.click(less);
    expect(screen.queryByRole('textbox', { name: 'Balcony area, m²' })).toBeNull();
    await user.click(group.getByRole('button', { name: 'One balcony more' }));
    expect(box('Balcony area, m²')).toHaveValue('');
  });

  it('require the neighbourhood of a district, and report one without estimates', async () => {
    const { user, list, choose } = show();
    expect(list('Neighbourhood')).toBeDisabled();
    await choose('District', 'Vake-Saburtalo');
    list('Neighbourhood').focus();
    await user.tab();
    expect(list('Neighbourhood')).toHaveAccessibleDescription('Neighbourhood is required');
    await choose('Neighbourhood', 'Tsodoreti');
    expect(list('Neighbourhood')).toHaveAccessibleDescription(/no estimates for this neighbourhood/);
  });
});

describe('the street', () => {
  it('is searched from the fourth letter on, and sets its place and its point', async () => {
    const { user, list, store } = show();
    await user.type(list('Street'), 'Cha');
    expect(screen.queryByRole('option')).toBeNull();
    await user.type(list('Street'), 'v');
    await user.click(await screen.findByRole('option', { name: /Chavchavadze Avenue/ }));
    expect(list('Street')).toHaveValue('Chavchavadze Avenue');
    expect(store.form.getValues()).toMatchObject({
      district_id: 4,
      urban_id: 38,
      street_id: 1774,
      marker: { lat: 41.71, lng: 44.76 },
    });
  });

  it('is required, and is cleared once its name is edited', async () => {
    const { user, list, submit } = show({ values: filledForm });
    await user.type(list('Street'), 'x');
    await user.tab();
    expect(list('Street')).toHaveAccessibleDescription(/Street is required/);
    expect(list('Street')).toHaveValue('Chavchavadze Avenuex');
    expect(submit()).toBeDisabled();
  });

  it('can be added from the fourth letter of its name on', async () => {
    const { user, list } = show();
    await user.type(list('Street'), 'Chav');
    await user.click(await screen.findByRole('option', { name: 'Add a street' }));
    const name = screen.getByRole('textbox', { name: 'Name of the new street' });
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'New');
    expect(screen.getByRole('button', { name: 'Add a street' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(name).toHaveAccessibleDescription('At least 4 letters');
    await user.type(name, ' Street');
    expect(screen.getByRole('button', { name: 'Add a street' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox', { name: 'Name of the new street' })).toBeNull();
  });
});

describe('sending', () => {
  it('shows which fields are left, and Enter sends nothing', async () => {
    const { user, box, sent, submit } = show({ values: { ...filledForm, area: '', floor: '' } });
    expect(screen.getByText('2 fields left: Area, m², Floor')).toBeVisible();
    expect(submit()).toBeDisabled();
    await user.type(box('Floor'), '3{Enter}');
    expect(screen.getByText('1 field left: Area, m²')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('sends the values in the vocabulary of the model, and shows the result', async () => {
    const { user, store, sent, submit } = show({ values: filledForm });
    await user.click(submit());
    await waitFor(() => expect(store.getState().tab).toBe(0));
    expect(store.getState()).toMatchObject({ modalSucceed: true, estimate, estimatedValues: filledForm });
    expect(sent).toEqual([
      {
        real_estate_sector: 'vake',
        type_of_apartment: 'non_standard',
        status: 'new',
        condition: 'newly_renovated',
        year_range: 'after_2000',
        floors: 14,
        floor: 7,
        rooms: 2,
        flat_area: 64,
        balcony: 0,
        balcony_area: null,
        elevator: 1,
        latitude: 41.71,
        longitude: 44.76,
        address: 'Chavchavadze Avenue 37',
      },
    ]);
  });

  it.each([
    [apiFailure(422, { latitude: ['errors.estimate_thin'] }), /Too few similar apartments/],
    [apiFailure(429), /this hour’s estimates/],
    [apiFailure(500), /could not be estimated right now/],
  ])('clears the result, keeps the form and says what to do next: %s', async (failure, message) => {
    const { user, box, store, submit } = show({ values: filledForm, results: [failure] });
    await user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
    expect(store.getState()).toMatchObject({ tab: 2, estimate: null, modalSucceed: false });
    expect(box('Area, m²')).toHaveValue('64');
    expect(submit()).toBeEnabled();
    await user.click(submit());
    await waitFor(() => expect(store.getState().estimate).toEqual(estimate));
  });
});

describe('the automatic estimate', () => {
  beforeEach(() => useSession.setState({ user: { id: 7 } as SessionUser }));

  it('comes once every field is filled in, and the button then shows the same estimate', async () => {
    const { user, box, sent, store, submit } = show({ values: { ...filledForm, area: '' } });
    await user.type(box('Area, m²'), '64');
    expect(await screen.findByText('About ₾243,000')).toBeVisible();
    expect(store.getState()).toMatchObject({ tab: 2, estimate: null });
    await user.click(submit());
    await waitFor(() => expect(store.getState().tab).toBe(0));
    expect(sent).toHaveLength(1);
  });

  it('shows no failure', async () => {
    const { user, box, sent, store } = show({ values: { ...filledForm, area: '' }, results: [apiFailure(500)] });
    await user.type(box('Area, m²'), '64');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(store.getState()).toMatchObject({ failure: null, preview: null });
  });
});
