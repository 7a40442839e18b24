import { type Bits, countBits, hasBit, writePositions } from './bit-set.ts';
import type { Bounds, Condition } from './condition.ts';
import { orNull } from './distribution.ts';
import { select } from './evaluate.ts';
import type { NumberField } from './fields/number-field.ts';
import { PointField } from './fields/point-field.ts';
import type { Table } from './table.ts';

const cellsMax = 65_536;

export type CellsQuery = {
  condition: Condition;
  /** A field of points. */
  field: string;
  /** Rows outside are not counted; the edges are inside. */
  bounds: Bounds;
  /** Sides of the cells in degrees; cells are counted from 0°. */
  latitudeStep: number;
  longitudeStep: number;
  /** Numbers whose least value is wanted. */
  mins: readonly string[];
  /** Cells with a row that meets it are marked. */
  mark: Condition;
};

export type Cell = {
  count: number;
  latitudeSum: number;
  longitudeSum: number;
  /** The least id. */
  id: number;
  /** The least value of each of `mins`; null where no row has one. */
  mins: (number | null)[];
  isMarked: boolean;
};

type Grid = { bottom: number; left: number; columns: number; count: number };

function gridOf({ bounds, latitudeStep, longitudeStep }: CellsQuery): Grid {
  const [south, west, north, east] = bounds.map(Math.fround) as [number, number, number, number];
  const [bottom, left] = [Math.floor(south / latitudeStep), Math.floor(west / longitudeStep)];
  const rows = Math.floor(north / latitudeStep) - bottom + 1;
  const columns = Math.floor(east / longitudeStep) - left + 1;
  if (rows <= 0 || columns <= 0) return { bottom, left, columns: 0, count: 0 };
  if (rows * columns > cellsMax) throw new RangeError(`${rows * columns} cells, at most ${cellsMax}`);
  return { bottom, left, columns, count: rows * columns };
}

/** The cell of each row, and what is added up of them. */
class Sums {
  readonly counts: Int32Array;
  readonly least: Int32Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;

  constructor(
    private readonly point: PointField,
    private readonly query: CellsQuery,
    private readonly grid: Grid,
  ) {
    this.counts = new Int32Array(grid.count);
    this.least = new Int32Array(grid.count).fill(2 ** 31 - 1);
    this.latitudes = new Float64Array(grid.count);
    this.longitudes = new Float64Array(grid.count);
  }

  /** Writes the cell of each row. */
  add(positions: Int32Array, ids: Int32Array, cells: Int32Array): void {
    const { counts, least, latitudes, longitudes } = this;
    const [lats, lngs] = [this.point.latitudes.values as Float32Array, this.point.longitudes.values as Float32Array];
    const { latitudeStep, longitudeStep } = this.query;
    const { bottom, left, columns } = this.grid;
    for (let index = 0; index < positions.length; index += 1) {
      const position = positions[index] as number;
      const [latitude, longitude] = [lats[position] as number, lngs[position] as number];
      const cell = (Math.floor(latitude / latitudeStep) - bottom) * columns + Math.floor(longitude / longitudeStep) - left;
      cells[index] = cell;
      counts[cell] = (counts[cell] as number) + 1;
      latitudes[cell] = (latitudes[cell] as number) + latitude;
      longitudes[cell] = (longitudes[cell] as number) + longitude;
      if ((ids[position] as number) < (least[cell] as number)) least[cell] = ids[position] as number;
    }
  }
}

/** The least value of each cell; infinite without any. */
function leastOf({ values, missing }: NumberField, positions: Int32Array, cells: Int32Array, cellCount: number): Float64Array {
  const least = new Float64Array(cellCount).fill(Number.POSITIVE_INFINITY);
  for (let index = 0; index < positions.length; index += 1) {
    const value = values[positions[index] as number] as number;
    const cell = cells[index] as number;
    if (value < (least[cell] as number) && value !== missing) least[cell] = value;
  }
  return least;
}

function marksOf(marked: Bits, positions: Int32Array, cells: Int32Array, cellCount: number): Uint8Array {
  const marks = new Uint8Array(cellCount);
  for (let index = 0; index < positions.length; index += 1)
    if (hasBit(marked, positions[index] as number)) marks[cells[index] as number] = 1;
  return marks;
}

/** Adds the rows up. */
function sumUp(table: Table, selected: Bits, marked: Bits, query: CellsQuery, grid: Grid): Cell[] {
  const count = countBits(selected);
  const positions = table.scratch.positionRoom(count).subarray(0, count);
  writePositions(selected, positions);
  const cells = table.scratch.cellRoom(count).subarray(0, count);
  const sums = new Sums(table.field(query.field) as PointField, query, grid);
  sums.add(positions, table.ids, cells);
  const mins = query.mins.map((name) => leastOf(table.number(name), positions, cells, grid.count));
  const marks = marksOf(marked, positions, cells, grid.count);
  return [...sums.counts.keys()]
    .filter((cell) => sums.counts[cell] !== 0)
    .map((cell) => ({
      count: sums.counts[cell] as number,
      latitudeSum: sums.latitudes[cell] as number,
      longitudeSum: sums.longitudes[cell] as number,
      id: sums.least[cell] as number,
      mins: mins.map((least) => orNull(least[cell] as number)),
      isMarked: marks[cell] === 1,
    }));
}

/** The cells that have rows, from south to north, then from west to east. */
export function readCells(table: Table, query: CellsQuery): Cell[] {
  const { condition, field, bounds, mark } = query;
  if (!(table.field(field) instanceof PointField)) throw new TypeError(`${field}: not a point`);
  const grid = gridOf(query);
  if (grid.count === 0) return [];
  const inside: Condition = { kind: 'and', parts: [condition, { kind: 'box', field, bounds }] };
  return sumUp(table, select(table, inside), select(table, mark), query, grid);
}
