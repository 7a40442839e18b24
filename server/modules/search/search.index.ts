import type { Condition } from '@aivani/search-index/condition';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import type { Grid } from './search.grid';
import type { PriceKind, TypedCurrencyId } from './search.prices';

/** A price of rows in one currency: what was typed in it, or in the other one at the rate. */
export type Price = { kind: PriceKind; currencyId: TypedCurrencyId; usdRateGel: number };

/**
 * The order of ids; the id parts equals, in the direction of the order. Rows without a price come last in both directions. `shuffled` is
 * ascending by `shuffleKey`, which every engine computes alike.
 */
export type Order =
  | { by: 'date' | 'createdAt'; direction: 'asc' | 'desc' }
  | { by: Price; direction: 'asc' | 'desc' }
  | { by: 'shuffled'; multiplier: number };

export type IdsRequest = { condition: Condition; order: Order; offset: number; limit: number };

/** Matching statements in a cell of a map. */
export type Cell = {
  count: number;
  /** The mean of the points, in degrees. */
  lat: number;
  lng: number;
  /** The least id. */
  id: number;
  /** The deal of that row. */
  dealTypeId: number;
  /** The least typed price of each currency, in minor units; null without any. */
  gelMinor: number | null;
  usdMinor: number | null;
  /** Whether a row of the cell meets the request's `mark`. */
  isMarked: boolean;
};
export type CellsRequest = { condition: Condition; bounds: MapBounds; grid: Grid; mark: Condition };

/** Statements that fail the same conditions; prices in minor units of the requested currency, null where there are none. */
export type Tally = {
  /** Bit n is set where condition n is failed. */
  mask: number;
  count: number;
  priceMin: number | null;
  /** The lowest price above a bound, and the highest below another. */
  above: number | null;
  below: number | null;
};
export type TallyRequest = {
  base: Condition;
  conditions: readonly Condition[];
  /** The masks that are counted. */
  masks: readonly number[];
  price: Price;
  /** Bounds in minor units of the price's currency. */
  above: number | null;
  below: number | null;
};

export type NearestRequest = {
  base: Condition;
  conditions: readonly Condition[];
  /** The nearer a price is to this one, by their ratio, the earlier; null compares none. */
  target: { price: Price; minor: number } | null;
  limit: number;
};

/** The fields of a row that similar statements are compared by; 0 and null where unknown. */
export type ComparedRow = {
  id: number;
  districtId: number;
  urbanId: number;
  roomTypeId: number;
  areaSqm: number;
  priceGelMinor: number | null;
  priceUsdMinor: number | null;
};

/**
 * What one engine answers about its rows, in conditions on their fields. Everything is exact. `createSearchEngine` makes the port of it:
 * filters, pages, strips and formulas exist once.
 */
export type SearchIndex = {
  /** For messages, and for what the start says. */
  name: string;
  /** Fields that conditions may name. */
  fields: ReadonlySet<string>;
  ids(request: IdsRequest): Promise<number[]>;
  /** The number of rows that meet each condition. */
  count(conditions: readonly Condition[]): Promise<number[]>;
  /** The number of rows that meet `base` and each of the others. */
  countEach(base: Condition, others: readonly Condition[]): Promise<number[]>;
  /** The rows that meet the condition by the value of a field; rows without a value are not counted. @param max of the most frequent values */
  countBy(condition: Condition, field: string, max?: number): Promise<Map<number, number>>;
  /** Percentiles of the rows that have the price, interpolated as `percentile_cont` does, in minor units; null without any. */
  percentiles(condition: Condition, price: Price, shares: readonly number[]): Promise<number[] | null>;
  /** How many prices are in each step; the last bar counts all from there on. */
  histogram(condition: Condition, price: Price, stepMinor: number, barCount: number): Promise<number[]>;
  /** The count, and the lowest price in minor units. */
  summarise(condition: Condition, price: Price): Promise<{ count: number; priceMin: number | null }>;
  /** The fullest cells first, then those with the least id; at most `pointsMax`. */
  cells(request: CellsRequest): Promise<Cell[]>;
  tally(request: TallyRequest): Promise<Tally[]>;
  /** The rows that fail the fewest conditions, of these the nearest in price (a missing price is farthest), then the newest. */
  nearest(request: NearestRequest): Promise<{ id: number; mask: number }[]>;
  /** The first rows of an order, to be compared. */
  rows(request: IdsRequest): Promise<ComparedRow[]>;
  /** How many rows each of these sellers has; sellers without any are absent. */
  countByUser(userIds: readonly number[]): Promise<Map<number, number>>;
};
