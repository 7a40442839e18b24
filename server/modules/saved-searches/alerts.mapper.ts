import type { AlertedStatement, MedianPrice } from '@/lib/contracts/account/alerts';
import { notificationTypes } from '@/lib/contracts/account/notifications';
import { notifiedReasons } from '@/lib/contracts/account/saved-searches';
import { perLocale } from '@/lib/contracts/locales';
import { fromAreaSqm } from '@/lib/domain/area/area';
import { currencyIds } from '@/lib/domain/money/currency';
import { isLowerPrice, priceTypeIds, typedPriceIn } from '@/lib/domain/money/price';
import { walkMinutes } from '@/lib/domain/place/walk';
import { isRoomedType, roomCountOf } from '@/lib/domain/statement/market-ids';
import type { NewNotification } from '../notifications/notifications.repository';
import { emptyText, mainImageOf, metroStationOf, streetAddress, titlesAndSlugsOf } from '../statements/statements.describe';
import type { CardRow } from '../statements/statements.row.query';
import type { SavedSearchRow } from './saved-searches.repository';

/** The reason of an alert about a statement, and what it cost before, in the currency of that time. */
export type AlertItem = {
  statementId: number;
  reason: AlertedStatement['reason'];
  priceBeforeMinor: number | null;
  currencyId: number | null;
};

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

/** The present price in the currency that its owner typed, and in the other one. */
function pricesOf({ statement }: CardRow) {
  const isPriced = statement.priceTypeId !== priceTypeIds.negotiable;
  const [gel, usd] = isPriced ? [statement.priceGelMinor, statement.priceUsdMinor] : [null, null];
  const isUsd = statement.currencyId === currencyIds.usd;
  return isUsd
    ? { priceMinor: usd, otherMinor: gel, currencyId: currencyIds.usd }
    : { priceMinor: gel, otherMinor: usd, currencyId: currencyIds.gel };
}

/** What a statement cost before, in the currency of its present price; null when that is no lower any more. */
function priceBeforeOf(row: CardRow, { priceBeforeMinor, currencyId }: AlertItem): number | null {
  const now = pricesOf(row);
  if (priceBeforeMinor === null || now.priceMinor === null) return null;
  const before = { priceMinor: priceBeforeMinor, currencyId: currencyId ?? now.currencyId };
  if (!isLowerPrice(before, { ...now, priceMinor: now.priceMinor }, row.usdRateGel)) return null;
  return row.usdRateGel === null ? priceBeforeMinor : typedPriceIn(before, now.currencyId, row.usdRateGel);
}

function toAlerted(row: CardRow, items: readonly AlertItem[]): AlertedStatement | null {
  const { statement } = row;
  const ofRow = items.filter(({ statementId }) => statementId === statement.id);
  const isTrue = (item: AlertItem) =>
    statement.state === (item.reason === 'sold' ? 'sold' : 'active') &&
    (item.reason !== 'price' || priceBeforeOf(row, item) !== null);
  const reason = notifiedReasons.find((one) => ofRow.some((entry) => entry.reason === one && isTrue(entry)));
  if (!reason) return null;
  const { priceMinor, otherMinor, currencyId } = pricesOf(row);
  const fall = reason === 'price' ? ofRow.find((entry) => entry.reason === 'price') : undefined;
  return {
    id: statement.id,
    ...titlesAndSlugsOf(row),
    reason,
    image: mainImageOf(statement.images)?.thumb ?? null,
    price_minor: priceMinor,
    other_price_minor: otherMinor,
    price_before_minor: fall ? priceBeforeOf(row, fall) : null,
    currency_id: currencyId,
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
