import { describe, expect, it } from 'vitest';
import { currencyIds } from '@/lib/domain/money/currency';
import { priceError, toPriceColumns } from './publishing.rules';
import { emptyValues } from './publishing.values';

const priced = (price: number | null, currencyId: number) => ({ ...emptyValues, price, currency_id: currencyId, area: 50 });
const usdRateGel = 2.7;

describe('toPriceColumns', () => {
  it('stores a price typed in GEL as GEL and derives the dollars', () => {
    expect(toPriceColumns(priced(270_000, currencyIds.gel), usdRateGel)).toEqual({
      priceGelMinor: 27_000_000,
      priceUsdMinor: 10_000_000,
      squarePriceGelMinor: 540_000,
      squarePriceUsdMinor: 200_000,
    });
  });

  it('stores a price typed in dollars as dollars and derives the GEL', () => {
    expect(toPriceColumns(priced(100_000, currencyIds.usd), usdRateGel)).toMatchObject({
      priceGelMinor: 27_000_000,
      priceUsdMinor: 10_000_000,
    });
  });

  it('stores nothing without a price', () => {
    expect(Object.values(toPriceColumns(priced(null, currencyIds.gel), usdRateGel))).toEqual([null, null, null, null]);
  });
});

describe('priceError', () => {
  it.each([
    [999_999_999, currencyIds.gel, null],
    [999_999_999, currencyIds.usd, 'errors.field_too_big'],
    [1, currencyIds.gel, null],
    [null, currencyIds.gel, null],
  ])('checks %s of currency %i against the bounds in both currencies: %s', (price, currencyId, error) => {
    expect(priceError(priced(price, currencyId), usdRateGel)).toBe(error);
  });
});
