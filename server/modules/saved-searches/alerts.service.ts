import { notificationTypes } from '@/lib/contracts/account/notifications';
import { type AlertReason, alertReasons } from '@/lib/contracts/account/saved-searches';
import { currencyIds } from '@/lib/domain/money/currency';
import { minuteMs } from '@/lib/domain/time/duration';
import { tbilisiDayNumber, toTbilisiClock } from '@/lib/domain/time/tbilisi';
import type { Clock } from '../../ports/clock';
import type { NewNotification, NotificationsRepository } from '../notifications/notifications.repository';
import type { Candidate, ReverseSearchRepository } from '../search/search.reverse.repository';
import { titlesAndSlugsOf } from '../statements/statements.describe';
import type { StatementsRepository } from '../statements/statements.repository';
import type { SavedSearchesRepository, SavedSearchMatch, SavedSearchRow } from './saved-searches.repository';
import { keysOfStatement } from './search-keys';

/** What one transaction works with. */
export type AlertWork = {
  savedSearches: SavedSearchesRepository;
  reverseSearch: ReverseSearchRepository;
  notifications: Pick<NotificationsRepository, 'add'>;
  statements: Pick<StatementsRepository, 'findCardRows'>;
};
export type AlertsParts = { atomically<T>(work: (parts: AlertWork) => Promise<T>): Promise<T>; clock: Clock };

const changesMax = 200;
const searchesMax = 100;
const statementsMax = 6;
/** Statements published one after another come in one alert. */
const burstMs = 2 * minuteMs;
const quietFromHour = 22;
const quietToHour = 9;
const daysOf = { instant: 0, daily: 1, weekly: 7 };

/** Whether people of Tbilisi sleep. */
function isQuiet(now: Date): boolean {
  const hour = toTbilisiClock(now).getUTCHours();
  return hour >= quietFromHour || hour < quietToHour;
}

/** Whether a search may be told about now. @param since when the oldest match was found */
function isDue(
  { frequency, hour, toldAt }: Pick<SavedSearchRow, 'frequency' | 'hour' | 'toldAt'>,
  since: Date,
  now: Date,
): boolean {
  if (isQuiet(now) || now.getTime() - since.getTime() < burstMs) return false;
  const days = daysOf[frequency];
  if (days === 0) return true;
  if (toTbilisiClock(now).getUTCHours() < hour) return false;
  return toldAt === null || tbilisiDayNumber(now) - tbilisiDayNumber(toldAt) >= days;
}

type FoundRow = Awaited<ReturnType<ReverseSearchRepository['findRows']>>[number];

const typedPriceOf = ({ priceGelMinor, priceUsdMinor }: FoundRow) => ({
  priceMinor: priceUsdMinor ?? priceGelMinor,
  currencyId: priceUsdMinor === null ? currencyIds.gel : currencyIds.usd,
});

/** The reason to tell of a statement, if there is one: it is new to the search, or cheaper than when it was told of. */
function reasonOf(row: FoundRow, savedAt: Date, known: readonly SavedSearchMatch[]): AlertReason | null {
  const told = known.filter(({ statementId }) => statementId === row.id);
  if (told.length === 0) return row.date > savedAt ? 'new' : null;
  const before = told.find(({ reason }) => reason === 'new');
  const { priceMinor, currencyId } = typedPriceOf(row);
  // The exchange rate makes nothing cheaper.
  if (!before || before.priceMinor === null || priceMinor === null || before.currencyId !== currencyId) return null;
  return priceMinor < before.priceMinor ? 'price' : null;
}

type Found = Awaited<ReturnType<SavedSearchesRepository['findByKeys']>>;

/** Which statements each search that was found under a key may hold; nobody is told of their own. */
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

/** Finds the searches that changed statements fit, and tells their owners. Each run finishes what one before it left. */
export function createAlertsService({ atomically, clock }: AlertsParts) {
  const match = async ({ savedSearches, reverseSearch }: AlertWork) => {
    const changed = await reverseSearch.takeChanges(changesMax);
    const rows = new Map((await reverseSearch.findRows(changed)).map((row) => [row.id, row]));
    if (rows.size === 0) return { changed: changed.length, matches: 0 };
    const statementsByKey = groupByKey(rows.values());
    const found = await savedSearches.findByKeys([...statementsByKey.keys()]);
    const savedAt = new Map(found.map(({ id, createdAt }) => [id, createdAt]));
    const now = clock();
    const fitting = await reverseSearch.findFitting(toCandidates(found, rows, statementsByKey), now);
    const known = fitting.length === 0 ? [] : await savedSearches.findMatches([...savedAt.keys()], [...rows.keys()]);
    const matches = fitting.flatMap(({ searchId, statementId }) => {
      const [row, since] = [rows.get(statementId), savedAt.get(searchId)];
      if (!row || !since) return [];
      const before = known.filter((one) => one.searchId === searchId);
      const reason = reasonOf(row, since, before);
      return reason ? [{ searchId, statementId, reason, ...typedPriceOf(row), foundAt: now }] : [];
    });
    await savedSearches.addMatches(matches);
    return { changed: changed.length, matches: matches.length };
  };

  const toNotification = async (
    { statements }: AlertWork,
    search: SavedSearchRow,
    matches: readonly SavedSearchMatch[],
    now: Date,
  ): Promise<NewNotification | null> => {
    const cards = await statements.findCardRows([...new Set(matches.map(({ statementId }) => statementId))]);
    const listed = cards.filter(({ statement }) => statement.state === 'active');
    if (listed.length === 0) return null;
    const reasonsOf = (id: number) => matches.filter(({ statementId }) => statementId === id).map(({ reason }) => reason);
    return {
      userId: search.userId,
      type: notificationTypes.savedSearch,
      template: 'saved_search',
      parameters: {
        search: { id: search.id, name: search.name },
        count: listed.length,
        statements: listed.slice(0, statementsMax).map((row) => ({
          id: row.statement.id,
          ...titlesAndSlugsOf(row),
          reason: alertReasons.find((reason) => reasonsOf(row.statement.id).includes(reason)) ?? 'new',
        })),
      },
      subjectId: search.id,
      onceKey: `saved_search ${search.id} ${now.toISOString()}`,
      ...(search.isMailed ? {} : { mailAfter: null }),
      createdAt: now,
    };
  };

  return {
    /** Stores which searches the changed statements fit, and takes the changes, in one transaction. */
    match: () => atomically(match),

    /** Sends what waits: one notification for a search, whatever it found. */
    tell: async () => {
      const now = clock();
      if (isQuiet(now)) return { told: 0 };
      const waiting = await atomically(({ savedSearches }) => savedSearches.findWaiting(searchesMax));
      let told = 0;
      for (const { search } of waiting.filter((one) => isDue(one.search, new Date(one.since), now))) {
        told += await atomically(async (parts) => {
          const matches = await parts.savedSearches.takeWaiting(search.id, now);
          const notification = matches.length > 0 ? await toNotification(parts, search, matches, now) : null;
          return notification ? (await parts.notifications.add([notification])).length : 0;
        });
      }
      return { told };
    },
  };
}
