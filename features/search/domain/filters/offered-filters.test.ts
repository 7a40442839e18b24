import { describe, expect, it } from 'vitest';
import { parameters } from '../parameters.fixture';
import { chooseDeal, chooseTypes, offeredOptions, offeredSections, pruneFilters } from './offered-filters';

const saleOfFlat = { deal_types: [1], real_estate_types: [1] };
const saleOfLand = { deal_types: [1], real_estate_types: [4] };
const dailyRent = { deal_types: [7], real_estate_types: [1] };

describe('offeredSections', () => {
  it('offers a flat its rooms and floors and a land plot neither', () => {
    expect(offeredSections(parameters, saleOfFlat)).toEqual(expect.arrayContaining(['room_types', 'floor', 'not_last']));
    const land = offeredSections(parameters, saleOfLand);
    for (const name of ['room_types', 'floor', 'not_last']) expect(land).not.toContain(name);
  });

  it('asks for guests in a daily rent only', () => {
    expect(offeredSections(parameters, dailyRent)).toContain('daily_rent_types');
    expect(offeredSections(parameters, saleOfFlat)).not.toContain('daily_rent_types');
  });

  it('offers a search without a type what most types have', () => {
    const sections = offeredSections(parameters, {});
    expect(sections).toEqual(expect.arrayContaining(['price', 'area', 'room_types', 'owner']));
    expect(sections).not.toContain('area_types');
  });

  it('offers nothing for an unknown pair', () => {
    expect(offeredSections(parameters, { deal_types: [7], real_estate_types: [4] })).toEqual([]);
  });
});

describe('offeredOptions', () => {
  it('separates the states of a building from the uses of land', () => {
    const idsOf = (filters: object) => offeredOptions(parameters, 'statuses', filters).map(({ id }) => id);
    expect(idsOf(saleOfFlat)).toEqual([2, 1]);
    expect(idsOf(saleOfLand)).toEqual([4]);
  });

  it('shows what is chosen even where few types have it', () => {
    expect(offeredOptions(parameters, 'statuses', { statuses: [4] }).map(({ id }) => id)).toEqual([2, 1, 4]);
  });
});

describe('pruneFilters', () => {
  it('drops choices that no allowed pair offers', () => {
    const draft = {
      ...saleOfLand,
      room_types: [3],
      floor_from: 2,
      not_last: true,
      statuses: [2, 4],
      owner: true,
      price_to: 5,
      currency_id: 1 as const,
    };
    expect(pruneFilters(parameters, draft)).toEqual({ ...saleOfLand, statuses: [4], owner: true, price_to: 5, currency_id: 1 });
  });

  it('drops parking with its kinds', () => {
    const parked = { has_parking: true, parking_types: [5] };
    expect(pruneFilters(parameters, { ...saleOfLand, ...parked })).toEqual(saleOfLand);
    expect(pruneFilters(parameters, { ...saleOfFlat, ...parked })).toEqual({ ...saleOfFlat, ...parked });
  });

  it('keeps what any allowed pair offers, and filters without a section', () => {
    const draft = { deal_types: [1], room_types: [3], statuses: [4], users: [7], is_vip: true };
    expect(pruneFilters(parameters, draft)).toEqual(draft);
  });
});

describe('choosing', () => {
  it('drops a deal that land does not have', () => {
    expect(chooseTypes(parameters, { deal_types: [2], real_estate_types: [1], room_types: [2] }, [4])).toEqual({
      real_estate_types: [4],
    });
  });

  it('drops the types that are not leased', () => {
    expect(chooseDeal(parameters, { real_estate_types: [1, 4] }, 10)).toEqual({ deal_types: [10], real_estate_types: [4] });
  });

  it('removes a deal without changing the types', () => {
    expect(chooseDeal(parameters, saleOfFlat, null)).toEqual({ real_estate_types: [1] });
  });
});
