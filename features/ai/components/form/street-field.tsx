'use client';

import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Autocomplete } from '@/components/ui/inputs/autocomplete';
import { Field } from '@/components/ui/inputs/field';
import { type Street, streetQueryLengthMin } from '@/lib/contracts/locations';
import { useDebounced } from '@/lib/use-debounced';
import { useStreets } from '../../queries/streets';
import { useEstimate, useEstimateStore } from '../../stores/estimate-context';
import { NewStreetForm } from './new-street-form';
import { useFieldError } from './use-field-error';

const debounceMs = 500;
const successMs = 3000;

type Props = {
  /** Gets a street that was chosen or added, with its point where it is known. */
  onStreet: (
    street: Pick<Street, 'id' | 'district_id' | 'urban_id'> & { name: string; at: { lat: number; lng: number } | null },
  ) => void;
  className?: string;
};

/** Finds a street by its name, from four characters on; one that is missing can be added. */
export function StreetField({ onStreet, className }: Props) {
  const t = useTranslations('ai');
  const common = useTranslations('common');
  const locale = useLocale();
  const store = useEstimateStore();
  const { city_id: cityId, street_id: streetId, street_name: name } = useEstimate(({ values }) => values);
  const fault = useFieldError('street_id');
  const [newName, setNewName] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const query = name.trim();
  const settled = useDebounced(query, debounceMs);
  const streets = useStreets(streetId === null ? settled : '', cityId);
  useEffect(() => {
    if (added === null) return;
    const timer = setTimeout(() => setAdded(null), successMs);
    return () => clearTimeout(timer);
  }, [added]);

  const found = streets.data ?? [];
  const choose = (street: Street) => {
    const { id, district_id, urban_id, display_names, latitude: lat, longitude: lng } = street;
    onStreet({ id, district_id, urban_id, name: display_names[locale], at: { lat, lng } });
  };
  return (
    <div className={className} data-field="street_id">
      <Field
        label={t('fields.street_id')}
        error={fault}
        hint={streetId === null ? t('street.hint') : null}
        success={added === null ? null : t('street.added', { name: added })}
      >
        <Autocomplete
          value={name}
          onValueChange={(text) => {
            // A chosen row tells its label here too, after it was chosen.
            if (text !== store.getState().values.street_name) store.getState().change({ street_name: text, street_id: null });
          }}
          options={found.map((street) => ({
            id: String(street.id),
            label: street.display_names[locale],
            description: street.place_names[locale],
          }))}
          onSelect={({ id }) => {
            const street = found.find((other) => String(other.id) === id);
            if (street) choose(street);
          }}
          isLoading={streetId === null && (streets.isFetching || settled !== query)}
          loadingText={t('street.loading')}
          emptyText={common('no_data')}
          {...(cityId === null ? {} : { action: { label: t('street.add'), onSelect: () => setNewName(query) } })}
          minLength={streetQueryLengthMin}
          placeholder={t('street.placeholder')}
          optionIcon={<MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
        />
      </Field>
      {/* The region stays, so that its first text is read out. */}
      <p role="status" className="sr-only">
        {added === null ? '' : t('street.added', { name: added })}
      </p>
      {newName === null ? null : (
        <NewStreetForm
          name={newName}
          onCancel={() => setNewName(null)}
          onAdded={(id, display) => {
            const { district_id, urban_id } = store.getState().values;
            onStreet({ id, district_id, urban_id, name: display, at: null });
            setNewName(null);
            setAdded(display);
          }}
        />
      )}
    </div>
  );
}
