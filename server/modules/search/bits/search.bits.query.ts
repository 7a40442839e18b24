import { type SQL, sql } from 'drizzle-orm';
import type { statementFlagNames, statementRangeNames } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { straightMetresOfWalk } from '@/lib/domain/place/walk';
import type { PlaceScope, SearchScope } from '../conditions/search.places.query';
import { comparedCurrencyId } from '../conditions/search.prices';
import { stemGroups } from '../conditions/search.terms';
import { holdsStems, isOnStreet } from '../search.query';
import {
  allOf,
  anyToken,
  type BitExpression,
  between,
  chunkRows,
  eitherOf,
  flagToken,
  hasOptionToken,
  listedToken,
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
const unheldNames = [
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

const isHeld = (filters: StatementFilters, places: PlaceScope): boolean =>
  !isSparse(filters) &&
  unheldNames.every((name) => filters[name] === undefined || filters[name] === false) &&
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
/** The code of the least float that is not below the bound as the column holds it. */
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
  const onStreets: BitExpression[] = streets.length > 0 ? [{ kind: 'rows', condition: isOnStreet(streets) }] : [];
  return [eitherOf([oneOf('cities', cities), oneOf('districts', districts), oneOf('urbans', urbans), ...onStreets])];
}

/** Stems that have bitmaps, by their tokens. */
export type WordTokens = ReadonlyMap<string, number>;

/** Stems without a bitmap stand in few texts, which their index finds: in one search those of all groups that have no other. */
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
      return rare.length === 0 ? common : eitherOf([common, { kind: 'rows', condition: holdsStems([rare]) }]);
    });
  return rareGroups.length === 0 ? others : [...others, { kind: 'rows', condition: holdsStems(rareGroups) }];
}

function boundsExpressions({ bounds }: StatementFilters): BitExpression[] {
  if (!bounds) return [];
  const [south, west, north, east] = bounds;
  return [between('latitude', realCode(south), realCode(north)), between('longitude', realCode(west), realCode(east))];
}

/**
 * What the filters stand for in bitmaps; the same rows as `searchCondition`.
 * @returns null when the filters name something that bitmaps do not hold
 */
export function bitExpression(filters: StatementFilters, scope: SearchScope, words: WordTokens): BitExpression | null {
  if (!isHeld(filters, scope)) return null;
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

export const noBits = `(0::bit(${chunkRows}))::varbit`;

/** What expressions are read from: tokens, and masks of rows that an index finds, in the order in which they are met. */
type Sources = { tokens: number[]; masks: SQL[] };

/** An expression as SQL over the sources of a chunk; it holds no text but numbers. */
function bitsText(expression: BitExpression, sources: Sources): string {
  if (expression.kind === 'none') return noBits;
  if (expression.kind === 'token') return loadedBits(expression.tok, sources);
  if (expression.kind === 'rows') return `coalesce(mask${sources.masks.push(expression.condition)}.bits, ${noBits})`;
  if (expression.kind === 'any') return `(${expression.toks.map((tok) => loadedBits(tok, sources)).join(' | ')})`;
  if (expression.kind === 'but') return `(${bitsText(expression.from, sources)} & ~${bitsText(expression.not, sources)})`;
  const parts = expression.parts.map((part) => bitsText(part, sources));
  if (parts.length === 0) return `~${noBits}`;
  return `(${parts.join(expression.kind === 'and' ? ' & ' : ' | ')})`;
}

function loadedBits(tok: number, { tokens }: Sources): string {
  if (!tokens.includes(tok)) tokens.push(tok);
  return `loaded.bits[${tokens.indexOf(tok) + 1}]`;
}

const inChunk = sql.raw(`ord / ${chunkRows}`);
const maskOf = (condition: SQL, index: number): SQL => sql`left join (
    select ${inChunk} as chunk, bit_or(set_bit(${sql.raw(noBits)}, ord % ${sql.raw(String(chunkRows))}, 1)) as bits
    from statement_search where ord is not null and ${condition} group by 1) ${sql.raw(`mask${index + 1} on mask${index + 1}.chunk = c.chunk`)}`;

/**
 * Expressions over the chunks `c`, and what they are read from. All bitmaps of a chunk are loaded into one array: a subquery for each of a hundred
 * digits takes longer to plan than to run.
 */
export function combineBits(expressions: readonly BitExpression[]): { bits: SQL[]; loaded: SQL } {
  const sources: Sources = { tokens: [], masks: [] };
  const bits = expressions.map((expression) => sql.raw(bitsText(expression, sources)));
  const loaded = sql.raw(`cross join lateral (
    select array_agg(coalesce(s.bits, ${noBits}) order by t.place) as bits from unnest('{${sources.tokens.join(',')}}'::int[]) with ordinality t(tok, place)
    left join search_bits s on s.tok = t.tok and s.chunk = c.chunk) loaded`);
  return { bits, loaded: sources.masks.length === 0 ? loaded : sql.join([loaded, ...sources.masks.map(maskOf)], sql` `) };
}

/** Chunks with the bits of the sealed rows that an expression chooses: a query of (chunk, bits). */
export function chosenChunks(expression: BitExpression): SQL {
  const {
    bits: [bits = sql.raw(noBits)],
    loaded,
  } = combineBits([expression]);
  return sql`select c.chunk, c.bits & ${bits} & ~coalesce((
      select bit_or(set_bit(${sql.raw(noBits)}, ord % ${sql.raw(String(chunkRows))}, 1)) from search_dead
      where ord >= c.chunk * ${sql.raw(String(chunkRows))} and ord < (c.chunk + 1) * ${sql.raw(String(chunkRows))}), ${sql.raw(noBits)}) as bits
    from search_bits c ${loaded} where c.tok = ${sql.raw(String(listedToken))}`;
}

/** The rows that were written since the last seal. Their ids come first, so that their index finds them, however many the planner expects. */
export const isInTail: SQL = sql`statement_search.id = any(array(select id from search_tail))`;
