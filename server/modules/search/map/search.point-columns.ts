import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { type Bitmap, chunkWords } from '../bits/search.bitmaps';
import { chunkRows } from '../bits/search.tokens.query';
import { finestLevel, type Grid, gridAt } from './search.grid';

/** A row as a map sees it; coordinates and a price that are missing are not numbers. */
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

/** What pages and maps need of rows, by their place in a chunk. */
export type PointColumns = {
  /** The places whose rows are known. */
  known: Bitmap;
  /** How many rows were loaded, repeated ones included. */
  loaded: number;
  ids: Int32Array;
  /** In microseconds. */
  dates: Float64Array;
  /** Who lists them. */
  users: Int32Array;
  /** The points: three views of the same bytes, 32 for each row, so that what a map needs of a row lies together. */
  floats: Float32Array;
  integers: Int32Array;
  doubles: Float64Array;
  /** Until when rows are super VIPs, in milliseconds. */
  superUntil: Map<number, number>;
};

// Enums, whose values are written where they are used: the loop below takes twice as long when it looks them up.
/** Where the numbers of four bytes of a row are, and how many there are. Cells are those of the finest level. */
enum Row {
  latitude,
  longitude,
  cellRow = 4,
  cellColumn,
  id,
  bits,
  size,
}
/** The same of eight bytes. */
enum RowDouble {
  price = 1,
  size = 4,
}
/** Whether the price is in dollars, and whether the row was made a super VIP; the deal follows. */
enum Bits {
  dollar = 1,
  superVip = 2,
  deal = 4,
}
/** What is gathered of a cell, as many numbers as a line of the processor's cache has. Where `lowest` is follows the bit of dollars. */
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

/** The id of the row is there already. */
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

/** Gathers rows by the cells of a grid that lie in the bounds. */
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
    /** Adds the rows at places that lie in the bounds. One loop without calls: there may be a million of them. */
    add: ({ floats, integers, doubles, superUntil }: PointColumns, places: Uint16Array): void => {
      for (let index = 0; index < places.length; index += 1) {
        const place = places[index] as number;
        const first = place * Row.size;
        const latitude = floats[first + Row.latitude] as number;
        const longitude = floats[first + Row.longitude] as number;
        // Rows without a point are not inside.
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

    /** The cells that hold rows. */
    filled(): CellSums[] {
      const filled: CellSums[] = [];
      for (let cell = 0; cell < sums.length; cell += Cell.size)
        if ((sums[cell + Cell.count] as number) > 0) filled.push(sumsOf(cell));
      return filled;
    },
  };
}
