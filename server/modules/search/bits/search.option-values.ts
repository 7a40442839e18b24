import { type Bitmap, type BitmapSource, countCommon, forEachSetBit, placesOf } from './search.bitmaps';
import { chunkRows, optionTokens, rangeTokensOf } from './search.tokens.query';

/** Tokens of an option, and for each place of a chunk the one-based index of its token; 0 for rows without a value. */
export type OptionValues = { tokenIds: readonly number[]; column: Uint16Array };

/** Whether the tokens after this one are those of an option of which a row has at most one value: all but amenities. */
export const isSingleOption = (base: number): boolean =>
  rangeTokensOf(base + 1) === undefined && base !== optionTokens('parameters').base;

export function optionValuesOf(bitmaps: ReadonlyMap<number, Bitmap>): OptionValues {
  const column = new Uint16Array(chunkRows);
  for (const [index, bitmap] of [...bitmaps.values()].entries())
    forEachSetBit(bitmap, (place) => {
      column[place] = index + 1;
    });
  return { tokenIds: [...bitmaps.keys()], column };
}

/** Adds the values of rows at other places. Modifies the column: readers of an earlier state do not match these places. */
export function withValue({ tokenIds, column }: OptionValues, tokenId: number, places: readonly number[]): OptionValues {
  const index = tokenIds.indexOf(tokenId);
  const all = index === -1 ? [...tokenIds, tokenId] : tokenIds;
  for (const place of places) column[place] = index === -1 ? all.length : index + 1;
  return { tokenIds: all, column };
}

export type TokenCounts = Map<number, number>;

const addCount = (counts: TokenCounts, tokenId: number, count: number): void => {
  if (count > 0) counts.set(tokenId, (counts.get(tokenId) ?? 0) + count);
};

/** Counts the matching rows by value. */
export function countValues(counts: TokenCounts, { tokenIds, column }: OptionValues, chosen: Bitmap): void {
  const found = new Uint32Array(tokenIds.length + 1);
  const places = placesOf(chosen);
  for (let index = 0; index < places.length; index += 1) {
    const value = column[places[index] as number] as number;
    found[value] = (found[value] as number) + 1;
  }
  for (const [index, tokenId] of tokenIds.entries()) addCount(counts, tokenId, found[index + 1] ?? 0);
}

/** The same from the bitmaps of the values, for options with several values per row. */
export function countTokens(counts: TokenCounts, tokenIds: readonly number[], source: BitmapSource, chosen: Bitmap): void {
  for (const tokenId of tokenIds) addCount(counts, tokenId, countCommon(chosen, source.token(tokenId)));
}
