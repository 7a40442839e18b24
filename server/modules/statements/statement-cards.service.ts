import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/contracts/common';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import type { Clock } from '../../ports/clock';
import type { SearchEngine } from '../../ports/search-engine';
import type { SavedStatementsRepository } from '../saved-statements/saved-statements.repository';
import { cardFor, seenWith, toStatementCard, type ViewerContext } from './statement-card.mapper';
import type { StatementsRepository } from './statements.repository';
import type { CardRow } from './statements.row.query';

/** The visitor: the language of the response, the signed-in visitor's id, and the address that limits count by. */
export type Visitor = { locale: Locale; userId: number | null; address: string };

/** How a card becomes JSON: equal forms write the same. */
export type CardForm = { form: string; write: (card: StatementCard) => string };

export type CardsParts = {
  statements: StatementsRepository;
  search: Pick<SearchEngine, 'countByUser'>;
  saved: SavedStatementsRepository;
  clock: Clock;
};

export type CardsService = ReturnType<typeof createCardsService>;

/** Memory for rows and what was made of them. */
const bytesMax = 40 * 2 ** 20;
/** About what a row and its card take, without the card's JSON. */
const rowBytes = 12_000;
/** A row, and what was made of it for others than its author: cards, and their JSON by what it depends on besides the row. */
type CachedRow = {
  version: string;
  row: CardRow;
  cards: Partial<Record<Locale, StatementCard>>;
  texts: Map<string, Uint8Array>;
};
/** Languages, moments and counts of sellers for which the JSON of a row is cached. */
const textsMax = 4;

const encoder = new TextEncoder();

/** Makes the cards of a page from the ids that a search found. */
export function createCardsService({ statements, search, saved, clock }: CardsParts) {
  const findSaved = async (visitor: Visitor, ids: number[]) => {
    if (visitor.userId === null || ids.length === 0) return { favorites: new Set<number>(), hidden: new Set<number>() };
    const [favorites, hidden] = await Promise.all([saved.favoriteIds(visitor.userId, ids), saved.hiddenIds(visitor.userId, ids)]);
    return { favorites: new Set(favorites), hidden: new Set(hidden) };
  };

  const cache = new LRUCache<number, CachedRow>({
    maxSize: bytesMax,
    sizeCalculation: ({ texts }) => [...texts.values()].reduce((sum, { byteLength }) => sum + byteLength, rowBytes),
  });
  /** Counts the texts that a row got since it was stored: the cache ignores a new size of the same value. */
  const measure = (id: number, entry: CachedRow): void => {
    if (cache.peek(id) !== entry) return;
    cache.delete(id);
    cache.set(id, entry);
  };
  /** Rows by their present version. Checking versions costs a tenth of reading the rows and building their titles. */
  const readCurrent = async (ids: number[]): Promise<CachedRow[]> => {
    const versions = await statements.findCardVersions(ids);
    const found: CachedRow[] = [];
    for (const [id, version] of versions) {
      const cached = cache.get(id);
      if (cached?.version !== version) continue;
      found.push(cached);
      versions.delete(id);
    }
    for (const row of await statements.findCardRows([...versions.keys()])) {
      const version = versions.get(row.statement.id) ?? '';
      const entry = { version, row, cards: {}, texts: new Map<string, Uint8Array>() };
      found.push(entry);
      cache.set(row.statement.id, entry);
    }
    return found;
  };
  /** Rows of cards in the order of the ids. */
  const readRows = async (ids: number[]): Promise<{ cached: CachedRow; sellerCount: number }[]> => {
    const rows = await readCurrent(ids);
    const found = new Map(rows.map((cached) => [cached.row.statement.id, cached]));
    const sellers = [...new Set(rows.map(({ row }) => row.statement.userId))];
    const counts = sellers.length > 0 ? await search.countByUser(sellers) : new Map<number, number>();
    return ids.flatMap((id) => {
      const cached = found.get(id);
      return cached ? [{ cached, sellerCount: counts.get(cached.row.statement.userId) ?? 0 }] : [];
    });
  };
  const shownTo = (
    { row: { statement } }: CachedRow,
    visitor: Visitor,
    marks: { favorites: Set<number>; hidden: Set<number> },
    userStatementsCount: number,
    now: Date,
  ): ViewerContext => ({
    locale: visitor.locale,
    now,
    isFavorite: marks.favorites.has(statement.id),
    isHidden: marks.hidden.has(statement.id),
    isOwner: statement.userId === visitor.userId,
    userStatementsCount,
  });
  const findShown = async (ids: number[], visitor: Visitor): Promise<{ cached: CachedRow; shown: ViewerContext }[]> => {
    const [rows, marks] = await Promise.all([readRows(ids), findSaved(visitor, ids)]);
    const now = clock();
    return rows.map(({ cached, sellerCount }) => ({ cached, shown: shownTo(cached, visitor, marks, sellerCount, now) }));
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
    findByIds: async (ids: number[], visitor: Visitor): Promise<StatementCard[]> =>
      (await findShown(ids, visitor)).map(({ cached, shown }) => cardOf(cached, shown)),

    /**
     * The JSON of the cards by id, as bytes. It is most of a list, and for most visitors that of the visitor before.
     */
    findTexts: async (ids: number[], visitor: Visitor, { form, write }: CardForm): Promise<Map<number, Uint8Array>> => {
      const textOf = ({ cached, shown }: { cached: CachedRow; shown: ViewerContext }): Uint8Array => {
        const encode = (): Uint8Array => encoder.encode(write(cardOf(cached, shown)));
        if (shown.isOwner) return encode();
        const key = `${form} ${shown.locale} ${Object.values(seenWith(cached.row, shown)).join(' ')}`;
        const known = cached.texts.get(key);
        if (known) return known;
        const fresh = encode();
        if (cached.texts.size >= textsMax) cached.texts.clear();
        cached.texts.set(key, fresh);
        measure(cached.row.statement.id, cached);
        return fresh;
      };
      return new Map((await findShown(ids, visitor)).map((each) => [each.cached.row.statement.id, textOf(each)]));
    },
  };
}
