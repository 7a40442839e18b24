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

const isFrequent = (count: number, size: number): boolean => count * rowsPerWord > Math.max(size, rowsMin);

export class WordsField implements Field {
  /** By word the number of its list, or that of its set, inverted. */
  private readonly numbers = new Map<string, number>();
  private readonly postings = new Postings();
  private readonly sets: BitSet[] = [];

  constructor(readonly name: string) {}

  append(first: number, column: Column, count: number): void {
    const texts = column as ArrayLike<readonly string[]>;
    for (let row = 0; row < count; row += 1) for (const word of texts[row] ?? []) this.add(word, first + row);
  }

  private add(word: string, position: number): void {
    const number = this.numbers.get(word) ?? this.createList(word);
    if (number < 0) this.sets[~number]?.add(position);
    else if (this.postings.add(number, position) && isFrequent(this.postings.countOf(number), position)) {
      const set = this.createSet(word, new BitSet());
      this.postings.forEach(number, (each) => set.add(each));
    }
  }

  private createList(word: string): number {
    const list = this.postings.create();
    this.numbers.set(word, list);
    return list;
  }

  private createSet(word: string, set: BitSet): BitSet {
    this.numbers.set(word, ~this.sets.length);
    this.sets.push(set);
    return set;
  }

  private addTo(union: Bits, word: string): void {
    const number = this.numbers.get(word);
    if (number === undefined) return;
    const set = this.sets[~number];
    if (set) unite(union, set.bits);
    else this.postings.addTo(union, number);
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
    let done = 0;
    for (const [word, number] of this.numbers) {
      const set = this.sets[~number];
      if (set || done % 100 === 0) yield;
      done += 1;
      copy.addAll(word, set ? set.moved(newOf, oldOf.length) : this.postings.movedOf(number, newOf), oldOf.length);
    }
    return copy;
  }

  private addAll(word: string, found: BitSet | Int32Array, size: number): void {
    const count = found instanceof BitSet ? found.count() : found.length;
    if (count === 0) return;
    if (isFrequent(count, size)) this.createSet(word, found instanceof BitSet ? found : BitSet.of(found, size));
    else {
      const list = this.createList(word);
      for (const position of found instanceof BitSet ? found.positions() : found) this.postings.add(list, position);
    }
  }
}
