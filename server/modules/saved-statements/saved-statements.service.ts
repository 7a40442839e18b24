import { toPage } from '@/lib/contracts/paged';
import { savedStatementsMax, unlistedMax } from '@/lib/contracts/statements/saved-statements';
import { publicStates } from '@/lib/contracts/statements/statements';
import { notFound, unauthorised } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { CardsService, Visitor } from '../statements/statement-cards.service';
import type { StatementsRepository } from '../statements/statements.repository';
import type { SavedStatementsRepository } from './saved-statements.repository';

type SavedStatementsParts = {
  saved: SavedStatementsRepository;
  statements: StatementsRepository;
  cards: CardsService;
  clock: Clock;
};

export type SavedStatementsService = ReturnType<typeof createSavedStatementsService>;

const userOf = ({ userId }: Visitor): number => {
  if (userId === null) throw unauthorised();
  return userId;
};

/**
 * Favourites and hidden statements of a signed-in visitor. Each call throws ApiError 401 for guests, and 404 when none of the ids is
 * known: a list that a guest gathered may hold statements that are gone since, and the others must not be lost with them.
 */
export function createSavedStatementsService({ saved, statements, cards, clock }: SavedStatementsParts) {
  const known = async (ids: number[]): Promise<number[]> => {
    const found = await statements.idsInStates(ids, publicStates);
    if (found.length === 0) throw notFound();
    return found;
  };

  return {
    hide: async (ids: number[], visitor: Visitor): Promise<number[]> => {
      const userId = userOf(visitor);
      const found = await known(ids);
      await saved.hide(userId, found, clock());
      return found;
    },

    /** Shows statements again, whatever state they are in by now; one that was not hidden is no fault as long as it exists. */
    unhide: async (ids: number[], visitor: Visitor): Promise<number[]> => {
      const userId = userOf(visitor);
      const own = await saved.hiddenIds(userId, ids);
      if (own.length === 0) await known(ids);
      else await saved.unhide(userId, own);
      return own;
    },

    listMarks: async (visitor: Visitor): Promise<{ favorites: number[]; hidden: number[] }> =>
      saved.latestIds(userOf(visitor), savedStatementsMax),

    addFavorites: async (ids: number[], visitor: Visitor): Promise<number[]> => {
      const userId = userOf(visitor);
      const found = await known(ids);
      await saved.addFavorites(userId, found, clock());
      return found;
    },

    /** Takes out whatever state the statements are in by now; one that was no favourite is no fault as long as it exists. */
    removeFavorites: async (ids: number[], visitor: Visitor): Promise<number[]> => {
      const userId = userOf(visitor);
      const own = await saved.favoriteIds(userId, ids);
      if (own.length === 0) await known(ids);
      else await saved.removeFavorites(userId, own);
      return own;
    },

    listFavorites: async (page: number, perPage: number, visitor: Visitor) => {
      const userId = userOf(visitor);
      const { ids, total } = await saved.listedFavorites(userId, perPage, (page - 1) * perPage);
      const unlisted = await saved.unlistedFavorites(userId, unlistedMax);
      return { ...toPage(await cards.of(ids, visitor), page, perPage, total), unlisted };
    },
  };
}
