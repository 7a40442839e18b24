import type { MapPoint } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { type Bitmap, placesOf } from '../bits/search.bitmaps';
import { convertedPrice, type TypedCurrencyId } from '../conditions/search.prices';
import { type Grid, pointsMax } from './search.grid';
import { placesNear } from './search.places-in-view';
import { type CellSums, createSums, type PointColumns } from './search.point-columns';

/** What a map shows prices in, and the moment that tiers are compared with. */
type CellView = { bounds: MapBounds; grid: Grid; currencyId: TypedCurrencyId; usdRateGel: number; nowMs: number };

/** The lowest price of a cell in a currency, in whole units; null when all are negotiable. */
function lowestPrice({ gelMinor, usdMinor }: CellSums, { currencyId, usdRateGel }: CellView): number | null {
  const isUsd = currencyId === currencyIds.usd;
  const [own, other] = isUsd ? [usdMinor, gelMinor] : [gelMinor, usdMinor];
  const inOwn = Number.isFinite(other)
    ? convertedPrice('price', other, isUsd ? currencyIds.gel : currencyIds.usd, usdRateGel)
    : other;
  const minor = Math.min(own, inOwn);
  return Number.isFinite(minor) ? Math.round(minor / 100) : null;
}

const pointOf = (sums: CellSums, view: CellView): MapPoint => ({
  lat: sums.latitude / sums.count,
  lng: sums.longitude / sums.count,
  count: sums.count,
  id: sums.count === 1 ? sums.id : null,
  price: lowestPrice(sums, view),
  deal_type_id: sums.count === 1 ? sums.dealTypeId : null,
  is_super_vip: sums.hasSuperVip,
});

/** Views of less than this many square degrees, a part of a city, contain few of the rows that match. */
const smallSquareDegrees = 0.005;

export const squareDegrees = ([south, west, north, east]: MapBounds): number => (north - south) * (east - west);

/** Gathers rows into the cells of a grid. */
export function createCells(view: CellView) {
  const { bounds, grid, nowMs } = view;
  const sums = createSums(bounds, grid, nowMs);
  const isSmall = squareDegrees(bounds) < smallSquareDegrees;
  return {
    /** Adds the rows at the chosen places of a chunk that are in the bounds. @param isSealed few rows are added to it later */
    add: (rows: PointColumns, chosen: Bitmap, isSealed: boolean): void =>
      sums.add(rows, isSmall && isSealed ? placesNear(rows, bounds, chosen) : placesOf(chosen)),

    /** The fullest cells first; an id and a deal only where a cell has one statement. */
    points: (): MapPoint[] =>
      sums
        .filled()
        .sort((a, b) => b.count - a.count || a.id - b.id)
        .slice(0, pointsMax)
        .map((cell) => pointOf(cell, view)),
  };
}
