import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { dealTypes as deals, realEstateTypes as types } from '@/lib/domain/statement/market-ids';
import { dealOfBudget } from './budget';
import { type Item, type NamedPlace, type PlaceNames, toItems } from './items';
import { type Measure, readMeasure } from './measures';
import { isExcludable, placeFilters } from './place-filters';
import { readRefusal, wordsOf } from './refusals';
import { toTokens } from './tokens';

/** What was understood, the words that were not, and what was understood but no filter of the list expresses. */
export type Sentence = { filters: StatementFilters; q: string; ignored: string[] };

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
function readFloors(items: readonly Item[], at: number): Measure | null {
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
  ignored: string[];
  places: NamedPlace[];
  excluded: NamedPlace[];
  hasGarage: boolean;
  hasLease: boolean;
  hasMetro: boolean;
};

/** Leaves out the refused places; the list has no filters that exclude anything else, which is not searched as text either. */
function refuse({ excluded, ignored }: State, refused: readonly Item[], words: string): void {
  const places = refused.flatMap((item) => (item.is === 'place' && isExcludable(item.place) ? [item.place] : []));
  excluded.push(...places);
  if (places.length < refused.length) ignored.push(words);
}

const isDaily = (item: Item | undefined): boolean =>
  item?.is === 'filters' && item.filters.deal_types?.join() === String(deals.daily);

/** Reads one item that is not a measure. @returns the index of the next */
function readItem(items: readonly Item[], at: number, state: State): number {
  const item = items[at];
  if (!item) return at + 1;
  if (item.is === 'number' && isDaily(items[at + 1])) state.ignored.push(`${item.raw} ${items[at + 1]?.raw}`);
  else if (item.is === 'filters') state.filters = merge(state.filters, item.filters);
  else if (item.is === 'place') state.places.push(item.place);
  else if (item.is === 'garage') state.hasGarage = true;
  else if (item.is === 'lease') state.hasLease = true;
  else if (item.is === 'metro') state.hasMetro = true;
  else if (item.is === 'text' || item.is === 'last' || item.is === 'number' || item.is === 'half' || item.raw === '€')
    state.text.push(item.raw);
  return at + 1;
}

const without = (list: number[] | undefined, id: number) => list?.filter((member) => member !== id);

/** What the words of a sentence mean together. */
function settle(
  { filters: read, places, excluded, hasGarage, hasLease, hasMetro }: State,
  partsOf: PlaceNames['partsOf'],
): StatementFilters {
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
  const deal = filters.deal_types ? null : dealOfBudget(filters);
  if (deal !== null) filters = { ...filters, deal_types: [deal] };
  const isNearMetro =
    hasMetro && filters.metro_minutes_to === undefined && !places.some(({ name }) => name === 'metro_station_ids');
  return merge(isNearMetro ? { ...filters, metro_minutes_to: nearMinutes } : filters, placeFilters(places, excluded, partsOf));
}

/** Reads what people write into a search field: the filters of the list that it means, and the text that is left. Reads the first hundred words. */
export function readSentence(text: string, places: PlaceNames): Sentence {
  const items = toItems(toTokens(text), places);
  const none = { text: [], ignored: [], places: [], excluded: [] };
  const state: State = { ...none, filters: {}, hasGarage: false, hasLease: false, hasMetro: false };
  let at = 0;
  while (at < items.length) {
    const read = readFloors(items, at) ?? readMeasure(items, at);
    const refusal = read ? null : readRefusal(items, at);
    if (read) {
      state.filters = merge(state.filters, read.filters);
      if (read.isIgnored) state.ignored.push(wordsOf(items.slice(at, read.end)));
    } else if (refusal) refuse(state, refusal.refused, refusal.words);
    at = read?.end ?? refusal?.end ?? readItem(items, at, state);
  }
  const q = state.text.filter(Boolean).join(' ').slice(0, qLengthMax);
  return { filters: settle(state, places.partsOf), q, ignored: state.ignored };
}
