'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TagAutocomplete } from '@/components/place-picker/tag-autocomplete';
import { useStreets } from '@/lib/api/streets';
import { streetQueryLengthMin } from '@/lib/contracts/locations';
import { useDebounced } from '@/lib/use-debounced';

const debounceMs = 500;

type Street = { id: number; name: string };
type Props = {
  /** Streets of this city alone; of the whole country without it. */
  cityId: number | undefined;
  chosen: Street[];
  onAdd: (street: Street) => void;
  onRemove: (id: number) => void;
};

/** Finds a street by its name, from four characters on; several may be chosen. */
export function StreetAutocomplete({ cityId, chosen, onAdd, onRemove }: Props) {
  const t = useTranslations('search.place');
  const common = useTranslations('common');
  const locale = useLocale();
  const [text, setText] = useState('');
  const query = text.trim();
  const settled = useDebounced(query, debounceMs);
  const streets = useStreets(settled, cityId);
  const isLoading = streets.isFetching || settled !== query;
  const options = (streets.data ?? []).map((street) => ({
    id: String(street.id),
    label: street.display_names[locale],
    description: street.place_names[locale],
  }));

  return (
    <TagAutocomplete
      value={text}
      onValueChange={setText}
      options={options}
      onSelect={({ id, label }) => onAdd({ id: Number(id), name: label })}
      isLoading={isLoading}
      loadingText={t('streets_loading')}
      emptyText={common('no_data')}
      minLength={streetQueryLengthMin}
      placeholder={t('street')}
      aria-label={t('street')}
      tags={chosen}
      removeLabel={(name) => t('remove', { name })}
      onRemove={onRemove}
    />
  );
}
