import { mulberry32 } from '@/server/modules/estimate/model/math/random';

/** A stream of numbers that depends only on its seeds. */
export type Random = {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One of the entries, with a chance proportional to its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  /** A factor around 1 whose logarithm is normal with this deviation. */
  spread(deviation: number): number;
  /** Some of the items, each once, in a random order. */
  sample<T>(items: readonly T[], count: number): T[];
};

/** SplitMix32 folded over the seeds: near seeds give unrelated streams. */
function mix(seeds: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const seed of seeds) {
    state = Math.imul(state ^ (seed | 0), 0x85ebca6b) + 0x6d2b79f5;
    state = Math.imul(state ^ (state >>> 15), 0xc2b2ae35);
    state ^= state >>> 13;
  }
  return state | 0;
}

/** Mulberry32 over the seeds. */
export function createRandom(...seeds: number[]): Random {
  const next = mulberry32(mix(seeds));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => items[int(0, items.length - 1)] as T;
  const weighted = <T>(entries: readonly (readonly [T, number])[]): T => {
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of entries) {
      left -= weight;
      if (left < 0) return item;
    }
    return (entries[entries.length - 1] as readonly [T, number])[0];
  };
  // Twelve uniforms less six: normal enough, without the far tails that would make an absurd price.
  const normal = (): number => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6);
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0] as T);
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted,
    spread: (deviation) => Math.exp(normal() * deviation),
    sample,
  };
}
