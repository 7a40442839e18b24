import { addLastSearches, getLastSearches } from '@/lib/api/last-searches';
import { addFavourites, getMarks, hideStatements, removeFavourites, unhideStatements } from '@/lib/api/statement-marks';
import { favouriteIds, forgetFavourites, keepFavourites } from './favourites';
import { forgetHidden, hiddenIds, keepHidden } from './hidden';
import { guestSearches, keepSearches, type MadeSearch, rememberSearch } from './last-searches';

const batchMax = 100;

async function handOver(ids: readonly number[], send: (ids: readonly number[]) => Promise<void>): Promise<void> {
  for (let first = 0; first < ids.length; first += batchMax) await send(ids.slice(first, first + batchMax));
}

const one = (send: (ids: readonly number[]) => Promise<void>) => (id: number) => send([id]);

async function joinMarks(): Promise<void> {
  await Promise.allSettled([
    handOver(favouriteIds(), addFavourites).then(forgetFavourites),
    handOver(hiddenIds(), hideStatements).then(forgetHidden),
  ]);
  const { favorites, hidden } = await getMarks();
  keepFavourites({ ids: favorites, add: one(addFavourites), remove: one(removeFavourites) });
  keepHidden({ ids: hidden, add: one(hideStatements), remove: one(unhideStatements) });
}

async function joinSearches(): Promise<void> {
  const guests = guestSearches();
  const searches = guests.length > 0 ? await addLastSearches(guests) : await getLastSearches();
  // What was searched for while the account was asked.
  const late = guestSearches().filter((search) => !guests.includes(search));
  keepSearches({ searches, add: async (search: MadeSearch) => void (await addLastSearches([search])) });
  for (const search of late.toReversed()) rememberSearch(search, search.atMs);
}

/**
 * Favourites, hidden statements and last searches of this browser's guest join the account; a list that the account took over is then
 * removed here. From then on they are the account's.
 * @throws ApiFailure when one of them could not join; the others did
 */
export async function joinGuestLists(): Promise<void> {
  // What an earlier session of this page showed is no guest's list.
  partFromAccount();
  const joined = await Promise.allSettled([joinMarks(), joinSearches()]);
  for (const join of joined) if (join.status === 'rejected') throw join.reason;
}

/** Without a session all of them are the browser's own again. */
export function partFromAccount(): void {
  keepFavourites(null);
  keepHidden(null);
  keepSearches(null);
}
