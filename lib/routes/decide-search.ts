import { getPlaces } from '@/lib/api/places';
import { countStatements } from '@/lib/api/statement-count';
import type { Locale } from '@/lib/contracts/common';
import { type Decision, error, page } from './decision';
import { readSearchAddress, searchPath } from './search-address';

/** The list's address: its slug must be understood and must not say other than the query, and its page must exist. */
export async function decideSearch(locale: Locale, slug: string | null, search: string): Promise<Decision> {
  if (slug === null && !search.includes('page=')) return page;
  const places = await getPlaces();
  const address = readSearchAddress(locale, slug, search, places);
  if (!address) return error(404);
  if (address.isMisleading) return { kind: 'redirect', to: searchPath(locale, address.filters, places) };
  if ((address.filters.page ?? 1) === 1) return page;
  const { last_page } = await countStatements(address.filters);
  return (address.filters.page ?? 1) > last_page ? error(404) : page;
}
