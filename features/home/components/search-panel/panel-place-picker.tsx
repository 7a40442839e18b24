'use client';

import { type Locale, useLocale, useTranslations } from 'next-intl';
import { type ReactElement, useEffect, useRef } from 'react';
import { placeNodeOf } from '@/components/place-picker/gazetteer-tree';
import { PlacePicker } from '@/components/place-picker/place-picker';
import { chosenPlaces } from '@/components/place-picker/place-tree';
import { useCities } from '@/lib/api/cities';
import { useStatementCount } from '@/lib/api/use-statement-count';
import type { City } from '@/lib/contracts/locations';
import { formatNumber } from '@/lib/format/number';
import { useCurrency } from '@/lib/stores/currency';
import { addSuggestedPlace } from '../../../../components/place-picker/place-suggestion';
import { panelFilters } from '../../domain/panel';
import type { PanelForm } from './panel-form';
import { PlaceSearch } from './place-search';

/** The cities people search in come first: those whose streets the gazetteer knows, the largest at the head, then the rest by name. */
function sortCities(cities: readonly City[], locale: Locale): City[] {
  const name = (city: City) => city.display_names[locale];
  return [...cities].sort((a, b) => b.streets_count - a.streets_count || name(a).localeCompare(name(b), locale));
}

/** What the picker's button says: the choice, and how many statements the panel would find with it. */
function SubmitText({ state }: { state: PanelForm['state'] }) {
  const t = useTranslations('home.panel');
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const count = useStatementCount(panelFilters(state, currencyId));
  return (
    <span className="num" aria-live="polite">
      {count === undefined ? t('done') : `${t('done')} · ${formatNumber(count, locale)}`}
    </span>
  );
}

interface PanelPlacePickerProps {
  form: PanelForm;
  /** A button that opens the picker. */
  trigger: ReactElement;
  /** Opens the picker as soon as it is there, for a press that came before its code. */
  isInitiallyOpen?: boolean;
}

/** The picker of places over the tree of the gazetteer, which is asked for when the field first comes to life. */
export function PanelPlacePicker({ form, trigger, isInitiallyOpen = false }: PanelPlacePickerProps) {
  const t = useTranslations('home.panel');
  const common = useTranslations('common');
  const locale = useLocale();
  const { data: cities } = useCities();
  const tree = sortCities(cities ?? [], locale).map((city) => placeNodeOf(city, locale));
  const rootRef = useRef<HTMLDivElement>(null);
  const isReady = cities !== undefined;

  useEffect(() => {
    if (isInitiallyOpen && isReady) rootRef.current?.querySelector('button')?.click();
  }, [isInitiallyOpen, isReady]);

  const change = (places: PanelForm['state']['places']) => {
    form.onChange({ places });
    form.onPlaceNamesChange(
      chosenPlaces(tree, places).map((place) => place.label),
      cities ?? [],
    );
  };
  return (
    <div ref={rootRef} className="min-w-0" aria-busy={!isReady || undefined}>
      {isReady ? (
        <PlacePicker
          trigger={trigger}
          tree={tree}
          selection={form.state.places}
          onSelectionChange={change}
          search={
            <PlaceSearch
              onPlace={(place) => change(addSuggestedPlace(tree, form.state.places, place))}
              streets={form.state.streets}
              onStreetsChange={(streets) => form.onChange({ streets })}
            />
          }
          labels={{
            title: t('place'),
            levels: [t('city'), t('district'), t('urban')],
            open: (label) => t('open_place', { label }),
            remove: (label) => t('remove_place', { label }),
            clear: common('clear'),
            submit: <SubmitText state={form.state} />,
            back: common('back'),
            close: common('close'),
          }}
        />
      ) : (
        trigger
      )}
    </div>
  );
}
