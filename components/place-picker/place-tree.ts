import type { Locale } from '@/lib/contracts/common';
import type { City, CityKind } from '@/lib/contracts/locations';
import { isNamedPlace, isSamePlace, type PlaceSelection, type SelectedPlace } from '@/lib/domain/place/place-selection';

export interface PlaceNode {
  kind: 'city' | 'district' | 'urban';
  id: number;
  label: string;
  /** Of a city: its place in lists, and what it is called there. */
  cityKind?: CityKind;
  /** The urban that is the same place as this district. */
  twinId?: number;
  /** Ready to show, for instance "3 412". */
  count?: string;
  children?: readonly PlaceNode[];
}
/** A node after the nodes that contain it: a city, its district, its urban. */
export type PlacePath = readonly [city: PlaceNode, district?: PlaceNode, urban?: PlaceNode];
export type PlaceState = 'on' | 'some' | 'off';
/** How many places may be chosen. */
export type PlaceChoice = 'single' | 'multiple';

type PlaceKey = Pick<SelectedPlace, 'kind' | 'id'>;

const isNode = (place: PlaceKey, { kind, id, twinId }: PlaceNode): boolean =>
  isSamePlace(place, { kind, id }) || (twinId !== undefined && isSamePlace(place, { kind: 'urban', id: twinId }));
const has = (selection: readonly PlaceKey[], node: PlaceNode): boolean => selection.some((place) => isNode(place, node));
const hasPart = (selection: readonly PlaceKey[], { children = [] }: PlaceNode): boolean =>
  children.some((child) => has(selection, child) || hasPart(selection, child));
const toPlace = ({ kind, id }: PlaceNode): SelectedPlace => ({ kind, id });
const without = (selection: PlaceSelection, nodes: readonly PlaceNode[]): PlaceSelection =>
  selection.filter((place) => !nodes.some((node) => isNode(place, node)));
const namedOf = (selection: PlaceSelection): PlaceSelection => selection.filter(isNamedPlace);

/** Batumi's districts contain one urban each, of the same name: it is named once, as the district. */
const twinOf = ({ display_names, urbans }: City['districts'][number]): number | undefined =>
  urbans.length === 1 && urbans[0]?.display_names.ka === display_names.ka ? urbans[0].id : undefined;

/** The tree of places in one language, in the order of the API. */
export function buildPlaceTree(cities: readonly City[], locale: Locale): PlaceNode[] {
  const name = (place: Pick<City, 'display_names'>): string => place.display_names[locale];
  return cities.map((city) => ({
    kind: 'city',
    id: city.id,
    label: name(city),
    cityKind: city.kind,
    children: city.districts.map((district): PlaceNode => {
      const twinId = twinOf(district);
      const urbans = district.urbans.map((urban) => ({ kind: 'urban' as const, id: urban.id, label: name(urban) }));
      const node = { kind: 'district' as const, id: district.id, label: name(district) };
      return twinId === undefined ? { ...node, children: urbans } : { ...node, twinId };
    }),
  }));
}

/** The number of statements in each place, by its id. */
export type PlaceCounts = Record<PlaceNode['kind'], Record<string, number> | undefined>;

/** The tree with its counts as they are shown; a level whose counts are not known has none. */
export function withCounts(tree: readonly PlaceNode[], counts: PlaceCounts, format: (count: number) => string): PlaceNode[] {
  return tree.map((node) => {
    const known = counts[node.kind];
    return {
      ...node,
      ...(known ? { count: format(known[node.id] ?? 0) } : {}),
      ...(node.children ? { children: withCounts(node.children, counts, format) } : {}),
    };
  });
}

/** A city is on with any part of it, a district is `some` with some of its urbans, an urban is on with its whole district. */
export function placeState(selection: PlaceSelection, [city, district, urban]: PlacePath, choice: PlaceChoice): PlaceState {
  const node = urban ?? district ?? city;
  if (has(selection, node)) return 'on';
  if (urban) return choice === 'multiple' && district && has(selection, district) ? 'on' : 'off';
  if (!hasPart(selection, node)) return 'off';
  return district ? 'some' : 'on';
}

function toggleUrban(parts: PlaceSelection, district: PlaceNode, urban: PlaceNode): PlaceSelection {
  const siblings = district.children ?? [];
  if (has(parts, district)) return [...without(parts, [district]), ...siblings.filter((node) => node !== urban).map(toPlace)];
  const next = has(parts, urban) ? without(parts, [urban]) : [...parts, toPlace(urban)];
  return siblings.every((node) => has(next, node)) ? [...without(next, siblings), toPlace(district)] : next;
}

/** The chosen parts of a city; the parts of other cities are left out. */
const partsOf = (selection: PlaceSelection, { children = [] }: PlaceNode): PlaceSelection =>
  selection.filter((place) =>
    children.some((district) => isNode(place, district) || district.children?.some((urban) => isNode(place, urban))),
  );

/**
 * The selection after a row was pressed. With a single choice the row replaces what was chosen. With several, all places are in one
 * city: a whole set of urbans becomes their district, and the city is chosen itself while none of its parts is. Pressing the city of the chosen parts keeps them.
 */
export function togglePlace(selection: PlaceSelection, path: PlacePath, choice: PlaceChoice): PlaceSelection {
  const [city, district, urban] = path;
  if (!district) return placeState(selection, path, choice) === 'on' ? selection : [toPlace(city), ...namedOf(selection)];
  if (choice === 'single') return [toPlace(urban ?? district)];
  const parts = partsOf(selection, city);
  const withDistrict = (): PlaceSelection => [...without(parts, district.children ?? []), toPlace(district)];
  const wholeToggled = has(parts, district) ? without(parts, [district]) : withDistrict();
  const next = urban ? toggleUrban(parts, district, urban) : wholeToggled;
  return [...(next.length > 0 ? next : [toPlace(city)]), ...namedOf(selection)];
}

const pathsOf = (tree: readonly PlaceNode[]): PlacePath[] =>
  tree.flatMap((city) => [
    [city] as const,
    ...(city.children ?? []).flatMap((district): PlacePath[] => [
      [city, district],
      ...(district.children ?? []).map((urban) => [city, district, urban] as const),
    ]),
  ]);

const nodeAt = ([city, district, urban]: PlacePath): PlaceNode => urban ?? district ?? city;

/** Adds a place that was found by its name; one that is chosen already stays, and so does one that contains it. */
export function addPlace(tree: readonly PlaceNode[], selection: PlaceSelection, place: SelectedPlace): PlaceSelection {
  if (isNamedPlace(place)) return [...selection.filter((other) => !isSamePlace(other, place)), place];
  const path = pathsOf(tree).find((candidate) => isNode(place, nodeAt(candidate)));
  return !path || placeState(selection, path, 'multiple') === 'on' ? selection : togglePlace(selection, path, 'multiple');
}

/** Removes a place; the city stays when the last of its parts goes. */
export function removePlace(tree: readonly PlaceNode[], selection: PlaceSelection, place: PlaceNode): PlaceSelection {
  const rest = without(selection, [place]);
  const city = tree.find((node) => hasPart([place], node));
  return city && !hasPart(rest, city) && !has(rest, city) ? [toPlace(city), ...rest] : rest;
}

/** Paths of the chosen places in the order of the tree; a city only while no part of it is chosen. */
export const chosenPaths = (tree: readonly PlaceNode[], selection: PlaceSelection): PlacePath[] =>
  pathsOf(tree).filter((path) => has(selection, nodeAt(path)) && !(path.length === 1 && hasPart(selection, path[0])));

export const chosenNodes = (tree: readonly PlaceNode[], selection: PlaceSelection): PlaceNode[] =>
  chosenPaths(tree, selection).map(nodeAt);
