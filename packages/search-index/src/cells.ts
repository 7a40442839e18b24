import { type Bits, hasBit } from './bit-set.ts';
import type { Bounds, Condition } from './condition.ts';
import { orNull } from './distribution.ts';
import { select } from './evaluate.ts';
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

/** Adds the rows up. */
function sumUp(table: Table, selected: Bits, marked: Bits, query: CellsQuery, grid: Grid): Cell[] {
  const { degrees } = table.field(query.field) as PointField;
  const { latitudeStep, longitudeStep } = query;
  const { bottom, left, columns } = grid;
  const { ids } = table;
  const mins = query.mins.map((name) => ({
    field: table.number(name),
    least: new Float64Array(grid.count).fill(Number.POSITIVE_INFINITY),
  }));
  const [counts, least] = [new Int32Array(grid.count), new Int32Array(grid.count)];
  const [latitudes, longitudes] = [new Float64Array(grid.count), new Float64Array(grid.count)];
  const marks = new Uint8Array(grid.count);
  for (let index = 0; index < selected.length; index += 1) {
    let rest = selected[index] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      const position = index * 32 + 31 - Math.clz32(lowest);
      const latitude = degrees[2 * position] as number;
      const longitude = degrees[2 * position + 1] as number;
      const cell = (Math.floor(latitude / latitudeStep) - bottom) * columns + Math.floor(longitude / longitudeStep) - left;
      const id = ids[position] as number;
      if (counts[cell] === 0 || id < (least[cell] as number)) least[cell] = id;
      counts[cell] = (counts[cell] as number) + 1;
      latitudes[cell] = (latitudes[cell] as number) + latitude;
      longitudes[cell] = (longitudes[cell] as number) + longitude;
      if (hasBit(marked, position)) marks[cell] = 1;
      for (const min of mins) {
        const value = min.field.values[position] as number;
        if (value < (min.least[cell] as number) && min.field.has(position)) min.least[cell] = value;
      }
    }
  }
  return [...counts.keys()]
    .filter((cell) => counts[cell] !== 0)
    .map((cell) => ({
      count: counts[cell] as number,
      latitudeSum: latitudes[cell] as number,
      longitudeSum: longitudes[cell] as number,
      id: least[cell] as number,
      mins: mins.map((min) => orNull(min.least[cell] as number)),
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
