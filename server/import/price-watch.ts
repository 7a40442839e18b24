import { toMajorUnits } from '@/lib/domain/money/amount';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { ImportedStatement } from '@/server/import/row/row';
import { findCity } from '../data/gazetteer';
import { findPriceLevel } from '../data/price-levels';

/** The middle price of a square metre among what is listed, of one city, deal and type. */
export type MarketMedian = { cityId: number; dealTypeId: number; realEstateTypeId: number; squarePriceUsdMinor: number };
type Kind = Pick<ImportedStatement, 'cityId' | 'dealTypeId' | 'realEstateTypeId'>;

/** Fewer rows of a kind are no evidence about a file. */
const rowsMin = 5;
/** Neighbourhoods and conditions differ by less; a wrong currency is 2.7 times, a wrong unit a hundred. */
const farFactor = 2;

/** Prices of a kind that are stored: their median is as good as that of a million. */
const samplesMax = 4096;

type Sample = { kind: Kind; rows: number; every: number; prices: { usd: number; ratio: number }[] };

/** Keeps every row's price until there are too many, then every second one, and so on. */
function addPrice(sample: Sample, price: { usd: number; ratio: number }): void {
  if (sample.rows % sample.every === 0) sample.prices.push(price);
  sample.rows += 1;
  if (sample.prices.length < samplesMax) return;
  sample.prices = sample.prices.filter((_, index) => index % 2 === 0);
  sample.every *= 2;
}

const keyOf = ({ cityId, dealTypeId, realEstateTypeId }: Kind): string => `${cityId} ${dealTypeId} ${realEstateTypeId}`;

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The price of an apartment by the market's published medians where too little is listed to compare with. */
function publishedUsd(statement: ImportedStatement): number | undefined {
  if (statement.realEstateTypeId !== realEstateTypes.apartment) return undefined;
  const { saleNewUsd, saleOldUsd, rentUsd } = findPriceLevel(statement.cityId, statement.urbanId ?? null);
  if (statement.dealTypeId === dealTypes.sale) return (saleNewUsd + saleOldUsd) / 2;
  return statement.dealTypeId === dealTypes.rent ? rentUsd : undefined;
}

const dealNames: Readonly<Record<number, string>> = {
  [dealTypes.sale]: 'sale',
  [dealTypes.rent]: 'rent',
  [dealTypes.pledge]: 'pledge',
  [dealTypes.daily]: 'daily rent',
  [dealTypes.lease]: 'lease',
};

export type PriceWatch = ReturnType<typeof createPriceWatch>;

/**
 * Compares the prices of a file with those of their cities: a file read in the wrong currency or unit is consistent in itself.
 * @param market medians before the file is loaded
 */
export function createPriceWatch(market: readonly MarketMedian[]) {
  const usualByKind = new Map(market.map((median) => [keyOf(median), toMajorUnits(median.squarePriceUsdMinor)]));
  const samples = new Map<string, Sample>();
  return {
    add(statement: ImportedStatement): void {
      const usual = usualByKind.get(keyOf(statement)) ?? publishedUsd(statement);
      if (statement.squarePriceUsdMinor == null || usual === undefined) return;
      const sample = samples.get(keyOf(statement)) ?? { kind: statement, rows: 0, every: 1, prices: [] };
      samples.set(keyOf(statement), sample);
      const usd = toMajorUnits(statement.squarePriceUsdMinor);
      addPrice(sample, { usd, ratio: usd / usual });
    },

    /** A line per city, deal and type whose prices are far from the usual ones. */
    warnings: (): string[] =>
      [...samples.values()].flatMap(({ kind, rows, prices }) => {
        const ratio = middleOf(prices.map((price) => price.ratio));
        if (rows < rowsMin || (ratio < farFactor && ratio > 1 / farFactor)) return [];
        const times = ratio >= 1 ? `${ratio.toFixed(1)} times` : `1/${(1 / ratio).toFixed(1)} of`;
        const place = `${findCity(kind.cityId)?.name.en ?? 'its city'}, ${dealNames[kind.dealTypeId] ?? 'deal'}`;
        return [
          `Warning: the median price of ${rows} rows (${place}) is ${Math.round(middleOf(prices.map(({ usd }) => usd)))} USD per m², ${times} what is usual there. Check the currency and the units of the file.`,
        ];
      }),
  };
}
