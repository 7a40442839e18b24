import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { createFormControl, useForm } from 'react-hook-form';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { City, Street } from '@/lib/contracts/locations';
import type { Option } from '@/lib/contracts/parameters';
import {
  choiceNames,
  flagNames,
  type ListingFieldName,
  type ListingValues,
  numberNames,
  textNames,
} from '@/lib/domain/statement/listing-values';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import placeMessages from '@/messages/en/place.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { ChoiceField } from './choice-field';
import { ListingFormProvider, type ListingFormTexts } from './listing-form-context';
import { PinField, type PinMapProps } from './pin-field';
import { PlaceField } from './place-field';
import { PriceFields } from './price-fields';
import { StreetField } from './street-field';
import { FlagField, NumberField, TextField } from './text-fields';

const all = <N extends string, V>(names: readonly N[], value: V) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<N, V>;
const empty: ListingValues = {
  ...all(choiceNames, null),
  ...all(numberNames, ''),
  ...all(textNames, ''),
  ...all(flagNames, false),
  lat: null,
  lng: null,
  parameters: [],
  comments: { ka: '', en: '', ru: '' },
  street_name: '',
};

const texts: ListingFormTexts = {
  label: (name) => `Label of ${name}`,
  error: (name, { key, bound }) => `${name}: ${key}${bound === undefined ? '' : ` ${bound}`}`,
  choose: 'Choose',
  notStated: 'Not stated',
  street: {
    placeholder: 'Street name',
    hint: 'At least 4 letters',
    loading: 'Loading streets',
    add: 'Add a street',
    added: (name) => `Street added: ${name}`,
    newName: 'Name of the new street',
    short: (count) => `Name: at least ${count} letters`,
    failed: 'Not added',
    sending: 'Adding',
    cancel: 'Cancel',
  },
};

const names = (name: string) => ({ ka: name, en: name, ru: name });
const option = (id: number, name: string) => ({ id, display_names: names(name) });
const place = (id: number, name: string) => ({ id, display_name: name, display_names: names(name), lat: 41.7, lng: 44.8 });
const cities = partial<City[]>([
  { ...place(1, 'Tbilisi'), districts: [{ ...place(4, 'Vake-Saburtalo'), urbans: [place(38, 'Vake')] }] },
  { ...place(15, 'Gori'), districts: [] },
]);

const street = partial<Street>({
  ...option(7, 'Chavchavadze Avenue'),
  display_name: 'Chavchavadze Avenue',
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  place_names: names('Vake, Tbilisi'),
  latitude: 41.71,
  longitude: 44.76,
});

const queries: string[] = [];
const created: unknown[] = [];
const api = setupServer(
  http.get('*/api/v1/streets', ({ request }) => {
    queries.push(new URL(request.url).searchParams.toString());
    return HttpResponse.json({ result: true, data: [] });
  }),
  http.post('*/api/v1/streets/create', async ({ request }) => {
    created.push(await request.json());
    return HttpResponse.json({ result: true, data: { street_id: 90, display_name: 'New Street' } }, { status: 201 });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(['streets', 'Chav', 1], [street]);
  queryClient.setQueryData(['exchange-rate'], { 1: 1, 2: 2.7 });
});
afterEach(() => {
  api.resetHandlers();
  queries.length = 0;
  created.length = 0;
});
afterAll(() => api.close());

type FormControl = ReturnType<typeof createFormControl<ListingValues>>;

/** A form that only stores what its fields change. */
function Form({ control, children }: { control: FormControl; children: ReactNode }) {
  const form = useForm<ListingValues>({ formControl: control.formControl });
  const change = (changes: Partial<ListingValues>) => {
    form.setValues(changes);
    form.clearErrors(Object.keys(changes) as ListingFieldName[]);
  };
  return (
    <ListingFormProvider form={form} listing={{ change, texts, hasRequiredMarks: true }}>
      {children}
    </ListingFormProvider>
  );
}

function show(fields: ReactNode, values: Partial<ListingValues> = {}) {
  const form = createFormControl<ListingValues>({ defaultValues: { ...empty, ...values } });
  const page = (content: ReactNode) => (
    <PageFrame address="/en" messages={{ common, errors, place: placeMessages }}>
      <Form control={form}>{content}</Form>
    </PageFrame>
  );
  const { rerender } = render(page(fields));
  return {
    user: userEvent.setup(),
    value: <N extends ListingFieldName>(name: N): ListingValues[N] => form.getValues()[name],
    fail: (name: ListingFieldName, message: string, bound?: number) =>
      act(() => form.setError(name, { message, ...(bound === undefined ? {} : { types: { bound: String(bound) } }) })),
    showOther: (content: ReactNode) => rerender(page(content)),
  };
}
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('a number', () => {
  it('has its label, its asterisk, its hint, and its error with the bound', () => {
    const { fail } = show(<NumberField name="area" isRequired hint="In square metres" />);
    expect(box('Label of area')).toBeRequired();
    expect(box('Label of area')).toHaveAccessibleDescription('In square metres');
    fail('area', 'errors.field_too_small', 5);
    expect(box('Label of area')).toBeInvalid();
    expect(box('Label of area')).toHaveAccessibleDescription('area: errors.field_too_small 5 In square metres');
  });

  it('stores what is typed and loses its error with the first change', async () => {
    const { user, value, fail } = show(<NumberField name="area" />);
    fail('area', 'errors.field_required');
    await user.type(box('Label of area'), '70.5a');
    expect(value('area')).toBe('70.5');
    expect(box('Label of area')).toBeValid();
    expect(box('Label of area')).not.toHaveAccessibleDescription();
  });

  it('takes only digits where it is whole, but keeps stored decimals', async () => {
    const { user, value, showOther } = show(<NumberField name="floor" isWhole digitsMax={2} />, { area: '64.5' });
    await user.type(box('Label of floor'), '1.29');
    expect(value('floor')).toBe('12');
    showOther(<NumberField name="area" isWhole />);
    expect(box('Label of area')).toHaveValue('64.5');
  });

  it('keeps its value while another step is shown', async () => {
    const { user, showOther } = show(<NumberField name="area" />);
    await user.type(box('Label of area'), '70');
    showOther(<TextField name="owner_name" />);
    showOther(<NumberField name="area" />);
    expect(box('Label of area')).toHaveValue('70');
  });
});

describe('a text and a flag', () => {
  it('store what is typed and switched by keyboard', async () => {
    const { user, value } = show(
      <>
        <TextField name="owner_name" hint="Whom to ask for" maxLength={4} />
        <FlagField name="can_exchanged" label="Open to exchange" />
      </>,
    );
    expect(box('Label of owner_name')).toHaveAccessibleDescription('Whom to ask for');
    await user.tab();
    await user.keyboard('Nino N.');
    expect(value('owner_name')).toBe('Nino');
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('switch', { name: 'Open to exchange' })).toBeChecked();
    expect(value('can_exchanged')).toBe(true);
  });

  it('shows its error next to the text', () => {
    const { fail } = show(<TextField name="rs_code" />);
    fail('rs_code', 'errors.field_invalid');
    expect(box('Label of rs_code')).toHaveAccessibleDescription('rs_code: errors.field_invalid');
  });
});

describe('a choice', () => {
  const options = [option(1, 'New'), option(2, 'Old')];

  it('of chips names its group, describes it by its error, and is pressed and released by keyboard', async () => {
    const { user, value, fail } = show(<ChoiceField name="status_id" options={options} isRequired hint="One of two" />);
    fail('status_id', 'errors.field_required');
    expect(screen.getByRole('group', { name: 'Label of status_id' })).toHaveAccessibleDescription(
      'status_id: errors.field_required One of two',
    );
    await user.tab();
    await user.keyboard(' ');
    expect(value('status_id')).toBe(1);
    expect(screen.getByRole('button', { name: 'New', pressed: true })).toHaveFocus();
    expect(screen.getByRole('group')).toHaveAccessibleDescription('One of two');
    await user.keyboard('{Enter}');
    expect(value('status_id')).toBeNull();
  });

  it('that cannot be cleared keeps its value, and a disabled one disables its other options', async () => {
    const { user, value } = show(<ChoiceField name="status_id" options={options} isClearable={false} isDisabled />, {
      status_id: 1,
    });
    await user.click(screen.getByRole('button', { name: 'New' }));
    expect(value('status_id')).toBe(1);
    expect(screen.getByRole('button', { name: 'Old' })).toBeDisabled();
  });

  it('of a list is made with the arrow keys and emptied by its first option', async () => {
    const { user, value, fail } = show(<ChoiceField name="status_id" options={options} look="list" />);
    const list = screen.getByRole('combobox', { name: 'Label of status_id' });
    fail('status_id', 'errors.field_not_offered');
    expect(list).toHaveAccessibleDescription('status_id: errors.field_not_offered');
    await user.tab();
    await user.keyboard('{Enter}');
    // The list takes keys once it has highlighted an option.
    const isHighlighted = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-highlighted'));
    await isHighlighted('Not stated');
    await user.keyboard('{End}');
    await isHighlighted('Old');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(value('status_id')).toBe(2));
    await user.click(list);
    await user.click(await screen.findByRole('option', { name: 'Not stated' }));
    expect(value('status_id')).toBeNull();
  });

  it('without options is not shown, unless the form wants it disabled', () => {
    const { showOther } = show(<ChoiceField name="status_id" options={[]} look="list" />);
    expect(screen.queryByRole('combobox')).toBeNull();
    showOther(<ChoiceField name="status_id" options={[]} look="list" isShownEmpty />);
    expect(screen.getByRole('combobox', { name: 'Label of status_id' })).toBeDisabled();
  });
});

describe('a street', () => {
  const chosen: Street[] = [];
  const field = <StreetField onChosen={(found) => chosen.push(found)} onAdded={() => {}} />;
  const list = () => screen.getByRole('combobox', { name: 'Label of street_id' });
  beforeEach(() => {
    chosen.length = 0;
  });

  it('is searched from the fourth letter on and chosen by keyboard', async () => {
    const { user } = show(field, { city_id: 1 });
    await user.type(list(), 'Cha');
    expect(screen.queryByRole('option')).toBeNull();
    await user.type(list(), 'v');
    await screen.findByRole('option', { name: /Chavchavadze Avenue/ });
    await user.keyboard('{Enter}');
    expect(chosen).toEqual([street]);
  });

  it('asks the server half a second after the last letter, once', async () => {
    const { user } = show(field, { city_id: 1 });
    await user.type(list(), 'Rustaveli');
    expect(queries).toEqual([]);
    await waitFor(() => expect(queries).toEqual(['q=Rustaveli&city_id=1']));
  });

  it('has an empty list when the search for it fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    api.use(http.get('*/api/v1/streets', () => new HttpResponse(null, { status: 500 })));
    const { user } = show(field, { city_id: 1 });
    await user.type(list(), 'Failing');
    expect(await screen.findByText(common.no_data)).toBeVisible();
    // The one option adds the street that was not found.
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(warn).toHaveBeenCalledWith('Streets could not be loaded.', expect.any(String));
    warn.mockRestore();
  });

  it('is cleared once its name is edited', async () => {
    const { user, value } = show(field, { city_id: 1, street_id: 7, street_name: 'Chavchavadze' });
    await user.type(list(), 'x');
    expect(value('street_id')).toBeNull();
    expect(value('street_name')).toBe('Chavchavadzex');
  });

  it('shows its error and its hint', () => {
    const { fail } = show(field);
    fail('street_id', 'errors.field_required');
    expect(list()).toBeInvalid();
    expect(list()).toHaveAccessibleDescription('street_id: errors.field_required At least 4 letters');
  });
});

describe('a new street', () => {
  const added: [number, string][] = [];
  beforeEach(() => {
    added.length = 0;
  });

  async function open() {
    const shown = show(<StreetField onChosen={() => {}} onAdded={(...street) => added.push(street)} />, {
      city_id: 1,
      district_id: 4,
    });
    await shown.user.type(screen.getByRole('combobox'), 'Chav');
    await shown.user.click(await screen.findByRole('option', { name: 'Add a street' }));
    return { ...shown, name: screen.getByRole('textbox', { name: /Name of the new street/ }) };
  }

  it('takes the focus, asks for four letters, and is added to the chosen place by Enter', async () => {
    const { user, name } = await open();
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'New{Enter}');
    expect(name).toHaveAccessibleDescription('Name: at least 4 letters');
    expect(screen.getByRole('button', { name: 'Add a street' })).toBeDisabled();
    await user.type(name, ' Street{Enter}');
    await waitFor(() => expect(added).toEqual([[90, 'New Street']]));
    expect(created).toEqual([{ display_name: 'New Street', city_id: 1, district_id: 4, urban_id: null }]);
    expect(screen.getAllByText('Street added: New Street')).not.toHaveLength(0);
    expect(name).not.toBeInTheDocument();
  });

  it.each([
    [429, errors.too_many],
    [500, 'Not added'],
  ])('stays with what went wrong: %i', async (status, message) => {
    api.use(
      http.post('*/api/v1/streets/create', () =>
        HttpResponse.json({ result: false, data: null, errors: {}, message: 'errors.x', request_id: 'r' }, { status }),
      ),
    );
    const { user, name } = await open();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(message));
    expect(name).toHaveValue('Chav');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(name).not.toBeInTheDocument();
    expect(added).toEqual([]);
  });
});

describe('a place', () => {
  const field = <PlaceField texts={{ hint: 'With its neighbourhood', urbanMissing: 'Choose a neighbourhood' }} />;
  beforeEach(() => {
    queryClient.setQueryData(['cities'], cities);
  });
  const trigger = () => screen.getByRole('button', { name: /Label of city_id/ });

  it('has its label, its hint and the error of any level', () => {
    const { fail, showOther } = show(field);
    expect(trigger()).toHaveAccessibleName('Label of city_id Choose a place');
    expect(trigger()).toHaveAccessibleDescription('With its neighbourhood');
    fail('city_id', 'errors.field_required');
    expect(trigger()).toHaveAccessibleDescription('city_id: errors.field_required With its neighbourhood');
    showOther(field);
  });

  it('asks for the neighbourhood of a chosen city', () => {
    const { fail } = show(field, { city_id: 1, district_id: 4 });
    fail('urban_id', 'errors.field_required');
    expect(trigger()).toHaveAccessibleName('Label of city_id Tbilisi, Vake-Saburtalo');
    expect(trigger()).toHaveAccessibleDescription('Choose a neighbourhood With its neighbourhood');
  });

  it('is chosen by keyboard; another city removes the street and the pin', async () => {
    const start = { city_id: 1, district_id: 4, urban_id: 38, street_id: 7, street_name: 'X', lat: 41.7, lng: 44.8 };
    const { user, value } = show(field, start);
    await user.tab();
    await user.keyboard('{Enter}');
    const city = await screen.findByRole('button', { name: 'Gori' });
    city.focus();
    await user.keyboard('{Enter}');
    expect([value('city_id'), value('district_id'), value('urban_id')]).toEqual([15, null, null]);
    expect([value('street_id'), value('street_name'), value('lat'), value('lng')]).toEqual([null, '', null, null]);
  });
});

describe('a pin', () => {
  it('is at the place until the map is moved, then where it was moved to, in six decimals', () => {
    const maps: PinMapProps[] = [];
    const moved: unknown[] = [];
    const pin = (at: { lat: number; lng: number } | null) => (
      <PinField
        renderMap={(props) => {
          maps.push(props);
          return <div role="img" aria-label={props.label} />;
        }}
        pin={at}
        around={{ lat: 41.7, lng: 44.8 }}
        aroundZoom={13}
        onMove={(point) => moved.push(point)}
        texts={{ title: 'Pin on the map', hint: 'Move the map', mapLabel: 'Map: Vake' }}
      >
        <p>No pin yet</p>
      </PinField>
    );
    const { showOther } = show(pin(null));
    const region = within(screen.getByRole('region', { name: 'Pin on the map' }));
    expect(region.getByRole('img', { name: 'Map: Vake' })).toBeVisible();
    expect(region.getByText('Move the map')).toBeVisible();
    expect(region.getByText('No pin yet')).toBeVisible();
    expect(maps.at(-1)).toMatchObject({ at: { lat: 41.7, lng: 44.8 }, zoom: 13 });
    maps.at(-1)?.onMove({ lat: 41.71234567, lng: 44.7 });
    expect(moved).toEqual([{ lat: 41.712346, lng: 44.7 }]);
    showOther(pin({ lat: 41.712346, lng: 44.7 }));
    expect(maps.at(-1)).toMatchObject({ at: { lat: 41.712346, lng: 44.7 }, zoom: 17 });
  });
});

describe('a price', () => {
  const priceTypeOptions = [option(1, 'Negotiable'), option(3, 'Exact')] as Option[];
  const field = (
    <PriceFields
      priceTypeOptions={priceTypeOptions}
      texts={{
        inOther: (price) => `≈ ${price}`,
        rate: (rate) => `$1 = ${rate}`,
        gel: 'Lari',
        dollar: 'US dollar',
        label: (dealTypeId) => (dealTypeId === 2 ? 'Price per month' : undefined),
      }}
    />
  );
  const start = { price_type_id: 3, currency_id: 2, area_type_id: 1, area: '50' };

  it('is asked for as what the deal is paid in', () => {
    show(field, { ...start, deal_type_id: 2 });
    expect(box('Price per month')).toBeVisible();
  });

  it('shows itself in the other currency and per square metre while it is typed', async () => {
    const { user, value } = show(field, start);
    expect(screen.getByText('$1 = ₾2.70')).toBeVisible();
    await user.type(box('Label of price'), '100000');
    expect(value('price')).toBe('100000');
    expect(screen.getByText('≈ ₾270,000')).toBeVisible();
    expect(screen.getByText('$2,000/m²')).toBeVisible();
  });

  it('keeps its amount when the currency changes', async () => {
    const { user, value } = show(field, { ...start, price: '270' });
    await user.click(screen.getByRole('radio', { name: 'Lari' }));
    expect(value('currency_id')).toBe(1);
    expect(value('price')).toBe('270');
    expect(screen.getByText('≈ $100')).toBeVisible();
  });

  it('counts hectares as square metres', () => {
    show(field, { ...start, price: '10000', area: '1', area_type_id: 2 });
    expect(screen.getByText('$1/m²')).toBeVisible();
  });

  it('has no amount while it is negotiable', async () => {
    const { user } = show(field, start);
    await user.click(screen.getByRole('button', { name: 'Negotiable' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows its error', () => {
    const { fail } = show(field, start);
    fail('price', 'errors.field_required');
    expect(box('Label of price')).toHaveAccessibleDescription('price: errors.field_required');
  });
});
