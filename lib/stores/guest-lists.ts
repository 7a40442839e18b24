import { addLastSearches, getLastSearches } from '@/lib/api/last-searches';
import {
  addFavourites,
  getSavedStatements,
  hideStatements,
  removeFavourites,
  unhideStatements,
} from '@/lib/api/saved-statements';
import { guestSearches, rememberSearch, setSearchesAccount, type TimedSearch } from './last-searches';
import {
  clearFavourites,
  clearHidden,
  favouriteIds,
  hiddenIds,
  setFavouritesAccount,
  setHiddenAccount,
} from './saved-statements';

const batchMax = 100;

async function sendInBatches(ids: readonly number[], send: (ids: readonly number[]) => Promise<void>): Promise<void> {
  for (let first = 0; first < ids.length; first += batchMax) await send(ids.slice(first, first + batchMax));
}

const one = (send: (ids: readonly number[]) => Promise<void>) => (id: number) => send([id]);

async function mergeSavedStatements(): Promise<void> {
  await Promise.allSettled([
    sendInBatches(favouriteIds(), addFavourites).then(clearFavourites),
    sendInBatches(hiddenIds(), hideStatements).then(clearHidden),
  ]);
  const { favorites, hidden } = await getSavedStatements();
  setFavouritesAccount({ ids: favorites, add: one(addFavourites), remove: one(removeFavourites) });
  setHiddenAccount({ ids: hidden, add: one(hideStatements), remove: one(unhideStatements) });
}

async function mergeSearches(): Promise<void> {
  const guests = guestSearches();
  const searches = guests.length > 0 ? await addLastSearches(guests) : await getLastSearches();
  // Searches made during the call.
  const late = guestSearches().filter((search) => !guests.includes(search));
  setSearchesAccount({ searches, add: async (search: TimedSearch) => void (await addLastSearches([search])) });
  for (const search of late.toReversed()) rememberSearch(search, search.atMs);
}

/**
 * Adds the guest's favourites, hidden statements and last searches to the account. A list that has joined is removed from this
 * browser, and replaced by the account's list.
 * @throws ApiFailure when one of them could not join; the others have
 */
export async function mergeGuestLists(): Promise<void> {
  // The list of an earlier session of this page is not a guest's.
  detachAccountLists();
  const joined = await Promise.allSettled([mergeSavedStatements(), mergeSearches()]);
  for (const join of joined) if (join.status === 'rejected') throw join.reason;
}

/** Shows the browser's own lists again, after the end of a session. */
export function detachAccountLists(): void {
  setFavouritesAccount(null);
  setHiddenAccount(null);
  setSearchesAccount(null);
}
