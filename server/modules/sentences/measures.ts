import { priceMax } from '@/lib/contracts/bounds';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { currencyIds } from '@/lib/domain/money/currency';
import { manyRooms, roomTypeIdOf } from '@/lib/domain/statement/market-ids';
import type { Item } from './items';
import type { Bound, Unit } from './meanings';

/** @param isIgnored that the list has no filter for it, or only one that finds more */
export type Measure = { filters: StatementFilters; end: number; isIgnored?: boolean };

type Amount = {
  value: number;
  isScaled: boolean;
  isOrdinal: boolean;
  end: number;
  unit?: Unit;
  bound?: Bound;
  isSquare: boolean;
};

const scaledPriceMin = 1000;
/** A bound without a unit under this is not a price. */
const boundedPriceMin = 150;
const numberWordsMax = 5;
const partsMax = 5;
const squareMetres: Partial<Record<Unit, number>> = { sotka: 100, hectare: 10_000 };
const aboutShare = 0.1;
const bedroomsMax = 10;
const bathroomsMax = 3;

/** Digits, or number words that add up: "one hundred twenty". */
function readNumber(
  items: readonly Item[],
  at: number,
): { value: number; end: number; isOrdinal: boolean; suffix?: Bound | undefined } | null {
  const first = items[at];
  if (first?.is === 'half') return { value: 0.5, end: at + 1, isOrdinal: false };
  if (first?.is !== 'number') return null;
  let value = first.value;
  let least = value;
  let end = at + 1;
  let suffix: Bound | undefined = first.suffix;
  const isWord = (item: Item | undefined) => item?.is === 'number' && !/^\d/.test(item.raw) && !item.isOrdinal;
  while (isWord(first) && end < at + numberWordsMax && isWord(items[end])) {
    const next = items[end];
    if (next?.is !== 'number') break;
    if (next.value === 100 && value < 10) value *= 100;
    else if (least >= 20 && next.value < (least >= 100 ? 100 : 10)) value += next.value;
    else break;
    least = next.value;
    suffix = next.suffix;
    end += 1;
  }
  return { value, end, isOrdinal: first.isOrdinal === true, suffix };
}

const isGluedEnding = (item: Item | undefined): boolean => item?.is === 'dash' || (item?.is === 'noise' && item.isGlued === true);
const isAmountStart = (item: Item | undefined): boolean => item?.is === 'number' || item?.is === 'half' || isCurrency(item);
const isCurrency = (item: Item | undefined): boolean => item?.is === 'unit' && (item.unit === 'usd' || item.unit === 'gel');

/** A bound behind a number is its own unless another number follows it. */
const isOwnBound = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  if (item?.is !== 'bound') return false;
  return /^(?:მდე|ამდე|mde|დან|იდან|dan|\+)$/.test(item.raw) || !isAmountStart(items[at + 1]);
};

/** Takes what follows a number into its amount; false for anything else. */
function takePart(amount: Amount, items: readonly Item[], at: number, hasSign: boolean): boolean {
  const item = items[at];
  const isSameCurrency = item?.is === 'unit' && isCurrency(item) && item.unit === amount.unit;
  if (item?.is === 'scale' && (hasSign || !amount.unit)) {
    amount.value *= item.scale;
    amount.isScaled = true;
  } else if (item?.is === 'unit' && (!amount.unit || isSameCurrency)) amount.unit = item.unit;
  else if (item?.is === 'square_price') amount.isSquare = true;
  else if (item?.is === 'bound' && isOwnBound(items, at)) amount.bound = item.bound;
  else return false;
  if (item.suffix) amount.bound = item.suffix;
  amount.end = at + 1;
  return true;
}

/** The next part of an amount, its ending left out: "2-х", "5th". */
function skipEnding(items: readonly Item[], at: number): number {
  let next = at;
  while (isGluedEnding(items[next]) && !isAmountStart(items[next + 1])) next += 1;
  return next;
}

/** A number with what follows it: thousands, a unit, a bound. */
function readAmount(items: readonly Item[], start: number): Amount | null {
  const sign = items[start];
  const hasSign = isCurrency(sign);
  const number = readNumber(items, hasSign ? start + 1 : start);
  if (!number) return null;
  const { value, isOrdinal, end, suffix } = number;
  const amount: Amount = { value, isScaled: false, isOrdinal, end, isSquare: false };
  if (sign?.is === 'unit' && hasSign) amount.unit = sign.unit;
  if (suffix) amount.bound = suffix;
  for (let part = 0; part < partsMax; part++) if (!takePart(amount, items, skipEnding(items, amount.end), hasSign)) break;
  // "3к кв" has three rooms.
  if (amount.unit === 'rooms' && amount.value >= scaledPriceMin) amount.value /= 1000;
  return amount;
}

type Prefix = {
  at: number;
  bound?: Bound;
  isNot: boolean;
  unit?: Unit;
  isSquare: boolean;
  isCeiling: boolean;
  isBuilt: boolean;
};

/** What precedes a number: "not above", "floor", "price per square metre". */
function readPrefix(items: readonly Item[], start: number): Prefix {
  const prefix: Prefix = { at: start, isNot: false, isSquare: false, isCeiling: false, isBuilt: false };
  for (; prefix.at < start + partsMax; prefix.at++) {
    const item = items[prefix.at];
    if (item?.is === 'bound') prefix.bound = item.bound;
    else if (item?.is === 'not') prefix.isNot = true;
    else if (item?.is === 'square_price') prefix.isSquare = true;
    else if (item?.is === 'ceiling') prefix.isCeiling = true;
    else if (item?.is === 'built') prefix.isBuilt = true;
    else if (item?.is === 'unit' && (item.unit === 'floor' || item.unit === 'area')) prefix.unit = item.unit;
    else if (!(item?.is === 'noise' || item?.is === 'dash')) break;
  }
  return prefix;
}

const negated: Partial<Record<Bound, Bound>> = { above: 'to', from: 'to', below: 'from', to: 'from' };

/** The second number of a range: "50 to 70", "50-70", "from 50, to 70". */
function readSecond(items: readonly Item[], first: Amount, bound: Bound | undefined): Amount | null {
  const separator = items[first.end];
  const isFrom = (first.bound ?? bound) === 'from';
  const isJoined = separator?.is === 'dash' || (separator?.is === 'bound' && separator.bound === 'to') || separator?.is === 'and';
  if (!isJoined && !(isFrom && (isAmountStart(separator) || separator?.is === 'noise'))) return null;
  const at = isJoined || separator?.is === 'noise' ? first.end + 1 : first.end;
  const second = readAmount(items, at);
  if (!second) return null;
  if (!isJoined && second.bound !== 'to') return null;
  if (first.unit && second.unit && first.unit !== second.unit) return null;
  // "Two and 3 rooms" are two choices only of rooms.
  const unit = second.unit ?? first.unit;
  if (separator?.is === 'and' && !isFrom && unit !== 'rooms' && unit !== 'bedrooms') return null;
  return second;
}

const counted = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

type Range = { from?: number | undefined; to?: number | undefined };

function countFilters(unit: 'rooms' | 'bedrooms' | 'bathrooms', { from, to }: Range): StatementFilters | null {
  const max = { rooms: manyRooms, bedrooms: bedroomsMax, bathrooms: bathroomsMax }[unit];
  const counts = counted(from ?? 1, Math.min(to ?? max, max));
  if (counts.length === 0 || (from ?? 1) < 1 || !Number.isInteger(from ?? 1) || !Number.isInteger(to ?? 1)) return null;
  if (unit === 'rooms') return { room_types: counts.map(roomTypeIdOf) };
  return unit === 'bedrooms' ? { bedroom_types: counts } : { bathroom_types: counts };
}

const ranged = (name: 'price' | 'square_price' | 'area' | 'floor' | 'height', { from, to }: Range): StatementFilters => ({
  ...(from === undefined ? {} : { [`${name}_from`]: from }),
  ...(to === undefined ? {} : { [`${name}_to`]: to }),
});

/** One number with its bound as a range; what a bare number means depends on its unit. */
function rangeOf(value: number, bound: Bound | undefined, single: 'from' | 'to' | 'exact', step: number): Range {
  switch (bound) {
    case 'from':
      return { from: value };
    case 'to':
      return { to: value };
    case 'above':
      return { from: value + step };
    case 'below':
      return { to: value - step };
    case 'about':
      return { from: Math.round(value * (1 - aboutShare)), to: Math.round(value * (1 + aboutShare)) };
    default:
      return single === 'exact' ? { from: value, to: value } : { [single]: value };
  }
}

type Read = { first: Amount; second: Amount | null; bound: Bound | undefined; prefix: Prefix };

function priceFilters({ first, second, bound, prefix }: Read, unit: Unit | undefined): StatementFilters | null {
  const range = second ? { from: first.value, to: second.value } : rangeOf(first.value, bound, 'to', 0);
  const isSquare = prefix.isSquare || first.isSquare || second?.isSquare;
  const currency = unit === 'usd' || unit === 'gel' ? { currency_id: currencyIds[unit] } : {};
  return { ...ranged(isSquare ? 'square_price' : 'price', range), ...currency };
}

function filtersOf(read: Read): StatementFilters | null {
  const { first, second, bound, prefix } = read;
  const unit = second?.unit ?? first.unit ?? prefix.unit;
  const range = (single: 'from' | 'exact', step = 0): Range =>
    second ? { from: first.value, to: second.value } : rangeOf(first.value, bound, single, step);
  if (first.isOrdinal && unit !== 'floor') return null;
  switch (unit) {
    case 'rooms':
    case 'bedrooms':
    case 'bathrooms':
      return countFilters(unit, range('exact', 1));
    case 'floor':
      return ranged('floor', range('exact', 1));
    case 'area':
    case 'sotka':
    case 'hectare': {
      const factor = squareMetres[unit] ?? 1;
      const { from, to } = range('from');
      return ranged('area', { from: from && from * factor, to: to && to * factor });
    }
    case 'metre':
      return ranged(prefix.isCeiling ? 'height' : 'area', range('from'));
    case 'minutes':
      return { metro_minutes_to: first.value };
    case 'year':
      return null;
    default: {
      if (prefix.isCeiling) return ranged('height', range('from'));
      const value = Math.max(first.value, second?.value ?? 0);
      const isPrice = unit !== undefined || value >= scaledPriceMin || (bound !== undefined && value >= boundedPriceMin);
      return isPrice ? priceFilters(read, unit) : null;
    }
  }
}

const yearMin = 1800;
const yearMax = 2100;

/** "Built after 2020", "2015 года": the list knows only whether a building is of after 2000. */
function readYear(items: readonly Item[], amount: Amount, prefix: Prefix): Measure | null {
  const { value, unit } = amount;
  if (!Number.isInteger(value) || value < yearMin || value > yearMax) return null;
  let { end } = amount;
  const isBuilt = prefix.isBuilt || items[end]?.is === 'built';
  if (unit !== 'year' && (unit !== undefined || !isBuilt)) return null;
  while (items[end]?.is === 'built') end += 1;
  const isUpper = ['to', 'below'].includes(amount.bound ?? prefix.bound ?? '');
  return { filters: value >= 2000 && !isUpper ? { build_years: [3] } : {}, end, isIgnored: true };
}

/** "2+1" of an advert has two bedrooms and a living room. */
function readPlan(items: readonly Item[], at: number): Measure | null {
  const [bedrooms, sign, one] = items.slice(at, at + 3);
  if (bedrooms?.is !== 'number' || bedrooms.value > bedroomsMax || sign?.raw !== '+' || !sign.isGlued) return null;
  return one?.is === 'number' && one.value === 1 ? { filters: { bedroom_types: [bedrooms.value] }, end: at + 3 } : null;
}

/** A number with its unit and bounds: "under 100k", "50-დან 70 კვადრატამდე", "не выше пятого этажа"; null for anything else. */
export function readMeasure(items: readonly Item[], at: number): Measure | null {
  const plan = readPlan(items, at);
  if (plan) return plan;
  const prefix = readPrefix(items, at);
  const first = readAmount(items, prefix.at);
  if (!first) return null;
  const year = readYear(items, first, prefix);
  if (year) return year;
  if (first.unit === 'guests') return { filters: {}, end: first.end, isIgnored: true };
  const bound = prefix.isNot && prefix.bound ? negated[prefix.bound] : (first.bound ?? prefix.bound);
  const second = readSecond(items, first, prefix.bound);
  if (second?.isScaled && !first.isScaled && first.value < scaledPriceMin) {
    const factor = second.value >= 1_000_000 ? 1_000_000 : 1_000;
    first.value *= factor;
  }
  // A phone number, or a number outside every filter's range.
  if (Math.max(first.value, second?.value ?? 0) > priceMax) return null;
  const filters = filtersOf({ first, second, bound, prefix });
  return filters && { filters, end: (second ?? first).end };
}
