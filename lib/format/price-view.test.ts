import { describe, expect, it } from 'vitest';
import { priceViewOf } from './price-view';

const price = { '1': { price_total: 459_000.4, price_square: 4250 }, '2': { price_total: 170_000, price_square: 1574.07 } };

describe('priceViewOf', () => {
  it('puts the chosen currency first and the other one next to it', () => {
    expect(priceViewOf({ price, price_type_id: 3, deal_type_id: 1 }, 2, 'en')).toEqual({
      main: '$170,000',
      period: '',
      other: '₾459,000',
      perSqm: '$1,574/m²',
    });
  });

  it('says that a price is a lower bound', () => {
    expect(priceViewOf({ price, price_type_id: 2, deal_type_id: 1 }, 1, 'ka')?.main).toBe('459\u00A0000\u00A0₾-დან');
  });

  it('shows no figure of a negotiable price, even a known one', () => {
    expect(priceViewOf({ price, price_type_id: 1, deal_type_id: 1 }, 1, 'en')).toBeNull();
    expect(priceViewOf({ price: {}, price_type_id: 3, deal_type_id: 1 }, 1, 'en')).toBeNull();
  });

  it('leaves out a square metre that costs less than one rounds up to', () => {
    const cheap = (price_square: number) => ({
      price: { '1': { price_total: 300, price_square } },
      price_type_id: 3,
      deal_type_id: 1,
    });
    expect([0.49, 0.5].map((perSqm) => priceViewOf(cheap(perSqm), 1, 'en')?.perSqm)).toEqual([null, '₾1/m²']);
  });

  it('carries the period of a rent in every language', () => {
    const periods = (deal_type_id: number) =>
      (['ka', 'en', 'ru'] as const).map((locale) => priceViewOf({ price, price_type_id: 3, deal_type_id }, 1, locale)?.period);
    expect(periods(2)).toEqual(['\u00A0თვეში', '/month', '/мес.']);
    expect(periods(7)).toEqual(['\u00A0ღამეში', '/night', '/ночь']);
    expect([1, 3, 10].flatMap(periods).join('')).toBe('');
  });

  it('has no price of a square metre for nights', () => {
    expect(priceViewOf({ price, price_type_id: 3, deal_type_id: 7 }, 1, 'en')?.perSqm).toBeNull();
    expect(priceViewOf({ price, price_type_id: 3, deal_type_id: 2 }, 1, 'en')?.perSqm).toBe('₾4,250/m²');
  });
});
