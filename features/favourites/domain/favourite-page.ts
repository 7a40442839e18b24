/** Favourites of one page. */
export const pageSize = 20;

export type FavouritePage = { page: number; pageCount: number; ids: number[]; from: number };

/** The page that an address asks for; 1 for none and for what is no page. */
export const parsePage = (asked: string | null): number => (/^[1-9]\d{0,3}$/.test(asked ?? '') ? Number(asked) : 1);

/**
 * One page of the favourites, the latest first.
 * @param ids as they are kept, the latest last
 * @param asked the page in the address; one past the end is the last
 * @returns the page with its ids, and the position of its first one in the whole list, from 1
 */
export function paginateFavourites(ids: readonly number[], asked: string | null): FavouritePage {
  const pageCount = Math.max(1, Math.ceil(ids.length / pageSize));
  const page = Math.min(parsePage(asked), pageCount);
  const start = (page - 1) * pageSize;
  return { page, pageCount, ids: [...ids].reverse().slice(start, start + pageSize), from: start + 1 };
}
