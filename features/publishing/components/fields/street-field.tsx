'use client';

import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Autocomplete } from '@/components/ui/inputs/autocomplete';
import { type Street, streetQueryLengthMin } from '@/lib/contracts/locations';
import { useDebounced } from '@/lib/use-debounced';
import { useStreets } from '../../queries/streets';
import { usePublishForm, usePublishFormState } from '../form-context';
import { FieldFrame } from './field-frame';
import { NewStreetForm } from './new-street-form';

const debounceMs = 500;
const successMs = 3000;

/** Finds a street by its name, from four characters on; one that is missing can be added to the city. */
export function StreetField() {
  const t = useTranslations('publishing');
  const common = useTranslations('common');
  const locale = useLocale();
  const { form } = usePublishForm();
  const { city_id: cityId, street_id: streetId, street_name: name } = usePublishFormState(({ values }) => values);
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

  const choose = ({ id, city_id, district_id, urban_id, display_names }: Street) =>
    form
      .getState()
      .change({ street_id: id, street_name: display_names[locale], city_id, district_id, urban_id, lat: null, lng: null });
  const found = streets.data ?? [];
  return (
    <div className="flex flex-col gap-3">
      <FieldFrame
        name="street_id"
        hint={t('hints.street')}
        success={added === null ? undefined : t('street_added', { name: added })}
      >
        <Autocomplete
          value={name}
          onValueChange={(text) => {
            // A chosen row tells its label here too, after it was chosen.
            if (text !== form.getState().values.street_name) form.getState().change({ street_name: text, street_id: null });
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
          loadingText={t('streets_loading')}
          emptyText={common('no_data')}
          action={cityId === null ? undefined : { label: t('street_add'), onSelect: () => setNewName(query) }}
          minLength={streetQueryLengthMin}
          placeholder={t('street_placeholder')}
          optionIcon={<MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
        />
      </FieldFrame>
      {/* The row of the list fills the field with what was typed; the region stays so that its first text is read out. */}
      <p role="status" className="sr-only">
        {added === null ? '' : t('street_added', { name: added })}
      </p>
      {newName === null ? null : (
        <NewStreetForm
          name={newName}
          onCancel={() => setNewName(null)}
          onAdded={(id, display) => {
            form.getState().change({ street_id: id, street_name: display });
            setNewName(null);
            setAdded(display);
          }}
        />
      )}
    </div>
  );
}
