/** Features of many apartments, row after row; NaN where something is not known. */
export type FeatureMatrix = { rows: number; width: number; values: Float32Array };

/** Some rows of a matrix, in the order given. */
export function matrixRows({ width, values }: FeatureMatrix, rows: Int32Array): FeatureMatrix {
  const picked = new Float32Array(rows.length * width);
  for (const [index, row] of rows.entries()) picked.set(values.subarray(row * width, (row + 1) * width), index * width);
  return { rows: rows.length, width, values: picked };
}
