'use client';

import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Autocomplete } from '@/components/ui/selects/autocomplete';
import { useStreets } from '@/lib/api/places/streets';
import { cn } from '@/lib/cn';
import { type Street, streetQueryLengthMin } from '@/lib/contracts/locations';
import type { ListingValues } from '@/lib/domain/statement/listing-values';
import { useDebounced } from '@/lib/use-debounced';
import { FieldFrame } from './field-frame';
import { useListingForm, useListingValues } from './listing-form-context';
import { NewStreetForm } from './new-street-form';

const debounceMs = 500;
const successMs = 3000;

/** The name of a street that was just added, while the form shows it. */
function useAddedStreet() {
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added === null) return;
    const timer = setTimeout(() => setAdded(null), successMs);
    return () => clearTimeout(timer);
  }, [added]);
  return [added, setAdded] as const;
}

/** Streets of the chosen city whose name begins with the typed text. */
function useFoundStreets() {
  const { cityId, streetId, name } = useListingValues(({ city_id, street_id, street_name }) => ({
    cityId: city_id,
    streetId: street_id,
    name: street_name,
  }));
  const query = name.trim();
  const settled = useDebounced(query, debounceMs);
  const { data, isFetching } = useStreets(streetId === null ? settled : '', cityId);
  const isLoading = streetId === null && (isFetching || settled !== query);
  return { cityId, streetId, name, query, isLoading, streets: data ?? [] };
}

type Props = {
  /** Gets a street that was found in the list. */
  onChosen: (street: Street) => void;
  /** Gets a street that was added to the chosen place. */
  onAdded: (id: number, name: string) => void;
  /** Hides the hint once a street is chosen. */
  isHintTemporary?: boolean;
  className?: string;
};

/** Finds a street by its name, from four characters on; a missing one can be added to the city. */
export function StreetField({ onChosen, onAdded, isHintTemporary = false, className }: Props) {
  const common = useTranslations('common');
  const locale = useLocale();
  const { change, texts } = useListingForm();
  const { street: t } = texts;
  const { getValues } = useFormContext<ListingValues>();
  const { cityId, streetId, name, query, isLoading, streets } = useFoundStreets();
  // An address in the author's own words may stand in for the street.
  const isRequired = useListingValues(({ address }) => !address);
  const [newName, setNewName] = useState<string | null>(null);
  const [added, setAdded] = useAddedStreet();
  const options = streets.map((street) => ({
    id: String(street.id),
    label: street.display_names[locale],
    description: street.place_names[locale],
    street,
  }));
  return (
    <div className={cn('flex flex-col gap-3', className)}>
      <FieldFrame
        name="street_id"
        isRequired={isRequired}
        hint={isHintTemporary && streetId !== null ? undefined : t.hint}
        success={added === null ? undefined : t.added(added)}
      >
        <Autocomplete
          value={name}
          onValueChange={(text) => {
            // A chosen option also reports its label here, after it was chosen.
            if (text !== getValues('street_name')) change({ street_name: text, street_id: null });
          }}
          options={options}
          onSelect={({ street }) => onChosen(street)}
          isLoading={isLoading}
          loadingText={t.loading}
          emptyText={common('no_data')}
          {...(cityId === null ? {} : { action: { label: t.add, onSelect: () => setNewName(query) } })}
          minLength={streetQueryLengthMin}
          placeholder={t.placeholder}
          optionIcon={<MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
        />
      </FieldFrame>
      {/* The region is always there, so that its first text is read out. */}
      <p role="status" className="sr-only">
        {added === null ? '' : t.added(added)}
      </p>
      {newName === null ? null : (
        <NewStreetForm
          name={newName}
          onCancel={() => setNewName(null)}
          onAdded={(id, display) => {
            onAdded(id, display);
            setNewName(null);
            setAdded(display);
          }}
        />
      )}
    </div>
  );
}
