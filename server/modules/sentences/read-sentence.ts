import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { dealTypes as deals, realEstateTypes as types } from '@/lib/domain/statement/market-ids';
import { type Item, type NamedPlace, type PlaceNames, toItems } from './items';
import { readMeasure } from './measures';
import { toTokens } from './tokens';

/** What was understood, and the words that were not. */
export type Sentence = { filters: StatementFilters; q: string };

/** How far "near the metro" is, in minutes of a walk. */
const nearMinutes = 10;
const floorWordsMax = 10;
const qLengthMax = 255;

/** Filters of both; what lists name is put together, in order. */
function merge(left: StatementFilters, right: StatementFilters): StatementFilters {
  const merged: Record<string, unknown> = { ...left };
  for (const [name, value] of Object.entries(right)) {
    const before = merged[name];
    merged[name] =
      Array.isArray(before) && Array.isArray(value)
        ? [...new Set([...before, ...value])].sort((one, other) => one - other)
        : value;
  }
  return merged as StatementFilters;
}

const isQuiet = (item: Item): boolean => item.is === 'and' || item.is === 'noise' || item.is === 'dash';

/** What precedes the word "floor": which floors, and whether they are refused. @returns null for anything else */
function readWhichFloors(
  items: readonly Item[],
  at: number,
): { isNot: boolean; isFirst: boolean; isLast: boolean; end: number } | null {
  const floors = { isNot: false, isFirst: false, isLast: false };
  for (let end = at; end < at + floorWordsMax; end++) {
    const item = items[end];
    if (!item) return null;
    if (item.is === 'unit' && item.unit === 'floor') return { ...floors, end: end + 1 };
    if (item.is === 'not') floors.isNot = true;
    else if (item.is === 'last') floors.isLast = true;
    else if (item.is === 'number' && item.value === 1) floors.isFirst = true;
    else if (!isQuiet(item)) return null;
  }
  return null;
}

/** "Not the first and not the last floor", "except the last floor", "ბოლო სართული არა". */
function readFloors(items: readonly Item[], at: number): { filters: StatementFilters; end: number } | null {
  const which = readWhichFloors(items, at);
  if (!which?.isFirst && !which?.isLast) return null;
  let { end } = which;
  while (items[end]?.is === 'noise' || items[end]?.is === 'unit') end += 1;
  const isRefused = items[end]?.is === 'not';
  if (!which.isNot && !isRefused) return null;
  const filters = { ...(which.isFirst ? { not_first: true } : {}), ...(which.isLast ? { not_last: true } : {}) };
  return { filters, end: isRefused ? end + 1 : end };
}

type State = {
  filters: StatementFilters;
  text: string[];
  places: NamedPlace[];
  hasGarage: boolean;
  hasLease: boolean;
  hasMetro: boolean;
};

const isRefusal = (item: Item | undefined): boolean => item?.is === 'not' && /^(?:გარეშე|არა|нет)$/.test(item.raw);

/** Reads one item that is not a measure. @returns the index of the next */
function readItem(items: readonly Item[], at: number, state: State): number {
  const item = items[at];
  const next = items[at + 1];
  if (!item) return at + 1;
  const refused = item.is === 'not' && (next?.is === 'filters' || next?.is === 'garage');
  if (refused || ((item.is === 'filters' || item.is === 'garage') && isRefusal(next))) {
    // The list has no filters that exclude.
    state.text.push(item.raw, next?.raw ?? '');
    return at + 2;
  }
  if (item.is === 'filters') state.filters = merge(state.filters, item.filters);
  else if (item.is === 'place') state.places.push(item.place);
  else if (item.is === 'garage') state.hasGarage = true;
  else if (item.is === 'lease') state.hasLease = true;
  else if (item.is === 'metro') state.hasMetro = true;
  else if (item.is === 'text' || item.is === 'last' || item.is === 'number' || item.is === 'half' || item.raw === '€')
    state.text.push(item.raw);
  return at + 1;
}

const without = (list: number[] | undefined, id: number) => list?.filter((member) => member !== id);

/** The filters of the places, without those that contain another one. */
function placeFilters(places: readonly NamedPlace[]): StatementFilters {
  const holds = (outer: NamedPlace, inner: NamedPlace): boolean => {
    if (outer === inner || outer.name === inner.name) return false;
    if (outer.name === 'cities') return inner.cityId === outer.id;
    if (outer.name === 'districts') return inner.districtId === outer.id;
    return outer.name === 'urbans' && inner.urbanId === outer.id;
  };
  return places
    .filter((outer) => !places.some((inner) => holds(outer, inner)))
    .reduce((filters: StatementFilters, { name, id }) => merge(filters, { [name]: [id] }), {});
}

/** What the words of a sentence mean together. */
function settle({ filters: read, places, hasGarage, hasLease, hasMetro }: State): StatementFilters {
  let filters = read;
  const hasHome = filters.real_estate_types || filters.room_types || filters.bedroom_types;
  if (hasGarage)
    filters = merge(filters, hasHome ? { parking_types: [1] } : { real_estate_types: [types.commercial], statuses: [13] });
  const isLand = filters.real_estate_types?.join() === String(types.land);
  const rentIds: number[] = [deals.rent, deals.lease];
  if (hasLease) filters = merge(filters, { deal_types: [isLand ? deals.lease : deals.rent] });
  if (isLand && filters.deal_types?.some((id) => rentIds.includes(id))) filters = { ...filters, deal_types: [deals.lease] };
  // "ქირავდება დღიურად" means both.
  if (filters.deal_types?.includes(deals.daily)) filters = { ...filters, deal_types: without(filters.deal_types, deals.rent) };
  // Next to a flat a house is the building.
  if (filters.real_estate_types?.includes(types.apartment))
    filters = { ...filters, real_estate_types: without(filters.real_estate_types, types.house) };
  const isNearMetro =
    hasMetro && filters.metro_minutes_to === undefined && !places.some(({ name }) => name === 'metro_station_ids');
  return merge(isNearMetro ? { ...filters, metro_minutes_to: nearMinutes } : filters, placeFilters(places));
}

/** Reads what people write into a search field: the filters of the list that it means, and the text that is left. Reads the first hundred words. */
export function readSentence(text: string, places: PlaceNames): Sentence {
  const items = toItems(toTokens(text), places);
  const state: State = { filters: {}, text: [], places: [], hasGarage: false, hasLease: false, hasMetro: false };
  let at = 0;
  while (at < items.length) {
    const read = readFloors(items, at) ?? readMeasure(items, at);
    if (read) {
      state.filters = merge(state.filters, read.filters);
      at = read.end;
    } else at = readItem(items, at, state);
  }
  return { filters: settle(state), q: state.text.filter(Boolean).join(' ').slice(0, qLengthMax) };
}
