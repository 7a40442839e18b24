import type { Locale } from '@/lib/contracts/common';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import type { Clock } from '../../ports/clock';
import type { SavedStatementsRepository } from '../saved-statements/saved-statements.repository';
import type { SearchRepository } from '../search/search.repository';
import { toStatementCard } from './statement-card.mapper';
import type { StatementsRepository } from './statements.repository';

/** Who asks: the language of the response, the signed-in visitor's id, and the address that limits count by. */
export type Visitor = { locale: Locale; userId: number | null; address: string };

export type CardsParts = {
  statements: StatementsRepository;
  search: SearchRepository;
  saved: SavedStatementsRepository;
  clock: Clock;
};

export type CardsService = ReturnType<typeof createCardsService>;

/** Makes the cards of a page from the ids that a search found. */
export function createCardsService({ statements, search, saved, clock }: CardsParts) {
  const findSaved = async (visitor: Visitor, ids: number[]) => {
    if (visitor.userId === null || ids.length === 0) return { favorites: new Set<number>(), hidden: new Set<number>() };
    const [favorites, hidden] = await Promise.all([saved.favoriteIds(visitor.userId, ids), saved.hiddenIds(visitor.userId, ids)]);
    return { favorites: new Set(favorites), hidden: new Set(hidden) };
  };

  return {
    /** What the visitor marked among the ids. */
    findSaved,

    /** Cards in the order of the ids. */
    findByIds: async (ids: number[], visitor: Visitor): Promise<StatementCard[]> => {
      const [rows, { favorites, hidden }] = await Promise.all([statements.findCardRows(ids), findSaved(visitor, ids)]);
      const counts = await search.countByUser([...new Set(rows.map(({ statement }) => statement.userId))]);
      return rows.map((row) =>
        toStatementCard(row, {
          locale: visitor.locale,
          now: clock(),
          isFavorite: favorites.has(row.statement.id),
          isHidden: hidden.has(row.statement.id),
          isOwner: row.statement.userId === visitor.userId,
          userStatementsCount: counts.get(row.statement.userId) ?? 0,
        }),
      );
    },
  };
}
