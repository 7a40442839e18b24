import { currencyIds } from '@/lib/domain/money/currency';
import type { Executor } from '../../../db/client';
import type { TypedCurrencyId } from '../conditions/search.prices';
import { isInDollars, type PointColumns, priceOf } from '../map/search.point-columns';
import type { PointCache } from '../map/search.points.query';
import { type Bitmap, isSubset, placesOf } from './search.bitmaps';
import type { ChosenChunk } from './search.chosen-chunk';

/** What prices are compared in. */
type Comparison = { currencyId: TypedCurrencyId; usdRateGel: number };
export type PricePage = Comparison & { direction: 'asc' | 'desc'; limit: number; offset: number };

/** Of more rows than this that are not loaded yet, an index gives the first ones of an order sooner. */
const loadedMax = 50_000;
const nearMax = 400;

/** The price at a place; not a number for negotiable ones. */
function comparedPrice(columns: PointColumns, place: number, { currencyId, usdRateGel }: Comparison): number {
  const price = priceOf(columns, place);
  const isUsd = isInDollars(columns, place);
  if (isUsd === (currencyId === currencyIds.usd)) return price;
  return isUsd ? price * usdRateGel : price / usdRateGel;
}

const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);
float[0] = 1;
/** Which half of a float is the upper one: the upper halves of positive floats are ordered as the floats are. */
const upper = halves[0] === 0 ? 1 : 0;
/** Bits that distinguish 128 prices between a price and its double. */
const stepShift = 13;
const stepOfOne = (halves[upper] as number) >>> stepShift;
const negotiableStep = 2 ** 16 - 1;

/** Prices in steps, from 1 on: a lower step is a lower price. */
function stepOf(price: number): number {
  if (Number.isNaN(price)) return negotiableStep;
  float[0] = Math.max(price, 1);
  return ((halves[upper] as number) >>> stepShift) - stepOfOne + 1;
}

type Steps = Comparison & { steps: Uint16Array };
const stepsOfColumns = new WeakMap<PointColumns, Map<TypedCurrencyId, Steps>>();

/** The steps of a chunk by place, as far as they were requested; 0 elsewhere. */
function stepsOf(columns: PointColumns, comparison: Comparison): Uint16Array {
  const cached = stepsOfColumns.get(columns) ?? new Map<TypedCurrencyId, Steps>();
  stepsOfColumns.set(columns, cached);
  const known = cached.get(comparison.currencyId);
  if (known?.usdRateGel === comparison.usdRateGel) return known.steps;
  const { currencyId, usdRateGel } = comparison;
  const steps = new Uint16Array(columns.ids.length);
  cached.set(currencyId, { currencyId, usdRateGel, steps });
  return steps;
}

type Part = { chosen: Bitmap; columns: PointColumns; steps: Uint16Array };

/** How many rows each step has. */
function countSteps(parts: readonly Part[], comparison: Comparison): Uint32Array {
  const counts = new Uint32Array(negotiableStep + 1);
  for (const { chosen, columns, steps } of parts) {
    const places = placesOf(chosen);
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      if (steps[place] === 0) steps[place] = stepOf(comparedPrice(columns, place, comparison));
      const step = steps[place] as number;
      counts[step] = (counts[step] as number) + 1;
    }
  }
  return counts;
}

/** Ids are below this. */
const idEnd = 2 ** 31;

/** Ids by price and id. Many prices are the same round one, so each is a rank, which makes one number with the id. */
function idsInOrder(prices: readonly number[], ids: readonly number[]): number[] {
  const distinct = Float64Array.from(new Set(prices)).sort();
  const ranks = new Map([...distinct].map((price, rank) => [price, rank]));
  const keys = Float64Array.from(prices, (price, index) => (ranks.get(price) ?? 0) * idEnd + (ids[index] ?? 0)).sort();
  return Array.from(keys, (key) => key % idEnd);
}

/** The ids of the rows in steps, by price and id. */
function idsInSteps(parts: readonly Part[], first: number, last: number, comparison: Comparison): number[] {
  const [prices, ids]: [number[], number[]] = [[], []];
  for (const { chosen, columns, steps } of parts) {
    const places = placesOf(chosen);
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      const step = steps[place] as number;
      if (step < first || step > last) continue;
      prices.push(step === negotiableStep ? 0 : comparedPrice(columns, place, comparison));
      ids.push(columns.ids[place] as number);
    }
  }
  return idsInOrder(prices, ids);
}

/** The ids from one place of the ascending order of priced rows to before another: only the prices in the steps of the page are sorted. */
function idsBetween(parts: readonly Part[], counts: Uint32Array, from: number, to: number, comparison: Comparison): number[] {
  if (from >= to) return [];
  const countOf = (step: number): number => counts[step] as number;
  let [first, below] = [0, 0];
  while (below + countOf(first) <= from) {
    below += countOf(first);
    first += 1;
  }
  let [last, until] = [first, below + countOf(first)];
  while (until < to) {
    last += 1;
    until += countOf(last);
  }
  return idsInSteps(parts, first, last, comparison).slice(from - below, to - below);
}

/** First the priced rows, then the negotiable ones by their ids. */
function cut(parts: readonly Part[], total: number, page: PricePage): number[] {
  const { direction, limit, offset } = page;
  const counts = countSteps(parts, page);
  const priced = total - (counts[negotiableStep] as number);
  const [from, to] = [Math.min(offset, priced), Math.min(offset + limit, priced)];
  const rest = Math.max(0, offset - priced);
  const missing = limit - (to - from);
  const negotiable = missing > 0 ? idsInSteps(parts, negotiableStep, negotiableStep, page) : [];
  if (direction === 'asc') return [...idsBetween(parts, counts, from, to, page), ...negotiable.slice(rest, rest + missing)];
  const descending = idsBetween(parts, counts, priced - to, priced - from, page).toReversed();
  return [...descending, ...negotiable.toReversed().slice(rest, rest + missing)];
}

/**
 * A page in the order of price and id. Rows are counted by steps of prices, and only those in the steps of the page are sorted.
 * @returns null where an index is faster, `left` when a row has left since the bitmaps were read
 */
export async function cutPricePage(
  matches: readonly ChosenChunk[],
  page: PricePage,
  executor: Executor,
  points: PointCache,
): Promise<number[] | 'left' | null> {
  const chunks = matches.filter(({ count }) => count > 0);
  const total = chunks.reduce((sum, { count }) => sum + count, 0);
  const areLoaded = chunks.every(({ chunk, columns }) => columns !== null || points.has(chunk));
  if (!areLoaded && total > loadedMax && page.offset + page.limit <= nearMax) return null;
  const parts: Part[] = [];
  for (const each of chunks) {
    const columns = await points.of(executor, each, each.chosen);
    if (!isSubset(each.chosen, columns.known)) return 'left';
    parts.push({ chosen: each.chosen, columns, steps: stepsOf(columns, page) });
  }
  return cut(parts, total, page);
}
