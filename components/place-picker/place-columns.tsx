'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlaceSelection } from '@/lib/domain/place/place-selection';
import { PlaceColumn, type PlaceColumnProps } from './place-column';
import { chosenPaths, type PlaceChoice, type PlaceNode, type PlacePath, placeState, togglePlace } from './place-tree';

export interface PlaceLevelsProps {
  tree: readonly PlaceNode[];
  selection: PlaceSelection;
  onSelectionChange: (selection: PlaceSelection) => void;
  choice: PlaceChoice;
}

/** Props of the columns of cities, districts and urbans. The city is always a single choice. */
function useLevels({ tree, selection, onSelectionChange, choice }: PlaceLevelsProps, city?: PlaceNode, district?: PlaceNode) {
  const t = useTranslations('place');
  const level = (
    label: string,
    nodes: readonly PlaceNode[] | undefined,
    pathTo: (node: PlaceNode) => PlacePath,
    rowChoice: PlaceChoice,
  ): PlaceColumnProps => ({
    label,
    nodes: nodes ?? [],
    choice: rowChoice,
    stateOf: (node) => placeState(selection, pathTo(node), choice),
    onChoose: (node) => onSelectionChange(togglePlace(selection, pathTo(node), choice)),
  });
  return {
    cities: level(t('city'), tree, (node) => [node], 'single'),
    districts: level(t('district'), city?.children, (node) => (city ? [city, node] : [node]), choice),
    urbans: level(t('urban'), district?.children, (node) => (city && district ? [city, district, node] : [node]), choice),
  };
}

/** The open rows. A city that is chosen elsewhere, for instance by name, opens too. */
function useOpenRows({ tree, selection }: PlaceLevelsProps) {
  const [chosenCity] = chosenPaths(tree, selection)[0] ?? [];
  const [openCityId, setOpenCityId] = useState(chosenCity?.id);
  const [knownCityId, setKnownCityId] = useState(chosenCity?.id);
  const [openDistrictId, setOpenDistrictId] = useState<number>();
  if (chosenCity?.id !== knownCityId) {
    setKnownCityId(chosenCity?.id);
    if (chosenCity && chosenCity.id !== openCityId) {
      setOpenCityId(chosenCity.id);
      setOpenDistrictId(undefined);
    }
  }
  // Until a row is opened the first one with parts counts as open, so that no column is empty.
  const city = tree.find(({ id }) => id === openCityId) ?? tree.find((node) => node.children?.length);
  const district =
    city?.children?.find(({ id }) => id === openDistrictId) ?? city?.children?.find((node) => node.children?.length);
  return {
    city,
    district,
    openCity: (node: PlaceNode) => {
      setOpenCityId(node.id);
      setOpenDistrictId(undefined);
    },
    openDistrict: (node: PlaceNode) => setOpenDistrictId(node.id),
  };
}

function focusRow(root: HTMLElement | null, column: number, id?: number) {
  const rows = [
    ...(root?.querySelectorAll('[data-place-column]')[column]?.querySelectorAll<HTMLElement>('[data-place-row]') ?? []),
  ];
  (rows.find((row) => row.dataset.placeRow === String(id)) ?? rows[0])?.focus();
}

/** Three columns side by side; the right arrow opens a row and enters its column, the left arrow goes back to it. */
export function PlaceColumns(props: PlaceLevelsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { city, district, openCity, openDistrict } = useOpenRows(props);
  const { cities, districts, urbans } = useLevels(props, city, district);

  const enter = (column: number, open: (node: PlaceNode) => void, node: PlaceNode) => {
    if (!node.children?.length) return;
    // The next column must be in the document before it can take the focus.
    flushSync(() => open(node));
    focusRow(root.current, column);
  };
  return (
    <div ref={root} className="grid grid-cols-[1fr_1.4fr_1.15fr] divide-x divide-line *:px-1.5">
      <PlaceColumn
        {...cities}
        openId={city?.id}
        onChoose={(node) => {
          openCity(node);
          cities.onChoose(node);
        }}
        onStep={(direction, node) => direction === 'in' && enter(1, openCity, node)}
      />
      <PlaceColumn
        {...districts}
        openId={district?.id}
        onChoose={(node) => {
          openDistrict(node);
          districts.onChoose(node);
        }}
        onOpen={openDistrict}
        onStep={(direction, node) => (direction === 'in' ? enter(2, openDistrict, node) : focusRow(root.current, 0, city?.id))}
      />
      <PlaceColumn {...urbans} onStep={(direction) => direction === 'out' && focusRow(root.current, 1, district?.id)} />
    </div>
  );
}

interface PlaceLevelProps extends PlaceLevelsProps {
  /** The opened nodes; their number is the level on the screen. */
  path: readonly PlaceNode[];
  onPathChange: (path: readonly PlaceNode[]) => void;
}

/** One level on the screen at a time, for phones. */
export function PlaceLevel({ path, onPathChange, ...props }: PlaceLevelProps) {
  const [city, district] = path;
  const { cities, districts, urbans } = useLevels(props, city, district);
  const open = (node: PlaceNode) => {
    if (node.children?.length) onPathChange([...path, node]);
  };
  if (district) return <PlaceColumn {...urbans} isLabelHidden />;
  if (city) {
    return (
      <PlaceColumn
        {...districts}
        isLabelHidden
        onChoose={(node) => {
          districts.onChoose(node);
          if (props.choice === 'single') open(node);
        }}
        onOpen={open}
      />
    );
  }
  return (
    <PlaceColumn
      {...cities}
      isLabelHidden
      onChoose={(node) => {
        cities.onChoose(node);
        open(node);
      }}
    />
  );
}
