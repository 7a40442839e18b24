import type { MapPoint } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { convertedPrice, type TypedCurrencyId } from '../conditions/search.prices';
import { type Grid, pointsMax } from './search.grid';
import type { PointColumns } from './search.points.query';

/** What a map shows prices in, and the moment that tiers are compared with. */
type CellView = { bounds: MapBounds; grid: Grid; currencyId: TypedCurrencyId; usdRateGel: number; nowMs: number };

const none = Number.POSITIVE_INFINITY;
const at = (values: ArrayLike<number>, place: number): number => values[place] as number;

/** What is gathered of each cell: the lowest price of each typed currency in minor units, the lowest id and its deal. */
const createSums = (size: number) => ({
  counts: new Int32Array(size),
  latitudes: new Float64Array(size),
  longitudes: new Float64Array(size),
  gel: new Float64Array(size).fill(none),
  usd: new Float64Array(size).fill(none),
  ids: new Int32Array(size),
  deals: new Int16Array(size),
  supers: new Uint8Array(size),
});
type Sums = ReturnType<typeof createSums>;

/** The lowest price of a cell in a currency, in whole units; null when all are negotiable. */
function priceOf({ gel, usd }: Sums, cell: number, { currencyId, usdRateGel }: CellView): number | null {
  const isUsd = currencyId === currencyIds.usd;
  const [own, other] = isUsd ? [at(usd, cell), at(gel, cell)] : [at(gel, cell), at(usd, cell)];
  const inOwn = other === none ? none : convertedPrice('price', other, isUsd ? currencyIds.gel : currencyIds.usd, usdRateGel);
  const minor = Math.min(own, inOwn);
  return minor === none ? null : Math.round(minor / 100);
}

function pointOf(sums: Sums, cell: number, view: CellView): MapPoint {
  const count = at(sums.counts, cell);
  return {
    lat: at(sums.latitudes, cell) / count,
    lng: at(sums.longitudes, cell) / count,
    count,
    id: count === 1 ? at(sums.ids, cell) : null,
    price: priceOf(sums, cell, view),
    deal_type_id: count === 1 ? at(sums.deals, cell) : null,
    is_super_vip: sums.supers[cell] === 1,
  };
}

/** Gathers rows into the cells of a grid. */
export function createCells(view: CellView) {
  const { grid, nowMs } = view;
  const [south, west, north, east] = view.bounds.map(Math.fround) as [number, number, number, number];
  const [firstRow, firstColumn] = [Math.floor(south / grid.latitudeStep), Math.floor(west / grid.longitudeStep)];
  const columns = Math.floor(east / grid.longitudeStep) - firstColumn + 1;
  const sums = createSums(Math.max(0, (Math.floor(north / grid.latitudeStep) - firstRow + 1) * columns));

  // Rows without a point are not numbers.
  const isInside = (latitude: number, longitude: number): boolean =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  const cellOf = (latitude: number, longitude: number): number =>
    (Math.floor(latitude / grid.latitudeStep) - firstRow) * columns + Math.floor(longitude / grid.longitudeStep) - firstColumn;

  return {
    /** Adds the row at a place of loaded columns, if it lies in the bounds. */
    add(rows: PointColumns, place: number): void {
      const [latitude, longitude] = [at(rows.latitudes, place), at(rows.longitudes, place)];
      if (!isInside(latitude, longitude)) return;
      const cell = cellOf(latitude, longitude);
      const id = at(rows.ids, place);
      if (at(sums.counts, cell) === 0 || id < at(sums.ids, cell)) {
        sums.ids[cell] = id;
        sums.deals[cell] = at(rows.deals, place);
      }
      sums.counts[cell] = at(sums.counts, cell) + 1;
      sums.latitudes[cell] = at(sums.latitudes, cell) + latitude;
      sums.longitudes[cell] = at(sums.longitudes, cell) + longitude;
      const lowest = rows.isDollar[place] === 1 ? sums.usd : sums.gel;
      if (at(rows.prices, place) < at(lowest, cell)) lowest[cell] = at(rows.prices, place);
    },

    /** Marks the cell of a super VIP that was added. They are few: asking it of each row takes as long as all the rest. */
    addSuper(rows: PointColumns, place: number): void {
      const [latitude, longitude] = [at(rows.latitudes, place), at(rows.longitudes, place)];
      if ((rows.superUntil.get(place) ?? 0) > nowMs && isInside(latitude, longitude))
        sums.supers[cellOf(latitude, longitude)] = 1;
    },

    /** The fullest cells first; an id and a deal only where a cell holds one statement. */
    points(): MapPoint[] {
      const filled = [...sums.counts.keys()].filter((cell) => at(sums.counts, cell) > 0);
      filled.sort((a, b) => at(sums.counts, b) - at(sums.counts, a) || at(sums.ids, a) - at(sums.ids, b));
      return filled.slice(0, pointsMax).map((cell) => pointOf(sums, cell, view));
    },
  };
}
