import { describe, expect, it } from 'vitest';
import { addSimilarSale, createSimilarSales, similarCount } from './similar-sales';

describe('the most similar sales', () => {
  it('are the most similar of all, the most similar first', () => {
    const similar = createSimilarSales();
    const dissimilarity = Array.from({ length: 60 }, (_, row) => (row * 37) % 60);
    for (const [row, sum] of dissimilarity.entries()) addSimilarSale(similar, row, 10 * sum, sum, sum === 3);
    expect(similar.count).toBe(similarCount);
    expect([...similar.dissimilarity]).toEqual(Array.from({ length: similarCount }, (_, sum) => sum));
    expect([...similar.rows].map((row) => dissimilarity[row])).toEqual([...similar.dissimilarity]);
    expect([...similar.distancesM]).toEqual([...similar.dissimilarity].map((sum) => 10 * sum));
    expect(similar.isSameHome.indexOf(1)).toBe(3);
    expect(similar.isSameHome.lastIndexOf(1)).toBe(3);
  });

  it('keep the order they were found in where they are equally similar', () => {
    const similar = createSimilarSales();
    for (const row of [7, 5, 9]) addSimilarSale(similar, row, 0, 1, false);
    addSimilarSale(similar, 2, 0, 0, false);
    expect([...similar.rows.subarray(0, similar.count)]).toEqual([2, 7, 5, 9]);
  });
});
