import { describe, expect, it } from 'vitest';
import { typeOfService } from '../services.fixture';
import { priceOfArea, priceOptions } from './price-options';

describe('the price of an area', () => {
  it('is the smallest order up to what it includes, then grows by the square metre', () => {
    const tour = typeOfService('photo');
    expect([60, 100, 108, 200].map((sqm) => priceOfArea(tour, sqm))).toEqual([90, 90, 94, 140]);
  });

  it('has whole tetri', () => {
    expect(priceOfArea(typeOfService('building', { price: 120, unit_price: 1.2 }), 100.33)).toBe(120.4);
  });
});

describe('the options of a service', () => {
  it('are three areas where area decides, the first of them the included one', () => {
    expect(priceOptions([typeOfService('photo')]).map(({ price, area }) => [price, area])).toEqual([
      [90, { sqm: 100, isUpTo: true }],
      [115, { sqm: 150, isUpTo: false }],
      [140, { sqm: 200, isUpTo: false }],
    ]);
  });

  it('are its terms where days decide', () => {
    const boost = typeOfService('boost', {
      included_sqm: null,
      days: [
        { days: 3, price: 49 },
        { days: 7, price: 99 },
      ],
    });
    expect(priceOptions([boost]).map(({ price, days }) => [price, days])).toEqual([
      [49, 3],
      [99, 7],
    ]);
  });

  it('are its types else, and only the one that the API names is chosen most', () => {
    const types = [
      typeOfService('self', { included_sqm: null }),
      typeOfService('bank', { included_sqm: null, is_most_chosen: true }),
    ];
    expect(priceOptions(types).map(({ id, isMostChosen }) => [id, isMostChosen])).toEqual([
      ['self', false],
      ['bank', true],
    ]);
  });
});
