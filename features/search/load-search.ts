import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { getParameters } from '@/lib/api/market/market-data';
import { getPlaces } from '@/lib/api/places/places';
import { countStatements } from '@/lib/api/statements/statement-count';
import { type Locale, type Localised, locales } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { basePath, type ListBase, readFilters, readSearchAddress, searchPath } from '@/lib/routes/addresses/search-address';
import { buildFilterChips } from './domain/filters/filter-chips';
import { clearFilters, countActiveFilters } from './domain/filters/filter-sections';
import { offeredOrders, orderOf, withOrder } from './domain/list-order';
import { placesOfFilters } from './domain/title-place';
import { loadRelaxations } from './load-relaxations';
import { getChosenComplexes, getChosenStreets, getPaidStatements, getStatements } from './queries/search';
import { createSearchFormatter, type SearchNames } from './search-formatter';
import { buildBarLabels, searchAddresses, summariseSearch } from './search-summary';

/** The search behind an address of the list, with the names of what it chooses; null for an unknown slug. */
export async function readSearch(locale: Locale, slug: string | null, query: string) {
  const places = await getPlaces();
  const address = readSearchAddress(locale, slug, query, places);
  if (!address) return null;
  return describeSearch(locale, address.filters, places);
}

/** The search of another page's list, from the query of its address. */
export async function readListSearch(locale: Locale, query: string, base: ListBase) {
  return describeSearch(locale, { ...readFilters(query), ...base.fixed }, await getPlaces());
}

/** A search with the names of what it chooses. */
export async function describeSearch(locale: Locale, filters: StatementFilters, places: Awaited<ReturnType<typeof getPlaces>>) {
  const [{ dictionaries }, streets, complexes, t] = await Promise.all([
    getParameters(),
    getChosenStreets(filters),
    getChosenComplexes(filters),
    getTranslations({ locale, namespace: 'search' }),
  ]);
  const names: SearchNames = { dictionaries, places, streets, complexes };
  const formatter = createSearchFormatter(locale, t, names);
  return { locale, filters, places, names, formatter, title: formatter.title(filters) };
}

/** Filters without those of the page. */
function chosenOf(filters: StatementFilters, base: ListBase): StatementFilters {
  const own = new Set(Object.keys(base.fixed));
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !own.has(name))) as StatementFilters;
}

export type Search = NonNullable<Awaited<ReturnType<typeof readSearch>>>;

/** A summary of the search in every language, for a visitor who changes the language before coming back. */
async function summariseInAllLocales({ filters, names }: Search): Promise<Localised> {
  const summaries = await Promise.all(
    locales.map(async (locale) => {
      const t = await getTranslations({ locale, namespace: 'search' });
      return [locale, summariseSearch(filters, createSearchFormatter(locale, t, names))] as const;
    }),
  );
  return Object.fromEntries(summaries) as Localised;
}

async function buildLastSearch(search: Search) {
  if (countActiveFilters(search.filters) === 0) return null;
  const addresses = searchAddresses({ ...search.filters, page: undefined }, search.places);
  return { words: await summariseInAllLocales(search), addresses };
}

/** How many statements the search finds; one query for the page and its metadata. */
export const countSearch = cache(({ filters }: Search) => countStatements(filters));

/** What a list shows of its search. @param chosen the filters that the visitor chose @param hrefOf the address of other filters */
function describeList(search: Search, chosen: StatementFilters, hrefOf: (filters: StatementFilters) => string) {
  const { locale, filters, places, names, formatter } = search;
  return {
    address: hrefOf(filters),
    search: {
      filters,
      places: placesOfFilters(filters, places),
      streets: names.streets.map(({ id, display_names }) => ({ id, name: display_names[locale] })),
    },
    labels: buildBarLabels(chosen, formatter),
    activeCount: countActiveFilters(chosen),
    chips: buildFilterChips(chosen).map(({ key, subject, without }) => ({
      key,
      label: formatter.formatSubject(subject, filters),
      href: hrefOf(without),
    })),
    clearHref: hrefOf(clearFilters(filters)),
    order: orderOf(filters),
    orderHrefs: Object.fromEntries(offeredOrders(filters).map((order) => [order, hrefOf(withOrder(filters, order))])),
    hrefOfPage: (page: number) => hrefOf({ ...filters, page }),
  };
}

/**
 * Everything that the search page shows.
 * @throws ApiFailure when the list cannot be loaded; the strip of paid statements may be missing
 */
export async function loadSearch(search: Search) {
  const { locale, filters, places } = search;
  const [list, count, paid, remembered] = await Promise.all([
    // The list of auctions has them itself.
    getStatements(filters, !filters.is_auction),
    countSearch(search),
    getPaidStatements(filters),
    buildLastSearch(search),
  ]);
  const relaxation = count.total === 0 ? await loadRelaxations(search) : null;
  return {
    ...describeList(search, filters, (other) => searchPath(locale, other, places)),
    title: search.title,
    statements: list.data,
    paid,
    auctions: list.auctions,
    count,
    relaxation,
    remembered,
    isReduced: list.is_reduced === true,
    reportUuid: list.search_report_uuid,
  };
}

/**
 * The list of another page with the search's own filters.
 * @throws ApiFailure when the list cannot be loaded
 */
export async function loadList(search: Search, base: ListBase) {
  const [list, count] = await Promise.all([getStatements(search.filters), countSearch(search)]);
  const shown = describeList(search, chosenOf(search.filters, base), (other) => basePath(search.locale, other, base));
  return { ...shown, search: { ...shown.search, base }, statements: list.data, isReduced: list.is_reduced === true, count };
}

export type ListView = Awaited<ReturnType<typeof loadList>>;
