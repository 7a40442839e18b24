import { type Bits, clearBit, countCommon, hasBit, setBit, wordsFor } from './bit-set.ts';

/** Sets that are kept of an order. */
const stepCount = 16;

/**
 * The rows of any stretch of an order as a set. Of every sixteenth of the order the set of all rows before it is kept, so that a stretch is
 * the difference of two sets and at most a sixteenth of the rows, one by one.
 */
export class Ranks {
  private readonly step: number;
  private readonly before: Bits[];

  /** @param order positions below a size */
  constructor(
    private readonly order: Int32Array,
    size: number,
  ) {
    this.step = Math.max(1, Math.ceil(order.length / stepCount));
    const bits = new Uint32Array(wordsFor(size));
    this.before = [bits.slice()];
    for (let from = 0; from < order.length; from += this.step) {
      for (let rank = from; rank < Math.min(from + this.step, order.length); rank += 1) setBit(bits, order[rank] as number);
      this.before.push(bits.slice());
    }
  }

  /** Adds the rows from one rank to before another to an empty set. */
  write(into: Bits, first: number, end: number): void {
    const { order, step } = this;
    if (end - first <= step) {
      for (let rank = first; rank < end; rank += 1) setBit(into, order[rank] as number);
      return;
    }
    const [low, high] = [this.nearest(first), this.nearest(end)];
    const [excluded, included] = [this.before[low] as Bits, this.before[high] as Bits];
    for (let index = 0; index < included.length; index += 1)
      into[index] = (included[index] as number) & ~(excluded[index] as number);
    const [from, until] = [Math.min(low * step, order.length), Math.min(high * step, order.length)];
    for (let rank = first; rank < from; rank += 1) setBit(into, order[rank] as number);
    for (let rank = from; rank < first; rank += 1) clearBit(into, order[rank] as number);
    for (let rank = until; rank < end; rank += 1) setBit(into, order[rank] as number);
    for (let rank = end; rank < until; rank += 1) clearBit(into, order[rank] as number);
  }

  /** The ranks that sets are kept of, but for the end. */
  get edges(): number[] {
    return this.before.slice(1, -1).map((_, index) => (index + 1) * this.step);
  }

  /** How many selected rows come before a rank. @param active the indexes of the words of `selected` that are not 0 */
  countBefore(selected: Bits, active: Int32Array, rank: number): number {
    const { order, step } = this;
    const nearest = this.nearest(rank);
    let count = countCommon(selected, this.before[nearest] as Bits, active);
    const until = Math.min(nearest * step, order.length);
    for (let at = until; at < rank; at += 1) if (hasBit(selected, order[at] as number)) count += 1;
    for (let at = rank; at < until; at += 1) if (hasBit(selected, order[at] as number)) count -= 1;
    return count;
  }

  private nearest(rank: number): number {
    return Math.min(Math.round(rank / this.step), this.before.length - 1);
  }
}
