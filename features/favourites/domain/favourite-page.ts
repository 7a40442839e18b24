/** Favourites of one page. */
export const pageSize = 20;

/**
 * One page of the favourites, latest first.
 * @param ids as they are stored, the latest last
 * @param requestedPage from 1; a page past the end is the last one
 */
export function paginateFavourites(
  ids: readonly number[],
  requestedPage: number,
): { page: number; pageCount: number; ids: number[] } {
  const pageCount = Math.max(1, Math.ceil(ids.length / pageSize));
  const page = Math.min(requestedPage, pageCount);
  const start = (page - 1) * pageSize;
  return { page, pageCount, ids: [...ids].reverse().slice(start, start + pageSize) };
}
