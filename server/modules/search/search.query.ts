import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type statementFlagNames, type statementIdListNames, statementRangeNames } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { dayMs } from '@/lib/domain/time/duration';
import { areaConditions } from './conditions/search.area.query';
import { walkConditions } from './conditions/search.metro.query';
import type { PlaceScope, SearchScope } from './conditions/search.places.query';
import { priceConditions } from './conditions/search.price.query';
import type { PriceKind } from './conditions/search.prices';
import { stemGroups, toTsQuery } from './conditions/search.terms';
import { statementSearch as rows, statementText } from './search.table';

type PlaceListName = 'cities' | 'districts' | 'urbans' | 'streets' | 'grouped_streets';
type ListName = Exclude<(typeof statementIdListNames)[number], PlaceListName | 'parameters'>;
type FlagName = (typeof statementFlagNames)[number];
type RangeName = (typeof statementRangeNames)[number];
type PriceBoundName = `${PriceKind}_${'from' | 'to'}`;

const newestDays = 3;
const physicalPerson = 1;
/** The kind of parking that means that there is none; 0 is unknown. */
const noParking = 3;

const listColumns: Record<ListName, PgColumn> = {
  ids: rows.id,
  users: rows.userId,
  deal_types: rows.dealTypeId,
  real_estate_types: rows.realEstateTypeId,
  metro_station_ids: rows.metroStationId,
  statuses: rows.statusId,
  conditions: rows.conditionId,
  project_types: rows.projectTypeId,
  room_types: rows.roomTypeId,
  bedroom_types: rows.bedroomTypeId,
  bathroom_types: rows.bathroomTypeId,
  living_room_types: rows.livingRoomTypeId,
  hot_water_types: rows.hotWaterTypeId,
  heating_types: rows.heatingTypeId,
  parking_types: rows.parkingTypeId,
  storeroom_types: rows.storeroomTypeId,
  material_types: rows.materialTypeId,
  door_window_types: rows.doorWindowTypeId,
  build_years: rows.buildYearId,
  rent_types: rows.rentTypeId,
  lease_types: rows.leaseTypeId,
  lease_contract_types: rows.leaseContractTypeId,
  daily_rent_types: rows.dailyRentTypeId,
  agencies: rows.agencyId,
  projects: rows.projectId,
  price_types: rows.priceTypeId,
  area_types: rows.areaTypeId,
  owner_types: rows.ownerTypeId,
};

const placeColumns = { cities: rows.cityId, districts: rows.districtId, urbans: rows.urbanId };

/** The column that a list of filters is about; the amenities are several in one. */
export const optionColumn = (name: ListName | keyof typeof placeColumns | 'parameters'): PgColumn =>
  name === 'parameters'
    ? rows.parameters
    : name in placeColumns
      ? placeColumns[name as keyof typeof placeColumns]
      : listColumns[name as ListName];

/**
 * The casts keep a value that its column cannot store (an id above a smallint) a plain "no row" instead of an error;
 * a single member is an equality because only that keeps the order of a composite index.
 */
function isOneOf(column: PgColumn, ids: number[]): SQL {
  const [first] = ids;
  if (ids.length === 1) return sql`${column} = ${first}::int`;
  return sql`${column} = any(${`{${ids.join(',')}}`}::int[])`;
}

const isVip = (now: Date): SQL => sql`(${rows.vipRank} > 0 and ${rows.vipUntil} > ${now.toISOString()}::timestamptz)`;

const flagConditions: Record<FlagName, (now: Date) => SQL> = {
  with_3d: () => sql`${rows.with3d}`,
  with_picture: () => sql`${rows.withPicture}`,
  owner: () => sql`${rows.ownerTypeId} = ${physicalPerson}::int`,
  newest: (now) => sql`${rows.createdAt} > ${new Date(now.getTime() - newestDays * dayMs).toISOString()}::timestamptz`,
  is_vip: isVip,
  is_super_vip: (now) => sql`(${rows.vipRank} = 3 and ${isVip(now)})`,
  is_vip_plus: (now) => sql`(${rows.vipRank} = 2 and ${isVip(now)})`,
  is_vip_or_with_3d: (now) => sql`(${rows.with3d} or ${isVip(now)})`,
  is_auction: () => sql`${rows.isAuction}`,
  has_balcony: () => sql`${rows.hasBalcony}`,
  has_loggia: () => sql`${rows.hasLoggia}`,
  has_porch: () => sql`${rows.hasPorch}`,
  has_cadastral_code: () => sql`${rows.hasCadastralCode}`,
  can_exchanged: () => sql`${rows.canBeExchanged}`,
  not_first: () => sql`${rows.floor} > 1`,
  not_last: () => sql`${rows.floor} < ${rows.totalFloors}`,
  has_parking: () => sql`${rows.parkingTypeId} not in (0, ${noParking}::int)`,
};

type Bound = { column: PgColumn; operator: '>=' | '<='; value: SQL };

function boundOf(name: Exclude<RangeName, PriceBoundName | 'metro_minutes_to'>, value: number): Bound {
  const operator = name.endsWith('_from') ? '>=' : '<=';
  const whole = (factor: number): SQL => {
    // Guards against 19.99 * 100 being a hair under 1999.
    const exact = Number((value * factor).toFixed(4));
    return sql`${operator === '>=' ? Math.ceil(exact) : Math.floor(exact)}::bigint`;
  };
  if (name.startsWith('area')) return { column: rows.areaSqm, operator, value: sql`${value}::real` };
  if (name.startsWith('floor')) return { column: rows.floor, operator, value: whole(1) };
  return { column: rows.heightCm, operator, value: whole(100) };
}

const isPriceBound = (name: RangeName): name is PriceBoundName => name.includes('price');
const isWalk = (name: RangeName): name is 'metro_minutes_to' => name === 'metro_minutes_to';

function rangeCondition(name: RangeName, filters: StatementFilters): SQL[] {
  const value = filters[name];
  if (value === undefined || isPriceBound(name) || isWalk(name)) return [];
  const bound = boundOf(name, value);
  return [sql`${bound.column} ${sql.raw(bound.operator)} ${bound.value}`];
}

/** Whether a row is on one of the streets. */
export const isOnStreet = (ids: number[]): SQL => isOneOf(rows.streetId, ids);

function placeConditions(places: PlaceScope): SQL[] {
  const parts: [PgColumn, number[]][] = [
    [rows.cityId, places.cities],
    [rows.districtId, places.districts],
    [rows.urbanId, places.urbans],
    [rows.streetId, places.streets],
  ];
  const chosen = or(...parts.filter(([, ids]) => ids.length > 0).map(([column, ids]) => isOneOf(column, ids)));
  return chosen ? [chosen] : [];
}

/**
 * Rows that contain a stem of each group. "offset 0" keeps the planner from trying the words on every row of an order: they are looked up
 * in their own index.
 */
export const containsStems = (groups: readonly string[][]): SQL =>
  sql`${rows.id} in (select ${statementText.id} from ${statementText} where ${statementText.words} @@ ${toTsQuery(groups)}::tsquery offset 0)`;

function textConditions(text: string | undefined): SQL[] {
  if (text === undefined || text.trim() === '') return [];
  const groups = stemGroups(text);
  return [groups === null ? sql`false` : containsStems(groups)];
}

/** Whether the words of a text occur in a row, tried on that row alone: for the few rows that come first in an order. */
export function matchesText(text: string): SQL {
  const groups = stemGroups(text);
  if (groups === null) return sql`false`;
  return sql`exists (select from ${statementText} where ${statementText.id} = ${rows.id} and ${statementText.words} @@ ${toTsQuery(groups)}::tsquery offset 0)`;
}

/** Whether a point is between south, west, north, east; statements without coordinates never are. */
function insideBounds([south, west, north, east]: MapBounds): SQL {
  return sql`${rows.latitude} between ${south}::real and ${north}::real and ${rows.longitude} between ${west}::real and ${east}::real`;
}

const names = <T extends string>(record: Record<T, unknown>): T[] => Object.keys(record) as T[];

/** The part of the filters that an index in the order of dates begins with. */
export function indexedCondition(filters: StatementFilters, scope: SearchScope, now: Date): SQL {
  const { deal_types = [], real_estate_types = [], is_auction } = filters;
  if (is_auction) return searchCondition({ is_auction }, { ...scope, ...noPlaces }, now);
  const chosen = [scope.cities, scope.districts, scope.urbans, scope.streets].flat();
  const isIndexed = deal_types.length === 1 && chosen.length === 1 && scope.streets.length === 0;
  const types = real_estate_types.length === 1 ? { real_estate_types } : {};
  return isIndexed ? searchCondition({ deal_types, ...types }, scope, now) : sql`true`;
}
const noPlaces: PlaceScope = { cities: [], districts: [], urbans: [], streets: [] };

/**
 * The conditions of the filters on `statement_search`: the only definition of a filter for lists, counts, maps, strips and footer links.
 * Members of one list are alternatives, lists and flags narrow each other, amenities must all be there.
 * @param scope the chosen places after `mostSpecific`, and the exchange rate
 * @param now the moment that VIP tiers and the newest are measured from
 */
export function searchCondition(filters: StatementFilters, scope: SearchScope, now: Date): SQL {
  const lists = names(listColumns).flatMap((name) => {
    const ids = filters[name] ?? [];
    // Beside a walk, stations that are not the nearest ones count too.
    const isOfWalk = name === 'metro_station_ids' && filters.metro_minutes_to !== undefined;
    return ids.length > 0 && !isOfWalk ? [isOneOf(listColumns[name], ids)] : [];
  });
  const flags = names(flagConditions).flatMap((name) => (filters[name] ? [flagConditions[name](now)] : []));
  const ranges = statementRangeNames.flatMap((name) => rangeCondition(name, filters));
  const amenities = filters.parameters?.length ? [sql`${rows.parameters} @> ${`{${filters.parameters.join(',')}}`}::int[]`] : [];
  const bounds = filters.bounds ? [insideBounds(filters.bounds)] : [];
  const all = and(
    ...lists,
    ...placeConditions(scope),
    ...flags,
    ...ranges,
    ...priceConditions(filters, scope.usdRateGel),
    ...amenities,
    ...bounds,
    ...walkConditions(filters),
    ...areaConditions(filters.drawn_areas),
    ...textConditions(filters.q),
  );
  return all ?? sql`true`;
}
