import { BitSet, type Bits, intersect, unite } from '../bit-set.ts';
import type { Condition } from '../condition.ts';
import { Postings } from '../postings.ts';
import type { Column } from '../schema.ts';
import type { Scratch } from '../scratch.ts';
import { type Field, type Move, refuse } from './field.ts';

/** A word in more than one row of so many is a set, any other a list of positions: both take about as much room there. */
const rowsPerWord = 40;
/** Before so many rows nothing is known about the frequency of a word. */
const rowsMin = 65_536;

export class WordsField implements Field {
  private readonly lists = new Map<string, number>();
  private readonly postings = new Postings();
  /** By list, of the frequent words; their lists are no longer added to. */
  private readonly sets: (BitSet | undefined)[] = [];

  constructor(readonly name: string) {}

  append(first: number, column: Column, count: number): void {
    const texts = column as ArrayLike<readonly string[]>;
    for (let row = 0; row < count; row += 1) for (const word of texts[row] ?? []) this.add(word, first + row);
  }

  private add(word: string, position: number): void {
    const list = this.lists.get(word) ?? this.create(word);
    const set = this.sets[list];
    if (set) set.add(position);
    else if (this.postings.add(list, position) && this.postings.countOf(list) * rowsPerWord > Math.max(position, rowsMin))
      this.promote(list);
  }

  private create(word: string): number {
    const list = this.postings.create();
    this.lists.set(word, list);
    this.sets.push(undefined);
    return list;
  }

  private promote(list: number): void {
    const set = new BitSet();
    this.postings.forEach(list, (position) => set.add(position));
    this.sets[list] = set;
  }

  private addTo(union: Bits, word: string): void {
    const list = this.lists.get(word);
    if (list === undefined) return;
    const set = this.sets[list];
    if (set) unite(union, set.bits);
    else this.postings.addTo(union, list);
  }

  narrow(selected: Bits, condition: Condition, scratch: Scratch): void {
    if (condition.kind !== 'words') refuse(this.name, condition);
    for (const group of condition.groups) {
      const union = scratch.take();
      for (const word of group) this.addTo(union, word);
      intersect(selected, union);
      scratch.give(union);
    }
  }

  /** Words that no row has any more are left out, and those that became rare are lists again. */
  *moved({ newOf, oldOf }: Move): Generator<void, WordsField> {
    const copy = new WordsField(this.name);
    for (const [word, source] of this.lists) {
      const set = this.sets[source];
      if (set || source % 100 === 0) yield;
      const positions = set ? set.moved(newOf, oldOf.length) : this.postings.movedOf(source, newOf);
      copy.addAll(word, positions, oldOf.length);
    }
    return copy;
  }

  private addAll(word: string, positions: BitSet | Int32Array, size: number): void {
    const count = positions instanceof BitSet ? positions.count() : positions.length;
    if (count === 0) return;
    const list = this.create(word);
    const isFrequent = count * rowsPerWord > Math.max(size, rowsMin);
    if (isFrequent) this.sets[list] = positions instanceof BitSet ? positions : BitSet.of(positions, size);
    else
      for (const position of positions instanceof BitSet ? positions.positions() : positions) this.postings.add(list, position);
  }
}
