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

/** Input of a chunk; that of the tail includes the columns of its rows. */
export type ChunkParts = {
  chunk: number;
  columns: PointColumns | null;
  /** Rows that were listed at the last seal, and those delisted since. */
  listed: Bitmap;
  left: Bitmap | undefined;
  source: BitmapSource;
  /** Values of a requested option, or the tokens that rows may have. */
  options(name: OptionName): OptionValues | readonly number[];
};

/** Matching rows of a chunk. Evaluated lazily, because the first page of a list reads few chunks. */
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
  /** Currently listed rows. */
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
  /** Adds the number of matching rows for each value of an option, by token. */
  countOption(counts: TokenCounts, name: OptionName): void {
    const options = this.parts.options(name);
    if ('column' in options) countValues(counts, options, this.chosen);
    else countTokens(counts, options, this.source, this.chosen);
  }
}
