'use client';

import type { ReactNode } from 'react';
import { chosenPlaces, noPlaces, type PlaceNode, type PlaceSelection, removePlace } from '@/components/place-picker/place-tree';
import { Button } from '@/components/ui/buttons/button';
import { RemovableChip } from '@/components/ui/buttons/chip';

interface PlaceFooterProps {
  tree: readonly PlaceNode[];
  selection: PlaceSelection;
  onSelectionChange: (selection: PlaceSelection) => void;
  onSubmit: () => void;
  labels: { clear: string; submit: ReactNode; remove: (label: string) => string };
}

export function PlaceFooter({ tree, selection, onSelectionChange, onSubmit, labels }: PlaceFooterProps) {
  const places = chosenPlaces(tree, selection);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex max-h-24 min-w-0 flex-1 flex-wrap items-center gap-2 overflow-y-auto">
        {places.map((place) => (
          <RemovableChip
            key={`${place.level}-${place.id}`}
            removeLabel={labels.remove(place.label)}
            onRemove={() => onSelectionChange(removePlace(selection, place))}
          >
            {place.label}
          </RemovableChip>
        ))}
        {places.length > 0 ? (
          <button
            type="button"
            onClick={() => onSelectionChange(noPlaces)}
            className="type-sm min-h-11 rounded-sm px-2 font-medium text-link hover:underline"
          >
            {labels.clear}
          </button>
        ) : null}
      </div>
      <Button size="md" onClick={onSubmit} className="max-md:w-full">
        {labels.submit}
      </Button>
    </div>
  );
}
