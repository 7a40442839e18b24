'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TagAutocomplete } from '@/components/place-picker/tag-autocomplete';
import { placeQueryLengthMin, type Suggestion } from '@/lib/contracts/locations';
import { useDebounced } from '@/lib/use-debounced';
import { toSuggestionOption } from '../../../../components/place-picker/place-suggestion';
import { usePlaceSuggestions } from '../../../../components/place-picker/use-place-suggestions';
import type { PanelStreet } from '../../domain/panel';

const debounceMs = 300;

interface PlaceSearchProps {
  onPlace: (place: Suggestion) => void;
  streets: readonly PanelStreet[];
  onStreetsChange: (streets: PanelStreet[]) => void;
}

/** Finds a city, a district, a neighbourhood or a street by its name; several streets may be chosen. */
export function PlaceSearch({ onPlace, streets, onStreetsChange }: PlaceSearchProps) {
  const t = useTranslations('home.panel');
  const common = useTranslations('common');
  const locale = useLocale();
  const [text, setText] = useState('');
  const query = text.trim();
  const settled = useDebounced(query, debounceMs);
  const found = usePlaceSuggestions(settled);
  const options = (found.data ?? []).map((place) => ({ ...toSuggestionOption(place, place.location_names[locale]), place }));
  const without = (id: number) => streets.filter((street) => street.id !== id);

  const choose = ({ label, place }: (typeof options)[number]) => {
    const { street_id } = place.identifiers;
    if (place.find_point !== 'street') onPlace(place);
    else if (street_id !== null) onStreetsChange([...without(street_id), { id: street_id, name: label }]);
  };
  return (
    <TagAutocomplete
      value={text}
      onValueChange={setText}
      options={options}
      onSelect={choose}
      isLoading={found.isFetching || settled !== query}
      loadingText={t('places_loading')}
      emptyText={common('no_data')}
      minLength={placeQueryLengthMin}
      placeholder={t('any_place')}
      aria-label={t('find_place')}
      tags={streets}
      removeLabel={(label) => t('remove_place', { label })}
      onRemove={(id) => onStreetsChange(without(id))}
    />
  );
}
