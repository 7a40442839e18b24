import { BitSet, type Bits, grown, intersect, unite } from '../bit-set.ts';
import type { Condition } from '../condition.ts';
import { Dictionary, hashed, hashOf, hashStart } from '../dictionary.ts';
import { Postings } from '../postings.ts';
import type { Column } from '../schema.ts';
import type { Scratch } from '../scratch.ts';
import { type Field, type Move, refuse } from './field.ts';

/** A word in more than one row of so many is a set, any other a list of positions: both take about as much room there. */
const rowsPerWord = 40;
/** Before so many rows nothing is known about the frequency of a word. */
const rowsMin = 65_536;
const newLine = 10;
/** Everything before it in Unicode separates words. */
const firstLetter = 48;

const isFrequent = (count: number, size: number): boolean => count * rowsPerWord > Math.max(size, rowsMin);

export class WordsField implements Field {
  private readonly dictionary = new Dictionary();
  /** By word the number of its list, or that of its set, inverted. */
  private numbers = new Int32Array(0);
  private readonly postings = new Postings();
  private readonly sets: BitSet[] = [];

  constructor(readonly name: string) {}

  append(first: number, column: Column): void {
    const text = column as string;
    let position = first;
    for (let at = 0; at < text.length; at += 1) {
      let letter = text.charCodeAt(at);
      if (letter === newLine) position += 1;
      if (letter < firstLetter) continue;
      const start = at;
      let hash = hashStart;
      while (letter >= firstLetter) {
        hash = hashed(hash, letter);
        at += 1;
        letter = text.charCodeAt(at);
      }
      this.add(this.wordAt(text, start, at, hash), position);
      at -= 1;
    }
  }

  private wordAt(text: string, start: number, end: number, hash: number): number {
    const known = this.dictionary.find(text, start, end, hash);
    if (known >= 0) return known;
    const word = this.dictionary.add(text, start, end, hash);
    this.numbers = grown(this.numbers, word + 1);
    this.numbers[word] = this.postings.create();
    return word;
  }

  private add(word: number, position: number): void {
    const number = this.numbers[word] as number;
    if (number < 0) this.sets[~number]?.add(position);
    else if (this.postings.add(number, position) && isFrequent(this.postings.countOf(number), position)) {
      const set = this.createSet(word, new BitSet());
      this.postings.forEach(number, (each) => set.add(each));
    }
  }

  private createSet(word: number, set: BitSet): BitSet {
    this.numbers[word] = ~this.sets.length;
    this.sets.push(set);
    return set;
  }

  private addTo(union: Bits, word: string): void {
    const known = this.dictionary.find(word, 0, word.length, hashOf(word));
    if (known < 0) return;
    const number = this.numbers[known] as number;
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
    for (let word = 0; word < this.dictionary.size; word += 1) {
      const number = this.numbers[word] as number;
      const set = this.sets[~number];
      if (set || word % 100 === 0) yield;
      copy.addAll(
        this.dictionary.word(word),
        set ? set.moved(newOf, oldOf.length) : this.postings.movedOf(number, newOf),
        oldOf.length,
      );
    }
    return copy;
  }

  private addAll(text: string, found: BitSet | Int32Array, size: number): void {
    const count = found instanceof BitSet ? found.count() : found.length;
    if (count === 0) return;
    const word = this.wordAt(text, 0, text.length, hashOf(text));
    if (isFrequent(count, size)) this.createSet(word, found instanceof BitSet ? found : BitSet.of(found, size));
    else
      for (const position of found instanceof BitSet ? found.positions() : found)
        this.postings.add(this.numbers[word] as number, position);
  }
}
