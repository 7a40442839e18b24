import type { AlertedStatement, MedianPrice } from '@/lib/contracts/account/alerts';
import { notificationTypes } from '@/lib/contracts/account/notifications';
import { notifiedReasons } from '@/lib/contracts/account/saved-searches';
import { fromAreaSqm } from '@/lib/domain/area/area';
import { currencyIds } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { walkMinutes } from '@/lib/domain/place/walk';
import { isRoomedType, roomCountOf } from '@/lib/domain/statement/market-ids';
import { perLocale } from '../../localised';
import type { NewNotification } from '../notifications/notifications.repository';
import { emptyText, mainImageOf, metroStationOf, streetAddress, titlesAndSlugsOf } from '../statements/statements.describe';
import type { CardRow } from '../statements/statements.row.query';
import type { SavedSearchRow } from './saved-searches.repository';

/** The reason of an alert about a statement, and what it cost before. */
export type AlertItem = { statementId: number; reason: AlertedStatement['reason']; priceBeforeMinor: number | null };

const statementsMax = 6;

/** Place, area, rooms, floor and the walk to the metro, as they are now. */
function factsOf(row: CardRow) {
  const { areaSqm, areaTypeId, realEstateTypeId, roomTypeId, floor, totalFloors } = row.statement;
  const place = row.urbanName ?? row.districtName ?? row.cityName ?? emptyText;
  const street = streetAddress(row, false);
  const metres = metroStationOf(row)?.metres ?? null;
  return {
    addresses: perLocale((locale) => [place[locale], street[locale]].filter(Boolean).join(', ')),
    area: fromAreaSqm(areaSqm, areaTypeId),
    area_type_id: areaTypeId,
    room_count: roomTypeId !== null && isRoomedType(realEstateTypeId) ? roomCountOf(roomTypeId) : null,
    floor,
    total_floors: totalFloors,
    metro_minutes: metres === null ? null : walkMinutes(metres),
  };
}

function toAlerted(row: CardRow, items: readonly AlertItem[]): AlertedStatement | null {
  const { statement } = row;
  const ofRow = items.filter(({ statementId }) => statementId === statement.id);
  const isTrue = ({ reason }: AlertItem) => statement.state === (reason === 'sold' ? 'sold' : 'active');
  const reason = notifiedReasons.find((one) => ofRow.some((entry) => entry.reason === one && isTrue(entry)));
  if (!reason) return null;
  const isUsd = statement.currencyId === currencyIds.usd;
  const [priceMinor, otherMinor] = isUsd
    ? [statement.priceUsdMinor, statement.priceGelMinor]
    : [statement.priceGelMinor, statement.priceUsdMinor];
  const isPriced = statement.priceTypeId !== priceTypeIds.negotiable;
  return {
    id: statement.id,
    ...titlesAndSlugsOf(row),
    reason,
    image: mainImageOf(statement.images)?.thumb ?? null,
    price_minor: isPriced ? priceMinor : null,
    other_price_minor: isPriced ? otherMinor : null,
    price_before_minor: reason === 'price' ? (ofRow.find((entry) => entry.reason === 'price')?.priceBeforeMinor ?? null) : null,
    currency_id: isUsd ? currencyIds.usd : currencyIds.gel,
    ...factsOf(row),
  };
}

/** What an alert lists: what is still true of the statements, and how many there are. */
function alertedOf(cards: readonly CardRow[], items: readonly AlertItem[]) {
  const all = cards.flatMap((row) => toAlerted(row, items) ?? []);
  if (all.length === 0) return null;
  const idsOf = (reason: AlertedStatement['reason']) => all.filter((one) => one.reason === reason).map(({ id }) => id);
  const reasons = notifiedReasons.map((reason) => [reason, idsOf(reason)] as const).filter(([, ids]) => ids.length > 0);
  return {
    count: all.length,
    reason_counts: Object.fromEntries(reasons.map(([reason, ids]) => [reason, ids.length])),
    reason_ids: Object.fromEntries(reasons),
    statements: all.slice(0, statementsMax),
  };
}

/**
 * The alert of a search; null when nothing of it is true any more.
 * @param market what apartments cost where it looks, and how many statements its list has
 */
export function toSearchAlert(
  search: SavedSearchRow,
  { medianPrice, total }: { medianPrice: MedianPrice | null; total: number },
  cards: readonly CardRow[],
  items: readonly AlertItem[],
  now: Date,
): NewNotification | null {
  const alerted = alertedOf(cards, items);
  return (
    alerted && {
      userId: search.userId,
      type: notificationTypes.savedSearch,
      template: 'saved_search',
      parameters: {
        search: { id: search.id, name: search.name, frequency: search.frequency, median_price: medianPrice, total },
        ...alerted,
      },
      subjectId: search.id,
      onceKey: `saved_search ${search.id} ${now.toISOString()}`,
      ...(search.isMailed ? {} : { mailAfter: null }),
      pushAfter: search.isPushed ? now : null,
      createdAt: now,
    }
  );
}

/** The alert of a visitor's favourites; null when nothing of it is true any more. */
export function toFavoritesAlert(
  userId: number,
  cards: readonly CardRow[],
  items: readonly AlertItem[],
  now: Date,
): NewNotification | null {
  const alerted = alertedOf(cards, items);
  return (
    alerted && {
      userId,
      type: notificationTypes.savedSearch,
      template: 'favorites',
      parameters: alerted,
      onceKey: `favorites ${userId} ${now.toISOString()}`,
      pushAfter: now,
      createdAt: now,
    }
  );
}
