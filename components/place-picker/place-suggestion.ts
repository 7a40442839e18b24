import {
  chooseTop,
  type PlaceNode,
  type PlaceSelection,
  placeState,
  toggleLeaf,
  toggleMiddle,
} from '@/components/place-picker/place-tree';
import type { Suggestion } from '@/lib/contracts/locations';

/** A found place as a row of a list: its own name, and what it lies in. */
export function toSuggestionOption({ find_point, identifiers }: Suggestion, names: string) {
  const [label = names, ...around] = names.split(', ');
  const { city_id, district_id, urban_id, street_id } = identifiers;
  return { id: [find_point, city_id, district_id, urban_id, street_id].join(' '), label, description: around.join(', ') };
}

/** The selection with a found city, district or neighbourhood in it; one that is chosen already stays. */
export function addSuggestedPlace(
  tree: readonly PlaceNode[],
  selection: PlaceSelection,
  { find_point, identifiers }: Suggestion,
): PlaceSelection {
  const nodeOf = (nodes: readonly PlaceNode[] | undefined, id: number | null) => nodes?.find((node) => node.id === String(id));
  const city = nodeOf(tree, identifiers.city_id);
  if (!city) return selection;
  const district = nodeOf(city.children, identifiers.district_id);
  if (find_point === 'city' || !district) return chooseTop(selection, city.id);
  const urban = nodeOf(district.children, identifiers.urban_id);
  if (find_point === 'district' || !urban) {
    return placeState(selection, 1, district) === 'on' ? selection : toggleMiddle(selection, city, district);
  }
  return placeState(selection, 2, urban, district) === 'on' ? selection : toggleLeaf(selection, city, district, urban);
}
