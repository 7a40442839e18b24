import type { TextPlaces } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

const placeNames = ['cities', 'districts', 'urbans', 'streets', 'metro_station_ids', 'projects'] as const;

/** Whether the text of a search may name its place: not with a chosen place. */
export const mayNamePlaces = (filters: StatementFilters): boolean =>
  Boolean(filters.q?.trim()) && ![...placeNames, 'grouped_streets' as const].some((name) => filters[name]?.length);

/** The filters with the places that their text names; the same object where it names none. */
export function withTextPlaces(filters: StatementFilters, { q, ...places }: TextPlaces): StatementFilters {
  const named = placeNames.filter((name) => places[name].length > 0);
  if (named.length === 0) return filters;
  const { q: _text, ...others } = filters;
  return { ...others, ...Object.fromEntries(named.map((name) => [name, places[name]])), ...(q === '' ? {} : { q }) };
}

/** The filters of a search as they were requested, with the places that their text names. */
export const resolveTextPlaces = async (
  filters: StatementFilters,
  readText: (text: string) => Promise<TextPlaces>,
): Promise<StatementFilters> => (mayNamePlaces(filters) ? withTextPlaces(filters, await readText(filters.q ?? '')) : filters);
