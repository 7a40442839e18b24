import { lastSearchesMax, type StoredSearch } from '@/lib/contracts/statements/last-searches';
import type { Clock } from '../../ports/clock';
import type { LastSearchesRepository, SearchRow } from './last-searches.repository';

type LastSearchesParts = { searches: LastSearchesRepository; clock: Clock };

export type LastSearchesService = ReturnType<typeof createLastSearchesService>;

const toLastSearch = ({ words, addresses, searchedAt }: SearchRow): StoredSearch => ({
  words,
  addresses,
  searched_at: searchedAt.toISOString(),
});

/** What an account searched for last, wherever it was signed in. */
export function createLastSearchesService({ searches, clock }: LastSearchesParts) {
  const list = async (userId: number): Promise<StoredSearch[]> =>
    (await searches.list(userId, lastSearchesMax)).map(toLastSearch);

  return {
    list,

    /** Adds searches to what the account has: each address once, the newest five stay. @returns them */
    add: async (userId: number, given: readonly StoredSearch[]): Promise<StoredSearch[]> => {
      const now = clock();
      // A browser's clock may be ahead; its searches must not stay above all later ones.
      const rows = given.map(({ words, addresses, searched_at: at }): SearchRow => {
        const searchedAt = new Date(at);
        return { words, addresses, searchedAt: searchedAt > now ? now : searchedAt };
      });
      const latest = new Map<string, SearchRow>();
      for (const row of rows) {
        const other = latest.get(row.addresses.ka);
        if (!other || other.searchedAt < row.searchedAt) latest.set(row.addresses.ka, row);
      }
      await searches.add(userId, [...latest.values()], lastSearchesMax);
      return list(userId);
    },
  };
}
