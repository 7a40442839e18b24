import type { Locale } from '@/lib/contracts/locales';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { StatementCard, StatementCount } from '@/lib/contracts/statements/statements';
import type { Place, PlaceIndex } from '@/lib/domain/place/place-index';
import { siteSettings } from '@/lib/env';
import { searchPath, singlePlace } from '@/lib/routes/addresses/search-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { indexableFilters } from '@/lib/seo/index-rules';
import { searchTitle } from '@/lib/seo/metadata/search-metadata';
import { siteOrigin } from '@/lib/seo/origin';
import { type BreadcrumbItem, breadcrumbJsonLd, JsonLd, type JsonLdNode } from './json-ld';

/** A place under those that contain it, the widest first; a place with the name of its district is listed once. */
function placeWithAncestors(place: Place, places: PlaceIndex, locale: Locale): Place[] {
  const line = [
    places.find({ level: 'cities', id: place.cityId }),
    place.districtId === null ? undefined : places.find({ level: 'districts', id: place.districtId }),
    place,
  ].filter((found) => found !== undefined);
  return line.filter((found, index) => found.names[locale] !== line[index + 1]?.names[locale]);
}

/** The breadcrumb of a list: the site, the list of its deal and type in the whole country, then place by place. */
export function searchBreadcrumbs(locale: Locale, filters: StatementFilters, places: PlaceIndex): BreadcrumbItem[] {
  const { deal_types, real_estate_types, ...worthy } = indexableFilters(filters);
  const kind = { ...(deal_types ? { deal_types } : {}), ...(real_estate_types ? { real_estate_types } : {}) };
  const ref = singlePlace(worthy);
  const place = ref && places.find(ref);
  const stepOf = (name: string, stepFilters: StatementFilters): BreadcrumbItem => ({
    name,
    path: searchPath(locale, stepFilters, places),
  });
  const home = { name: siteSettings.name[locale], path: localePath(locale, '/') };
  const line = place ? placeWithAncestors(place, places, locale) : [];
  return [
    home,
    stepOf(searchTitle(locale, kind, places), kind),
    ...line.map(({ level, id, names }) => stepOf(names[locale], { ...kind, [level]: [id] })),
    ...(worthy.room_types ? [stepOf(searchTitle(locale, { ...kind, ...worthy }, places), { ...kind, ...worthy })] : []),
  ];
}

/** The statements that a page of a list shows, in its order. @param before the number of statements on earlier pages */
function itemListJsonLd(origin: string, locale: Locale, name: string, statements: StatementCard[], before: number): JsonLdNode {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: statements.map((statement, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: statement.dynamic_titles[locale],
      url: origin + statementPath(locale, statement),
    })),
  };
}

type Props = {
  locale: Locale;
  filters: StatementFilters;
  places: PlaceIndex;
  title: string;
  statements: StatementCard[];
  count: StatementCount;
};

/** The breadcrumbs of a list, and its statements; an empty list has no item list. */
export async function SearchJsonLd({ locale, filters, places, title, statements, count }: Props) {
  const origin = await siteOrigin();
  const way = breadcrumbJsonLd(origin, searchBreadcrumbs(locale, filters, places));
  const list = itemListJsonLd(origin, locale, title, statements, (count.page - 1) * count.per_page);
  return <JsonLd things={statements.length > 0 ? [way, list] : [way]} />;
}
