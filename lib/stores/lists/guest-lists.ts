import { ApiFailure } from '@/lib/api/client';
import { addLastSearches, getLastSearches } from '@/lib/api/statements/last-searches';
import {
  addFavourites,
  getSavedStatements,
  hideStatements,
  removeFavourites,
  unhideStatements,
} from '@/lib/api/statements/saved-statements';
import { guestSearches, rememberSearch, setSearchesAccount, type TimedSearch } from './last-searches';
import {
  addFavourite,
  clearFavourites,
  clearHidden,
  favouriteIds,
  hiddenIds,
  hideStatement,
  removeFavourite,
  setFavouritesAccount,
  setHiddenAccount,
  unhideStatement,
} from './saved-statements';

type Send = (ids: readonly number[]) => Promise<void>;

const batchMax = 100;

async function sendInBatches(ids: readonly number[], send: Send): Promise<void> {
  for (let first = 0; first < ids.length; first += batchMax) await send(ids.slice(first, first + batchMax));
}

/**
 * The call that changes one id of an account's list.
 * @param asGuest makes the change as a guest's where the session has ended; it is merged into the account at the next sign-in
 */
const one = (send: Send, asGuest: (id: number) => void) => (id: number) =>
  send([id]).catch((error: unknown) => {
    if (!(error instanceof ApiFailure && error.status === 401)) throw error;
    detachAccountLists();
    asGuest(id);
  });

async function mergeSavedStatements(): Promise<void> {
  const [favourites, hidden] = [favouriteIds(), hiddenIds()];
  const [favouritesJoin, hiddenJoin] = await Promise.allSettled([
    sendInBatches(favourites, addFavourites),
    sendInBatches(hidden, hideStatements),
  ]);
  const saved = await getSavedStatements();
  // Pressed during the calls.
  const late = {
    favourites: favouriteIds().filter((id) => !favourites.includes(id)),
    hidden: hiddenIds().filter((id) => !hidden.includes(id)),
  };
  if (favouritesJoin.status === 'fulfilled') clearFavourites();
  if (hiddenJoin.status === 'fulfilled') clearHidden();
  const favouriteCalls = { add: one(addFavourites, addFavourite), remove: one(removeFavourites, removeFavourite) };
  setFavouritesAccount({ ids: saved.favorites, ...favouriteCalls });
  const hiddenCalls = { add: one(hideStatements, hideStatement), remove: one(unhideStatements, unhideStatement) };
  setHiddenAccount({ ids: saved.hidden, ...hiddenCalls });
  late.favourites.forEach(addFavourite);
  late.hidden.forEach(hideStatement);
}

/** Loaded with the account: guests and the first load of pages do without it. */
let notes: typeof import('./guest-notes') | null = null;

async function mergeNotes(): Promise<void> {
  notes = await import('./guest-notes');
  await notes.mergeGuestNotes();
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
 * Adds the guest's favourites, hidden statements, notes and last searches to the account. A merged list is removed from this browser and
 * replaced by the account's.
 * @throws ApiFailure when one of them could not be merged; the others are
 */
export async function mergeGuestLists(): Promise<void> {
  // The list of an earlier session of this page is not a guest's.
  detachAccountLists();
  const joined = await Promise.allSettled([mergeSavedStatements(), mergeSearches(), mergeNotes()]);
  for (const join of joined) if (join.status === 'rejected') throw join.reason;
}

/** Shows the browser's own lists again, after the end of a session. */
export function detachAccountLists(): void {
  setFavouritesAccount(null);
  setHiddenAccount(null);
  setSearchesAccount(null);
  notes?.detachNotes();
}
