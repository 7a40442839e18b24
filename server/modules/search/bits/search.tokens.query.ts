import type { SQL } from 'drizzle-orm';
import {
  type PriceBounds,
  type PriceKind,
  type TypedCurrencyId,
  typedBounds,
  typedCurrencyIds,
} from '../conditions/search.prices';

/** Rows in one chunk of a bitmap: 4,000 bytes, so that two fit in a page. */
export const chunkRows = 32_000;
/** Upper bound of chunks in a place number. */
export const chunksMax = 2 ** 17;

/** Numbers in stored bitmaps: they never change their meaning. */
const optionNumbers = {
  deal_types: 1,
  real_estate_types: 2,
  cities: 3,
  districts: 4,
  urbans: 5,
  metro_station_ids: 6,
  statuses: 7,
  conditions: 8,
  project_types: 9,
  room_types: 10,
  bedroom_types: 11,
  bathroom_types: 12,
  living_room_types: 13,
  hot_water_types: 14,
  heating_types: 15,
  parking_types: 16,
  storeroom_types: 17,
  material_types: 18,
  door_window_types: 19,
  build_years: 20,
  rent_types: 21,
  lease_types: 22,
  lease_contract_types: 23,
  daily_rent_types: 24,
  price_types: 25,
  area_types: 26,
  owner_types: 27,
  parameters: 28,
  /** The currency of a price that is not negotiable. */
  price_currencies: 29,
  flags: 30,
  /** Stems that many texts contain, by their number in `search_words`. */
  words: 31,
} as const;
const flagNumbers = {
  listed: 1,
  with_3d: 2,
  with_picture: 3,
  is_auction: 4,
  has_balcony: 5,
  has_loggia: 6,
  has_porch: 7,
  has_cadastral_code: 8,
  can_exchanged: 9,
  not_first: 10,
  not_last: 11,
  has_parking: 12,
  /** Rows whose place is not that of their date. */
  out_of_order: 13,
} as const;
/** Ordered columns, with the count of hexadecimal digits that their codes take. */
const rangeNumbers = {
  price: [1, 10],
  area: [2, 8],
  latitude: [3, 8],
  longitude: [4, 8],
  floor: [5, 4],
  height: [6, 4],
  metro_distance: [7, 8],
  square_price: [8, 10],
} as const;

export type OptionName = keyof typeof optionNumbers;
export type TokenFlag = keyof typeof flagNumbers;
type RangeTokenName = keyof typeof rangeNumbers;

const optionStep = 10_000_000;
const rangeBase = 500_000_000;
const rangeStep = 1000;
const knownOffset = 999;

/** The token before the first of an option's tokens, and the one after the last. */
export const optionTokens = (name: OptionName): { base: number; end: number } => {
  const base = optionNumbers[name] * optionStep;
  return { base, end: base + optionStep };
};
/** The token before the first of the option that a token is of; undefined for those of ordered columns. */
export const optionBaseOf = (tokenId: number): number | undefined =>
  tokenId < rangeBase ? tokenId - (tokenId % optionStep) : undefined;
export const optionToken = (name: OptionName, value: number): number => optionNumbers[name] * optionStep + value;
export const hasOptionToken = (value: number): boolean => value > 0 && value < optionStep;
export const flagToken = (name: TokenFlag): number => optionToken('flags', flagNumbers[name]);
export const listedToken = flagToken('listed');
export const outOfOrderToken = flagToken('out_of_order');

/** What an index finds a row by. */
export type FoundRow = { streetId: number; stems: ReadonlySet<string> };

/** An expression that selects rows: tokens, few rows that an index finds, and combinations of these. */
export type BitExpression =
  | { kind: 'none' }
  | { kind: 'token'; tokenId: number }
  | { kind: 'rows'; condition: SQL; holds: (row: FoundRow) => boolean }
  | { kind: 'any'; tokenIds: number[] }
  | { kind: 'and' | 'or'; parts: BitExpression[] }
  | { kind: 'but'; from: BitExpression; not: BitExpression };

const none: BitExpression = { kind: 'none' };
export const token = (tokenId: number): BitExpression => ({ kind: 'token', tokenId });
export const anyToken = (tokenIds: number[]): BitExpression =>
  tokenIds.length === 0 ? none : tokenIds.length === 1 ? token(tokenIds[0] ?? 0) : { kind: 'any', tokenIds };
export const allOf = (parts: BitExpression[]): BitExpression =>
  parts.some(({ kind }) => kind === 'none') ? none : { kind: 'and', parts };
export const eitherOf = (given: BitExpression[]): BitExpression => {
  const parts = given.filter(({ kind }) => kind !== 'none');
  return parts.length === 0 ? none : { kind: 'or', parts };
};

const digitToken = (name: RangeTokenName, digit: number, value: number): number =>
  rangeBase + rangeNumbers[name][0] * rangeStep + digit * 16 + value;
const knownToken = (name: RangeTokenName): number => rangeBase + rangeNumbers[name][0] * rangeStep + knownOffset;
/** The tokens of the ordered column that a token is of: the one before the first, and the one after the last; undefined for others. */
export const rangeTokensOf = (tokenId: number): { base: number; end: number } | undefined => {
  if (tokenId < rangeBase) return undefined;
  const base = tokenId - (tokenId % rangeStep) - 1;
  return { base, end: base + rangeStep + 1 };
};
const digitOf = (code: number, digit: number): number => Math.floor(code / 16 ** digit) % 16;

/** The tokens of a code: that it is known, and of each digit each value that it does not exceed. */
export function codeTokens(name: RangeTokenName, code: number): number[] {
  const tokens = [knownToken(name)];
  for (let digit = 0; digit < rangeNumbers[name][1]; digit += 1)
    for (let value = digitOf(code, digit); value < 15; value += 1) tokens.push(digitToken(name, digit, value));
  return tokens;
}

/** Rows whose code is at most this, compared digit by digit from the lowest: lower here, or equal here and at most the rest. */
function atMost(name: RangeTokenName, most: number): BitExpression {
  const digits = rangeNumbers[name][1];
  const known = token(knownToken(name));
  if (most < 0) return none;
  if (most >= 16 ** digits - 1) return known;
  const notAbove = (digit: number, value: number): BitExpression =>
    value === 15 ? known : value < 0 ? none : token(digitToken(name, digit, value));
  let found = notAbove(0, digitOf(most, 0));
  for (let digit = 1; digit < digits; digit += 1) {
    const value = digitOf(most, digit);
    const equalOrLower = value === 15 ? found : allOf([notAbove(digit, value), found]);
    found = eitherOf([notAbove(digit, value - 1), equalOrLower]);
  }
  return found;
}

/** Rows whose code is between the bounds, both included; an absent bound does not limit. */
export function between(name: RangeTokenName, from: number | undefined, to: number | undefined): BitExpression {
  const upper = to === undefined ? token(knownToken(name)) : atMost(name, to);
  if (from === undefined || upper.kind === 'none') return upper;
  const lower = atMost(name, from - 1);
  return lower.kind === 'none' ? upper : { kind: 'but', from: upper, not: lower };
}

const smallintOffset = 32_768;
const float = new Float32Array(1);
const floatBits = new Uint32Array(float.buffer);

/** The bits of a positive float of four bytes are ordered as the floats are; 0 for anything else. */
export function realCode(value: number): number {
  float[0] = value;
  return value > 0 ? (floatBits[0] ?? 0) : 0;
}
export const smallintCode = (value: number): number => Math.min(Math.max(value + smallintOffset, -1), 2 * smallintOffset);

/**
 * Rows whose price is between bounds of a currency. Prices are stored as their owners typed them, so the bounds are converted and no row follows
 * the exchange rate.
 */
export function priceBetween(
  kind: PriceKind,
  bounds: PriceBounds,
  currencyId: TypedCurrencyId,
  usdRateGel: number,
): BitExpression {
  return eitherOf(
    typedCurrencyIds.map((typedId) => {
      const { from, to } = typedBounds(kind, bounds, currencyId, typedId, usdRateGel);
      return allOf([token(optionToken('price_currencies', typedId)), between(kind, from, to)]);
    }),
  );
}
