import type { Localised } from '@/lib/contracts/common';
import { locales } from '@/lib/contracts/locales';
import { createLocalList } from './local-list';

const countMax = 5;

/** A search that can be opened again: its words and its address in each language. */
export type LastSearch = { words: Localised; addresses: Localised };

const isLocalised = (value: unknown): value is Localised =>
  typeof value === 'object' && value !== null && locales.every((locale) => typeof Reflect.get(value, locale) === 'string');

/** An address of another site must not come back from a storage that another program wrote. */
const isOwnAddress = (address: string): boolean => /^\/(?!\/)/.test(address);

const isLastSearch = (value: unknown): value is LastSearch =>
  typeof value === 'object' &&
  value !== null &&
  'words' in value &&
  isLocalised(value.words) &&
  'addresses' in value &&
  isLocalised(value.addresses) &&
  Object.values(value.addresses).every(isOwnAddress);

const lastSearches = createLocalList('last-searches', isLastSearch);

/** The visitor's last five searches, the latest first. */
export const useLastSearches = lastSearches.useItems;

/** Puts a search first; the same address stands in the list once. */
export function rememberSearch(search: LastSearch): void {
  const others = lastSearches.getItems().filter((kept) => kept.addresses.ka !== search.addresses.ka);
  lastSearches.setItems([search, ...others].slice(0, countMax));
}
