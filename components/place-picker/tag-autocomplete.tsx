'use client';

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import type { ComponentProps } from 'react';
import { RemovableChip } from '@/components/ui/buttons/chip';
import { Autocomplete, type AutocompleteOption } from '@/components/ui/inputs/autocomplete';

type AutocompleteTag = { id: number; name: string };
type TagAutocompleteProps<Option extends AutocompleteOption> = Omit<
  ComponentProps<typeof Autocomplete<Option>>,
  'isLabelKept' | 'prefix' | 'optionIcon'
> & {
  tags: readonly AutocompleteTag[];
  /** What the way out of one says to who does not see it. */
  removeLabel: (name: string) => string;
  onRemove: (id: number) => void;
};

/** Finds places by their names; those that are gathered stand below, each with a way out. */
export function TagAutocomplete<Option extends AutocompleteOption>({
  tags,
  removeLabel,
  onRemove,
  ...search
}: TagAutocompleteProps<Option>) {
  return (
    <div className="flex flex-col gap-2">
      <Autocomplete
        {...search}
        isLabelKept={false}
        prefix={<MagnifyingGlassIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
        optionIcon={<MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
      />
      {tags.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {tags.map(({ id, name }) => (
            <RemovableChip key={id} removeLabel={removeLabel(name)} onRemove={() => onRemove(id)}>
              {name}
            </RemovableChip>
          ))}
        </div>
      ) : null}
    </div>
  );
}
