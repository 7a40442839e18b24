import { BitSet, type Bits, countCodes, countCommon, grown, hasBit, intersect, unite } from '../bit-set.ts';
import type { Condition } from '../condition.ts';
import type { Column } from '../schema.ts';
import type { Scratch } from '../scratch.ts';
import { type Field, type Move, refuse } from './field.ts';

const none: Bits = new Uint32Array(0);

/** A set of rows for each value: of options, where a row may have several, and of flags, whose only value is 1. */
export class OptionField implements Field {
  private readonly sets = new Map<number, BitSet>();
  /** By position, of a field that has at most one value a row; words of 16 bits after the first value above 255. */
  private column: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> = new Uint8Array(0);

  constructor(
    readonly name: string,
    private readonly kind: 'option' | 'options' | 'flag',
  ) {}

  append(first: number, column: Column, count: number): void {
    const values = column as ArrayLike<number | readonly number[]>;
    if (this.kind === 'option') this.column = grown(this.column, first + count);
    for (let row = 0; row < count; row += 1) {
      const value = values[row];
      if (typeof value === 'number') this.add(value, first + row);
      else for (const each of value ?? []) this.add(each, first + row);
    }
  }

  private add(value: number, position: number): void {
    if (value === 0) return;
    let set = this.sets.get(value);
    if (!set) {
      set = new BitSet();
      this.sets.set(value, set);
    }
    set.add(position);
    if (this.kind !== 'option') return;
    if (value > 255 && this.column instanceof Uint8Array) this.column = Uint16Array.from(this.column);
    if (value > 65_535) throw new RangeError(`${this.name}: ${value} is no small number`);
    this.column[position] = value;
  }

  setOf(condition: Condition): Bits | undefined {
    if (condition.kind === 'flag' && this.kind === 'flag') return this.bitsOf(1);
    if (condition.kind !== 'one-of' || this.kind === 'flag') return undefined;
    const [value, ...others] = condition.values;
    return value !== undefined && others.length === 0 ? this.bitsOf(value) : undefined;
  }

  /** The values that meet a condition. */
  private valuesOf(condition: Condition): readonly number[] {
    if (condition.kind === 'one-of' && this.kind !== 'flag') return condition.values;
    if (condition.kind !== 'between' || this.kind === 'flag') refuse(this.name, condition);
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, above = Number.NEGATIVE_INFINITY } = condition;
    return [...this.sets.keys()].filter((value) => value >= from && value <= to && value > above);
  }

  private bitsOf(value: number): Bits {
    return this.sets.get(value)?.bits ?? none;
  }

  narrow(selected: Bits, condition: Condition, scratch: Scratch): void {
    const single = this.setOf(condition);
    if (single) {
      intersect(selected, single);
      return;
    }
    const union = scratch.take();
    for (const value of this.valuesOf(condition)) unite(union, this.bitsOf(value));
    intersect(selected, union);
    scratch.give(union);
  }

  numberAt(position: number): number | null {
    if (this.kind === 'option') return this.column[position] || null;
    for (const [value, { bits }] of this.sets) if (hasBit(bits, position)) return value;
    return this.kind === 'flag' ? 0 : null;
  }

  countBy(selected: Bits, count: number, active: Int32Array): Map<number, number> {
    // A few rows are counted one by one, many value by value.
    const isScan = this.kind === 'option' && count < this.sets.size * active.length;
    const counts = isScan ? countCodes(selected, this.column, active, Math.max(0, ...this.sets.keys()) + 1) : undefined;
    const entries = [...this.sets].map(
      ([value, { bits }]) => [value, counts?.[value] ?? countCommon(selected, bits, active)] as const,
    );
    return new Map(entries.filter(([, count]) => count > 0));
  }

  *moved({ newOf, oldOf }: Move): Generator<void, OptionField> {
    const copy = new OptionField(this.name, this.kind);
    for (const [value, set] of this.sets) {
      copy.sets.set(value, set.moved(newOf, oldOf.length));
      yield;
    }
    if (this.kind === 'option')
      copy.column = this.column instanceof Uint8Array ? new Uint8Array(oldOf.length) : new Uint16Array(oldOf.length);
    for (let position = 0; position < copy.column.length; position += 1)
      copy.column[position] = this.column[oldOf[position] as number] as number;
    return copy;
  }
}
