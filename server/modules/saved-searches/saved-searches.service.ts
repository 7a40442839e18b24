import {
  type SavedSearch,
  type SaveSearchBody,
  savedSearchesMax,
  type UpdateSearchBody,
} from '@/lib/contracts/account/saved-searches';
import type { TextPlaces } from '@/lib/contracts/locations';
import { resolveTextPlaces } from '@/lib/domain/place/text-places';
import { ApiError, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { SavedSearchesRepository, SavedSearchRow } from './saved-searches.repository';
import { keysOfSearch } from './search-keys';

type SavedSearchesParts = {
  searches: SavedSearchesRepository;
  /** Runs the work in one transaction. */
  atomically<T>(work: (parts: { savedSearches: SavedSearchesRepository }) => Promise<T>): Promise<T>;
  readText: (text: string) => Promise<TextPlaces>;
  clock: Clock;
};

export type SavedSearchesService = ReturnType<typeof createSavedSearchesService>;

const toSavedSearch = (row: SavedSearchRow, newCount: number): SavedSearch => ({
  id: row.id,
  name: row.name,
  filters: row.filters,
  frequency: row.frequency,
  hour: row.hour,
  is_mailed: row.isMailed,
  is_paused: row.isPaused,
  new_count: newCount,
  created_at: row.createdAt.toISOString(),
});

const defined = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The searches that an account saved. Another's is 404, as one that does not exist. */
export function createSavedSearchesService({ searches, atomically, readText, clock }: SavedSearchesParts) {
  const viewOf = async (row: SavedSearchRow): Promise<SavedSearch> =>
    toSavedSearch(row, (await searches.countNew(row.userId)).get(row.id) ?? 0);

  return {
    list: async (userId: number): Promise<SavedSearch[]> => {
      const [rows, counts] = await Promise.all([searches.list(userId), searches.countNew(userId)]);
      return rows.map((row) => toSavedSearch(row, counts.get(row.id) ?? 0));
    },

    /** Saves a search with the places that its text names, as the list reads it. @throws ApiError 409 above the most that one account saves */
    save: async (
      userId: number,
      { name, filters, frequency, hour, is_mailed: isMailed, is_paused: isPaused }: SaveSearchBody,
    ): Promise<SavedSearch> => {
      if ((await searches.countByUser(userId)) >= savedSearchesMax) throw new ApiError(409, 'errors.too_many_searches');
      const resolved = await resolveTextPlaces(filters, readText);
      const now = clock();
      const row = { userId, name, filters: resolved, frequency, hour, isMailed, isPaused, seenAt: now, createdAt: now };
      return toSavedSearch(await atomically((parts) => parts.savedSearches.add(row, keysOfSearch(resolved))), 0);
    },

    update: async (userId: number, id: number, body: UpdateSearchBody): Promise<SavedSearch> => {
      const { name, frequency, hour, is_mailed: isMailed, is_paused: isPaused } = body;
      const changes = defined({ name, frequency, hour, isMailed, isPaused });
      const isChanged = Object.keys(changes).length > 0;
      const row = isChanged ? await searches.update(userId, id, changes) : await searches.findOwn(userId, id);
      if (!row) throw notFound();
      return viewOf(row);
    },

    /** Counts what is new from now on. */
    markSeen: async (userId: number, id: number): Promise<SavedSearch> => {
      const row = await searches.update(userId, id, { seenAt: clock() });
      if (!row) throw notFound();
      return viewOf(row);
    },

    remove: async (userId: number, id: number): Promise<void> => {
      if (!(await searches.remove(userId, id))) throw notFound();
    },
  };
}
