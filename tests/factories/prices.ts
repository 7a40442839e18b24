import type { DealPrices, PlacePrices, PriceSample } from '@/lib/contracts/statements/prices';

/** A price per m² with quartiles 100 GEL below and above the median; 1 USD = 2.5 GEL. */
function sampleOf(count: number, median: number): PriceSample {
  const quartiles = (rate: number) => ({ low: (median - 100) / rate, median: median / rate, high: (median + 100) / rate });
  return { count, figure: { '1': quartiles(1), '2': quartiles(2.5) } };
}

/** Too few homes for a figure. */
export const few: PriceSample = { count: 11, figure: null };

const monthOf = (index: number): string => `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** 24 months of prices rising by 10 GEL; the first month has too few homes. */
export const dealPricesOf = (dealTypeId: number, changes: Partial<DealPrices> = {}): DealPrices => ({
  deal_type_id: dealTypeId,
  now: sampleOf(40, 3000),
  change_pct: 4,
  months: Array.from({ length: 24 }, (_, index) => ({
    month: monthOf(index),
    ...(index === 0 ? few : sampleOf(20 + index, 2770 + 10 * index)),
  })),
  areas: [sampleOf(14, 3200), few, few, few, { count: 0, figure: null }],
  conditions: [
    { condition_id: 1, ...sampleOf(20, 3300) },
    { condition_id: 2, ...few },
  ],
  time: { count: 30, days: 41, days_before: 50 },
  ...changes,
});

/** Prices in Vake. */
export const placePricesOf = (changes: Partial<PlacePrices> = {}): PlacePrices => ({
  place: { level: 'urbans', id: 38 },
  updated_at: '2026-12-01T03:00:00.000Z',
  sale: dealPricesOf(1),
  rent: dealPricesOf(2, { now: sampleOf(15, 20) }),
  yield_pct: 8,
  yield_before_pct: null,
  places: [],
  ...changes,
});
