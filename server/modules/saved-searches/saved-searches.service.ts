import {
  type FavoriteAlerts,
  type SavedSearch,
  type SaveSearchBody,
  savedSearchesMax,
  type UpdateSearchBody,
} from '@/lib/contracts/account/saved-searches';
import type { TextPlaces } from '@/lib/contracts/locations';
import { resolveTextPlaces } from '@/lib/domain/place/text-places';
import { ApiError, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { mainImageOf, titlesAndSlugsOf } from '../statements/statements.describe';
import type { StatementsRepository } from '../statements/statements.repository';
import type { FavoriteChangesRepository } from './favorite-changes.repository';
import type { SavedSearchesRepository, SavedSearchRow } from './saved-searches.repository';
import { keysOfSearch } from './search-keys';

type SavedSearchesParts = {
  savedSearches: SavedSearchesRepository;
  favoriteChanges: Pick<FavoriteChangesRepository, 'settings' | 'change'>;
  statements: Pick<StatementsRepository, 'findCardRows'>;
  /** Runs the work in one transaction. */
  atomically<T>(work: (parts: { savedSearches: SavedSearchesRepository }) => Promise<T>): Promise<T>;
  readText: (text: string) => Promise<TextPlaces>;
  clock: Clock;
};

export type SavedSearchesService = ReturnType<typeof createSavedSearchesService>;

const toSavedSearch = (row: SavedSearchRow, newCount: number, newest: SavedSearch['newest']): SavedSearch => ({
  id: row.id,
  name: row.name,
  filters: row.filters,
  frequency: row.frequency,
  hour: row.hour,
  is_mailed: row.isMailed,
  is_pushed: row.isPushed,
  is_paused: row.isPaused,
  new_count: newCount,
  newest,
  told_at: row.toldAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});

const defined = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The searches that an account saved. Another's is 404, as one that does not exist. */
export function createSavedSearchesService({
  savedSearches: searches,
  favoriteChanges: favorites,
  statements,
  atomically,
  readText,
  clock,
}: SavedSearchesParts) {
  /** The pictures of what each search found. */
  const newestOf = async (userId: number): Promise<Map<number, SavedSearch['newest']>> => {
    const found = await searches.newest(userId);
    const cards = await statements.findCardRows([...new Set(found.map(({ statementId }) => statementId))]);
    const pictures = new Map(
      cards.map((row) => [row.statement.id, { titles: titlesAndSlugsOf(row).titles, images: row.statement.images }]),
    );
    const shown = found.flatMap(({ searchId, statementId }) => {
      const { titles, images } = pictures.get(statementId) ?? { images: [] };
      const thumb = mainImageOf(images)?.thumb;
      return titles && thumb ? [{ searchId, id: statementId, titles, thumb }] : [];
    });
    return new Map(
      [...Map.groupBy(shown, ({ searchId }) => searchId)].map(([id, rows]) => [id, rows.map(({ searchId: _, ...row }) => row)]),
    );
  };

  const viewsOf = async (userId: number, rows: readonly SavedSearchRow[]): Promise<SavedSearch[]> => {
    const [counts, newest] = [await searches.countNew(userId), await newestOf(userId)];
    return rows.map((row) => toSavedSearch(row, counts.get(row.id) ?? 0, newest.get(row.id) ?? []));
  };

  const viewOf = async (row: SavedSearchRow): Promise<SavedSearch> => {
    const [view] = await viewsOf(row.userId, [row]);
    if (!view) throw notFound();
    return view;
  };

  return {
    list: async (userId: number): Promise<SavedSearch[]> => viewsOf(userId, await searches.list(userId)),

    /** Saves a search with the places that its text names, as the list reads it. @throws ApiError 409 above the most that one account saves */
    save: async (
      userId: number,
      { name, filters, frequency, hour, is_mailed: isMailed, is_pushed: isPushed, is_paused: isPaused }: SaveSearchBody,
    ): Promise<SavedSearch> => {
      if ((await searches.countByUser(userId)) >= savedSearchesMax) throw new ApiError(409, 'errors.too_many_searches');
      const resolved = await resolveTextPlaces(filters, readText);
      const now = clock();
      const row = { userId, name, filters: resolved, frequency, hour, isMailed, isPushed, isPaused, seenAt: now, createdAt: now };
      return toSavedSearch(await atomically((parts) => parts.savedSearches.add(row, keysOfSearch(resolved))), 0, []);
    },

    update: async (userId: number, id: number, body: UpdateSearchBody): Promise<SavedSearch> => {
      const { name, frequency, hour, is_mailed: isMailed, is_pushed: isPushed, is_paused: isPaused } = body;
      const changes = defined({ name, frequency, hour, isMailed, isPushed, isPaused });
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

    favoriteAlerts: (userId: number): Promise<FavoriteAlerts> => favorites.settings(userId),

    /** Switches the alerts of favourites on or off. */
    changeFavoriteAlerts: async (userId: number, isOn: boolean): Promise<FavoriteAlerts> => {
      await favorites.change(userId, isOn);
      return favorites.settings(userId);
    },

    remove: async (userId: number, id: number): Promise<void> => {
      if (!(await searches.remove(userId, id))) throw notFound();
    },
  };
}
