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
  /** @param isOrder rows can be sorted by it; ranges that few rows are in are found sooner then */
  | { kind: 'number'; type: NumberType; isOrder?: boolean }
  | { kind: 'point' }
  | { kind: 'words' };

export type Schema = {
  /** The number field that rows are stored in the order of, then by id; no row may miss it. */
  mainOrder: string;
  fields: Readonly<Record<string, FieldSpec>>;
};

/** Degrees; NaN is missing. */
export type PointColumn = { latitudes: ArrayLike<number>; longitudes: ArrayLike<number> };
/** The values of a batch: numbers, for flags 0 or 1; for points two numbers; for options and words lists. */
export type Column = ArrayLike<number> | ArrayLike<readonly number[]> | ArrayLike<readonly string[]> | PointColumn;

/** Rows by column. */
export type Batch = { ids: ArrayLike<number>; columns: Readonly<Record<string, Column>> };

/** What a column of numbers has where a row has none. */
export const missingNumber: Readonly<Record<NumberType, number>> = {
  int16: -(2 ** 15),
  int32: -(2 ** 31),
  float32: Number.NaN,
  float64: Number.NaN,
};
