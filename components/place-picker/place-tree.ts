export interface PlaceNode {
  id: string;
  label: string;
  /** Ready to show, for instance "3 412". */
  count?: string;
  children?: readonly PlaceNode[];
}

/** Chosen ids per level. One id at most at the top; a middle id stands for all its leaves, so its leaves are then not listed. */
export type PlaceSelection = readonly [top: readonly string[], middle: readonly string[], leaves: readonly string[]];
export type TreeLevel = 0 | 1 | 2;
export type PlaceState = 'on' | 'some' | 'off';

export const noPlaces: PlaceSelection = [[], [], []];

const without = (ids: readonly string[], removed: readonly string[]) => ids.filter((id) => !removed.includes(id));
const idsOf = (nodes: readonly PlaceNode[] | undefined) => (nodes ?? []).map((node) => node.id);

export function placeState(selection: PlaceSelection, level: TreeLevel, node: PlaceNode, parent?: PlaceNode): PlaceState {
  if (selection[level].includes(node.id)) return 'on';
  if (level === 2 && parent && selection[1].includes(parent.id)) return 'on';
  if (level === 1 && idsOf(node.children).some((id) => selection[2].includes(id))) return 'some';
  return 'off';
}

/** Choosing another top place drops what was chosen below the former one. */
export function chooseTop(selection: PlaceSelection, id: string): PlaceSelection {
  return selection[0].includes(id) ? selection : [[id], [], []];
}

export function toggleMiddle(selection: PlaceSelection, top: PlaceNode, node: PlaceNode): PlaceSelection {
  const [, middle, leaves] = chooseTop(selection, top.id);
  const isOn = middle.includes(node.id);
  return [[top.id], isOn ? without(middle, [node.id]) : [...middle, node.id], without(leaves, idsOf(node.children))];
}

export function toggleLeaf(selection: PlaceSelection, top: PlaceNode, parent: PlaceNode, node: PlaceNode): PlaceSelection {
  const [, middle, leaves] = chooseTop(selection, top.id);
  const siblings = idsOf(parent.children);
  if (middle.includes(parent.id)) {
    return [[top.id], without(middle, [parent.id]), [...leaves, ...without(siblings, [node.id])]];
  }
  const next = leaves.includes(node.id) ? without(leaves, [node.id]) : [...leaves, node.id];
  const isWhole = siblings.every((id) => next.includes(id));
  return isWhole ? [[top.id], [...middle, parent.id], without(next, siblings)] : [[top.id], middle, next];
}

export interface ChosenPlace {
  level: TreeLevel;
  id: string;
  label: string;
}

/** The narrowest chosen places, in the order of the tree; the top place only while nothing below it is chosen. */
export function chosenPlaces(tree: readonly PlaceNode[], selection: PlaceSelection): ChosenPlace[] {
  const top = tree.find((node) => selection[0].includes(node.id));
  if (!top) return [];
  const below = (top.children ?? []).flatMap((node): ChosenPlace[] => {
    if (selection[1].includes(node.id)) return [{ level: 1, id: node.id, label: node.label }];
    return (node.children ?? [])
      .filter((leaf) => selection[2].includes(leaf.id))
      .map((leaf) => ({ level: 2, id: leaf.id, label: leaf.label }));
  });
  return below.length > 0 ? below : [{ level: 0, id: top.id, label: top.label }];
}

export function removePlace(selection: PlaceSelection, place: ChosenPlace): PlaceSelection {
  if (place.level === 0) return noPlaces;
  const [top, middle, leaves] = selection;
  return place.level === 1 ? [top, without(middle, [place.id]), leaves] : [top, middle, without(leaves, [place.id])];
}

/** The only chosen place, for a choice of one: what was chosen before it goes. */
export function choosePlace(level: TreeLevel, top: PlaceNode, node: PlaceNode): PlaceSelection {
  return [[top.id], level === 1 ? [node.id] : [], level === 2 ? [node.id] : []];
}
