import { currencyIds } from '@/lib/domain/money/currency';
import type { Executor } from '../../../db/client';
import type { TypedCurrencyId } from '../conditions/search.prices';
import type { PointCache, PointColumns } from '../map/search.points.query';
import { forEachSetBit } from './search.bitmaps';
import type { ChosenChunk } from './search.sealed.repository';

export type PricePage = {
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
  /** The currency that prices are compared in. */
  currencyId: TypedCurrencyId;
  usdRateGel: number;
};

/** More rows than this are compared for far pages alone: an index gives the first ones of an order at once. */
const comparedMax = 50_000;
const nearMax = 400;

/** The value at a place of the ascending order; the values are moved for it. */
function valueInOrder(values: Float64Array, place: number): number {
  const at = (index: number): number => values[index] as number;
  let [left, right] = [0, values.length - 1];
  while (left < right) {
    const pivot = at((left + right) >>> 1);
    let [low, high] = [left, right];
    while (low <= high) {
      while (at(low) < pivot) low += 1;
      while (pivot < at(high)) high -= 1;
      if (low > high) break;
      [values[low], values[high]] = [at(high), at(low)];
      low += 1;
      high -= 1;
    }
    if (high < place) left = low;
    if (place < low) right = high;
  }
  return at(place);
}

/** The ids of the rows from one place of the ascending order of value and id to before another. */
function idsBetween(values: Float64Array, ids: Int32Array, from: number, to: number): number[] {
  if (from >= to) return [];
  const moved = values.slice();
  const [lowest, highest] = [valueInOrder(moved, from), valueInOrder(moved, to - 1)];
  const near: { value: number; id: number }[] = [];
  let below = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as number;
    if (value < lowest) below += 1;
    else if (value <= highest) near.push({ value, id: ids[index] as number });
  }
  near.sort((a, b) => a.value - b.value || a.id - b.id);
  return near.slice(from - below, to - below).map(({ id }) => id);
}

/** Rows that have a price with what it comes to, and the ids of the others. */
class ComparedRows {
  private readonly values: Float64Array;
  private readonly ids: Int32Array;
  private readonly negotiable: number[] = [];
  private count = 0;

  constructor(
    rows: number,
    private readonly page: PricePage,
  ) {
    this.values = new Float64Array(rows);
    this.ids = new Int32Array(rows);
  }

  /** @returns whether the row is there */
  add({ ids, prices, isDollar }: PointColumns, place: number): boolean {
    const [id, price] = [ids[place] as number, prices[place] as number];
    if (Number.isNaN(price)) this.negotiable.push(id);
    else {
      const { currencyId, usdRateGel } = this.page;
      const isUsd = isDollar[place] === 1;
      const isOwn = isUsd === (currencyId === currencyIds.usd);
      this.values[this.count] = isOwn ? price : isUsd ? price * usdRateGel : price / usdRateGel;
      this.ids[this.count] = id;
      this.count += 1;
    }
    return id !== 0;
  }

  /** The ids of the page: first the priced rows, then the negotiable ones by their ids. */
  cut(): number[] {
    const { direction, limit, offset } = this.page;
    const [values, ids] = [this.values.subarray(0, this.count), this.ids.subarray(0, this.count)];
    const [from, to] = [Math.min(offset, this.count), Math.min(offset + limit, this.count)];
    const rest = Math.max(0, offset - this.count);
    const others = this.negotiable
      .toSorted((a, b) => (direction === 'asc' ? a - b : b - a))
      .slice(rest, rest + limit - (to - from));
    if (direction === 'asc') return [...idsBetween(values, ids, from, to), ...others];
    return [...idsBetween(values, ids, this.count - to, this.count - from).toReversed(), ...others];
  }
}

/**
 * A page in the order of price and id. Only the prices around the page are sorted.
 * @returns null where an index is faster, `left` when a row has left since the bitmaps were read
 */
export async function cutPricePage(
  matches: readonly ChosenChunk[],
  page: PricePage,
  executor: Executor,
  points: PointCache,
): Promise<number[] | 'left' | null> {
  const total = matches.reduce((sum, { count }) => sum + count, 0);
  if (total > comparedMax && page.offset + page.limit <= nearMax) return null;
  const rows = new ComparedRows(total, page);
  let areAllThere = true;
  for (const each of matches) {
    if (each.count === 0) continue;
    const columns = await points.of(executor, each, (onPlace) => forEachSetBit(each.chosen, onPlace));
    forEachSetBit(each.chosen, (place) => {
      areAllThere = rows.add(columns, place) && areAllThere;
    });
  }
  return areAllThere ? rows.cut() : 'left';
}
