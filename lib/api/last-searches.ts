import { type KeptSearch, lastSearchesSchema, searchWordsLengthMax } from '@/lib/contracts/last-searches';
import type { MadeSearch } from '@/lib/stores/last-searches';
import { callApi } from './client';

const path = '/microservice/users/last-searches';

const fromWire = ({ words, addresses, searched_at: at }: KeptSearch): MadeSearch => ({ words, addresses, atMs: Date.parse(at) });
const cut = (words: string): string => words.slice(0, searchWordsLengthMax);
const toWire = ({ words: { ka, en, ru }, addresses, atMs }: MadeSearch): KeptSearch => ({
  words: { ka: cut(ka), en: cut(en), ru: cut(ru) },
  addresses,
  searched_at: new Date(atMs).toISOString(),
});

/** What whoever is signed in searched for last, the newest first. */
export const getLastSearches = async (): Promise<MadeSearch[]> =>
  (await callApi(lastSearchesSchema, { url: path })).data.searches.map(fromWire);

/** Adds searches to the account's last ones. @returns the newest of both, the newest first */
export async function addLastSearches(searches: readonly MadeSearch[]): Promise<MadeSearch[]> {
  const data = { searches: searches.map(toWire) };
  return (await callApi(lastSearchesSchema, { method: 'post', url: `${path}/add`, data })).data.searches.map(fromWire);
}
