'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { PlaceFilter } from '@/components/place-picker/place-filter';
import { buildPlaceTree, chosenNodes } from '@/components/place-picker/place-tree';
import { loadedCities } from '@/lib/api/cities';
import { type PlaceSelection, selectedStreets } from '@/lib/domain/place/place-selection';
import { useCurrency } from '@/lib/stores/currency';
import { panelFilters } from '../../domain/panel';
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
    form.onPlaceNamesChange([...names, ...selectedStreets(places).map(({ name }) => name)], cities);
  };
  return (
    <PlaceFilter
      trigger={trigger}
      title={t('place')}
      isInitiallyOpen={isInitiallyOpen}
      value={form.state.places}
      onChange={change}
      filtersOf={(places) => panelFilters({ ...form.state, places }, currencyId)}
    />
  );
}
