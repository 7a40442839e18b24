/** Steps of 1, 2 or 5 times a power of ten: about `count` round values that reach over both ends. */
export function niceTicks(low: number, high: number, count = 5): number[] {
  const span = Math.max(high - low, Math.abs(high) * 0.02, 0.01);
  const raw = span / (count - 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5].find((times) => times * power >= raw) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** The position of a value between two ends, in percent from the lower one; clamped to the ends. */
export const percentBetween = (value: number, low: number, high: number): number =>
  high <= low ? 50 : Math.round(Math.min(Math.max((value - low) / (high - low), 0), 1) * 1000) / 10;

/** The index of the bar of a value; the outer bars include the values beyond them. */
export const barOf = (value: number, from: number, step: number, count: number): number =>
  Math.min(Math.max(Math.floor((value - from) / step), 0), count - 1);
