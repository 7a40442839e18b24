import { type Locale, locales } from '@/lib/contracts/common';
import { serialiseStatementFilters, statementIdListNames, statementRangeNames } from '@/lib/contracts/statements/filter-query';
import { parseStatementFilters, type StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { Place, PlaceIndex, PlaceLevel, PlaceRef } from '@/lib/domain/place/place-index';
import { isDealTypeId, isRealEstateTypeId } from '@/lib/domain/statement/market-ids';
import { buildSearchSlug, parseSearchSlug } from '@/lib/format/slugs/search-slug';
import { localePath } from '@/lib/routes/locale-path';

const placeLevels = ['cities', 'districts', 'urbans'] as const satisfies PlaceLevel[];
const stationLevel = 'metro_station_ids' satisfies PlaceLevel;

/** The list's filters from a query string; invalid values of known filters are ignored. */
export function readFilters(search: string): StatementFilters {
  const query = new URLSearchParams(search);
  const first = parseStatementFilters(query);
  if (first.success) return first.data;
  const bad = new Set(first.error.issues.map((issue) => String(issue.path[0])));
  for (const name of [...query.keys()]) if (bad.has(name.replace(/\[\d*\]$/, '')) || name === 'sorting') query.delete(name);
  return parseStatementFilters(query).data ?? {};
}

const shownWhenIgnored: readonly string[] = [...statementIdListNames, ...statementRangeNames];

/** A condition of an address that could not be read. */
export type IgnoredFilter = { name: string; value: string };

/** Ranges and lists of an address that its filters lack, each once: the visitor would not notice that they do not count. */
export function ignoredFilters(search: string): IgnoredFilter[] {
  const filters: Readonly<Record<string, unknown>> = readFilters(search);
  const ignored = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search)) {
    const name = key.replace(/\[\d*\]$/, '');
    if (shownWhenIgnored.includes(name) && value.trim() !== '' && filters[name] === undefined) ignored.set(name, value.trim());
  }
  return [...ignored].map(([name, value]) => ({ name, value }));
}

/** Whether an address has drawn areas that could not be read. */
export const hasLostAreas = (search: string, filters: StatementFilters): boolean =>
  Boolean(new URLSearchParams(search).get('drawn_areas')?.trim()) && !filters.drawn_areas?.length;

/** The one place that the filters name, when they name exactly one; without a place, the one station of the metro. */
export function singlePlace(filters: StatementFilters): PlaceRef | null {
  const refsOf = (level: PlaceLevel): PlaceRef[] => (filters[level] ?? []).map((id) => ({ level, id }));
  const refs = placeLevels.flatMap(refsOf);
  const [ref, ...more] = refs.length > 0 ? refs : refsOf(stationLevel);
  return ref && more.length === 0 ? ref : null;
}

const single = (ids: number[] | undefined): number | null => (ids?.length === 1 ? (ids[0] ?? null) : null);

/** Another page whose list is searched: its path without a language, and the filters that are the page's own and not in its query. */
export type ListBase = { path: string; fixed: StatementFilters };

const queryOf = (filters: StatementFilters): string => {
  const query = serialiseStatementFilters(filters).toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
};

/** The address of a search of another page's list; everything that the visitor chose is in the query. */
export function basePath(locale: Locale, filters: StatementFilters, { path, fixed }: ListBase): string {
  const own = new Set(Object.keys(fixed));
  const chosen = Object.fromEntries(Object.entries(filters).filter(([name]) => !own.has(name))) as StatementFilters;
  return localePath(locale, path) + queryOf(chosen);
}

/** The feed of a search, whichever page and order its list shows. */
export const searchFeedPath = (locale: Locale, filters: StatementFilters): string =>
  `/feed/search/${locale}.xml${queryOf({ ...filters, page: undefined, per_page: undefined, order_by: undefined, sequence: undefined })}`;

/**
 * The address of a list: deal, type and place in the slug where each is one, everything else in the query.
 * @param places without them a place stays in the query
 */
export function searchPath(locale: Locale, filters: StatementFilters, places?: PlaceIndex): string {
  const dealTypeId = single(filters.deal_types);
  const typeId = single(filters.real_estate_types);
  const ref = singlePlace(filters);
  const place = ref && places?.find(ref);
  const slug = buildSearchSlug(
    {
      dealTypeId: dealTypeId !== null && isDealTypeId(dealTypeId) ? dealTypeId : null,
      realEstateTypeId: typeId !== null && isRealEstateTypeId(typeId) ? typeId : null,
      placeSlugIn: place?.slugs[locale] ?? null,
    },
    locale,
  );
  const inSlug =
    slug === null
      ? {}
      : {
          ...(dealTypeId === null ? {} : { deal_types: [] }),
          ...(typeId === null ? {} : { real_estate_types: [] }),
          ...(place ? { [place.level]: [] } : {}),
        };
  return localePath(locale, slug === null ? '/s' : `/s/${slug}`) + queryOf({ ...filters, ...inSlug });
}

/** The filters of the list of all auctions. */
export const auctionFilters: StatementFilters = { is_auction: true };

export type SearchAddress = {
  filters: StatementFilters;
  /** Whether the slug belongs to another language or contradicts the query: the address then redirects. */
  isMisleading: boolean;
};

function slugFilters(slug: string, locale: Locale, places: PlaceIndex): StatementFilters | null {
  const meaning = parseSearchSlug<Place>(slug, locale, (text) => places.findBySlug(locale, text));
  if (!meaning) return null;
  return {
    ...(meaning.dealTypeId ? { deal_types: [meaning.dealTypeId] } : {}),
    ...(meaning.realEstateTypeId ? { real_estate_types: [meaning.realEstateTypeId] } : {}),
    ...(meaning.place ? { [meaning.place.level]: [meaning.place.id] } : {}),
  };
}

/** Whether a place is in another one. */
const holds = (outer: Place, inner: Place): boolean =>
  (outer.level === 'cities' && inner.level !== 'cities' && inner.cityId === outer.id) ||
  (outer.level === 'districts' && inner.level === 'urbans' && inner.districtId === outer.id);

/** The city, district or neighbourhood that filters of a slug name. */
function nestedPlaceOf(filters: StatementFilters, places: PlaceIndex): Place | null {
  const ref = singlePlace(filters);
  const place = ref && places.find(ref);
  return place && place.level !== 'metro_station_ids' ? place : null;
}

/**
 * The places that a slug's place and a query's mean together: those of the query, which narrow the slug or correct it; the slug's own
 * where every one of the query only contains it.
 */
function meantPlaces(slugPlace: Place, requested: StatementFilters, places: PlaceIndex): StatementFilters {
  const chosen = placeLevels.flatMap((level) => (requested[level] ?? []).flatMap((id) => places.find({ level, id }) ?? []));
  const named = chosen.filter((place) => !holds(place, slugPlace));
  const meant = named.length > 0 ? named : [slugPlace];
  return Object.fromEntries(
    placeLevels.map((level) => [level, meant.filter((place) => place.level === level).map(({ id }) => id)] as const),
  );
}

/**
 * What an address of the list means: its slug, refined by its query; where they contradict, the query wins.
 * @returns null for a slug that means nothing in any language
 */
export function readSearchAddress(locale: Locale, slug: string | null, search: string, places: PlaceIndex): SearchAddress | null {
  const requested = readFilters(search);
  if (slug === null) return { filters: requested, isMisleading: false };
  const order = [locale, ...locales.filter((other) => other !== locale)];
  const language = order.find((candidate) => slugFilters(slug, candidate, places));
  const fromSlug = language && slugFilters(slug, language, places);
  if (!fromSlug) return null;
  const isContradicted = (['deal_types', 'real_estate_types', ...placeLevels, stationLevel] as const).some(
    (name) => fromSlug[name] && requested[name] && fromSlug[name].join() !== requested[name].join(),
  );
  const filters = { ...fromSlug, ...requested };
  const slugPlace = nestedPlaceOf(fromSlug, places);
  const isPlaced = slugPlace && placeLevels.some((level) => level !== slugPlace.level && requested[level]?.length);
  if (!isPlaced) return { filters, isMisleading: language !== locale || isContradicted };
  return { filters: { ...filters, ...meantPlaces(slugPlace, requested, places) }, isMisleading: true };
}
