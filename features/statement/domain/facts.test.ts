import { describe, expect, it } from 'vitest';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { detailsOf, factsOf, type OptionNames } from './facts';

const nothing = {
  area: 108,
  area_type_id: 1,
  yard_area: null,
  floor: null,
  total_floors: null,
  height: null,
  room_type_id: null,
  bedroom_type_id: null,
  bathroom_type_id: null,
  daily_rent_type_id: null,
  status_id: null,
} as const;
const home = {
  ...nothing,
  floor: 7,
  total_floors: 12,
  height: 3,
  room_type_id: 3,
  bedroom_type_id: 2,
  bathroom_type_id: 2,
  status_id: 2,
};
const statement = (fields: Partial<StatementDetail>) => fields as StatementDetail;
const nameOf: OptionNames = (dictionary, id) => (id === null ? null : dictionary === 'statuses' ? `status ${id}` : String(id));
const words = { months: (count: number) => `${count} months`, exchangeYes: 'Possible' };

describe('factsOf', () => {
  it('lists six facts of an apartment in the order that buyers ask', () => {
    const facts = factsOf(statement({ ...home, real_estate_type_id: 1 }), 'en', nameOf);
    expect(facts).toEqual([
      { name: 'area', value: '108\u00A0m²' },
      { name: 'rooms', value: '3' },
      { name: 'bedrooms', value: '2' },
      { name: 'floor', value: '7 / 12' },
      { name: 'bathrooms', value: '2' },
      { name: 'ceiling', value: '3.0\u00A0m' },
    ]);
  });

  it('lists the yard and the number of floors of a house, not the floor it is on', () => {
    const names = factsOf(
      statement({ ...home, floor: null, total_floors: 2, yard_area: 300, real_estate_type_id: 2 }),
      'en',
      nameOf,
    ).map(({ name }) => name);
    expect(names).toEqual(['area', 'yard_area', 'rooms', 'bedrooms', 'bathrooms', 'floors']);
  });

  it('lists for land what it may be used for and its hectares', () => {
    const facts = factsOf(
      statement({ ...nothing, area: 1.5, area_type_id: 2, status_id: 4, real_estate_type_id: 4 }),
      'ru',
      nameOf,
    );
    expect(facts).toEqual([
      { name: 'area', value: '1,5\u00A0га' },
      { name: 'status', value: 'status 4' },
    ]);
  });

  it('leaves out what nobody filled in', () => {
    expect(factsOf(statement({ ...nothing, real_estate_type_id: 1 }), 'ka', nameOf).map(({ name }) => name)).toEqual(['area']);
  });

  it('lists first how many guests a daily rent takes, and its fewest nights', () => {
    const facts = factsOf(
      statement({ ...home, daily_rent_type_id: 4, min_nights: 2, real_estate_type_id: 1, deal_type_id: 7 }),
      'en',
      nameOf,
    );
    expect(facts).toHaveLength(6);
    expect(facts[0]).toEqual({ name: 'guests', value: '4' });
    expect(facts).toContainEqual({ name: 'min_nights', value: '2' });
  });
});

const unknown = {
  rent_type_id: null,
  rent_period: null,
  lease_type_id: null,
  lease_contract_type_id: null,
  lease_period: null,
  condition_id: null,
  project_type_id: null,
  build_year_id: null,
  material_type_id: null,
  heating_type_id: null,
  hot_water_type_id: null,
  living_room_type_id: null,
  living_room_area: null,
  door_window_type_id: null,
  balconies: null,
  balcony_area: null,
  loggia_area: null,
  porch_area: null,
  storeroom_type_id: null,
  storeroom_area: null,
  parking_type_id: null,
  can_exchanged: false,
  appear_rs_code: false,
  rs_code: null,
};

describe('detailsOf', () => {
  it('has no row for what is not known', () => {
    expect(detailsOf(statement({ ...nothing, ...unknown, real_estate_type_id: 1 }), 'en', nameOf, words, [])).toEqual([]);
  });

  it('calls the status of a home its status and that of land its purpose', () => {
    const row = (real_estate_type_id: number) =>
      detailsOf(statement({ ...nothing, ...unknown, status_id: 5, real_estate_type_id }), 'en', nameOf, words, []);
    expect(row(1)).toEqual([{ name: 'status', value: 'status 5' }]);
    expect(row(4)).toEqual([{ name: 'purpose', value: 'status 5' }]);
    expect(row(5)).toEqual([{ name: 'purpose', value: 'status 5' }]);
  });

  it('does not repeat the facts', () => {
    const land = statement({ ...nothing, ...unknown, status_id: 5, yard_area: 40, real_estate_type_id: 4 });
    expect(detailsOf(land, 'en', nameOf, words, ['area', 'status', 'yard_area'])).toEqual([]);
  });

  it('puts a balcony and its area, a storeroom and its area in one row each', () => {
    const flat = statement({
      ...nothing,
      ...unknown,
      balconies: 2,
      balcony_area: 9,
      storeroom_type_id: 7,
      storeroom_area: 4.5,
      real_estate_type_id: 1,
    });
    expect(detailsOf(flat, 'ka', nameOf, words, [])).toEqual([
      { name: 'balcony', value: '2 · 9\u00A0მ²' },
      { name: 'storeroom', value: '7, 4,5\u00A0მ²' },
    ]);
  });

  it('hides a cadastral code that its author does not show', () => {
    const withCode = (appear_rs_code: boolean) =>
      detailsOf(
        statement({ ...nothing, ...unknown, rs_code: '01.10.13', appear_rs_code, real_estate_type_id: 1 }),
        'en',
        nameOf,
        words,
        [],
      );
    expect(withCode(false)).toEqual([]);
    expect(withCode(true)).toEqual([{ name: 'cadastral_code', value: '01.10.13' }]);
  });

  it('gives the terms of a rent and of an exchange in words', () => {
    const rent = statement({
      ...nothing,
      ...unknown,
      rent_type_id: 1,
      rent_period: 12,
      can_exchanged: true,
      real_estate_type_id: 1,
    });
    expect(detailsOf(rent, 'en', nameOf, words, [])).toEqual([
      { name: 'rent_type', value: '1' },
      { name: 'rent_period', value: '12 months' },
      { name: 'exchange', value: 'Possible' },
    ]);
  });
});
