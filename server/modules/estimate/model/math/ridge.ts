/**
 * Ridge regression: coefficients that explain the last number of each row by the ones before it, by Cholesky.
 * @param rows regressors, then the target @param size how many regressors
 */
export function solveRidge(rows: readonly Float64Array[], size: number, penalty: number): Float64Array {
  const matrix = Array.from({ length: size }, (_, index) => {
    const line = new Float64Array(size);
    line[index] = penalty;
    return line;
  });
  const target = new Float64Array(size);
  for (const row of rows) {
    const last = row[size] as number;
    for (let i = 0; i < size; i += 1) {
      const value = row[i] as number;
      if (value === 0) continue;
      target[i] = (target[i] as number) + value * last;
      const line = matrix[i] as Float64Array;
      for (let j = 0; j <= i; j += 1) line[j] = (line[j] as number) + value * (row[j] as number);
    }
  }
  return solveSymmetric(matrix, target);
}

function solveSymmetric(matrix: Float64Array[], target: Float64Array): Float64Array {
  const size = target.length;
  const cell = (i: number, j: number): number => matrix[i]?.[j] as number;
  for (let j = 0; j < size; j += 1)
    for (let i = j; i < size; i += 1) {
      let sum = cell(i, j);
      for (let k = 0; k < j; k += 1) sum -= cell(i, k) * cell(j, k);
      const line = matrix[i] as Float64Array;
      line[j] = i === j ? Math.sqrt(sum) : sum / cell(j, j);
    }
  const solution = Float64Array.from(target);
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < i; k += 1) solution[i] = (solution[i] as number) - cell(i, k) * (solution[k] as number);
    solution[i] = (solution[i] as number) / cell(i, i);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) solution[i] = (solution[i] as number) - cell(k, i) * (solution[k] as number);
    solution[i] = (solution[i] as number) / cell(i, i);
  }
  return solution;
}
