import { finish, sortSteps } from './argsort.ts';
import { Ranks } from './ranks.ts';

/** Positions in the order of their values, then of their ids: those of the last rebuild, and a short list of later ones. */
export class SortedPositions {
  base: Int32Array = new Int32Array(0);
  /** The positions below it are in the base, if they belong into the order. */
  baseSize = 0;
  private added: Int32Array = new Int32Array(0);
  private sortedSize = 0;
  private ranksOfBase: Ranks | undefined;

  /** @param accepts whether a row belongs into the order */
  constructor(private readonly accepts: (position: number) => boolean = () => true) {}

  /** Replaces the order up to a size. */
  setBase(base: Int32Array, size: number): void {
    this.base = base;
    this.added = new Int32Array(0);
    this.sortedSize = size;
    this.baseSize = size;
    this.ranksOfBase = undefined;
  }

  /** The sets of the base, made when they are first needed. */
  ranks(): Ranks {
    this.ranksOfBase ??= new Ranks(this.base, this.baseSize);
    return this.ranksOfBase;
  }

  /** The sorted positions that were added since the last rebuild. */
  later(size: number, values: ArrayLike<number>, ids: Int32Array): Int32Array {
    if (this.sortedSize < size) {
      const fresh = [];
      for (let position = this.sortedSize; position < size; position += 1) if (this.accepts(position)) fresh.push(position);
      const byId = finish(sortSteps(Int32Array.from(fresh), ids));
      this.added = merged(this.added, finish(sortSteps(byId, values)), values, ids);
      this.sortedSize = size;
    }
    return this.added;
  }
}

function merged(one: Int32Array, other: Int32Array, values: ArrayLike<number>, ids: Int32Array): Int32Array {
  const all = new Int32Array(one.length + other.length);
  const isBefore = (a: number, b: number): boolean => {
    const [x, y] = [values[a] as number, values[b] as number];
    return x === y ? (ids[a] as number) < (ids[b] as number) : x < y;
  };
  let [i, j] = [0, 0];
  for (let at = 0; at < all.length; at += 1) {
    const takesOther = i === one.length || (j < other.length && isBefore(other[j] as number, one[i] as number));
    all[at] = (takesOther ? other[j] : one[i]) as number;
    if (takesOther) j += 1;
    else i += 1;
  }
  return all;
}
