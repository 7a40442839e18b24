import { pageOf } from '@/lib/contracts/paged';
import { marksMax, unlistedMax } from '@/lib/contracts/statement-marks';
import { publicStates } from '@/lib/contracts/statements';
import { notFound, unauthorised } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { MarksRepository } from './marks.repository';
import type { Cards, Visitor } from './statements.cards';
import type { StatementsRepository } from './statements.repository';

type MarksParts = { marks: MarksRepository; statements: StatementsRepository; cards: Cards; clock: Clock };

export type MarksService = ReturnType<typeof createMarksService>;

const userOf = ({ userId }: Visitor): number => {
  if (userId === null) throw unauthorised();
  return userId;
};

/**
 * Favourites and hidden statements of a signed-in visitor. Each call throws ApiError 401 for guests, and 404 when none of the ids is
 * known: a list that a guest gathered may hold statements that are gone since, and the others must not be lost with them.
 */
export function createMarksService({ marks, statements, cards, clock }: MarksParts) {
  const known = async (ids: number[]): Promise<number[]> => {
    const found = await statements.idsInStates(ids, publicStates);
    if (found.length === 0) throw notFound();
    return found;
  };

  return {
    hide: async (ids: number[], visitor: Visitor): Promise<number[]> => {
      const userId = userOf(visitor);
      const found = await known(ids);
      await marks.hide(userId, found, clock());
      return found;
    },

    /** Shows statements again, whatever state they are in by now; one that was not hidden is no fault as long as it exists. */
    unhide: async (ids: number[], visitor: Visitor): Promise<number[]> => {
      const userId = userOf(visitor);
      const own = await marks.hiddenIds(userId, ids);
      if (own.length === 0) await known(ids);
      else await marks.unhide(userId, own);
      return own;
    },

    listMarks: async (visitor: Visitor): Promise<{ favorites: number[]; hidden: number[] }> =>
      marks.latestIds(userOf(visitor), marksMax),

    addFavorites: async (ids: number[], visitor: Visitor): Promise<number[]> => {
      const userId = userOf(visitor);
      const found = await known(ids);
      await marks.addFavorites(userId, found, clock());
      return found;
    },

    /** Takes out whatever state the statements are in by now; one that was no favourite is no fault as long as it exists. */
    removeFavorites: async (ids: number[], visitor: Visitor): Promise<number[]> => {
      const userId = userOf(visitor);
      const own = await marks.favoriteIds(userId, ids);
      if (own.length === 0) await known(ids);
      else await marks.removeFavorites(userId, own);
      return own;
    },

    listFavorites: async (page: number, perPage: number, visitor: Visitor) => {
      const userId = userOf(visitor);
      const { ids, total } = await marks.listedFavorites(userId, perPage, (page - 1) * perPage);
      const unlisted = await marks.unlistedFavorites(userId, unlistedMax);
      return { ...pageOf(await cards.of(ids, visitor), page, perPage, total), unlisted };
    },
  };
}
