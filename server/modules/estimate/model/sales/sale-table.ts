import type { Sale } from '../apartment';
import { attributeCount, attributesOf } from '../features/attributes';
import { groupDuplicates } from './clean';

/** Sales as columns: what a model is fitted on and looks for comparables in. */
export type SaleTable = {
  rows: number;
  ids: Int32Array;
  /** `attributes[column][row]`, in the order of `attributeNames`. */
  attributes: Float32Array[];
  /** Natural logarithm of USD a square metre. */
  logPrices: Float32Array;
  /** Rows of one number are listings of one flat: none of them may be a comparable of another. */
  groups: Int32Array;
};

/** The sales as a table, ordered by id. */
export function toSaleTable(sales: readonly Sale[]): SaleTable {
  const ordered = [...sales].sort((a, b) => a.id - b.id);
  const attributes = Array.from({ length: attributeCount }, () => new Float32Array(ordered.length));
  for (const [row, sale] of ordered.entries())
    for (const [column, value] of attributesOf(sale).entries()) (attributes[column] as Float32Array)[row] = value;
  return {
    rows: ordered.length,
    ids: Int32Array.from(ordered, ({ id }) => id),
    attributes,
    logPrices: Float32Array.from(ordered, ({ priceUsd, areaSqm }) => Math.log(priceUsd / areaSqm)),
    groups: groupDuplicates(ordered),
  };
}

const pick = <T extends Float32Array | Int32Array>(column: T, rows: Int32Array): T => {
  const picked = column.slice(0, rows.length) as T;
  for (let index = 0; index < rows.length; index += 1) picked[index] = column[rows[index] as number] as number;
  return picked;
};

/** Some rows of a table, in the order given. */
export function tableRows(table: SaleTable, rows: Int32Array): SaleTable {
  return {
    rows: rows.length,
    ids: pick(table.ids, rows),
    attributes: table.attributes.map((column) => pick(column, rows)),
    logPrices: pick(table.logPrices, rows),
    groups: pick(table.groups, rows),
  };
}

/** The attributes of one row. */
export function readAttributes(table: SaleTable, row: number): Float32Array {
  return Float32Array.from(table.attributes, (column) => column[row] as number);
}
