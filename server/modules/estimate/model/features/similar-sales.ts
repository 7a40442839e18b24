/** Sales that the network weighs for an apartment. */
export const similarCount = 24;

/** The sales that differ least from an apartment, the most similar first. */
export type SimilarSales = {
  count: number;
  rows: Int32Array;
  distancesM: Float64Array;
  dissimilarity: Float64Array;
  /** 1 where the sale is another listing of the home itself. */
  isSameHome: Uint8Array;
};

export const createSimilarSales = (): SimilarSales => ({
  count: 0,
  rows: new Int32Array(similarCount),
  distancesM: new Float64Array(similarCount),
  dissimilarity: new Float64Array(similarCount),
  isSameHome: new Uint8Array(similarCount),
});

/** Whether a sale with this difference can still be among the most similar. */
const isAmongSimilar = ({ count, dissimilarity }: SimilarSales, sum: number): boolean =>
  count < similarCount || sum < (dissimilarity[similarCount - 1] as number);

/** Adds a sale in its order; the least similar is dropped when there are too many. */
export function addSimilarSale(similar: SimilarSales, row: number, distanceM: number, sum: number, isSameHome: boolean): void {
  if (!isAmongSimilar(similar, sum)) return;
  const { rows, distancesM, dissimilarity, isSameHome: flags } = similar;
  let place = Math.min(similar.count, similarCount - 1);
  for (; place > 0 && (dissimilarity[place - 1] as number) > sum; place -= 1) {
    rows[place] = rows[place - 1] as number;
    distancesM[place] = distancesM[place - 1] as number;
    dissimilarity[place] = dissimilarity[place - 1] as number;
    flags[place] = flags[place - 1] as number;
  }
  rows[place] = row;
  distancesM[place] = distanceM;
  dissimilarity[place] = sum;
  flags[place] = isSameHome ? 1 : 0;
  similar.count = Math.min(similar.count + 1, similarCount);
}
