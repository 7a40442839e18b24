import { sortSteps } from '../argsort.ts';
import { type Bits, countBits, fillFrom, grown, intersect, type Numbers } from '../bit-set.ts';
import type { Condition } from '../condition.ts';
import { type Column, missingNumber, type NumberType } from '../schema.ts';
import type { Scratch } from '../scratch.ts';
import { SortedPositions } from '../sorted-positions.ts';
import { type Field, type Move, refuse, type SortedNumbers } from './field.ts';

const arrays = { int16: Int16Array, int32: Int32Array, float32: Float32Array, float64: Float64Array };

/** One row of so many is tested in the time that its rank takes among all. */
const rowsPerRanked = 32;

const view = new DataView(new ArrayBuffer(8));
/** The next number after a finite one. */
function nextAfter(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? 1n : -1n));
  return view.getFloat64(0);
}

export class NumberField implements Field, SortedNumbers {
  values: Numbers;
  readonly order = new SortedPositions((position) => this.has(position));
  readonly missing: number;

  constructor(
    readonly name: string,
    private readonly type: NumberType,
  ) {
    this.values = new arrays[type](0);
    this.missing = missingNumber[type];
  }

  append(first: number, column: Column, count: number): void {
    this.values = grown(this.values, first + count);
    const values = column as ArrayLike<number>;
    for (let row = 0; row < count; row += 1) this.values[first + row] = values[row] ?? this.missing;
  }

  has(position: number): boolean {
    const value = this.values[position] as number;
    return value !== this.missing && !Number.isNaN(value);
  }

  numberAt(position: number): number | null {
    return this.has(position) ? (this.values[position] as number) : null;
  }

  /** Both included. Bounds have the precision of the field. */
  private rangeOf(condition: Condition): [from: number, to: number] {
    if (condition.kind !== 'between') refuse(this.name, condition);
    const precise = (bound: number): number => (this.type === 'float32' ? Math.fround(bound) : bound);
    const { from, to, above } = condition;
    const least = Math.max(
      from === undefined ? Number.NEGATIVE_INFINITY : precise(from),
      above === undefined ? Number.NEGATIVE_INFINITY : nextAfter(precise(above)),
      Number.isNaN(this.missing) ? Number.NEGATIVE_INFINITY : this.missing + 1,
    );
    return [least, to === undefined ? Number.POSITIVE_INFINITY : precise(to)];
  }

  narrow(selected: Bits, condition: Condition, scratch: Scratch): void {
    const [from, to] = this.rangeOf(condition);
    const { order } = this;
    if (countBits(selected) * rowsPerRanked < order.baseSize) {
      this.keepRange(selected, from, to, 0);
      return;
    }
    const found = scratch.take();
    order.ranks().write(found, this.firstAt(order.base, from, false), this.firstAt(order.base, to, true));
    fillFrom(found, order.baseSize);
    intersect(selected, found);
    scratch.give(found);
    // Later rows are in no order.
    this.keepRange(selected, from, to, order.baseSize >>> 5);
  }

  /** The first index whose value is at least a bound, or with `isAfter` greater. */
  private firstAt(base: Int32Array, bound: number, isAfter: boolean): number {
    let [low, high] = [0, base.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const value = this.values[base[middle] as number] as number;
      if (value < bound || (isAfter && value === bound)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @param firstWord words before it are left as they are */
  private keepRange(selected: Bits, from: number, to: number, firstWord: number): void {
    const { values } = this;
    for (let index = firstWord; index < selected.length; index += 1) {
      let rest = selected[index] as number;
      let word = rest;
      while (rest !== 0) {
        const lowest = rest & -rest;
        const value = values[index * 32 + 31 - Math.clz32(lowest)] as number;
        if (!(value >= from && value <= to)) word ^= lowest;
        rest ^= lowest;
      }
      selected[index] = word;
    }
  }

  /** The numbers that rows are sorted by. */
  sortedNumbers(): NumberField[] {
    return [this];
  }

  *sort(byId: Int32Array): Generator<void, Int32Array> {
    return yield* sortSteps(
      byId.filter((position) => this.has(position)),
      this.values,
    );
  }

  *moved({ oldOf }: Move): Generator<void, NumberField> {
    const copy = new NumberField(this.name, this.type);
    copy.values = new arrays[this.type](oldOf.length);
    for (let position = 0; position < oldOf.length; position += 1) {
      copy.values[position] = this.values[oldOf[position] as number] as number;
      if (position % 100_000 === 0) yield;
    }
    return copy;
  }
}
