import { grown } from './bit-set.ts';

/** Begins a hash, and mixes a letter into it (FNV-1a). */
export const hashStart = 0x811c9dc5;
export const hashed = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193);

export function hashOf(word: string): number {
  let hash = hashStart;
  for (let at = 0; at < word.length; at += 1) hash = hashed(hash, word.charCodeAt(at));
  return hash;
}

/** Numbers of words, which are found in a text without making a string of each. */
export class Dictionary {
  size = 0;
  private letters = new Uint16Array(1 << 12);
  /** Where the letters of each word begin; one more for the end of the last. */
  private starts = new Int32Array(1 << 10);
  /** By hash the number of a word and one more; at most half of them are taken. */
  private slots = new Int32Array(1 << 11);

  /** The number of a part of a text; -1 for an unknown word. @param hash of its letters */
  find(text: string, start: number, end: number, hash: number): number {
    const mask = this.slots.length - 1;
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const number = (this.slots[slot] as number) - 1;
      if (number < 0 || this.is(number, text, start, end)) return number;
    }
  }

  private is(number: number, text: string, start: number, end: number): boolean {
    const first = this.starts[number] as number;
    if ((this.starts[number + 1] as number) - first !== end - start) return false;
    for (let index = start; index < end; index += 1)
      if (this.letters[first + index - start] !== text.charCodeAt(index)) return false;
    return true;
  }

  /** The number of a new word. */
  add(text: string, start: number, end: number, hash: number): number {
    const number = this.size;
    const first = this.starts[number] as number;
    this.letters = grown(this.letters, first + end - start);
    for (let index = start; index < end; index += 1) this.letters[first + index - start] = text.charCodeAt(index);
    this.starts = grown(this.starts, number + 2);
    this.starts[number + 1] = first + end - start;
    this.size += 1;
    if (this.size * 2 > this.slots.length) this.widen();
    else this.take(number, hash);
    return number;
  }

  word(number: number): string {
    return String.fromCharCode(...this.letters.subarray(this.starts[number], this.starts[number + 1]));
  }

  private take(number: number, hash: number): void {
    const mask = this.slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = number + 1;
  }

  private widen(): void {
    this.slots = new Int32Array(this.slots.length * 4);
    for (let number = 0; number < this.size; number += 1) {
      const end = this.starts[number + 1] as number;
      let hash = hashStart;
      for (let at = this.starts[number] as number; at < end; at += 1) hash = hashed(hash, this.letters[at] as number);
      this.take(number, hash);
    }
  }
}
