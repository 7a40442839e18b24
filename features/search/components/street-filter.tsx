'use client';

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Autocomplete } from '@/components/ui/autocomplete';
import { RemovableChip } from '@/components/ui/chip';
import { streetQueryLengthMin } from '@/lib/contracts/locations';
import { useDebounced } from '@/lib/use-debounced';
import { useStreets } from '../queries/use-streets';

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
export function StreetFilter({ cityId, chosen, onAdd, onRemove }: Props) {
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
    <div className="flex flex-col gap-2">
      <Autocomplete
        value={text}
        onValueChange={setText}
        options={options}
        onSelect={({ id, label }) => onAdd({ id: Number(id), name: label })}
        isLabelKept={false}
        isLoading={isLoading}
        loadingText={t('streets_loading')}
        emptyText={common('no_data')}
        minLength={streetQueryLengthMin}
        placeholder={t('street')}
        aria-label={t('street')}
        prefix={<MagnifyingGlassIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
        optionIcon={<MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
      />
      {chosen.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <RemovableChip key={id} removeLabel={t('remove', { name })} onRemove={() => onRemove(id)}>
              {name}
            </RemovableChip>
          ))}
        </div>
      ) : null}
    </div>
  );
}
