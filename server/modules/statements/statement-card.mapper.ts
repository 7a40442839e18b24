import type { Locale } from '@/lib/contracts/common';
import {
  estimateCityId,
  estimateRealEstateTypeId,
  type PriceBand,
  shownShare,
  verdictComparablesMin,
} from '@/lib/contracts/estimate';
import { type StatementCard, userTypeNames } from '@/lib/contracts/statements/statements';
import { fromAreaSqm } from '@/lib/domain/area/area';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { priceTypeIds } from '@/lib/domain/money/price';
import { guestRangeOf } from '@/lib/domain/statement/guests';
import { dealTypes, roomCountOf } from '@/lib/domain/statement/market-ids';
import { maskPhonesInText } from '@/lib/domain/statement/masked-phones';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiTimestamp } from '@/lib/domain/time/tbilisi';
import { isCentre } from '../../data/place-centres';
import { toAuctionSummary } from './statement-auction.mapper';
import {
  cardTitlesOf,
  emptyText,
  inLocale,
  metroStationOf,
  statementPrices,
  streetAddress,
  titlesAndSlugsOf,
} from './statements.describe';
import type { CardRow } from './statements.row.query';

const classifyPrice = (price: number, estimate: number): PriceBand =>
  price < estimate * (1 - shownShare) ? 'below' : price > estimate * (1 + shownShare) ? 'above' : 'at';

/**
 * How the present price of a listed apartment compares with its stored estimate; null where there is none, or one from too few comparables. Both are compared in dollars, as
 * they are stored, and shown in GEL. A price "from" so much is a bound and no price.
 */
function priceBandOf({ statement, estimate, usdRateGel }: CardRow): StatementCard['price_band'] {
  const { state, dealTypeId, realEstateTypeId, cityId, priceTypeId, priceUsdMinor } = statement;
  if (estimate === null || usdRateGel === null || state !== 'active' || priceUsdMinor === null) return null;
  if (dealTypeId !== dealTypes.sale || realEstateTypeId !== estimateRealEstateTypeId || cityId !== estimateCityId) return null;
  if (priceTypeId !== priceTypeIds.exact || estimate.comparablesCount < verdictComparablesMin) return null;
  const inGel = (usdMinor: number): number => Math.round(toMajorUnits(usdMinor) * usdRateGel);
  return {
    band: classifyPrice(priceUsdMinor, estimate.totalUsdMinor),
    estimate: inGel(estimate.totalUsdMinor),
    interval: { low: inGel(estimate.lowUsdMinor), high: inGel(estimate.highUsdMinor) },
    comparables_count: estimate.comparablesCount,
  };
}

const vipIds = { vip: 1, vipPlus: 3, superVip: 4 } as const;
const many = 10;

/** What the response about a statement depends on in addition to the statement. */
export type ViewerContext = {
  locale: Locale;
  now: Date;
  isFavorite: boolean;
  isHidden: boolean;
  /** Whether the visitor is the author. */
  isOwner: boolean;
  /** How many listed statements the seller has. */
  userStatementsCount: number;
};

const countLabel = (count: number | null): string | null => (count === null ? null : count >= many ? `${many}+` : String(count));

const placeNames = ({ cityName, districtName, urbanName }: CardRow, locale: Locale) => ({
  city_name: (cityName ?? emptyText)[locale],
  city_names: cityName ?? emptyText,
  district_name: districtName?.[locale] ?? null,
  district_names: districtName,
  urban_name: urbanName?.[locale] ?? null,
  urban_names: urbanName,
});

function metroOf(row: CardRow, locale: Locale) {
  const station = metroStationOf(row);
  return {
    metro_station_id: row.statement.metroStationId,
    metro_station_name: station?.name[locale] ?? null,
    metro_station_names: station?.name ?? null,
    metro_distance_m: station?.metres ?? null,
  };
}

function tierOf({ vipId, vipUntil }: CardRow['statement'], now: Date) {
  const running = vipUntil !== null && vipUntil > now ? vipId : 0;
  return { is_vip: running === vipIds.vip, is_vip_plus: running === vipIds.vipPlus, is_super_vip: running === vipIds.superVip };
}

function sellerOf({ seller }: CardRow) {
  const type = userTypeNames[(seller?.typeId ?? 1) - 1] ?? 'physical';
  const isPerson = type === 'physical';
  return {
    user_type: { type, logo: seller?.logo ?? null, is_premier_agent: isPerson ? null : (seller?.isPremierAgent ?? false) },
    userTitle: isPerson ? null : (seller?.legalName ?? seller?.name ?? null),
  };
}

function numbersOf({ statement }: CardRow) {
  return {
    area: fromAreaSqm(statement.areaSqm, statement.areaTypeId),
    area_type_id: statement.areaTypeId,
    yard_area: statement.yardAreaSqm,
    floor: statement.floor,
    total_floors: statement.totalFloors,
    price_type_id: statement.priceTypeId,
    price_negotiable: statement.priceTypeId === priceTypeIds.negotiable,
    price_from: statement.priceTypeId === priceTypeIds.from,
    currency_id: statement.currencyId,
    lat: statement.latitude,
    lng: statement.longitude,
    is_location_approximate: isCentre(statement),
  };
}

const momentsOf = ({ statement: { date, createdAt } }: CardRow) => ({
  last_updated: tbilisiTimestamp(date),
  last_updated_iso: date.toISOString(),
  created_at: tbilisiTimestamp(createdAt),
  created_at_iso: createdAt.toISOString(),
});

/** What differs between the visitors and the moments that see the same card, unless the visitor is its author. */
const seenOf = ({ statement }: CardRow, { isFavorite, isHidden, userStatementsCount, now }: ViewerContext) => ({
  favorite: isFavorite,
  hidden: isHidden,
  user_statements_count: userStatementsCount,
  ...tierOf(statement, now),
});

/** What cards and the detail have in common; its fields are the contract's, which fixes their units. */
export function toStatementCore(row: CardRow, shown: ViewerContext) {
  const { statement } = row;
  const { titles, slugs, segments } = titlesAndSlugsOf(row);
  const addresses = streetAddress(row, shown.isOwner);
  return {
    id: statement.id,
    uuid: statement.uuid,
    deal_type_id: statement.dealTypeId,
    real_estate_type_id: statement.realEstateTypeId,
    status_id: statement.statusId,
    condition_id: statement.conditionId,
    price: statementPrices(row),
    price_band: priceBandOf(row),
    ...numbersOf(row),
    ...placeNames(row, shown.locale),
    images: statement.images,
    address: addresses[shown.locale],
    addresses,
    street_id: statement.streetId,
    grouped_street_id: statement.streetId,
    urban_id: statement.urbanId,
    district_id: statement.districtId,
    city_id: statement.cityId,
    ...metroOf(row, shown.locale),
    project_id: statement.projectId,
    user_id: statement.userId,
    user_type: sellerOf(row).user_type,
    dynamic_title: titles[shown.locale],
    dynamic_titles: titles,
    dynamic_slug: slugs[shown.locale],
    href_lang: slugs,
    middle_slug: segments[shown.locale],
    middle_slugs: segments,
    ...momentsOf(row),
    ...seenOf(row, shown),
    is_old: false,
    is_promoted: statement.isPromoted,
    is_auction: statement.isAuction,
    is_exclusive: false,
    has_color: false,
    has_3d: Boolean(statement.tourUrl),
    '3d': Boolean(statement.tourUrl),
    '3d_url': statement.tourUrl || null,
    gifts: [],
    paid_stickers: [],
    parameters: [],
  };
}

const daysSince = (moment: Date, now: Date): number => Math.max(0, Math.floor((now.getTime() - moment.getTime()) / dayMs));

/** The parts of a card that do not follow from its row and the language, for others than its author. */
export const seenWith = (row: CardRow, shown: ViewerContext) => ({
  ...seenOf(row, shown),
  quantity_of_day: daysSince(row.statement.createdAt, shown.now),
});

/** A card that was made of the same row for somebody else in the same language, neither of them its author. */
export const cardFor = (card: StatementCard, row: CardRow, shown: ViewerContext): StatementCard => ({
  ...card,
  ...seenWith(row, shown),
});

/** A statement as lists show it. */
export function toStatementCard(row: CardRow, shown: ViewerContext): StatementCard {
  const { statement } = row;
  return {
    ...toStatementCore(row, shown),
    card_titles: cardTitlesOf(row),
    room: countLabel(statement.roomTypeId === null ? null : roomCountOf(statement.roomTypeId)),
    bedroom: countLabel(statement.bedroomTypeId),
    guests: statement.dailyRentTypeId === null ? null : guestRangeOf(statement.dailyRentTypeId),
    min_nights: statement.minNights,
    auction: statement.isAuction && row.auction ? toAuctionSummary(row.auction) : null,
    statement_currency_id: statement.currencyId,
    quantity_of_day: daysSince(statement.createdAt, shown.now),
    viewed: false,
    user_title: sellerOf(row).userTitle,
    comment: maskPhonesInText(inLocale(statement.comment, shown.locale)),
  };
}
