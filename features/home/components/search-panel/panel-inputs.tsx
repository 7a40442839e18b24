'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { PlaceFilter } from '@/components/place-picker/place-filter';
import { buildPlaceTree, chosenNodes } from '@/components/place-picker/place-tree';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { loadedCities } from '@/lib/api/places/cities';
import { isNamedPlace, type PlaceSelection } from '@/lib/domain/place/place-selection';
import { currencySymbol } from '@/lib/format/money';
import { useCurrency } from '@/lib/stores/currency';
import { type PanelType, panelFilters, typesOfDeal } from '../../domain/panel';
import type { PanelForm } from './panel-form';

interface PanelPlacePickerProps {
  form: PanelForm;
  /** A button. */
  trigger: ReactElement;
  /** For a picker whose code is loaded by the press that opens it. */
  isInitiallyOpen?: boolean;
}

/** The picker of the panel's place; the panel takes over every choice at once. */
export function PanelPlacePicker({ form, trigger, isInitiallyOpen }: PanelPlacePickerProps) {
  const t = useTranslations('home.panel');
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const change = (places: PlaceSelection) => {
    const cities = loadedCities() ?? [];
    const names = chosenNodes(buildPlaceTree(cities, locale), places).map(({ label }) => label);
    form.onChange({ places });
    form.onPlaceNamesChange([...names, ...places.filter(isNamedPlace).map(({ name }) => name)], cities);
  };
  return (
    <PlaceFilter
      trigger={trigger}
      title={t('place')}
      isInitiallyOpen={isInitiallyOpen}
      value={form.state.places}
      onChange={change}
      onSentence={form.onSentence}
      filtersOf={(places) => panelFilters({ ...form.state, places }, currencyId)}
    />
  );
}

interface TypeListProps {
  label: string;
  anyLabel: string;
  types: readonly PanelType[];
  value: number | null;
  onValueChange: (realEstateTypeId: number | null) => void;
  /** Called after a press or Enter, not after arrow keys, which only move the choice. */
  onChosen?: () => void;
}

/** One type of real estate, or any. */
function TypeList({ label, anyLabel, types, value, onValueChange, onChosen }: TypeListProps) {
  const rows = [{ id: null, label: anyLabel }, ...types];
  return (
    <div role="radiogroup" aria-label={label}>
      {rows.map((row) => (
        <label
          key={row.id ?? 'any'}
          className="type-ui flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-normal hover:bg-tuff-100 has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="panel-type"
            checked={row.id === value}
            onChange={() => onValueChange(row.id)}
            onPointerUp={onChosen}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onChosen?.();
            }}
            className="peer sr-only"
          />
          <span className="flex-1">{row.label}</span>
          <CheckIcon aria-hidden="true" className="invisible size-5 text-brand-text peer-checked:visible" />
        </label>
      ))}
    </div>
  );
}

/** The type of real estate of the panel. */
export function PanelTypes({ form, onChosen }: { form: PanelForm; onChosen?: () => void }) {
  const t = useTranslations('home.panel');
  const { state, types, onChange } = form;
  return (
    <TypeList
      label={t('type')}
      anyLabel={t('any_type')}
      types={typesOfDeal(types, state.dealTypeId)}
      value={state.realEstateTypeId}
      onValueChange={(realEstateTypeId) => onChange({ realEstateTypeId })}
      {...(onChosen ? { onChosen } : {})}
    />
  );
}

interface NumberRangeFieldsProps {
  /** Accessible name of the group. */
  label: string;
  fromLabel: string;
  toLabel: string;
  from: string;
  to: string;
  unit: string;
  onFromChange: (value: string) => void;
  onToChange: (value: string) => void;
}

const DIGITS_MAX = 9;

/** Two numbers, the ends of a range. */
function NumberRangeFields({ label, fromLabel, toLabel, from, to, unit, onFromChange, onToChange }: NumberRangeFieldsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be laid out beside its fields.
    <div role="group" aria-label={label} className="grid grid-cols-2 gap-3">
      <Field label={fromLabel}>
        <Input kind="number" isGrouped maxDigits={DIGITS_MAX} value={from} onValueChange={onFromChange} suffix={unit} />
      </Field>
      <Field label={toLabel}>
        <Input kind="number" isGrouped maxDigits={DIGITS_MAX} value={to} onValueChange={onToChange} suffix={unit} />
      </Field>
    </div>
  );
}

/** The range of the price or of the area. */
export function PanelRangeFields({ form, name }: { form: PanelForm; name: 'price' | 'area' }) {
  const t = useTranslations('home.panel');
  const { currencyId } = useCurrency();
  const { state, onChange } = form;
  const labels = { fromLabel: t('from'), toLabel: t('to') };
  const symbol = currencySymbol(currencyId);
  return name === 'price' ? (
    <NumberRangeFields
      {...labels}
      label={t('price', { symbol })}
      unit={symbol}
      from={state.priceFrom}
      to={state.priceTo}
      onFromChange={(priceFrom) => onChange({ priceFrom })}
      onToChange={(priceTo) => onChange({ priceTo })}
    />
  ) : (
    <NumberRangeFields
      {...labels}
      label={t('area')}
      unit={t('square_metre')}
      from={state.areaFrom}
      to={state.areaTo}
      onFromChange={(areaFrom) => onChange({ areaFrom })}
      onToChange={(areaTo) => onChange({ areaTo })}
    />
  );
}
