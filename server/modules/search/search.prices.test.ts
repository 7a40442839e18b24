import { describe, expect, it } from 'vitest';
import { currencyIds } from '@/lib/domain/money/currency';
import { toStoredPrice } from '@/lib/domain/money/price';
import { roundDecimal } from '@/lib/domain/rounding';
import { createRandom } from '@/packages/demo-market/random';
import { type PriceKind, type TypedCurrencyId, typedBounds } from './search.prices';

const { gel, usd } = currencyIds;

/** What a typed price is in the other currency, as cards show it; per square metre without the whole price's rounding. */
function shown(kind: PriceKind, minor: number, typedId: TypedCurrencyId, rate: number): number {
  if (kind === 'square_price') return roundDecimal(typedId === usd ? minor * rate : minor / rate, 0);
  const stored = toStoredPrice(minor / 100, typedId, null, rate);
  return typedId === usd ? stored.priceGelMinor : stored.priceUsdMinor;
}

describe('bounds of the other currency', () => {
  it.each(['price', 'square_price'] as const)('choose exactly the typed prices whose converted %s lies within them', (kind) => {
    const random = createRandom(14, kind === 'price' ? 1 : 2);
    for (let index = 0; index < 300; index += 1) {
      const typedId = random.pick([gel, usd]);
      const rate = random.pick([2.7, 2.7345, 2.9137, 3, 1.6666]);
      const typed = random.int(1, 900_000) * 100;
      const edge = shown(kind, typed, typedId, rate);
      const bounds = { from: edge + random.int(-1, 1), to: edge + random.int(-1, 1) };
      const { from = 0, to = 0 } = typedBounds(kind, bounds, typedId === usd ? gel : usd, typedId, rate);
      const isChosen = typed >= from && typed <= to;
      expect([typedId, rate, typed, bounds, isChosen]).toEqual([
        typedId,
        rate,
        typed,
        bounds,
        edge >= bounds.from && edge <= bounds.to,
      ]);
    }
  });
  it('stay as they are in the currency that was typed, and absent ones absent', () => {
    expect(typedBounds('price', { from: 1, to: undefined }, gel, gel, 2.7)).toEqual({ from: 1, to: undefined });
    expect(typedBounds('price', { from: undefined, to: 270_000 }, gel, usd, 2.7)).toEqual({ from: undefined, to: 100_049 });
  });
});
