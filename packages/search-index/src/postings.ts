import { type Bits, grown, setBit } from './bit-set.ts';

const firstBytes = 8;
const blockBytesMax = 4096;
const linkBytes = 4;

/** What is known of a list, side by side: two lists are in one cache line of the processor. */
enum List {
  /** The address of the first block, the next free byte, the end of the block there, and the size of that block. */
  first,
  next,
  end,
  size,
  /** The last position and the number of positions. */
  last,
  count,
  length = 8,
}

/**
 * Lists of ascending positions, in one array of bytes: the differences, seven bits a byte, in blocks that double in size up to a limit. The
 * last four bytes of a full block are the address of the next.
 */
export class Postings {
  private bytes = new Uint8Array(1 << 12);
  private used = 0;
  private lists = new Int32Array(1 << 7);
  private size = 0;

  /** @returns the number of a new empty list */
  create(): number {
    const list = this.size;
    this.size += 1;
    this.lists = grown(this.lists, this.size * List.length);
    this.lists[list * List.length + List.last] = -1;
    return list;
  }

  countOf(list: number): number {
    return this.lists[list * List.length + List.count] as number;
  }

  /** @param position at least the last one. @returns whether the list did not have it */
  add(list: number, position: number): boolean {
    const { lists } = this;
    const at = list * List.length;
    let difference = position - (lists[at + List.last] as number);
    if (difference === 0) return false;
    while (difference > 127) {
      this.write(at, (difference & 127) | 128);
      difference >>>= 7;
    }
    this.write(at, difference);
    lists[at + List.last] = position;
    lists[at + List.count] = (lists[at + List.count] as number) + 1;
    return true;
  }

  private write(at: number, byte: number): void {
    const { lists } = this;
    if (lists[at + List.next] === lists[at + List.end]) this.addBlock(at);
    const next = lists[at + List.next] as number;
    this.bytes[next] = byte;
    lists[at + List.next] = next + 1;
  }

  private addBlock(at: number): void {
    const { lists } = this;
    const before = lists[at + List.size] as number;
    const size = before === 0 ? firstBytes : Math.min(blockBytesMax, before * 2);
    const block = this.used;
    this.used += size;
    this.bytes = grown(this.bytes, this.used);
    if (before === 0) lists[at + List.first] = block;
    else this.link(lists[at + List.end] as number, block);
    lists[at + List.size] = size;
    lists[at + List.next] = block;
    lists[at + List.end] = block + size - linkBytes;
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
    let at = this.lists[list * List.length + List.first] as number;
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
