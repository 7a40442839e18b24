import { eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { currencyIds } from '@/lib/domain/money/currency';
import { toStoredPrice } from '@/lib/domain/money/price';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';
import { currencies } from '../site/site.table';
import { statements } from '../statements/statements.table';
import { createExchangeRepository } from './exchange.repository';

const api = useApi();

/** Typed minor units at or next to half a minor unit of the other currency at these rates. */
const rates = [2.6005, 2.6861, 2.5];
const typedMinors = [1, 3, 5, 1000, 3000, 7000, 9000, 12_345, 33_333, 850_000_50, 99_999_999_900];

it.each(rates)('converts as the kernel does at a rate of %d', async (rateGel) => {
  for (const typed of typedMinors) {
    const none = { priceGelMinor: null, priceUsdMinor: null, areaSqm: 33.3 };
    await insertStatement(api.db, { ...none, currencyId: currencyIds.usd, priceUsdMinor: typed });
    await insertStatement(api.db, { ...none, currencyId: currencyIds.gel, priceGelMinor: typed });
  }
  await api.db.update(currencies).set({ rateGel }).where(eq(currencies.id, currencyIds.usd));
  await createExchangeRepository(api.db).recomputeStatements();

  const rows = await api.db.select().from(statements).where(isNotNull(statements.priceGelMinor));
  expect(rows.length).toBeGreaterThan(300);
  const expected = rows.map(({ id, currencyId, priceGelMinor, priceUsdMinor, areaSqm }) => {
    const typedMinor = (currencyId === currencyIds.usd ? priceUsdMinor : priceGelMinor) ?? 0;
    return { id, ...toStoredPrice(toMajorUnits(typedMinor), currencyId, areaSqm, rateGel) };
  });
  const actual = rows.map(({ id, priceGelMinor, priceUsdMinor, squarePriceGelMinor, squarePriceUsdMinor }) => ({
    id,
    priceGelMinor,
    priceUsdMinor,
    squarePriceGelMinor,
    squarePriceUsdMinor,
  }));
  expect(actual).toEqual(expected);
});
