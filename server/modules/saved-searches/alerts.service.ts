import type { AlertReason } from '@/lib/contracts/account/saved-searches';
import { currencyIds } from '@/lib/domain/money/currency';
import { isLowerPrice, typedPriceIn } from '@/lib/domain/money/price';
import { isQuiet } from '@/lib/domain/time/quiet-hours';
import type { Clock } from '../../ports/clock';
import type { Candidate, SearchEngine } from '../../ports/search-engine';
import type { ExchangeRepository } from '../exchange/exchange.repository';
import type { NotificationsRepository } from '../notifications/notifications.repository';
import type { ReverseSearchRepository } from '../search/reverse/search.reverse.repository';
import type { StatementsRepository } from '../statements/statements.repository';
import { type DueBounds, dueAt } from './alert-times';
import { type AlertItem, toFavoritesAlert, toSearchAlert } from './alerts.mapper';
import type { FavoriteChangesRepository } from './favorite-changes.repository';
import { findMedianPrice, type MedianPriceParts } from './median-price';
import type { SavedSearchesRepository, SavedSearchMatch } from './saved-searches.repository';
import { keysOfStatement } from './search-keys';

/** What one transaction works with. */
export type AlertWork = MedianPriceParts & {
  savedSearches: SavedSearchesRepository;
  favoriteChanges: FavoriteChangesRepository;
  reverseSearch: ReverseSearchRepository;
  search: Pick<SearchEngine, 'count'>;
  notifications: Pick<NotificationsRepository, 'add'>;
  statements: Pick<StatementsRepository, 'findCardRows'>;
  exchange: Pick<ExchangeRepository, 'rates'>;
};
export type AlertsParts = { atomically<T>(work: (parts: AlertWork) => Promise<T>): Promise<T>; clock: Clock };

const changesMax = 200;
const peopleMax = 100;

type FoundRow = Awaited<ReturnType<ReverseSearchRepository['findRows']>>[number];

const typedPriceOf = ({ priceGelMinor, priceUsdMinor }: FoundRow) => ({
  priceMinor: priceUsdMinor ?? priceGelMinor,
  currencyId: priceUsdMinor === null ? currencyIds.gel : currencyIds.usd,
});

/** Why there is an alert about a statement, if any: it is new to the search, or cheaper than at its last alert. */
function reasonOf(
  row: FoundRow,
  savedAt: Date,
  known: readonly SavedSearchMatch[],
  usdRateGel: number | null,
): { reason: AlertReason; priceBeforeMinor: number | null } | null {
  const sent = known.filter(({ statementId }) => statementId === row.id);
  if (sent.length === 0) return row.date > savedAt ? { reason: 'new', priceBeforeMinor: null } : null;
  const before = sent.find(({ reason }) => reason === 'new');
  const { priceMinor, currencyId } = typedPriceOf(row);
  if (!before || before.priceMinor === null || priceMinor === null) return null;
  const [past, present] = [
    { priceMinor: before.priceMinor, currencyId: before.currencyId },
    { priceMinor, currencyId },
  ];
  if (!isLowerPrice(past, present, usdRateGel)) return null;
  return {
    reason: 'price',
    priceBeforeMinor: usdRateGel === null ? past.priceMinor : typedPriceIn(past, currencyId, usdRateGel),
  };
}

type Found = Awaited<ReturnType<SavedSearchesRepository['findByKeys']>>;

/** Which statements each search that was found under a key may contain; nobody gets alerts about their own. */
function toCandidates(
  found: Found,
  rows: ReadonlyMap<number, FoundRow>,
  statementsByKey: ReadonlyMap<string, number[]>,
): Candidate[] {
  const bySearch = Map.groupBy(found, ({ id }) => id);
  return [...bySearch].flatMap(([searchId, entries]): Candidate[] => {
    const [{ filters, userId } = { filters: {}, userId: 0 }] = entries;
    const ids = new Set(entries.flatMap(({ key }) => statementsByKey.get(key) ?? []));
    const statementIds = [...ids].filter((id) => rows.get(id)?.userId !== userId);
    return statementIds.length > 0 ? [{ searchId, filters, statementIds }] : [];
  });
}

/** The statements under each of their keys. */
function groupByKey(rows: Iterable<FoundRow>): Map<string, number[]> {
  const byKey = new Map<string, number[]>();
  for (const row of rows) for (const key of keysOfStatement(row)) byKey.set(key, [...(byKey.get(key) ?? []), row.id]);
  return byKey;
}

/** Finds the searches that changed statements fit, and notifies their owners. Each run finishes what one before it left. */
export function createAlertsService({ atomically, clock }: AlertsParts) {
  const match = async ({ savedSearches, favoriteChanges, reverseSearch, exchange }: AlertWork) => {
    const now = clock();
    const changed = await reverseSearch.takeChanges(changesMax);
    await favoriteChanges.note(changed, now);
    const rows = new Map((await reverseSearch.findRows(changed)).map((row) => [row.id, row]));
    if (rows.size === 0) return { changed: changed.length, matches: 0 };
    const statementsByKey = groupByKey(rows.values());
    const found = await savedSearches.findByKeys([...statementsByKey.keys()]);
    const savedAt = new Map(found.map(({ id, createdAt }) => [id, createdAt]));
    const fitting = await reverseSearch.findFitting(toCandidates(found, rows, statementsByKey), now);
    const searchIds = [...new Set(fitting.map(({ searchId }) => searchId))];
    const known = searchIds.length === 0 ? [] : await savedSearches.findMatches(searchIds, [...rows.keys()]);
    const knownOf = Map.groupBy(known, ({ searchId }) => searchId);
    const usdRateGel = (await exchange.rates()).find(({ id }) => id === currencyIds.usd)?.rateGel ?? null;
    const matches = fitting.flatMap(({ searchId, statementId }) => {
      const [row, since] = [rows.get(statementId), savedAt.get(searchId)];
      const reason = row && since ? reasonOf(row, since, knownOf.get(searchId) ?? [], usdRateGel) : null;
      return row && reason ? [{ searchId, statementId, ...reason, ...typedPriceOf(row), foundAt: now }] : [];
    });
    await savedSearches.addMatches(matches);
    return { changed: changed.length, matches: matches.length };
  };

  /** Takes everything that is due for a person, and stores a notification for each search and one for the favourites. */
  const notifyPerson = async (parts: AlertWork, userId: number, due: DueBounds, now: Date): Promise<number> => {
    const matches = await parts.savedSearches.takePending(userId, due, now);
    const changes = await parts.favoriteChanges.take(userId, now);
    const cardsOf = (items: readonly AlertItem[]) =>
      parts.statements.findCardRows([...new Set(items.map(({ statementId }) => statementId))]);
    const searches = new Map((await parts.savedSearches.list(userId)).map((search) => [search.id, search]));
    const alerts = [toFavoritesAlert(userId, await cardsOf(changes), changes, now)];
    for (const [searchId, found] of Map.groupBy(matches, (one) => one.searchId)) {
      const search = searches.get(searchId);
      if (!search) continue;
      const medianPrice = await findMedianPrice(parts, search.filters);
      const [total = 0] = await parts.search.count([search.filters], now);
      alerts.push(toSearchAlert(search, { medianPrice, total }, await cardsOf(found), found, now));
    }
    return (await parts.notifications.add(alerts.filter((alert) => alert !== null))).length;
  };

  return {
    /**
     * Stores which searches the changed statements fit and what changed of favourites, and removes the changes from the queue, in one
     * transaction.
     */
    match: () => atomically(match),

    /** Notifies each person of everything pending in one transaction, so that it is sent in one email. */
    notify: async () => {
      const now = clock();
      if (isQuiet(now)) return { notified: 0 };
      const due = dueAt(now);
      let notified = 0;
      for (const userId of await atomically(({ savedSearches }) => savedSearches.findDue(due, peopleMax)))
        notified += await atomically((parts) => notifyPerson(parts, userId, due, now));
      return { notified };
    },
  };
}
