import { currencyIds } from '@/lib/domain/money/currency';
import type { SimilarityTarget } from '../../ports/search-engine';
import { allOf, oneOf } from './search.condition';
import type { ComparedRow, SearchIndex } from './search.index';
import { convertedPrice } from './search.prices';

const districtMax = 400;
const cityMax = 200;
/** What a missing price counts as, and a price e times as high. */
const unknownPrice = 1;

const ratio = (one: number, other: number): number => Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1)));

/** 0 for an equal one; another district counts as much as a price e times as high. */
function distance(row: ComparedRow, like: SimilarityTarget, usdRateGel: number): number {
  const gelMinor =
    row.priceGelMinor ??
    (row.priceUsdMinor === null ? null : convertedPrice('price', row.priceUsdMinor, currencyIds.usd, usdRateGel));
  return (
    (row.districtId === (like.districtId ?? 0) ? 0 : 1) +
    (row.urbanId === (like.urbanId ?? 0) ? 0 : 0.5) +
    Math.abs(row.roomTypeId - (like.roomTypeId ?? 0)) * 0.25 +
    (gelMinor === null || like.priceGelMinor === null ? unknownPrice : ratio(gelMinor, like.priceGelMinor)) +
    ratio(row.areaSqm, like.areaSqm)
  );
}

/** As `SearchEngine.similar` says. */
export async function findSimilar(index: SearchIndex, like: SimilarityTarget, limit: number, offset: number, usdRateGel: number) {
  const kind = [
    oneOf('dealTypeId', [like.dealTypeId]),
    oneOf('realEstateTypeId', [like.realEstateTypeId]),
    { kind: 'not' as const, part: oneOf('id', [like.id]) },
  ];
  const newest = (field: string, id: number, count: number) =>
    index.rows({
      condition: allOf([...kind, oneOf(field, [id])]),
      order: { by: 'date', direction: 'desc' },
      offset: 0,
      limit: count,
    });
  const pools = await Promise.all(
    like.districtId
      ? [newest('districtId', like.districtId, districtMax), newest('cityId', like.cityId, cityMax)]
      : [newest('cityId', like.cityId, districtMax + cityMax)],
  );
  const rows = new Map(pools.flat().map((row) => [row.id, row]));
  return [...rows.values()]
    .map((row) => ({ id: row.id, distance: distance(row, like, usdRateGel) }))
    .sort((one, other) => one.distance - other.distance || other.id - one.id)
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}
