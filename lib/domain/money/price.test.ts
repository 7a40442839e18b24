import { describe, expect, it } from 'vitest';
import { currencyIds } from './currency';
import { minorInBoth, toStoredPrice } from './price';

describe('a typed price', () => {
  it('is stored in the currency it was typed in, the other one by the rate', () => {
    expect(minorInBoth(270, currencyIds.gel, 2.7)).toEqual({ gel: 27_000, usd: 10_000 });
    expect(minorInBoth(100, currencyIds.usd, 2.7)).toEqual({ gel: 27_000, usd: 10_000 });
  });

  it('rounds half a minor unit up, also where binary fractions fall short of the half', () => {
    // 1.15 * 100 is 114.99999999999999, and 3000 * 2.6005 is 7801.499999999999.
    expect(minorInBoth(1.15, currencyIds.gel, 1).gel).toBe(115);
    expect(minorInBoth(30, currencyIds.usd, 2.6005).gel).toBe(7802);
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
