import type { statementFlagNames, statementRangeNames } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { straightMetresOfWalk } from '@/lib/domain/place/walk';
import type { PlaceScope, SearchScope } from '../conditions/search.places.query';
import { comparedCurrencyId } from '../conditions/search.prices';
import { stemGroups } from '../conditions/search.terms';
import { containsStems, isOnStreet } from '../search.query';
import {
  allOf,
  anyToken,
  type BitExpression,
  between,
  eitherOf,
  flagToken,
  hasOptionToken,
  type OptionName,
  optionToken,
  priceBetween,
  realCode,
  smallintCode,
  type TokenFlag,
  token,
} from './search.tokens.query';

/** Filters whose values are few enough for a bitmap each. */
const optionNames = [
  'deal_types',
  'real_estate_types',
  'metro_station_ids',
  'statuses',
  'conditions',
  'project_types',
  'room_types',
  'bedroom_types',
  'bathroom_types',
  'living_room_types',
  'hot_water_types',
  'heating_types',
  'parking_types',
  'storeroom_types',
  'material_types',
  'door_window_types',
  'build_years',
  'rent_types',
  'lease_types',
  'lease_contract_types',
  'daily_rent_types',
  'price_types',
  'area_types',
  'owner_types',
] as const satisfies OptionName[] & (keyof StatementFilters)[];
/** Few rows have one of these, and their indexes answer; an outline is no matter of digits. */
const sparseNames = ['ids', 'users', 'agencies', 'projects', 'drawn_areas'] as const;
/** Conditions that change with the clock. */
const uncoveredNames = [
  'newest',
  'is_vip',
  'is_super_vip',
  'is_vip_plus',
  'is_vip_or_with_3d',
] as const satisfies (typeof statementFlagNames)[number][];
const flagNames = [
  'with_3d',
  'with_picture',
  'is_auction',
  'has_balcony',
  'has_loggia',
  'has_porch',
  'has_cadastral_code',
  'can_exchanged',
  'not_first',
  'not_last',
  'has_parking',
] as const satisfies (TokenFlag & keyof StatementFilters)[];

/** Whether the filters name something that few rows have, which an index finds. */
export const isSparse = (filters: StatementFilters): boolean => sparseNames.some((name) => filters[name]?.length);

const isCovered = (filters: StatementFilters, places: PlaceScope): boolean =>
  !isSparse(filters) &&
  uncoveredNames.every((name) => filters[name] === undefined || filters[name] === false) &&
  // A walk to a chosen station is measured; the nearest station and its distance have bitmaps.
  (filters.metro_minutes_to === undefined || !filters.metro_station_ids?.length) &&
  // Streets alone have few rows, which their index finds.
  (places.streets.length === 0 || places.cities.length + places.districts.length + places.urbans.length > 0);

const oneOf = (name: OptionName, ids: readonly number[]): BitExpression =>
  anyToken(ids.filter(hasOptionToken).map((id) => optionToken(name, id)));

const wholeAbove = (value: number | undefined, factor: number): number | undefined =>
  value === undefined ? undefined : Math.ceil(Number((value * factor).toFixed(4)));
const wholeBelow = (value: number | undefined, factor: number): number | undefined =>
  value === undefined ? undefined : Math.floor(Number((value * factor).toFixed(4)));
const smallint = (value: number | undefined): number | undefined => (value === undefined ? undefined : smallintCode(value));
/** The code of the least float that is not below the bound as stored in the column. */
const real = (value: number | undefined): number | undefined => (value === undefined ? undefined : realCode(value));

function rangeExpressions(filters: StatementFilters, usdRateGel: number): BitExpression[] {
  const has = (...names: (typeof statementRangeNames)[number][]): boolean => names.some((name) => filters[name] !== undefined);
  const parts: BitExpression[] = [];
  if (has('area_from', 'area_to')) parts.push(between('area', real(filters.area_from), real(filters.area_to)));
  if (has('floor_from', 'floor_to'))
    parts.push(between('floor', smallint(wholeAbove(filters.floor_from, 1)), smallint(wholeBelow(filters.floor_to, 1))));
  if (has('height_from', 'height_to'))
    parts.push(between('height', smallint(wholeAbove(filters.height_from, 100)), smallint(wholeBelow(filters.height_to, 100))));
  if (filters.metro_minutes_to !== undefined)
    parts.push(between('metro_distance', undefined, Math.floor(straightMetresOfWalk(filters.metro_minutes_to))));
  for (const kind of ['price', 'square_price'] as const) {
    if (!has(`${kind}_from`, `${kind}_to`)) continue;
    const bounds = { from: wholeAbove(filters[`${kind}_from`], 100), to: wholeBelow(filters[`${kind}_to`], 100) };
    parts.push(priceBetween(kind, bounds, comparedCurrencyId(filters.currency_id), usdRateGel));
  }
  return parts;
}

function placeExpressions({ cities, districts, urbans, streets }: PlaceScope): BitExpression[] {
  if (cities.length + districts.length + urbans.length === 0) return [];
  const onStreets: BitExpression[] =
    streets.length > 0
      ? [{ kind: 'rows', condition: isOnStreet(streets), holds: ({ streetId }) => streets.includes(streetId) }]
      : [];
  return [eitherOf([oneOf('cities', cities), oneOf('districts', districts), oneOf('urbans', urbans), ...onStreets])];
}

/** Stems that have bitmaps, by their tokens. */
export type WordTokens = ReadonlyMap<string, number>;

const holding = (groups: readonly string[][]): BitExpression => ({
  kind: 'rows',
  condition: containsStems(groups),
  holds: ({ stems }) => groups.every((group) => group.some((word) => stems.has(word))),
});

/** Stems without a bitmap occur in few texts, which their index finds: in one search those of all groups that have no other. */
function textExpressions(text: string | undefined, words: WordTokens): BitExpression[] {
  if (text === undefined || text.trim() === '') return [];
  const groups = stemGroups(text);
  if (groups === null) return [{ kind: 'none' }];
  const isRare = (word: string): boolean => !words.has(word);
  const rareGroups = groups.filter((stems) => stems.every(isRare));
  const others = groups
    .filter((stems) => !stems.every(isRare))
    .map((stems) => {
      const rare = stems.filter(isRare);
      const common = anyToken(stems.flatMap((word) => words.get(word) ?? []));
      return rare.length === 0 ? common : eitherOf([common, holding([rare])]);
    });
  return rareGroups.length === 0 ? others : [...others, holding(rareGroups)];
}

function boundsExpressions({ bounds }: StatementFilters): BitExpression[] {
  if (!bounds) return [];
  const [south, west, north, east] = bounds;
  return [between('latitude', realCode(south), realCode(north)), between('longitude', realCode(west), realCode(east))];
}

/**
 * The filters as an expression over bitmaps; the same rows as `searchCondition`.
 * @returns null when the filters name something that bitmaps do not cover
 */
export function bitExpression(filters: StatementFilters, scope: SearchScope, words: WordTokens): BitExpression | null {
  if (!isCovered(filters, scope)) return null;
  const lists = optionNames.flatMap((name) => (filters[name]?.length ? [oneOf(name, filters[name])] : []));
  const flags = flagNames.flatMap((name) => (filters[name] ? [token(flagToken(name))] : []));
  const owner = filters.owner ? [oneOf('owner_types', [1])] : [];
  const amenities = (filters.parameters ?? []).map((id) => oneOf('parameters', [id]));
  return allOf([
    ...lists,
    ...placeExpressions(scope),
    ...flags,
    ...owner,
    ...amenities,
    ...rangeExpressions(filters, scope.usdRateGel),
    ...boundsExpressions(filters),
    ...textExpressions(filters.q, words),
  ]);
}
