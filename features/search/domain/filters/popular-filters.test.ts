import { describe, expect, it } from 'vitest';
import { parameters } from '../parameters.fixture';
import { chooseParking, isPopularChosen, offeredPopular, togglePopular } from './popular-filters';

describe('offeredPopular', () => {
  it('leaves out what the type does not have', () => {
    const flat = offeredPopular(parameters, { deal_types: [1], real_estate_types: [1] });
    expect(flat).toEqual(['lift', 'parking', 'owner', 'metro', 'new_building']);
    expect(offeredPopular(parameters, { deal_types: [1], real_estate_types: [4] })).toEqual(['owner', 'metro']);
  });
});

describe('a popular condition', () => {
  it('is added to a list and removed from it, and the other members stay', () => {
    expect(togglePopular({ parameters: [2] }, 'lift', true)).toEqual({ parameters: [2, 6] });
    expect(togglePopular({ parameters: [2, 6] }, 'lift', false)).toEqual({ parameters: [2] });
    expect(isPopularChosen({ parameters: [2, 6] }, 'lift')).toBe(true);
    expect(isPopularChosen({ parameters: [2] }, 'lift')).toBe(false);
  });

  it('is a flag or a bound', () => {
    expect(togglePopular({}, 'owner', true)).toEqual({ owner: true });
    expect(togglePopular({ metro_minutes_to: 10 }, 'metro', false)).toEqual({ metro_minutes_to: undefined });
    expect(isPopularChosen({ metro_minutes_to: 5 }, 'metro')).toBe(false);
  });
});

describe('parking', () => {
  it('is chosen by any of its kinds, but not by "no parking"', () => {
    expect(isPopularChosen({ has_parking: true }, 'parking')).toBe(true);
    expect(isPopularChosen({ parking_types: [5] }, 'parking')).toBe(true);
    expect(isPopularChosen({ parking_types: [3] }, 'parking')).toBe(false);
  });

  it('is one choice: some kinds, any kind or none', () => {
    expect(chooseParking([5, 4])).toEqual({ parking_types: [5, 4], has_parking: undefined });
    expect(chooseParking([])).toEqual({ parking_types: [], has_parking: true });
    expect(togglePopular({ parking_types: [5] }, 'parking', false)).toEqual({ has_parking: undefined, parking_types: [] });
  });
});
