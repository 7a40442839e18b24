import { describe, expect, it } from 'vitest';
import { createRandomStream } from '../math/random';
import { addOuterProduct, addProduct, type Matrix, matrixAt, transposed } from './multiply';

const cell = ({ values, offset, rowStep, columnStep }: Matrix, row: number, column: number): number =>
  values[offset + row * rowStep + column * columnStep] as number;

function invented(rows: number, columns: number, seed: number): Matrix {
  const next = createRandomStream(seed);
  return matrixAt(
    Float64Array.from({ length: rows * columns + 3 }, () => next() - 0.5),
    3,
    rows,
    columns,
  );
}

/** One cell after another, as it is defined. */
function expected(left: Matrix, right: Matrix, before: Matrix): number[] {
  return Array.from({ length: before.rows * before.columns }, (_, index) => {
    const [row, column] = [Math.floor(index / before.columns), index % before.columns];
    let sum = cell(before, row, column);
    for (let k = 0; k < left.columns; k += 1) sum += cell(left, row, k) * cell(right, k, column);
    return sum;
  });
}

const cells = (matrix: Matrix): number[] =>
  Array.from({ length: matrix.rows * matrix.columns }, (_, index) =>
    cell(matrix, Math.floor(index / matrix.columns), index % matrix.columns),
  );

const furthest = (some: number[], others: number[]): number =>
  Math.max(...some.map((value, index) => Math.abs(value - (others[index] as number))));

describe('a product of matrices', () => {
  it.each([
    [4, 8, 6],
    [5, 7, 9],
    [1, 3, 10],
    [2, 1, 1],
  ])('is added to what was there, %i by %i', (rows, columns, depth) => {
    const right = invented(depth, columns, 2);
    for (const left of [invented(rows, depth, 1), transposed(invented(depth, rows, 1))])
      for (const other of [right, transposed(invented(columns, depth, 2))]) {
        const sum = invented(rows, columns, 3);
        const sums = expected(left, other, sum);
        addProduct(left, other, sum);
        expect(furthest(cells(sum), sums)).toBeLessThan(1e-14);
        expect([...sum.values.subarray(0, 3)]).toEqual([...invented(rows, columns, 3).values.subarray(0, 3)]);
      }
  });

  it('of a column and a row is the same, inactive units left out', () => {
    const [column, row, sum] = [invented(1, 5, 1), invented(1, 7, 2), invented(5, 7, 3)];
    column.values[4] = 0;
    const sums = expected(transposed(column), row, sum);
    addOuterProduct(column, row, sum);
    expect(furthest(cells(sum), sums)).toBeLessThan(1e-14);
  });
});
