import type { ChoiceName, PriceKind } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import type { MapBounds } from '@/lib/domain/place/map-bounds';

/** What similar ones are measured against; 0 and null where unknown. */
export type SimilarityTarget = {
  id: number;
  dealTypeId: number;
  realEstateTypeId: number;
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
  roomTypeId: number | null;
  priceGelMinor: number | null;
  areaSqm: number;
};

/** What one request may ask in addition to its page. */
export type PageParts = {
  /** The exact number of matches. */
  total?: true;
  /** How many paid statements, in the turning order of the strip, at most. */
  vipMax?: number;
  /** How many of the newest auctions at most. */
  auctionsMax?: number;
  /** The counts and prices of the filter panel; `kind` is that of the prices. */
  facets?: { kind: PriceKind };
};
export type SearchPage = {
  /** The database stands in for a remote engine that does not answer. */
  isReduced?: true;
  /** Ids of the page in the requested order; none past the end. */
  ids: number[];
  total?: number;
  vipIds?: number[];
  auctionIds?: number[];
  facets?: FacetCounts;
};

/** Counts by the name of a condition or the id of an option; options without any are absent. */
export type FacetCounts = {
  popular: Record<string, number>;
  parkingTypes: Record<string, number>;
  metroStations: Record<string, number>;
  prices: PriceSpread | null;
};
/** The spread of prices in the currency of the search. */
export type PriceSpread = {
  kind: PriceKind;
  /** The width of a bar, in whole units; the last bar counts everything above. */
  step: number;
  counts: number[];
  /** In whole units. */
  median: number;
};

/** A condition of a search that finds nothing, by its name, and the filters that it consists of. */
export type NamedCondition = { key: string; part: StatementFilters };
/** Statements that fail the same conditions; prices in minor units of the currency of the search. */
export type Tally = {
  /** Bit n is set where condition n is failed. */
  mask: number;
  count: number;
  priceMin: number | null;
  /** The lowest price above `price_to`, and the highest below `price_from`. */
  above: number | null;
  below: number | null;
};

/** A search that some statements may fit. */
export type Candidate = { searchId: number; filters: StatementFilters; statementIds: number[] };
/** How many statements of a seller are found, and the newest of them. */
export type SellerMatches = { userId: number; total: number; statementId: number };

/**
 * What the site asks about listed statements, in filters and ids. Every list, count, map, alert and suggestion goes through it.
 *
 * All engines answer alike, with two exceptions. A change is seen at once by the process that made it, by other processes within a second
 * with `memory`, and as soon as the index is refreshed with `opensearch`. Within one answer an engine never mixes two states.
 *
 * `now` is the moment that VIP tiers and the newest are measured from. Every order ends with the id, in the direction of the order, so
 * that pages neither repeat nor skip a statement. Errors are those of the engine's own connection; a `sql` engine stands in for a remote one
 * that does not answer.
 */
export type SearchEngine = {
  /** A page in the requested order, and whatever else the request asks, of one state. */
  page(filters: StatementFilters, now: Date, parts?: PageParts): Promise<SearchPage>;
  /** How many statements each of the searches finds, exactly. */
  count(searches: readonly StatementFilters[], now: Date): Promise<number[]>;
  /** The counts of the filter panel. @param kind of the prices */
  facets(filters: StatementFilters, kind: PriceKind, now: Date): Promise<FacetCounts>;
  /** The statements of the search by an option; a statement without the option is not counted. */
  countByOption(filters: StatementFilters, name: ChoiceName, now: Date): Promise<Record<string, number>>;
  /** The matches inside the bounds as at most 400 points, gathered by the cells of the zoom. Prices are the lowest of a cell in whole units. */
  clusters(filters: StatementFilters & { bounds: MapBounds }, zoom: number, now: Date): Promise<MapPoint[]>;
  /** The count, and the lowest price in minor units of the search's currency. */
  summarise(filters: StatementFilters, now: Date): Promise<{ count: number; priceMin: number | null }>;
  /** The statements that fail the conditions of one of the masks, by which they fail. `base` is the search without any of them. */
  tally(base: StatementFilters, conditions: readonly NamedCondition[], masks: readonly number[], now: Date): Promise<Tally[]>;
  /** The statements that fail the fewest conditions, of these the nearest in price, then the newest. */
  nearest(
    base: StatementFilters,
    conditions: readonly NamedCondition[],
    limit: number,
    now: Date,
  ): Promise<{ id: number; mask: number }[]>;
  /**
   * Similar statements, most similar first: same deal and type, near in place, rooms, price and area, chosen among the newest 400 of the
   * district and the newest 200 of the city, so that the answer costs the same in a large city.
   */
  similar(like: SimilarityTarget, limit: number, offset: number, now: Date): Promise<number[]>;
  /** How many listed statements each of these users has; users without any are absent. */
  countByUser(userIds: readonly number[]): Promise<Map<number, number>>;
  /** The sellers with the most matches, each with the newest one. */
  sellers(filters: StatementFilters, limit: number, now: Date): Promise<SellerMatches[]>;
  /** The statements that fit each search, among those given for it. */
  matching(candidates: readonly Candidate[], now: Date): Promise<{ searchId: number; statementId: number }[]>;
};

/** How an engine follows the changes of statements. */
export type SearchFeed = {
  /** Follows from here on; resolves when the engine answers by itself. Something else answers until then. */
  start(): Promise<void>;
  /** Reads every change that was committed before the call. */
  catchUp(): Promise<void>;
  /** Builds the index anew from all statements; what is there answers meanwhile. */
  rebuild(): Promise<void>;
  /** Compares the index with the database and repairs what differs; it does so every day by itself. */
  compare(): Promise<void>;
  /** How far it has read, and whether it answers by itself yet. */
  position(): { isReady: boolean; applied: number; size: number };
  close(): Promise<void>;
};
