import { emptyColumns, type PointColumns } from '../map/search.point-columns';
import { unpackRows } from '../map/search.points.query';
import { type Bitmap, type BitmapSource, chunkWords, emptyBitmap, forEachSetBit, setBit } from './search.bitmaps';
import { rowTokens, type TokenRow } from './search.row-tokens';
import { chunkRows, type FoundRow, outOfOrderToken } from './search.tokens.query';

/** A row of the tail as the database sends it; `row` and `bytes` are null for one that has left every list. */
export type SentTailRow = {
  version: string;
  row: (TokenRow & { streetId: number; stems: string[] | null }) | null;
  bytes: Uint8Array | null;
};

const everyBit: Bitmap = new Uint32Array(chunkWords).fill(0xffffffff);

/** Stems by their token. */
export type Words = ReadonlyMap<number, string>;

/**
 * The rows that were written since the last seal as a chunk of their own. A version of a row gets the next place, which no other gets, until all
 * places are used up and it begins again.
 */
export class Tail {
  private readonly placesByVersion = new Map<string, number | null>();
  private readonly bitmaps = new Map<number, Bitmap>();
  private readonly rows: FoundRow[] = [];
  private columnsOfRows: PointColumns | null = null;
  /** Its own in each tail: dates are sorted once for it. */
  private readonly outOfOrder = everyBit.slice();

  get isFull(): boolean {
    return this.rows.length === chunkRows;
  }
  get size(): number {
    return this.placesByVersion.size;
  }
  get columns(): PointColumns {
    this.columnsOfRows ??= emptyColumns();
    return this.columnsOfRows;
  }

  has(version: string): boolean {
    return this.placesByVersion.has(version);
  }

  add({ version, row, bytes }: SentTailRow): void {
    if (this.has(version)) return;
    if (!row || !bytes) {
      this.placesByVersion.set(version, null);
      return;
    }
    const place = this.rows.length;
    this.placesByVersion.set(version, place);
    this.rows.push({ streetId: row.streetId, stems: new Set(row.stems) });
    unpackRows(bytes, this.columns, () => place);
    for (const tok of rowTokens(row)) {
      const bitmap = this.bitmaps.get(tok) ?? new Uint32Array(chunkWords);
      this.bitmaps.set(tok, bitmap);
      setBit(bitmap, place);
    }
  }

  /** The places of these versions. */
  listed(versions: readonly string[]): Bitmap {
    const bitmap = new Uint32Array(chunkWords);
    for (const version of versions) {
      const place = this.placesByVersion.get(version) ?? null;
      if (place !== null) setBit(bitmap, place);
    }
    return bitmap;
  }

  /** @param words of the search: the tokens of stems are looked up in the rows */
  source(listed: Bitmap, words: Words): BitmapSource {
    const placesWhere = (holds: (row: FoundRow) => boolean): Bitmap => {
      const bitmap = new Uint32Array(chunkWords);
      forEachSetBit(listed, (place) => {
        const row = this.rows[place];
        if (row && holds(row)) setBit(bitmap, place);
      });
      return bitmap;
    };
    return {
      token: (tok) => {
        const word = words.get(tok);
        if (word !== undefined) return placesWhere(({ stems }) => stems.has(word));
        return tok === outOfOrderToken ? this.outOfOrder : (this.bitmaps.get(tok) ?? emptyBitmap);
      },
      found: (part) => (part.kind === 'rows' ? placesWhere(part.holds) : emptyBitmap),
    };
  }

  /** The tokens between two that rows have. */
  tokensBetween(base: number, end: number): number[] {
    return [...this.bitmaps.keys()].filter((tok) => tok > base && tok < end);
  }
}
