'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PlaceColumn } from '@/components/place-picker/place-column';
import {
  choosePlace,
  chooseTop,
  type PlaceNode,
  type PlaceSelection,
  placeState,
  type TreeLevel,
  toggleLeaf,
  toggleMiddle,
} from '@/components/place-picker/place-tree';

interface PlaceColumnsProps {
  tree: readonly PlaceNode[];
  selection: PlaceSelection;
  onSelectionChange: (selection: PlaceSelection) => void;
  choice: 'many' | 'one';
  labels: { levels: readonly [string, string, string]; open: (label: string) => string };
}

/** Three columns side by side; the right arrow opens a row and enters its column, the left arrow goes back to it. */
export function PlaceColumns({ tree, selection, onSelectionChange, choice, labels }: PlaceColumnsProps) {
  const root = useRef<HTMLDivElement>(null);
  const chosenTopId = selection[0][0];
  const [openTopId, setOpenTopId] = useState(chosenTopId);
  const [knownTopId, setKnownTopId] = useState(chosenTopId);
  const [openMiddleId, setOpenMiddleId] = useState<string>();
  // A place may be chosen from outside, by its name.
  if (chosenTopId !== knownTopId) {
    setKnownTopId(chosenTopId);
    if (chosenTopId !== undefined && chosenTopId !== openTopId) {
      setOpenTopId(chosenTopId);
      setOpenMiddleId(undefined);
    }
  }
  // Until one is opened the first that is divided shows its parts, so that no column stands empty.
  const top = tree.find((node) => node.id === openTopId) ?? tree.find((node) => node.children?.length);
  const middle = top?.children?.find((node) => node.id === openMiddleId) ?? top?.children?.find((node) => node.children?.length);

  const isOne = choice === 'one';

  const focusColumn = (level: number, id?: string) => {
    const column = root.current?.querySelectorAll('[data-place-column]')[level];
    const rows = [...(column?.querySelectorAll<HTMLElement>('[data-place-row]') ?? [])];
    (rows.find((row) => row.dataset.placeRow === id) ?? rows[0])?.focus();
  };
  const openTop = (node: PlaceNode) => {
    setOpenTopId(node.id);
    setOpenMiddleId(undefined);
  };
  const step = (level: TreeLevel) => (direction: 'in' | 'out', node: PlaceNode) => {
    if (direction === 'out') return focusColumn(level - 1, level === 2 ? middle?.id : top?.id);
    if (!node.children?.length) return;
    // The next column must be in the document before it can take the focus.
    flushSync(() => (level === 0 ? openTop(node) : setOpenMiddleId(node.id)));
    focusColumn(level + 1);
  };

  return (
    <div ref={root} className="grid grid-cols-[1fr_1.4fr_1.15fr] divide-x divide-line *:px-1.5">
      <PlaceColumn
        label={labels.levels[0]}
        nodes={tree}
        choice="single"
        stateOf={(node) => placeState(selection, 0, node)}
        openId={top?.id}
        onChoose={(node) => {
          openTop(node);
          onSelectionChange(chooseTop(selection, node.id));
        }}
        openLabel={labels.open}
        onStep={step(0)}
      />
      <PlaceColumn
        label={labels.levels[1]}
        nodes={top?.children ?? []}
        choice={isOne ? 'single' : 'many'}
        stateOf={(node) => placeState(selection, 1, node)}
        openId={middle?.id}
        onChoose={(node) => {
          if (!top) return;
          setOpenMiddleId(node.id);
          onSelectionChange(isOne ? choosePlace(1, top, node) : toggleMiddle(selection, top, node));
        }}
        onOpen={(node) => setOpenMiddleId(node.id)}
        openLabel={labels.open}
        onStep={step(1)}
      />
      <PlaceColumn
        label={labels.levels[2]}
        nodes={middle?.children ?? []}
        choice={isOne ? 'single' : 'many'}
        stateOf={(node) => placeState(selection, 2, node, isOne ? undefined : middle)}
        onChoose={(node) => {
          if (top && middle) onSelectionChange(isOne ? choosePlace(2, top, node) : toggleLeaf(selection, top, middle, node));
        }}
        openLabel={labels.open}
        onStep={step(2)}
      />
    </div>
  );
}
