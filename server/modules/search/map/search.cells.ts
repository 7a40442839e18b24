import type { MapPoint } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { type Bitmap, hasBit, placesOf } from '../bits/search.bitmaps';
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
  const { latitudeStep, longitudeStep } = grid;
  const cellOf = (latitude: number, longitude: number): number =>
    (Math.floor(latitude / latitudeStep) - firstRow) * columns + Math.floor(longitude / longitudeStep) - firstColumn;

  /** One of hundreds of thousands: a function that reads arrays of several kinds, as `at` is, would make it four times slower. */
  const addRow = ({ latitudes, longitudes, prices, isDollar, ids, deals }: PointColumns, place: number): void => {
    const latitude = latitudes[place] as number;
    const longitude = longitudes[place] as number;
    if (!isInside(latitude, longitude)) return;
    const cell = cellOf(latitude, longitude);
    const id = ids[place] as number;
    const count = sums.counts[cell] as number;
    if (count === 0 || id < (sums.ids[cell] as number)) {
      sums.ids[cell] = id;
      sums.deals[cell] = deals[place] as number;
    }
    sums.counts[cell] = count + 1;
    sums.latitudes[cell] = (sums.latitudes[cell] as number) + latitude;
    sums.longitudes[cell] = (sums.longitudes[cell] as number) + longitude;
    const lowest = isDollar[place] === 1 ? sums.usd : sums.gel;
    const price = prices[place] as number;
    if (price < (lowest[cell] as number)) lowest[cell] = price;
  };

  return {
    /** Adds the rows at the chosen places of a chunk that lie in the bounds. */
    add(rows: PointColumns, chosen: Bitmap): void {
      const places = placesOf(chosen);
      for (let index = 0; index < places.length; index += 1) addRow(rows, places[index] as number);
      // Super VIPs are few: asking it of each row takes as long as all the rest.
      for (const [place, untilMs] of rows.superUntil) {
        const [latitude, longitude] = [at(rows.latitudes, place), at(rows.longitudes, place)];
        if (untilMs > nowMs && hasBit(chosen, place) && isInside(latitude, longitude))
          sums.supers[cellOf(latitude, longitude)] = 1;
      }
    },

    /** The fullest cells first; an id and a deal only where a cell holds one statement. */
    points(): MapPoint[] {
      const filled = [...sums.counts.keys()].filter((cell) => at(sums.counts, cell) > 0);
      filled.sort((a, b) => at(sums.counts, b) - at(sums.counts, a) || at(sums.ids, a) - at(sums.ids, b));
      return filled.slice(0, pointsMax).map((cell) => pointOf(sums, cell, view));
    },
  };
}
