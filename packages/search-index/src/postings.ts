import { type Bits, grown, setBit } from './bit-set.ts';

const firstBytes = 8;
const blockBytesMax = 4096;
const linkBytes = 4;

/**
 * Lists of ascending positions, in one array of bytes: the differences, seven bits a byte, in blocks that double in size up to a limit. The
 * last four bytes of a full block are the address of the next.
 */
export class Postings {
  private bytes = new Uint8Array(1 << 12);
  private used = 0;
  private lists = 0;
  /** By list: the first block, the next free byte, the end of the block there, the size of that block, the last position, the length. */
  private first = new Int32Array(16);
  private next = new Int32Array(16);
  private end = new Int32Array(16);
  private size = new Int32Array(16);
  private last = new Int32Array(16);
  private counts = new Int32Array(16);

  /** @returns the number of a new empty list */
  create(): number {
    const list = this.lists;
    this.lists += 1;
    for (const name of ['first', 'next', 'end', 'size', 'last', 'counts'] as const) this[name] = grown(this[name], this.lists);
    this.last[list] = -1;
    return list;
  }

  countOf(list: number): number {
    return this.counts[list] as number;
  }

  get byteLength(): number {
    return this.bytes.byteLength + 24 * this.first.length;
  }

  /** @param position at least the last one. @returns whether the list did not have it */
  add(list: number, position: number): boolean {
    let difference = position - (this.last[list] as number);
    if (difference === 0) return false;
    while (difference > 127) {
      this.write(list, (difference & 127) | 128);
      difference >>>= 7;
    }
    this.write(list, difference);
    this.last[list] = position;
    this.counts[list] = this.countOf(list) + 1;
    return true;
  }

  private write(list: number, byte: number): void {
    if (this.next[list] === this.end[list]) this.addBlock(list);
    const at = this.next[list] as number;
    this.bytes[at] = byte;
    this.next[list] = at + 1;
  }

  private addBlock(list: number): void {
    const before = this.size[list] as number;
    const size = before === 0 ? firstBytes : Math.min(blockBytesMax, before * 2);
    const at = this.used;
    this.used += size;
    if (this.used > this.bytes.length) this.bytes = grown(this.bytes, this.used);
    if (before === 0) this.first[list] = at;
    else this.link(this.end[list] as number, at);
    this.size[list] = size;
    this.next[list] = at;
    this.end[list] = at + size - linkBytes;
  }

  private link(from: number, to: number): void {
    for (let index = 0; index < linkBytes; index += 1) this.bytes[from + index] = (to >>> (index * 8)) & 255;
  }

  private linked(from: number): number {
    const { bytes } = this;
    const byte = (index: number): number => (bytes[from + index] as number) << (index * 8);
    return (byte(0) | byte(1) | byte(2) | byte(3)) >>> 0;
  }

  forEach(list: number, use: (position: number) => void): void {
    const { bytes } = this;
    const count = this.countOf(list);
    let size = firstBytes;
    let at = this.first[list] as number;
    let end = at + size - linkBytes;
    let position = -1;
    for (let index = 0; index < count; index += 1) {
      let [difference, shift, byte] = [0, 0, 128];
      while (byte > 127) {
        if (at === end) {
          at = this.linked(end);
          size = Math.min(blockBytesMax, size * 2);
          end = at + size - linkBytes;
        }
        byte = bytes[at] as number;
        at += 1;
        difference |= (byte & 127) << shift;
        shift += 7;
      }
      position += difference;
      use(position);
    }
  }

  /** Sets the bits of a list. */
  addTo(bits: Bits, list: number): void {
    this.forEach(list, (position) => setBit(bits, position));
  }

  /** The new positions of a list, ascending. */
  movedOf(list: number, newOf: Int32Array): Int32Array {
    const positions = new Int32Array(this.countOf(list));
    let count = 0;
    this.forEach(list, (old) => {
      const position = newOf[old] ?? -1;
      if (position < 0) return;
      positions[count] = position;
      count += 1;
    });
    return positions.subarray(0, count).sort();
  }
}
