import { BitSet, type Bits, countCommon, hasBit, intersect, unite } from '../bit-set.ts';
import type { Condition } from '../condition.ts';
import type { Column } from '../schema.ts';
import type { Scratch } from '../scratch.ts';
import { type Field, type Move, refuse } from './field.ts';

const none: Bits = new Uint32Array(0);

/** A set of rows for each value: of options, where a row may have several, and of flags, whose only value is 1. */
export class OptionField implements Field {
  private readonly sets = new Map<number, BitSet>();

  constructor(
    readonly name: string,
    private readonly kind: 'option' | 'options' | 'flag',
  ) {}

  append(first: number, column: Column, count: number): void {
    const values = column as ArrayLike<number | readonly number[]>;
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
  }

  setOf(condition: Condition): Bits | undefined {
    if (condition.kind === 'flag' && this.kind === 'flag') return this.bitsOf(1);
    if (condition.kind !== 'one-of' || this.kind === 'flag') return undefined;
    const [value, ...others] = condition.values;
    return value !== undefined && others.length === 0 ? this.bitsOf(value) : undefined;
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
    if (condition.kind !== 'one-of' || this.kind === 'flag') refuse(this.name, condition);
    const union = scratch.take();
    for (const value of condition.values) unite(union, this.bitsOf(value));
    intersect(selected, union);
    scratch.give(union);
  }

  numberAt(position: number): number | null {
    for (const [value, { bits }] of this.sets) if (hasBit(bits, position)) return value;
    return this.kind === 'flag' ? 0 : null;
  }

  countBy(selected: Bits, active: Int32Array): Map<number, number> {
    const counts = new Map<number, number>();
    for (const [value, { bits }] of this.sets) {
      const count = countCommon(selected, bits, active);
      if (count > 0) counts.set(value, count);
    }
    return counts;
  }

  *moved({ newOf, oldOf }: Move): Generator<void, OptionField> {
    const copy = new OptionField(this.name, this.kind);
    for (const [value, set] of this.sets) {
      copy.sets.set(value, set.moved(newOf, oldOf.length));
      yield;
    }
    return copy;
  }
}
