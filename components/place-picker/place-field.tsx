'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { Field, useFieldControl } from '@/components/ui/inputs/field';
import { useCities } from '@/lib/api/places/cities';
import { cn } from '@/lib/cn';
import { type City, treeKinds } from '@/lib/contracts/locations';
import {
  idsFromSelection,
  listsFromSelection,
  type PlaceIdLists,
  type PlaceIds,
  type PlaceSelection,
  type SelectedPlace,
  selectionFromIds,
  selectionFromLists,
} from '@/lib/domain/place/place-selection';
import { PlacePicker } from './place-picker';
import { PlaceSearch } from './place-search';
import { addPlace, buildPlaceTree, chosenNodes, chosenPaths, type PlaceChoice, type PlaceNode } from './place-tree';
import { RecentPlaces } from './recent-places';

type Text = {
  /** What is chosen; empty for nothing. */
  text: string;
  placeholder: string;
};

/** The button that opens the picker, drawn as a field. */
function PlaceTrigger({ text, placeholder, ...props }: ComponentProps<'button'> & Text) {
  const { id, labelId, ...field } = useFieldControl();
  return (
    <button
      {...props}
      type="button"
      id={id}
      aria-labelledby={labelId ? `${labelId} ${id}-text` : undefined}
      aria-describedby={field['aria-describedby']}
      data-invalid={field['aria-invalid'] ? '' : undefined}
      className="field-box type-body w-full gap-2.5 px-3.5 text-left"
    >
      <MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span id={`${id}-text`} className={cn('line-clamp-2 min-w-0 flex-1 py-1', !text && 'text-ink-3')}>
        {text || placeholder}
      </span>
      <CaretDownIcon aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
    </button>
  );
}

type FieldProps = {
  label: string;
  /** Names the panel and the sheet; "Place" without it. */
  title?: string | undefined;
  placeholder?: string | undefined;
  hint?: ReactNode;
  /** Ready to show. */
  error?: ReactNode;
  isRequired?: boolean | undefined;
};

type PlaceLevels = {
  choice: PlaceChoice;
  tree: readonly PlaceNode[];
  selection: PlaceSelection;
  onSelectionChange: (selection: PlaceSelection) => void;
};
type PickerFieldProps = FieldProps & PlaceLevels & { text: string };

/** What a picker of one place, or of several, needs from `PlacePicker`, its search included. */
const withSearch = ({ choice, tree, selection, onSelectionChange }: PlaceLevels) => {
  const add = (place: SelectedPlace) => onSelectionChange(addPlace(tree, choice === 'single' ? [] : selection, place));
  return {
    ...{ choice, tree, selection, onSelectionChange },
    search: (columns: ReactNode) => (
      <PlaceSearch
        kinds={treeKinds}
        onAdd={add}
        onRemoveLast={() => onSelectionChange(selection.slice(0, -1))}
        aside={<RecentPlaces kinds={treeKinds} onAdd={add} />}
      >
        {columns}
      </PlaceSearch>
    ),
  };
};

function PickerField({ label, title, placeholder, hint, error = null, isRequired = false, text, ...picker }: PickerFieldProps) {
  const t = useTranslations('place');
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={error}>
      <PlacePicker
        {...withSearch(picker)}
        title={title ?? t('title')}
        trigger={<PlaceTrigger text={text} placeholder={placeholder ?? t('placeholder')} />}
      />
    </Field>
  );
}

function usePlaceTree() {
  const locale = useLocale();
  const { data: cities = [] } = useCities();
  const tree = useMemo(() => buildPlaceTree(cities, locale), [cities, locale]);
  return { cities, tree };
}

/** A field of one place: a city, a district or an urban. Reports the place with the levels around it. */
export function PlaceField({ value, onChange, ...field }: FieldProps & { value: PlaceIds; onChange: (place: PlaceIds) => void }) {
  const { cities, tree } = usePlaceTree();
  const selection = selectionFromIds(value);
  const [path = []] = chosenPaths(tree, selection);
  return (
    <PickerField
      {...field}
      choice="single"
      tree={tree}
      selection={selection}
      onSelectionChange={(next) => onChange(idsFromSelection(next, cities))}
      text={path.map((node) => node?.label).join(', ')}
    />
  );
}

type ChooserProps = {
  /** A button. */
  trigger: ReactElement;
  title: string;
  value: PlaceSelection;
  /** Called when the choice is made. The cities are those that the picker showed. */
  onChoose: (place: PlaceIds, cities: City[]) => void;
  /** For a picker whose code is loaded by the press that opens it. */
  isInitiallyOpen?: boolean;
};

/** One place behind any button: it is chosen by the button of the panel. */
export function PlaceChooser({ trigger, title, value, onChoose, isInitiallyOpen }: ChooserProps) {
  const { cities, tree } = usePlaceTree();
  const [selection, setSelection] = useState(value);
  return (
    <PlacePicker
      {...withSearch({ choice: 'single', tree, selection, onSelectionChange: setSelection })}
      trigger={trigger}
      title={title}
      isInitiallyOpen={isInitiallyOpen}
      onSubmit={() => onChoose(idsFromSelection(selection, cities), cities)}
    />
  );
}

/** A field of several places in one city. Reports the city with its chosen parts. */
export function PlacesField({
  value,
  onChange,
  ...field
}: FieldProps & { value: PlaceIdLists; onChange: (places: PlaceIdLists) => void }) {
  const { tree } = usePlaceTree();
  const selection = selectionFromLists(value);
  const cityOf = (places: PlaceSelection): PlaceNode | undefined => chosenPaths(tree, places)[0]?.[0];
  const nodes = chosenNodes(tree, selection);
  const labels = [cityOf(selection), ...nodes.filter(({ kind }) => kind !== 'city')].map((node) => node?.label);
  return (
    <PickerField
      {...field}
      choice="multiple"
      tree={tree}
      selection={selection}
      onSelectionChange={(next) => {
        const city = cityOf(next);
        onChange({ ...listsFromSelection(next), cities: city ? [city.id] : [] });
      }}
      text={labels.filter(Boolean).join(', ')}
    />
  );
}
