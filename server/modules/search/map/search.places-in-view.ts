import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { type Bitmap, hasBit } from '../bits/search.bitmaps';
import { chunkRows } from '../bits/search.tokens.query';
import { finestLevel, gridAt } from './search.grid';
import { cellOf, type PointColumns } from './search.point-columns';

/** Level of cells about a kilometre wide: a city has hundreds, a street a few. */
const level = 13;
const shift = finestLevel - level;
const grid = gridAt(level);
/** Added to make rows and columns positive. */
const offset = 2 ** 14;
const rowKeys = 2 ** 15;
const placeEnd = 2 ** 15;

/** Sort key of a cell: by row, then by column. */
const cellKey = (row: number, column: number): number => (row + offset) * rowKeys + column + offset;

/** Places of a chunk sorted by cell; valid while `loaded` equals the number of loaded rows. */
type PlacesByCell = { loaded: number; cells: Int32Array; places: Uint16Array };
const sorted = new WeakMap<PointColumns, PlacesByCell>();

/** Sorts the places of a chunk by cell; cached until more rows are loaded. Takes some milliseconds. */
export function sortByCell(columns: PointColumns): PlacesByCell {
  const known = sorted.get(columns);
  if (known?.loaded === columns.loaded) return known;
  const keys = new Float64Array(chunkRows);
  let count = 0;
  for (let place = 0; place < chunkRows; place += 1) {
    const finest = cellOf(columns, place);
    if (!finest) continue;
    const cell = cellKey(finest.row >> shift, finest.column >> shift);
    keys[count] = cell * placeEnd + place;
    count += 1;
  }
  const inOrder = keys.subarray(0, count).sort();
  const fresh = {
    loaded: columns.loaded,
    cells: Int32Array.from(inOrder, (key) => Math.floor(key / placeEnd)),
    places: Uint16Array.from(inOrder, (key) => key % placeEnd),
  };
  sorted.set(columns, fresh);
  return fresh;
}

/** The index of the first cell that is not before another. */
function firstFrom(cells: Int32Array, cell: number): number {
  let [low, high] = [0, cells.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cells[middle] as number) < cell) low = middle + 1;
    else high = middle;
  }
  return low;
}

const near = new Uint16Array(chunkRows);
/** The chosen places in the cells that bounds touch, in an array that the next call overwrites. */
export function placesNear(columns: PointColumns, [south, west, north, east]: MapBounds, chosen: Bitmap): Uint16Array {
  const { cells, places } = sortByCell(columns);
  const [firstColumn, lastColumn] = [Math.floor(west / grid.longitudeStep), Math.floor(east / grid.longitudeStep)];
  const lastRow = Math.floor(north / grid.latitudeStep);
  let count = 0;
  for (let row = Math.floor(south / grid.latitudeStep); row <= lastRow; row += 1) {
    const end = firstFrom(cells, cellKey(row, lastColumn + 1));
    for (let index = firstFrom(cells, cellKey(row, firstColumn)); index < end; index += 1) {
      const place = places[index] as number;
      if (!hasBit(chosen, place)) continue;
      near[count] = place;
      count += 1;
    }
  }
  return near.subarray(0, count);
}
