import { type Locale, locales } from '@/lib/contracts/locales';
import type { City } from '@/lib/contracts/locations';
import type { PricedPlace } from '@/lib/contracts/statements/prices';
import { buildPlaceSlug } from '@/lib/format/slugs/place-slug';
import { slugify } from '@/lib/format/slugs/romanise';
import { localePath } from '@/lib/routes/locale-path';

export const pricesRoute = '/prices';

type Named = Pick<City, 'id' | 'display_names' | 'display_names_in'>;
type Node = PricedPlace & { place: Named; parts: () => Node[] };

const nodesOf = (cities: City[]): Node[] =>
  cities.map((city) => ({
    ...{ level: 'cities', id: city.id, place: city },
    parts: () =>
      city.districts.map((district) => ({
        ...{ level: 'districts', id: district.id, place: district },
        parts: () => district.urbans.map((urban) => ({ level: 'urbans', id: urban.id, place: urban, parts: () => [] })),
      })),
  }));

/** A place, or one that contains it. */
export type PlaceStep = PricedPlace & Pick<City, 'display_names' | 'display_names_in'>;

const toStep = ({ level, id, place: { display_names, display_names_in } }: Node): PlaceStep => ({
  ...{ level, id, display_names, display_names_in },
});

/** A place with those that contain it, from the city down; empty for the country and for an unknown place. */
export function pathToPlace(cities: City[], { level, id }: PricedPlace): PlaceStep[] {
  const find = (nodes: Node[]): PlaceStep[] => {
    for (const node of nodes) {
      if (node.level === level && node.id === id) return [toStep(node)];
      const rest = find(node.parts());
      if (rest.length > 0) return [toStep(node), ...rest];
    }
    return [];
  };
  return find(nodesOf(cities));
}

/**
 * "/prices/tbilisi/vake-saburtalo/vake": the names from the city down in the language of the page. A neighbourhood with the name of its
 * district has the address of the district.
 */
export function pricesPath(locale: Locale, way: readonly Pick<PlaceStep, 'display_names'>[]): string {
  const names = way.map(({ display_names }) => display_names).filter((name, index, all) => name.ka !== all[index - 1]?.ka);
  return localePath(locale, names.length > 0 ? `${pricesRoute}/${buildPlaceSlug(names, locale)}` : pricesRoute);
}

/** The places that the segments of an address name in any language or in Georgian letters; null where one of them names none. */
export function readPricesPath(cities: City[], segments: readonly string[]): PlaceStep[] | null {
  const way: PlaceStep[] = [];
  let nodes = nodesOf(cities);
  for (const segment of segments) {
    const slug = slugify(segment, 'ka');
    const node = nodes.find(
      ({ place }) => slug !== '' && locales.some((language) => slugify(place.display_names[language], language) === slug),
    );
    if (!node) return null;
    way.push(toStep(node));
    nodes = node.parts();
  }
  return way;
}

/** The last place of the list; the country for an empty one. */
export const lastPlaceOf = (way: readonly PlaceStep[]): PricedPlace => {
  const last = way.at(-1);
  return last ? { level: last.level, id: last.id } : { level: 'country', id: 0 };
};
