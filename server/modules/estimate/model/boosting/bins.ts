/** Features of many apartments, row after row; NaN where something is not known. */
export type FeatureMatrix = { rows: number; width: number; values: Float32Array };

/** Some rows of a matrix, in the order given. */
export function matrixRows({ width, values }: FeatureMatrix, rows: Int32Array): FeatureMatrix {
  const picked = new Float32Array(rows.length * width);
  for (const [index, row] of rows.entries()) picked.set(values.subarray(row * width, (row + 1) * width), index * width);
  return { rows: rows.length, width, values: picked };
}

/** A bin number fits a byte, and 0 is reserved for unknown values; more bins were slower and no better. */
const binsMax = 127;

/**
 * Upper edges of bins that contain about equally many of the values; equal values share a bin. A value x is in bin 1 + (number of edges below
 * x), NaN in bin 0.
 */
function findEdges(values: Float32Array): Float32Array {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const edges: number[] = [];
  const step = Math.max(sorted.length / binsMax, 1);
  let due = step;
  for (let index = 1; index < sorted.length; index += 1) {
    const below = sorted[index - 1] as number;
    const value = sorted[index] as number;
    if (index < due || below === value) continue;
    // Rounded to 32 bits the middle may equal the upper value, which then would fall below its own edge.
    const middle = Math.fround((below + value) / 2);
    edges.push(middle < value ? middle : below);
    due = index + step;
  }
  return Float32Array.from(edges);
}

/** The bin of a value. */
function binOf(edges: Float32Array, value: number): number {
  if (Number.isNaN(value)) return 0;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/** A matrix of features as bin numbers, column by column. */
export type BinnedTable = { rows: number; columns: Uint8Array[]; edges: Float32Array[] };

export function binTable({ rows, width, values }: FeatureMatrix): BinnedTable {
  const columns: Uint8Array[] = [];
  const edges: Float32Array[] = [];
  const column = new Float32Array(rows);
  for (let feature = 0; feature < width; feature += 1) {
    for (let row = 0; row < rows; row += 1) column[row] = values[row * width + feature] as number;
    const own = findEdges(column);
    edges.push(own);
    columns.push(Uint8Array.from(column, (value) => binOf(own, value)));
  }
  return { rows, columns, edges };
}
