import { type Bits, wordsFor } from './bit-set.ts';

/** Bit sets that reads borrow, so that none allocates in proportion to the number of rows. */
export class Scratch {
  private free: Bits[] = [];
  private positions = new Int32Array(0);
  private cells = new Int32Array(0);
  private numbers = new Float64Array(0);
  private size = 0;

  /** Later sets have room for so many positions. */
  resize(size: number): void {
    if (wordsFor(size) === wordsFor(this.size) && this.size > 0) return;
    this.size = size;
    this.free = [];
  }

  /** An empty set. */
  take(): Bits {
    const bits = this.free.pop();
    return bits ? bits.fill(0) : new Uint32Array(wordsFor(this.size));
  }

  copy(of: Bits): Bits {
    const bits = this.free.pop() ?? new Uint32Array(wordsFor(this.size));
    const shared = Math.min(of.length, bits.length);
    bits.set(of.length > shared ? of.subarray(0, shared) : of);
    return bits.fill(0, shared);
  }

  give(...sets: Bits[]): void {
    for (const bits of sets) if (bits.length === wordsFor(this.size) && this.free.length < 16) this.free.push(bits);
  }

  /** Room for so many positions, until the next call. */
  positionRoom(size: number): Int32Array {
    if (this.positions.length < size) this.positions = new Int32Array(Math.max(size, Math.ceil(this.size * 1.1)));
    return this.positions;
  }

  /** Room for a second number of so many positions, until the next call. */
  cellRoom(size: number): Int32Array {
    if (this.cells.length < size) this.cells = new Int32Array(Math.max(size, Math.ceil(this.size * 1.1)));
    return this.cells;
  }

  /** Room for so many numbers, until the next call. */
  numberRoom(size: number): Float64Array<ArrayBuffer> {
    if (this.numbers.length < size) this.numbers = new Float64Array(Math.max(size, Math.ceil(this.size * 1.1)));
    return this.numbers;
  }
}
