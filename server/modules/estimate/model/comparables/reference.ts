import { at } from '../features/attributes';
import { type Hedonic, hedonicValue } from '../features/hedonic';
import { createGrid, type SpatialGrid } from '../geo/spatial-grid';
import { median } from '../math/quantile';
import { readAttributes, type SaleTable } from '../sales/sale-table';

/** Sales made ready to be compared with: indexed by place, their prices freed of what belongs to the flat and not to the place. */
export type Reference = {
  table: SaleTable;
  hedonic: Hedonic;
  /** By row: logarithm of the price a square metre less the worth of the flat's own attributes. */
  levels: Float64Array;
  middleLevel: number;
  logFloors: Float32Array;
  logAreas: Float32Array;
  floors: Float32Array;
  states: Float32Array;
  conditions: Float32Array;
  grid: SpatialGrid;
};

export function createReference(table: SaleTable, hedonic: Hedonic): Reference {
  const levels = Float64Array.from(
    table.logPrices,
    (logPrice, row) => logPrice - hedonicValue(hedonic, readAttributes(table, row)),
  );
  const column = (index: number): Float32Array => table.attributes[index] as Float32Array;
  return {
    table,
    hedonic,
    levels,
    middleLevel: median(levels),
    logFloors: column(at.totalFloors).map((floors) => Math.log1p(floors)),
    logAreas: column(at.logArea),
    floors: column(at.floor),
    states: column(at.state),
    conditions: column(at.condition),
    grid: createGrid(column(at.eastM), column(at.northM)),
  };
}
