'use client';

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { RemovableChip } from '@/components/ui/buttons/chip';
import { Autocomplete } from '@/components/ui/inputs/autocomplete';
import { callApi } from '@/lib/api/client';
import type { Locale } from '@/lib/contracts/common';
import { type PlaceSuggestion, placeQueryLengthMin, placeSuggestionsSchema } from '@/lib/contracts/locations';
import type { SelectedPlace } from '@/lib/domain/place/place-selection';
import { useDebounced } from '@/lib/use-debounced';
import { takeTypedText } from './typed-text';

const debounceMs = 300;

/** Places and streets that match a text, the best match first. Shorter texts than `placeQueryLengthMin` find nothing. */
function usePlaceSuggestions(text: string) {
  const query = text.trim();
  const settled = useDebounced(query, debounceMs);
  const { data = [], isFetching } = useQuery({
    queryKey: ['place-suggestions', settled],
    queryFn: async ({ signal }) =>
      (await callApi(placeSuggestionsSchema, { url: '/locations/v2/suggestions', params: { q: settled }, signal })).data,
    enabled: settled.length >= placeQueryLengthMin,
    staleTime: 300_000,
  });
  return { suggestions: data, isLoading: isFetching || settled !== query };
}

function toOption({ kind, id, display_names, context }: PlaceSuggestion, locale: Locale) {
  if (kind === 'statement') return [];
  const name = display_names[locale];
  const place: SelectedPlace = kind === 'street' || kind === 'metro' || kind === 'complex' ? { kind, id, name } : { kind, id };
  return [{ id: `${kind}-${id}`, label: name, description: context[locale], place }];
}

interface PlaceSearchProps {
  /** The chosen streets, which the columns do not show. */
  streets: readonly { id: number; name: string }[];
  onAdd: (place: SelectedPlace) => void;
  onRemoveStreet: (id: number) => void;
}

/** Finds a place or a street by its name; chosen streets are listed below it. Backspace in the empty field removes the last of them. */
export function PlaceSearch({ streets, onAdd, onRemoveStreet }: PlaceSearchProps) {
  const t = useTranslations('place');
  const common = useTranslations('common');
  const locale = useLocale();
  const [text, setText] = useState('');
  const { suggestions, isLoading } = usePlaceSuggestions(text);
  const removeLast = ({ key }: KeyboardEvent) => {
    const last = streets.at(-1);
    if (key === 'Backspace' && text === '' && last) onRemoveStreet(last.id);
  };
  return (
    <div className="flex flex-col gap-2">
      <Autocomplete
        value={text}
        onValueChange={setText}
        options={suggestions.flatMap((suggestion) => toOption(suggestion, locale))}
        onSelect={({ place }) => onAdd(place)}
        isLabelKept={false}
        isLoading={isLoading}
        loadingText={t('loading')}
        emptyText={common('no_data')}
        minLength={placeQueryLengthMin}
        placeholder={t('search_placeholder')}
        aria-label={t('search')}
        onFocus={() => setText(takeTypedText() + text)}
        onKeyDown={removeLast}
        prefix={<MagnifyingGlassIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
        optionIcon={<MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
      />
      {streets.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {streets.map(({ id, name }) => (
            <RemovableChip key={id} removeLabel={t('remove', { name })} onRemove={() => onRemoveStreet(id)}>
              {name}
            </RemovableChip>
          ))}
        </div>
      ) : null}
    </div>
  );
}
