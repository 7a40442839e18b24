import { addFavourites, getMarks, hideStatements, removeFavourites, unhideStatements } from '@/lib/api/statement-marks';
import { favouriteIds, forgetFavourites, keepFavourites } from './favourites';
import { forgetHidden, hiddenIds, keepHidden } from './hidden';

const batchMax = 100;

async function handOver(ids: readonly number[], send: (ids: readonly number[]) => Promise<void>): Promise<void> {
  for (let first = 0; first < ids.length; first += batchMax) await send(ids.slice(first, first + batchMax));
}

const one = (send: (ids: readonly number[]) => Promise<void>) => (id: number) => send([id]);

/**
 * Favourites and hidden statements of this browser's guest join the account; a list that the account took over is then removed here.
 * From then on both are the account's.
 */
export async function joinGuestLists(): Promise<void> {
  // What an earlier session of this page showed is no guest's list.
  partFromAccount();
  await Promise.allSettled([
    handOver(favouriteIds(), addFavourites).then(forgetFavourites),
    handOver(hiddenIds(), hideStatements).then(forgetHidden),
  ]);
  const { favorites, hidden } = await getMarks();
  keepFavourites({ ids: favorites, add: one(addFavourites), remove: one(removeFavourites) });
  keepHidden({ ids: hidden, add: one(hideStatements), remove: one(unhideStatements) });
}

/** Without a session both are the browser's own again. */
export function partFromAccount(): void {
  keepFavourites(null);
  keepHidden(null);
}
