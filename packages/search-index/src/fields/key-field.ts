import { type Bits, countCodes, grown, hasBit, intersect } from '../bit-set.ts';
import type { Condition } from '../condition.ts';
import { Postings } from '../postings.ts';
import type { Column } from '../schema.ts';
import type { Scratch } from '../scratch.ts';
import { type Field, type Move, refuse } from './field.ts';

/** Large ids that few rows share: the positions of each, and by position the number of its list. */
export class KeyField implements Field {
  private readonly lists = new Map<number, number>();
  private readonly values: number[] = [];
  private readonly postings = new Postings();
  /** The list of a row and one more; 0 is missing. */
  private column = new Int32Array(0);

  constructor(readonly name: string) {}

  append(first: number, column: Column, count: number): void {
    const values = column as ArrayLike<number>;
    this.column = grown(this.column, first + count);
    for (let row = 0; row < count; row += 1) {
      const value = values[row] ?? 0;
      if (value !== 0) this.add(value, first + row);
    }
  }

  private add(value: number, position: number): void {
    const list = this.lists.get(value) ?? this.create(value);
    this.postings.add(list, position);
    this.column[position] = list + 1;
  }

  private create(value: number): number {
    const list = this.postings.create();
    this.lists.set(value, list);
    this.values.push(value);
    return list;
  }

  narrow(selected: Bits, condition: Condition, scratch: Scratch): void {
    if (condition.kind !== 'one-of') refuse(this.name, condition);
    const union = scratch.take();
    for (const value of condition.values) {
      const list = this.lists.get(value);
      if (list !== undefined) this.postings.addTo(union, list);
    }
    intersect(selected, union);
    scratch.give(union);
  }

  numberAt(position: number): number | null {
    const list = this.column[position] ?? 0;
    return list === 0 ? null : (this.values[list - 1] ?? null);
  }

  /** How many of the selected rows have a value. */
  countOf(selected: Bits, value: number): number {
    const list = this.lists.get(value);
    let count = 0;
    if (list === undefined) return count;
    this.postings.forEach(list, (position) => {
      if (hasBit(selected, position)) count += 1;
    });
    return count;
  }

  countBy(selected: Bits, _count: number, active: Int32Array): Map<number, number> {
    const counts = countCodes(selected, this.column, active, this.values.length + 1);
    const entries = this.values.map((value, list) => [value, counts[list + 1] as number] as const);
    return new Map(entries.filter(([, count]) => count > 0));
  }

  *moved({ oldOf }: Move): Generator<void, KeyField> {
    const copy = new KeyField(this.name);
    copy.column = new Int32Array(oldOf.length);
    for (let position = 0; position < oldOf.length; position += 1) {
      const value = this.numberAt(oldOf[position] as number);
      if (value !== null) copy.add(value, position);
      if (position % 10_000 === 0) yield;
    }
    return copy;
  }
}
