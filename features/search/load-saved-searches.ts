import { callApi } from '@/lib/api/client';
import { getPlaces } from '@/lib/api/places/places';
import { visitorHeaders } from '@/lib/api/visitor';
import { savedSearchesSchema, savedSearchResponseSchema } from '@/lib/contracts/account/saved-searches';
import type { Locale } from '@/lib/contracts/common';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { buildFilterChips } from './domain/filters/filter-chips';
import { describeSearch } from './load-search';

/** The criteria of a saved search as text, and the address of its list. */
export type SavedSearchTexts = { id: number; chips: string[]; href: string };

/** The visitor's saved searches as text. @throws ApiFailure when they cannot be loaded */
export async function loadSavedSearches(locale: Locale): Promise<SavedSearchTexts[]> {
  const [{ data }, places] = await Promise.all([
    callApi(savedSearchesSchema, { url: '/microservice/users/saved-searches', headers: await visitorHeaders() }),
    getPlaces(),
  ]);
  return Promise.all(
    data.map(async ({ id, filters }): Promise<SavedSearchTexts> => {
      const { formatter, title } = await describeSearch(locale, filters, places);
      const chips = buildFilterChips(filters).map(({ subject }) => formatter.formatSubject(subject, filters));
      return { id, chips: chips.length > 0 ? [...new Set(chips)] : [title], href: searchPath(locale, filters, places) };
    }),
  );
}

/**
 * Opens a saved search as its visitor, which marks its new statements as seen.
 * @returns the address of its list, the newest first
 * @throws ApiFailure 404 or 422 for one that is not the visitor's
 */
export async function openSavedSearch(locale: Locale, id: string): Promise<string> {
  const url = `/microservice/users/saved-searches/${encodeURIComponent(id)}/seen`;
  const [{ data }, places] = await Promise.all([
    callApi(savedSearchResponseSchema, { method: 'post', url, headers: await visitorHeaders() }),
    getPlaces(),
  ]);
  return searchPath(locale, { ...data.filters, order_by: 'created_at', sequence: 'desc' }, places);
}
