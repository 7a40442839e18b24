import { describe, expect, it } from 'vitest';
import { currencyIds } from './currency';
import { isLowerPrice, minorInBoth, toStoredPrice } from './price';

describe('a typed price', () => {
  it('is stored in the currency it was typed in, the other one by the rate', () => {
    expect(minorInBoth(270, currencyIds.gel, 2.7)).toEqual({ gel: 27_000, usd: 10_000 });
    expect(minorInBoth(100, currencyIds.usd, 2.7)).toEqual({ gel: 27_000, usd: 10_000 });
  });

  it('is whole in both currencies, half a unit rounded up', () => {
    expect(minorInBoth(500, currencyIds.usd, 2.701).gel).toBe(135_100);
    expect(minorInBoth(5.7, currencyIds.gel, 2.7)).toEqual({ gel: 600, usd: 200 });
  });

  it('is one at least', () => {
    expect(minorInBoth(1, currencyIds.gel, 2.7)).toEqual({ gel: 100, usd: 100 });
  });

  it('is divided by the area, once it is known', () => {
    expect(toStoredPrice(100_000, currencyIds.usd, 33, 2.7345)).toEqual({
      priceGelMinor: 27_345_000,
      priceUsdMinor: 10_000_000,
      squarePriceGelMinor: 828_636,
      squarePriceUsdMinor: 303_030,
    });
    expect(toStoredPrice(100, currencyIds.gel, null, 2.7)).toMatchObject({
      squarePriceGelMinor: null,
      squarePriceUsdMinor: null,
    });
  });
});

describe('a price typed again', () => {
  const gel = (price: number) => ({ priceMinor: price * 100, currencyId: currencyIds.gel });
  const usd = (price: number) => ({ priceMinor: price * 100, currencyId: currencyIds.usd });

  it('in the same currency is lower by any amount', () => {
    expect(isLowerPrice(gel(270_000), gel(269_999), 2.7)).toBe(true);
    expect(isLowerPrice(gel(270_000), gel(270_000), 2.7)).toBe(false);
    expect(isLowerPrice(gel(270_000), gel(269_999), null)).toBe(true);
  });

  it('in the other currency is not lower for its smaller number, for rounding or for a rate of another day', () => {
    for (const rate of [2.69, 2.7, 2.72]) expect(isLowerPrice(gel(270_000), usd(100_000), rate)).toBe(false);
    expect(isLowerPrice(usd(100_000), gel(270_000), 2.715)).toBe(false);
    expect(isLowerPrice(gel(270_000), usd(1), null)).toBe(false);
  });

  it('in the other currency is lower when it is worth a hundredth less', () => {
    expect(isLowerPrice(gel(270_000), usd(99_000), 2.7)).toBe(true);
    expect(isLowerPrice(usd(100_000), gel(260_000), 2.7)).toBe(true);
    expect(isLowerPrice(usd(100_000), gel(280_000), 2.7)).toBe(false);
  });
});
