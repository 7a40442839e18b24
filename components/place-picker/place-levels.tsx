'use client';

import { PlaceColumn } from '@/components/place-picker/place-column';
import {
  choosePlace,
  chooseTop,
  type PlaceNode,
  type PlaceSelection,
  placeState,
  toggleLeaf,
  toggleMiddle,
} from '@/components/place-picker/place-tree';

interface PlaceLevelsProps {
  tree: readonly PlaceNode[];
  /** Opened nodes from the top; its length is the level on screen. */
  path: readonly PlaceNode[];
  onPathChange: (path: readonly PlaceNode[]) => void;
  selection: PlaceSelection;
  onSelectionChange: (selection: PlaceSelection) => void;
  choice: 'many' | 'one';
  labels: { levels: readonly [string, string, string]; open: (label: string) => string };
}

/** One level on the screen at a time, for phones. */
export function PlaceLevels({ tree, path, onPathChange, selection, onSelectionChange, choice, labels }: PlaceLevelsProps) {
  const [top, middle] = path;
  const isOne = choice === 'one';
  if (!top) {
    return (
      <PlaceColumn
        label={labels.levels[0]}
        isLabelHidden
        nodes={tree}
        choice="single"
        stateOf={(node) => placeState(selection, 0, node)}
        onChoose={(node) => {
          onSelectionChange(chooseTop(selection, node.id));
          if (node.children?.length) onPathChange([node]);
        }}
        openLabel={labels.open}
      />
    );
  }
  if (!middle) {
    return (
      <PlaceColumn
        label={labels.levels[1]}
        isLabelHidden
        nodes={top.children ?? []}
        choice={isOne ? 'single' : 'many'}
        stateOf={(node) => placeState(selection, 1, node)}
        onChoose={(node) => {
          onSelectionChange(isOne ? choosePlace(1, top, node) : toggleMiddle(selection, top, node));
          if (isOne && node.children?.length) onPathChange([top, node]);
        }}
        onOpen={(node) => onPathChange([top, node])}
        openLabel={labels.open}
      />
    );
  }
  return (
    <PlaceColumn
      label={labels.levels[2]}
      isLabelHidden
      nodes={middle.children ?? []}
      choice={isOne ? 'single' : 'many'}
      stateOf={(node) => placeState(selection, 2, node, isOne ? undefined : middle)}
      onChoose={(node) => onSelectionChange(isOne ? choosePlace(2, top, node) : toggleLeaf(selection, top, middle, node))}
      openLabel={labels.open}
    />
  );
}
