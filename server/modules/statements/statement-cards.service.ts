import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/contracts/common';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import type { Clock } from '../../ports/clock';
import type { SavedStatementsRepository } from '../saved-statements/saved-statements.repository';
import type { SearchRepository } from '../search/search.repository';
import { cardFor, toStatementCard, type ViewerContext } from './statement-card.mapper';
import type { StatementsRepository } from './statements.repository';
import type { CardRow } from './statements.row.query';

/** Who asks: the language of the response, the signed-in visitor's id, and the address that limits count by. */
export type Visitor = { locale: Locale; userId: number | null; address: string };

export type CardsParts = {
  statements: StatementsRepository;
  search: SearchRepository;
  saved: SavedStatementsRepository;
  clock: Clock;
};

export type CardsService = ReturnType<typeof createCardsService>;

/** About 10 KB each, in three languages. */
const cachedMax = 5000;
/** A row, and the cards that were made of it for others than its author. */
type CachedRow = { version: string; row: CardRow; cards: Partial<Record<Locale, StatementCard>> };

/** Makes the cards of a page from the ids that a search found. */
export function createCardsService({ statements, search, saved, clock }: CardsParts) {
  const findSaved = async (visitor: Visitor, ids: number[]) => {
    if (visitor.userId === null || ids.length === 0) return { favorites: new Set<number>(), hidden: new Set<number>() };
    const [favorites, hidden] = await Promise.all([saved.favoriteIds(visitor.userId, ids), saved.hiddenIds(visitor.userId, ids)]);
    return { favorites: new Set(favorites), hidden: new Set(hidden) };
  };

  const cache = new LRUCache<number, CachedRow>({ max: cachedMax });
  /** The rows of cards in the order of the ids. Asking for their versions costs a tenth of reading them and of writing their titles. */
  const readRows = async (ids: number[]): Promise<CachedRow[]> => {
    const versions = await statements.findCardVersions(ids);
    const found = new Map<number, CachedRow>();
    for (const [id, version] of versions) {
      const cached = cache.get(id);
      if (cached?.version === version) found.set(id, cached);
    }
    for (const row of await statements.findCardRows(ids.filter((id) => versions.has(id) && !found.has(id)))) {
      const entry = { version: versions.get(row.statement.id) ?? '', row, cards: {} };
      found.set(row.statement.id, entry);
      cache.set(row.statement.id, entry);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
  const cardOf = ({ row, cards }: CachedRow, shown: ViewerContext): StatementCard => {
    if (shown.isOwner) return toStatementCard(row, shown);
    const card = cards[shown.locale] ?? toStatementCard(row, shown);
    cards[shown.locale] = card;
    return cardFor(card, row, shown);
  };

  return {
    /** What the visitor marked among the ids. */
    findSaved,

    /** Cards in the order of the ids. */
    findByIds: async (ids: number[], visitor: Visitor): Promise<StatementCard[]> => {
      const [rows, { favorites, hidden }] = await Promise.all([readRows(ids), findSaved(visitor, ids)]);
      const counts = await search.countByUser([...new Set(rows.map(({ row }) => row.statement.userId))]);
      return rows.map((cached) => {
        const { statement } = cached.row;
        return cardOf(cached, {
          locale: visitor.locale,
          now: clock(),
          isFavorite: favorites.has(statement.id),
          isHidden: hidden.has(statement.id),
          isOwner: statement.userId === visitor.userId,
          userStatementsCount: counts.get(statement.userId) ?? 0,
        });
      });
    },
  };
}
