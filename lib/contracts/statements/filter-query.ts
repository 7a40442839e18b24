// Names of the list's filters and their query string; `statement-filters.ts` has the schema, which the browser need not load with every list.
import { type FilterOf, filtersOf, namesOf } from './filters';

export const statementIdListNames = namesOf(filtersOf('key', 'option', 'options', 'place'));

/** Flags: 1 or true filters, 0, false or nothing does not. */
export const statementFlagNames = namesOf(filtersOf('flag', 'moment'));

/** Filters of two bounds; `price` means `price_from` and `price_to`. */
export const boundedFilters = filtersOf('range', 'price');
export type BoundedName = FilterOf<'range' | 'price'>['name'];

/**
 * Bounds, both ends included; a from above its to finds nothing. Areas are square metres, heights metres, walks to the metro minutes, prices whole
 * units of currency_id.
 */
export const statementRangeNames = filtersOf('range', 'price', 'walk').flatMap((filter) =>
  filter.kind === 'walk' ? [filter.name] : ([`${filter.name}_from`, `${filter.name}_to`] as const),
);

/** `square_price` is the price per square metre in currency_id; daily rents have none and come last, as negotiable prices do. */
export const orderKeys = ['date', 'price', 'square_price', 'created_at'] as const;
export const sequences = ['asc', 'desc'] as const;
export const defaultPageSize = 20;
/** The largest page of an API client with a key. */
export const keyedPageSizeMax = 500;

/** Page number and size of a list. */
export const pagingOfFilters = ({ page = 1, per_page: perPage = defaultPageSize }: { page?: number; per_page?: number }) => ({
  page,
  perPage: Math.min(perPage, keyedPageSizeMax),
});
export const vipPageSize = 9;
export const auctionPageSize = 4;

const filterNames = [
  ...statementIdListNames,
  ...statementFlagNames,
  ...statementRangeNames,
  'q',
  'currency_id',
  'order_by',
  'sequence',
  'page',
  'per_page',
  'bounds',
  'drawn_areas',
] as const;
export type FilterName = (typeof filterNames)[number];

/** The query string of filters in the comma form, by the site's rules: no empty value, no false flag, no page 1. */
export function serialiseStatementFilters(filters: Readonly<Partial<Record<FilterName, unknown>>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value === undefined || value === false || value === '' || (name === 'page' && value === 1)) continue;
    if (Array.isArray(value)) {
      if (value.length > 0) query.set(name, value.join(','));
    } else query.set(name, value === true ? '1' : String(value));
  }
  return query;
}
