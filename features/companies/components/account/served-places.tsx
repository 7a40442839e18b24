'use client';

import { useTranslations } from 'next-intl';
import { PlacesField } from '@/components/place-picker/place-field';
import { Button } from '@/components/ui/buttons/button';
import { useCities } from '@/lib/api/places/cities';
import type { PlaceIdLists } from '@/lib/domain/place/place-selection';
import { groupByCity, type ServedCity, toServedPlaces } from '../../domain/served-places';

type Props = { value: PlaceIdLists; onChange: (places: PlaceIdLists) => void };

/** Where a company works: whole cities or parts of them, one field a city. */
export function ServedPlaces({ value, onChange }: Props) {
  const t = useTranslations('own_company.form');
  const { data: cities = [] } = useCities();
  const groups = groupByCity(value, cities);
  const change = (index: number, places: PlaceIdLists) =>
    onChange(toServedPlaces(groups.map((group, at): ServedCity => (at === index ? places : group))));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="type-label mb-1.5">{t('places')}</legend>
      {[...groups, toServedPlaces([])].map((group, index) => (
        <div key={group.cities[0] ?? `new-${groups.length}`} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-64">
            <PlacesField
              label={index < groups.length ? t('place', { number: index + 1 }) : t('add_place')}
              value={group}
              onChange={(places) =>
                index < groups.length ? change(index, places) : onChange(toServedPlaces([...groups, places]))
              }
            />
          </div>
          {index < groups.length ? (
            <Button variant="ghost" onClick={() => onChange(toServedPlaces(groups.filter((_, at) => at !== index)))}>
              {t('remove_place')}
            </Button>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
