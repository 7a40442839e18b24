import { callApi } from '@/lib/api/client';
import { perLocale } from '@/lib/contracts/locales';
import { lastSearchesSchema, type StoredSearch, searchTextLengthMax } from '@/lib/contracts/statements/last-searches';
import type { TimedSearch } from '@/lib/stores/lists/last-searches';

const path = '/microservice/users/last-searches';

const fromWire = ({ words, addresses, searched_at: at }: StoredSearch): TimedSearch => ({
  words,
  addresses,
  atMs: Date.parse(at),
});
const truncate = (words: string): string => words.slice(0, searchTextLengthMax);
const toWire = ({ words, addresses, atMs }: TimedSearch): StoredSearch => ({
  words: perLocale((locale) => truncate(words[locale])),
  addresses,
  searched_at: new Date(atMs).toISOString(),
});

/** The last searches of the signed-in visitor, latest first. */
export const getLastSearches = async (): Promise<TimedSearch[]> =>
  (await callApi(lastSearchesSchema, { url: path })).data.searches.map(fromWire);

/** Adds searches to the account's last ones. @returns the latest of both, latest first */
export async function addLastSearches(searches: readonly TimedSearch[]): Promise<TimedSearch[]> {
  const data = { searches: searches.map(toWire) };
  return (await callApi(lastSearchesSchema, { method: 'post', url: `${path}/add`, data })).data.searches.map(fromWire);
}
