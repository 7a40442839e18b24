import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import type { PlaceIdLists, PlaceIds } from '@/lib/domain/place/place-selection';
import { cities, suggestion, suggestions } from '@/lib/domain/place/places.fixture';
import common from '@/messages/en/common.json';
import place from '@/messages/en/place.json';
import { PlaceField, PlacesField } from './place-field';

const api = setupServer(
  http.get('*/api/locations/v2/suggestions', () => {
    const data = [suggestion('street', 'Vake Street, Tbilisi', 440), ...suggestions];
    return HttpResponse.json({ result: true, data, nearest: [] });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterAll(() => api.close());

beforeEach(() => {
  queryClient.setQueryData(['cities'], cities);
});

const show = (field: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Tbilisi" messages={{ common, place }}>
      <QueryProvider>{field}</QueryProvider>
    </NextIntlClientProvider>,
  );

const value = () => JSON.parse(document.querySelector('output')?.textContent ?? '');

function OnePlace({ initial, error }: { initial: PlaceIds; error?: string }) {
  const [ids, setIds] = useState(initial);
  return (
    <>
      <PlaceField label="Place" value={ids} onChange={setIds} error={error ?? null} isRequired />
      <output>{JSON.stringify(ids)}</output>
    </>
  );
}

function Places({ initial }: { initial: PlaceIdLists }) {
  const [lists, setLists] = useState(initial);
  return (
    <>
      <PlacesField label="Where they are looking" value={lists} onChange={setLists} />
      <output>{JSON.stringify(lists)}</output>
    </>
  );
}

const noPlace = { city_id: null, district_id: null, urban_id: null };

describe('PlaceField', () => {
  it('reports the chosen place with the levels around it', async () => {
    show(<OnePlace initial={noPlace} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Place/ }));
    await user.click(await screen.findByRole('button', { name: 'Tbilisi' }));
    expect(value()).toEqual({ ...noPlace, city_id: 1 });
    await user.click(screen.getByRole('button', { name: 'Saburtalo' }));
    expect(value()).toEqual({ city_id: 1, district_id: 4, urban_id: 47 });
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(await screen.findByRole('button', { name: /^Place/ })).toHaveTextContent('Tbilisi, Vake-Saburtalo, Saburtalo');
  });

  it('is empty again after its place was removed', async () => {
    show(<OnePlace initial={{ ...noPlace, city_id: 15 }} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Batumi/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove Batumi' }));
    expect(value()).toEqual(noPlace);
  });

  it('finds a place by its name, and nothing that is not a city, district or urban', async () => {
    show(<OnePlace initial={{ ...noPlace, city_id: 15 }} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Place/ }));
    await user.type(await screen.findByRole('combobox'), 'vake');
    await user.click(await screen.findByRole('option', { name: /^Vake/ }));
    expect(value()).toEqual({ city_id: 1, district_id: 4, urban_id: 38 });
    await user.type(screen.getByRole('combobox'), 'vake');
    await screen.findByRole('option', { name: /^Vake/ });
    expect(screen.queryByRole('option', { name: /Street/ })).toBeNull();
  });

  it('shows its error next to its button', () => {
    show(<OnePlace initial={noPlace} error="Fill in this field." />);
    const button = screen.getByRole('button', { name: /^Place/ });
    expect(button).toHaveAccessibleDescription('Fill in this field.');
    expect(button).toHaveTextContent('City, district, neighbourhood');
  });
});

describe('PlacesField', () => {
  it('reports several places with their city', async () => {
    show(<Places initial={{ cities: [], districts: [], urbans: [] }} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Where/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Vake' }));
    await user.click(screen.getByRole('checkbox', { name: 'Old Tbilisi' }));
    expect(value()).toEqual({ cities: [1], districts: [2], urbans: [38] });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^Where/ })).toHaveTextContent('Tbilisi, Vake, Old Tbilisi');
  });

  it('shows places that were stored without their city', () => {
    show(<Places initial={{ cities: [], districts: [], urbans: [38] }} />);
    expect(screen.getByRole('button', { name: /^Where/ })).toHaveTextContent('Tbilisi, Vake');
  });
});
