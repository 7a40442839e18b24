import type { StatementFilters } from '../../lib/contracts/statements/statement-filters';
import type { SimilarityTarget } from '../../server/modules/search/search.repository';
import { statementSearch as rows } from '../../server/modules/search/search.table';

export const facetColumns = { room_types: rows.roomTypeId, districts: rows.districtId, cities: rows.cityId };
export type FacetOption = keyof typeof facetColumns;

type Bounds = NonNullable<StatementFilters['bounds']>;

/** One query of a page of the site. */
export type BenchQuery =
  | { read: 'page'; filters: StatementFilters }
  | { read: 'count'; filters: StatementFilters }
  | { read: 'facet'; option: FacetOption; filters: StatementFilters }
  | { read: 'map'; filters: StatementFilters & { bounds: Bounds }; zoom: number }
  | { read: 'similar'; like: SimilarityTarget }
  | { read: 'user-counts'; userIds: number[] };

/** Runs a query and returns a result that can be compared: equal texts mean equal results. */
export type Engine = (read: BenchQuery) => Promise<string>;

export type Point = { id?: number | null; count: number; price: number | null; is_super_vip: boolean };

export const similarCount = 8;
// Centres are averages whose last digits depend on the order of rows, so they are not compared.
export const pointsText = (points: Point[]): string =>
  points.map(({ id, count, price, is_super_vip }) => `${count}:${id ?? ''}:${price ?? ''}:${is_super_vip}`).join(' ');
export const countsText = (counts: Iterable<[number, number]>): string =>
  [...counts]
    .sort(([a], [b]) => a - b)
    .map((pair) => pair.join(':'))
    .join(' ');
