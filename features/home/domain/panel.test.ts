import { describe, expect, it } from 'vitest';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { type PanelState, panelFilters, withDeal } from './panel';

const types = [
  { id: 1, label: 'Apartment', dealTypeIds: [1, 2, 3, 7] },
  { id: 4, label: 'Land plot', dealTypeIds: [1, 3, 10] },
];
const state: PanelState = {
  dealTypeId: 1,
  realEstateTypeId: 1,
  places: [],
  priceFrom: '',
  priceTo: '',
  areaFrom: '',
  areaTo: '',
};
const queryOf = (given: Partial<PanelState>, currencyId: 1 | 2 = 1) =>
  serialiseStatementFilters(panelFilters({ ...state, ...given }, currencyId)).toString();

describe('panelFilters', () => {
  it('has only the deal and the type when nothing else is chosen', () => {
    expect(queryOf({})).toBe('deal_types=1&real_estate_types=1');
    expect(queryOf({ realEstateTypeId: null })).toBe('deal_types=1');
  });

  it('names the currency with a price and only then', () => {
    expect(queryOf({ priceTo: '300000' }, 2)).toBe('deal_types=1&real_estate_types=1&price_to=300000&currency_id=2');
    expect(queryOf({ areaFrom: '40', areaTo: '60.5' }, 2)).toBe('deal_types=1&real_estate_types=1&area_from=40&area_to=60.5');
  });

  it('has a whole city until a part of it is chosen', () => {
    expect(queryOf({ places: [{ kind: 'city', id: 1 }] })).toContain('cities=1');
    const narrower = queryOf({
      places: [
        { kind: 'district', id: 4 },
        { kind: 'urban', id: 38 },
        { kind: 'urban', id: 40 },
      ],
    });
    expect(narrower).toContain('districts=4&urbans=38%2C40');
    expect(narrower).not.toContain('cities');
  });

  it('has streets as well as places', () => {
    const streets = [
      { kind: 'street', id: 7, name: 'Abashidze Street' },
      { kind: 'street', id: 9, name: 'Barnovi Street' },
    ] as const;
    expect(queryOf({ places: streets })).toContain('streets=7%2C9');
    expect(queryOf({ places: [{ kind: 'city', id: 1 }, ...streets] })).toContain('cities=1&streets=7%2C9');
  });
});

describe('withDeal', () => {
  it('keeps a type that the other deal applies to', () => {
    expect(withDeal(state, 2, types).realEstateTypeId).toBe(1);
  });

  it('chooses the only type of a deal, and any type where there are several', () => {
    expect(withDeal(state, 10, types).realEstateTypeId).toBe(4);
    expect(
      withDeal({ ...state, dealTypeId: 10, realEstateTypeId: 4 }, 2, [...types, { id: 2, label: 'House', dealTypeIds: [2] }])
        .realEstateTypeId,
    ).toBeNull();
  });
});
