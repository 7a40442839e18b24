import { emptyColumns, type PointColumns } from '../map/search.point-columns';
import { unpackRows } from '../map/search.points.query';
import { type Bitmap, type BitmapSource, chunkWords, emptyBitmap, forEachSetBit, hasBit, setBit } from './search.bitmaps';
import { rowTokens, type TokenRow } from './search.row-tokens';
import { chunkRows, type FoundRow, listedToken, outOfOrderToken } from './search.tokens.query';

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
 * The rows written since the last seal, as a chunk of their own. Each version of a row gets the next free place; a full tail is replaced by a new one.
 */
export class Tail {
  private readonly placesByVersion = new Map<string, number | null>();
  private readonly bitmaps = new Map<number, Bitmap>();
  private readonly rows: FoundRow[] = [];
  /** Places in the tail by the place at which a row will be sealed. It is unique to a version of a row. */
  private readonly placesByOrd = new Map<number, number>();
  private readonly chunks = new Set<number>();
  /** Listed places by the versions of a state, which is shared by all searches between two writes. */
  private readonly listedOf = new WeakMap<readonly string[], Bitmap>();
  private columnsOfRows: PointColumns | null = null;
  /** One per tail: its rows are sorted by date once. */
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

  private has(version: string): boolean {
    return this.placesByVersion.has(version);
  }

  /** Whether rows of the tail are sealed into a chunk. */
  fills(chunk: number): boolean {
    return this.chunks.has(chunk);
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
    this.placesByOrd.set(row.ord, place);
    this.chunks.add(Math.floor(row.ord / chunkRows));
    unpackRows(bytes, this.columns, () => place);
    for (const tokenId of rowTokens(row)) {
      const bitmap = this.bitmaps.get(tokenId) ?? new Uint32Array(chunkWords);
      this.bitmaps.set(tokenId, bitmap);
      setBit(bitmap, place);
    }
  }

  /** Versions that are not in the tail yet. */
  missing(versions: readonly string[]): string[] {
    return this.listedOf.has(versions) ? [] : versions.filter((version) => !this.has(version));
  }

  /** Places of these versions, all of which must be in the tail. */
  listed(versions: readonly string[]): Bitmap {
    const known = this.listedOf.get(versions);
    if (known) return known;
    const bitmap = new Uint32Array(chunkWords);
    for (const version of versions) {
      const place = this.placesByVersion.get(version) ?? null;
      if (place !== null) setBit(bitmap, place);
    }
    this.listedOf.set(versions, bitmap);
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
      token: (tokenId) => {
        const word = words.get(tokenId);
        if (word !== undefined) return placesWhere(({ stems }) => stems.has(word));
        return tokenId === outOfOrderToken ? this.outOfOrder : (this.bitmaps.get(tokenId) ?? emptyBitmap);
      },
      found: (part) => (part.kind === 'rows' ? placesWhere(part.holds) : emptyBitmap),
    };
  }

  /** The tokens between two that rows have. */
  tokensBetween(base: number, end: number): number[] {
    return [...this.bitmaps.keys()].filter((tokenId) => tokenId > base && tokenId < end);
  }

  /**
   * Places of sealed rows in their chunk by token, to be added to its bitmaps.
   * @param ords of the rows
   * @returns null when one of the rows was never in the tail
   */
  sealedPlaces(ords: readonly number[]): Map<number, number[]> | null {
    const sealed = new Uint32Array(chunkWords);
    const placesInChunk: number[] = [];
    for (const ord of ords) {
      const place = this.placesByOrd.get(ord);
      if (place === undefined) return null;
      setBit(sealed, place);
      placesInChunk[place] = ord % chunkRows;
    }
    const places: number[] = [];
    forEachSetBit(sealed, (place) => places.push(place));
    const found = new Map<number, number[]>();
    for (const [tokenId, bitmap] of this.bitmaps) {
      if (tokenId === listedToken) continue;
      const own: number[] = [];
      for (const place of places) if (hasBit(bitmap, place)) own.push(placesInChunk[place] as number);
      if (own.length > 0) found.set(tokenId, own);
    }
    return found;
  }
}
