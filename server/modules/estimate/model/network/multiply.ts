/** A matrix inside an array: the strides of rows and columns give the index of (row, column). */
export type Matrix = {
  values: Float64Array;
  offset: number;
  rows: number;
  columns: number;
  rowStep: number;
  columnStep: number;
};

/** The numbers from `offset` on, row after row. */
export const matrixAt = (values: Float64Array, offset: number, rows: number, columns: number): Matrix => ({
  values,
  offset,
  rows,
  columns,
  rowStep: columns,
  columnStep: 1,
});

/** The same numbers with rows and columns exchanged. */
export const transposed = ({ rows, columns, rowStep, columnStep, ...same }: Matrix): Matrix => ({
  ...same,
  rows: columns,
  columns: rows,
  rowStep: columnStep,
  columnStep: rowStep,
});

/** A row of `left` times a column of `right`: four sums side by side, as none has to wait for another. */
function dot(left: Matrix, right: Matrix, row: number, column: number): number {
  const { values: a, columnStep: aStep, columns: depth } = left;
  const { values: b, rowStep: bStep } = right;
  let aAt = left.offset + row * left.rowStep;
  let bAt = right.offset + column * right.columnStep;
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let index = 0;
  for (; index + 4 <= depth; index += 4) {
    first += (a[aAt] as number) * (b[bAt] as number);
    second += (a[aAt + aStep] as number) * (b[bAt + bStep] as number);
    third += (a[aAt + 2 * aStep] as number) * (b[bAt + 2 * bStep] as number);
    fourth += (a[aAt + 3 * aStep] as number) * (b[bAt + 3 * bStep] as number);
    aAt += 4 * aStep;
    bAt += 4 * bStep;
  }
  for (; index < depth; index += 1) {
    first += (a[aAt] as number) * (b[bAt] as number);
    aAt += aStep;
    bAt += bStep;
  }
  return first + second + (third + fourth);
}

const addAt = ({ values, offset, rowStep, columnStep }: Matrix, row: number, column: number, value: number): void => {
  const place = offset + row * rowStep + column * columnStep;
  values[place] = (values[place] as number) + value;
};

/** Adds two rows of `left` times four columns of `right`: what is read once serves several products. No closures, no arrays here. */
function addBlock(left: Matrix, right: Matrix, sum: Matrix, row: number, column: number): void {
  const { values: a, rowStep: aDown, columnStep: aStep, columns: depth } = left;
  const { values: b, rowStep: bStep, columnStep: bAside } = right;
  let aAt = left.offset + row * aDown;
  let bAt = right.offset + column * bAside;
  let upper0 = 0;
  let upper1 = 0;
  let upper2 = 0;
  let upper3 = 0;
  let lower0 = 0;
  let lower1 = 0;
  let lower2 = 0;
  let lower3 = 0;
  for (let index = 0; index < depth; index += 1) {
    const upper = a[aAt] as number;
    const lower = a[aAt + aDown] as number;
    const first = b[bAt] as number;
    const second = b[bAt + bAside] as number;
    const third = b[bAt + 2 * bAside] as number;
    const fourth = b[bAt + 3 * bAside] as number;
    upper0 += upper * first;
    upper1 += upper * second;
    upper2 += upper * third;
    upper3 += upper * fourth;
    lower0 += lower * first;
    lower1 += lower * second;
    lower2 += lower * third;
    lower3 += lower * fourth;
    aAt += aStep;
    bAt += bStep;
  }
  addAt(sum, row, column, upper0);
  addAt(sum, row, column + 1, upper1);
  addAt(sum, row, column + 2, upper2);
  addAt(sum, row, column + 3, upper3);
  addAt(sum, row + 1, column, lower0);
  addAt(sum, row + 1, column + 1, lower1);
  addAt(sum, row + 1, column + 2, lower2);
  addAt(sum, row + 1, column + 3, lower3);
}

/** Adds `left` times `right` to `sum`. */
export function addProduct(left: Matrix, right: Matrix, sum: Matrix): void {
  const rowsEnd = sum.rows - (sum.rows % 2);
  const columnsEnd = sum.columns - (sum.columns % 4);
  for (let row = 0; row < rowsEnd; row += 2)
    for (let column = 0; column < columnsEnd; column += 4) addBlock(left, right, sum, row, column);
  for (let row = 0; row < sum.rows; row += 1)
    for (let column = row < rowsEnd ? columnsEnd : 0; column < sum.columns; column += 1)
      addAt(sum, row, column, dot(left, right, row, column));
}

/** Adds to `sum` what `addProduct` would for a column times a row; both are rows here, with steps of one. */
export function addOuterProduct(column: Matrix, row: Matrix, sum: Matrix): void {
  const { values: a } = row;
  const { values: c } = sum;
  for (let unit = 0; unit < sum.rows; unit += 1) {
    const factor = column.values[column.offset + unit] as number;
    // Half of the units are inactive.
    if (factor === 0) continue;
    const start = sum.offset + unit * sum.rowStep;
    for (let index = 0; index < sum.columns; index += 1)
      c[start + index] = (c[start + index] as number) + factor * (a[row.offset + index] as number);
  }
}
