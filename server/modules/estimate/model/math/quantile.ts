/** The quantile of numbers that stand in rising order, interpolated; NaN when there are none. */
export function sortedQuantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const position = Math.min(Math.max(share, 0), 1) * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (high - low) * (position - below);
}

/** The median; NaN when there are no numbers. */
export function median(numbers: ArrayLike<number>): number {
  return sortedQuantile(Float64Array.from(numbers).sort(), 0.5);
}
