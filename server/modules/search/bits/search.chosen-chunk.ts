import type { PointColumns } from '../map/search.point-columns';
import {
  andInto,
  type Bitmap,
  type BitmapSource,
  bitsOnlyIn,
  chunkWords,
  countBits,
  withoutInto,
  writeBits,
} from './search.bitmaps';
import { countTokens, countValues, type OptionValues, type TokenCounts } from './search.option-values';
import type { BitExpression, OptionName } from './search.tokens.query';

/** What a chunk has to choose from; that of the tail comes with the columns of its rows. */
export type ChunkParts = {
  chunk: number;
  columns: PointColumns | null;
  /** All rows that were listed at the last seal, and those that have left since. */
  listed: Bitmap;
  left: Bitmap | undefined;
  source: BitmapSource;
  /** The values of an option that was asked for, or the tokens of those that rows may have. */
  options(name: OptionName): OptionValues | readonly number[];
};

/** The rows of a chunk that match. They are chosen when they are first asked for: the first page of a list reads few chunks. */
export class ChosenChunk {
  private bits: Bitmap | null = null;
  private rest: Bitmap | null = null;
  private ones: number | null = null;

  constructor(
    private readonly parts: ChunkParts,
    private readonly expression: BitExpression,
  ) {}

  get chunk(): number {
    return this.parts.chunk;
  }
  get columns(): PointColumns | null {
    return this.parts.columns;
  }
  get listed(): Bitmap {
    return this.parts.listed;
  }
  get left(): Bitmap | undefined {
    return this.parts.left;
  }
  /** All rows that are listed now. */
  get present(): Bitmap {
    this.rest ??= this.left ? bitsOnlyIn(this.listed, this.left) : this.listed;
    return this.rest;
  }
  get source(): BitmapSource {
    return this.parts.source;
  }
  get chosen(): Bitmap {
    if (this.bits) return this.bits;
    const bits = new Uint32Array(chunkWords);
    writeBits(this.expression, this.source, bits);
    andInto(bits, this.listed);
    if (this.left) withoutInto(bits, this.left);
    this.bits = bits;
    return bits;
  }
  get count(): number {
    this.ones ??= countBits(this.chosen);
    return this.ones;
  }
  /** Adds how many of the rows have each value of an option, by its token. */
  countOption(counts: TokenCounts, name: OptionName): void {
    const options = this.parts.options(name);
    if ('column' in options) countValues(counts, options, this.chosen);
    else countTokens(counts, options, this.source, this.chosen);
  }
}
