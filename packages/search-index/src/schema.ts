export type NumberType = 'int16' | 'int32' | 'float32' | 'float64';

/** What an index knows of a field. */
export type FieldSpec =
  /** One small number of a row; 0 is missing. */
  | { kind: 'option' }
  /** Several small numbers of a row. */
  | { kind: 'options' }
  | { kind: 'flag' }
  /** A number that few rows share, such as the id of their seller; 0 is missing. */
  | { kind: 'key' }
  /** Rows can be sorted by it. */
  | { kind: 'number'; type: NumberType }
  | { kind: 'point' }
  | { kind: 'words' };

export type Schema = {
  /** The number field that rows are stored in the order of, then by id; no row may miss it. */
  mainOrder: string;
  fields: Readonly<Record<string, FieldSpec>>;
};

/** Degrees; NaN is missing. */
export type PointColumn = { latitudes: ArrayLike<number>; longitudes: ArrayLike<number> };
/**
 * The values of a batch: numbers, for flags 0 or 1; for points two numbers; for options lists; for words one text, a line for each row, in which
 * everything before '0' in Unicode separates words.
 */
export type Column = ArrayLike<number> | ArrayLike<readonly number[]> | PointColumn | string;

/** Rows by column. */
export type Batch = { ids: ArrayLike<number>; columns: Readonly<Record<string, Column>> };

/** What a column of numbers has where a row has none. */
export const missingNumber: Readonly<Record<NumberType, number>> = {
  int16: -(2 ** 15),
  int32: -(2 ** 31),
  float32: Number.NaN,
  float64: Number.NaN,
};
