import type { Localised } from '@/lib/contracts/common';
import { locales } from '@/lib/contracts/locales';
import { isSearchAddress } from '@/lib/contracts/statements/search-address';
import { createLocalList } from './local-list';

const countMax = 5;

/** A search that can be opened again: its text and its address in each language. */
export type LastSearch = { words: Localised; addresses: Localised };
/** A search and when it was made. */
export type TimedSearch = LastSearch & { atMs: number };

const isLocalised = (value: unknown): value is Localised =>
  typeof value === 'object' && value !== null && locales.every((locale) => typeof Reflect.get(value, locale) === 'string');

const isTimedSearch = (value: unknown): value is TimedSearch => {
  if (typeof value !== 'object' || value === null || !('words' in value && isLocalised(value.words))) return false;
  if (!('addresses' in value && isLocalised(value.addresses)) || !Number.isFinite(Reflect.get(value, 'atMs'))) return false;
  const { addresses } = value;
  // Another script may have written an address of another site into the storage.
  return locales.every((locale) => isSearchAddress(locale, addresses[locale]));
};

const lastSearches = createLocalList('last-searches', isTimedSearch);
let sendToAccount: ((search: TimedSearch) => Promise<void>) | null = null;

/** The visitor's last five searches, latest first. */
export const useLastSearches: () => readonly LastSearch[] = lastSearches.useItems;
/** The searches of a guest, to be merged into an account. */
export const guestSearches = lastSearches.getItems;

/** Puts a search first; each address is listed once. A signed-in visitor's search goes only to the account. */
export function rememberSearch(search: LastSearch, atMs = Date.now()): void {
  const made = { ...search, atMs };
  const others = lastSearches.getItems().filter((other) => other.addresses.ka !== search.addresses.ka);
  const items = [made, ...others].slice(0, countMax);
  if (sendToAccount === null) lastSearches.setItems(items);
  else {
    lastSearches.showItems(items);
    // A failure loses this one search.
    sendToAccount(made).catch(() => null);
  }
}

/** Makes the list an account's and clears the guest's; null makes it the browser's own again. */
export function setSearchesAccount(
  account: { searches: readonly TimedSearch[]; add: (search: TimedSearch) => Promise<void> } | null,
): void {
  if (account) lastSearches.setItems([]);
  sendToAccount = account?.add ?? null;
  lastSearches.showItems(account?.searches ?? null);
}
