import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { type Bitmap, chunkWords } from '../bits/search.bitmaps';
import { chunkRows } from '../bits/search.tokens.query';
import { finestLevel, type Grid, gridAt } from './search.grid';

/** Map data of a row; missing coordinates and prices are NaN. */
type Point = {
  latitude: number;
  longitude: number;
  /** As typed, in minor units. */
  price: number;
  isInDollars: boolean;
  dealTypeId: number;
  /** Until when the row is a super VIP, in milliseconds; 0 for most. */
  superUntilMs: number;
};

/** Columns of rows for pages and maps, indexed by place in the chunk. */
export type PointColumns = {
  /** Places of loaded rows. */
  known: Bitmap;
  /** Number of loaded rows, counting repeated loads. */
  loaded: number;
  ids: Int32Array;
  /** In microseconds. */
  dates: Float64Array;
  /** Ids of the sellers. */
  users: Int32Array;
  /** Map data: three typed views of the same buffer, 32 bytes a row, so that a row is in one cache line. */
  floats: Float32Array;
  integers: Int32Array;
  doubles: Float64Array;
  /** Until when rows are super VIPs, in milliseconds. */
  superUntil: Map<number, number>;
};

// Const enums are inlined: with module constants the loop below takes twice as long.
/** Offsets of the 32-bit values of a row, and their number. Cells are of the finest level. */
enum Row {
  latitude,
  longitude,
  cellRow = 4,
  cellColumn,
  id,
  bits,
  size,
}
/** Offsets of the 64-bit values. */
enum RowDouble {
  price = 1,
  size = 4,
}
/** Flags of a row: price in dollars, super VIP; the deal type is in the higher bits. */
enum Bits {
  dollar = 1,
  superVip = 2,
  deal = 4,
}
/** Accumulator of a cell, one cache line long. The dollar flag is the index into `lowest`. */
enum Cell {
  count,
  latitude,
  longitude,
  lowest,
  lowestUsd,
  id,
  deal,
  superVip,
  size,
}

const none = Number.POSITIVE_INFINITY;
const finest = gridAt(finestLevel);

export function emptyColumns(): PointColumns {
  const points = new ArrayBuffer(chunkRows * RowDouble.size * Float64Array.BYTES_PER_ELEMENT);
  return {
    known: new Uint32Array(chunkWords),
    loaded: 0,
    ids: new Int32Array(chunkRows),
    dates: new Float64Array(chunkRows),
    users: new Int32Array(chunkRows),
    floats: new Float32Array(points).fill(Number.NaN),
    integers: new Int32Array(points),
    doubles: new Float64Array(points),
    superUntil: new Map(),
  };
}

/** Writes a row whose id is already stored. */
export function writePoint({ ids, floats, integers, doubles, superUntil }: PointColumns, place: number, point: Point): void {
  const { latitude, longitude, price, isInDollars, dealTypeId, superUntilMs } = point;
  const first = place * Row.size;
  floats[first + Row.latitude] = latitude;
  floats[first + Row.longitude] = longitude;
  doubles[place * RowDouble.size + RowDouble.price] = price;
  integers[first + Row.cellRow] = Math.floor(latitude / finest.latitudeStep);
  integers[first + Row.cellColumn] = Math.floor(longitude / finest.longitudeStep);
  integers[first + Row.id] = ids[place] as number;
  integers[first + Row.bits] = dealTypeId * Bits.deal + (isInDollars ? Bits.dollar : 0) + (superUntilMs > 0 ? Bits.superVip : 0);
  if (superUntilMs > 0) superUntil.set(place, superUntilMs);
}

export const priceOf = ({ doubles }: PointColumns, place: number): number =>
  doubles[place * RowDouble.size + RowDouble.price] as number;
export const isInDollars = ({ integers }: PointColumns, place: number): boolean =>
  ((integers[place * Row.size + Row.bits] as number) & Bits.dollar) !== 0;

/** The cell of a place at the finest level; null for rows without a point. */
export function cellOf({ floats, integers }: PointColumns, place: number): { row: number; column: number } | null {
  const first = place * Row.size;
  if (Number.isNaN(floats[first + Row.latitude])) return null;
  return { row: integers[first + Row.cellRow] as number, column: integers[first + Row.cellColumn] as number };
}

/** The rows of a cell; prices are the lowest of each typed currency in minor units, infinite where there is none. */
export type CellSums = {
  count: number;
  latitude: number;
  longitude: number;
  gelMinor: number;
  usdMinor: number;
  /** The lowest, and its deal. */
  id: number;
  dealTypeId: number;
  hasSuperVip: boolean;
};

/** Aggregates rows into the grid cells within the bounds. */
export function createSums(bounds: MapBounds, grid: Grid, nowMs: number) {
  const [south, west, north, east] = bounds.map(Math.fround) as MapBounds;
  const shift = finestLevel - grid.level;
  const [firstRow, firstColumn] = [Math.floor(south / grid.latitudeStep), Math.floor(west / grid.longitudeStep)];
  const width = Math.floor(east / grid.longitudeStep) - firstColumn + 1;
  const height = Math.floor(north / grid.latitudeStep) - firstRow + 1;
  const sums = new Float64Array(Math.max(0, height * width) * Cell.size);
  for (let cell = 0; cell < sums.length; cell += Cell.size) sums.fill(none, cell + Cell.lowest, cell + Cell.id + 1);

  const sumsOf = (cell: number): CellSums => {
    const at = (index: number): number => sums[cell + index] as number;
    return {
      count: at(Cell.count),
      latitude: at(Cell.latitude),
      longitude: at(Cell.longitude),
      gelMinor: at(Cell.lowest),
      usdMinor: at(Cell.lowestUsd),
      id: at(Cell.id),
      dealTypeId: at(Cell.deal),
      hasSuperVip: at(Cell.superVip) === 1,
    };
  };

  return {
    /** Adds the rows within the bounds. A single loop without calls, as there may be a million rows. */
    add: ({ floats, integers, doubles, superUntil }: PointColumns, places: Uint16Array): void => {
      for (let index = 0; index < places.length; index += 1) {
        const place = places[index] as number;
        const first = place * Row.size;
        const latitude = floats[first + Row.latitude] as number;
        const longitude = floats[first + Row.longitude] as number;
        // Skips rows without coordinates.
        if (!(latitude >= south && latitude <= north && longitude >= west && longitude <= east)) continue;
        const row = ((integers[first + Row.cellRow] as number) >> shift) - firstRow;
        const cell = (row * width + ((integers[first + Row.cellColumn] as number) >> shift) - firstColumn) * Cell.size;
        sums[cell + Cell.count] = (sums[cell + Cell.count] as number) + 1;
        sums[cell + Cell.latitude] = (sums[cell + Cell.latitude] as number) + latitude;
        sums[cell + Cell.longitude] = (sums[cell + Cell.longitude] as number) + longitude;
        const bits = integers[first + Row.bits] as number;
        const lowest = cell + Cell.lowest + (bits & Bits.dollar);
        const price = doubles[place * RowDouble.size + RowDouble.price] as number;
        if (price < (sums[lowest] as number)) sums[lowest] = price;
        if ((bits & Bits.superVip) !== 0 && sums[cell + Cell.superVip] === 0 && (superUntil.get(place) ?? 0) > nowMs)
          sums[cell + Cell.superVip] = 1;
        const id = integers[first + Row.id] as number;
        if (id >= (sums[cell + Cell.id] as number)) continue;
        sums[cell + Cell.id] = id;
        sums[cell + Cell.deal] = Math.floor(bits / Bits.deal);
      }
    },

    /** Cells with at least one row. */
    filled(): CellSums[] {
      const filled: CellSums[] = [];
      for (let cell = 0; cell < sums.length; cell += Cell.size)
        if ((sums[cell + Cell.count] as number) > 0) filled.push(sumsOf(cell));
      return filled;
    },
  };
}
