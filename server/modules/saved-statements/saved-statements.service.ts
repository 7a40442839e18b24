import { toPage } from '@/lib/contracts/paged';
import { savedStatementsMax, unlistedMax } from '@/lib/contracts/statements/saved-statements';
import { publicStates } from '@/lib/contracts/statements/statements';
import { notFound } from '../../http/errors';
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

/** A visitor who is signed in. */
type Owner = Visitor & { userId: number };

/**
 * Favourites and hidden statements of a signed-in visitor. A call throws ApiError 404 when all ids are unknown: a guest's list may contain
 * statements that were deleted since, and the others must not be lost with them.
 */
export function createSavedStatementsService({ saved, statements, cards, clock }: SavedStatementsParts) {
  const findPublic = async (ids: number[]): Promise<number[]> => {
    const found = await statements.idsInStates(ids, publicStates);
    if (found.length === 0) throw notFound();
    return found;
  };

  return {
    hide: async (ids: number[], { userId }: Owner): Promise<number[]> => {
      const found = await findPublic(ids);
      await saved.hide(userId, found, clock());
      return found;
    },

    /** Shows statements again, in any state; one that exists and was not hidden is not an error. */
    unhide: async (ids: number[], { userId }: Owner): Promise<number[]> => {
      const own = await saved.hiddenIds(userId, ids);
      if (own.length === 0) await findPublic(ids);
      else await saved.unhide(userId, own);
      return own;
    },

    listSavedIds: async ({ userId }: Owner): Promise<{ favorites: number[]; hidden: number[] }> =>
      saved.latestIds(userId, savedStatementsMax),

    addFavorites: async (ids: number[], { userId }: Owner): Promise<number[]> => {
      const found = await findPublic(ids);
      await saved.addFavorites(userId, found, clock());
      return found;
    },

    /** Removes favourites in any state; a statement that exists and was not a favourite is not an error. */
    removeFavorites: async (ids: number[], { userId }: Owner): Promise<number[]> => {
      const own = await saved.favoriteIds(userId, ids);
      if (own.length === 0) await findPublic(ids);
      else await saved.removeFavorites(userId, own);
      return own;
    },

    listFavorites: async (page: number, perPage: number, visitor: Owner) => {
      const { userId } = visitor;
      const { ids, total } = await saved.listedFavorites(userId, perPage, (page - 1) * perPage);
      const unlisted = await saved.unlistedFavorites(userId, unlistedMax);
      return { ...toPage(await cards.findByIds(ids, visitor), page, perPage, total), unlisted };
    },
  };
}
