'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Place } from '@/lib/domain/place/place-index';
import { placesOfFilters } from '../../domain/title-place';
import { FilterSection } from '../filters/filter-section';
import { PlaceDraftFilter } from '../filters/place-draft-filter';
import { knownPlaces } from '../filters/use-apply-filters';
import type { FilterDraft } from '../filters/use-filter-draft';

type Street = { id: number; name: string };

/** The places of the draft as one field of the panel, which opens the picker. */
export function PanelPlaceFilter({ draft, streets, places }: { draft: FilterDraft; streets: Street[]; places: Place[] }) {
  const t = useTranslations('search');
  const locale = useLocale();
  const [knownStreets, setKnownStreets] = useState(streets);
  const { streets: streetIds = [], grouped_streets: groupedIds = [] } = draft.filters;
  const names = [
    ...placesOfFilters({ ...draft.filters, metro_station_ids: [] }, knownPlaces(places)).map((place) => place.names[locale]),
    ...knownStreets.filter(({ id }) => streetIds.includes(id) || groupedIds.includes(id)).map(({ name }) => name),
  ];
  return (
    <FilterSection title={t('sections.place')}>
      <PlaceDraftFilter
        filters={draft.filters}
        streets={knownStreets}
        onApply={(filters, chosen) => {
          draft.replace(filters);
          setKnownStreets(chosen);
        }}
        trigger={
          <button type="button" className="field-box type-body w-full gap-2.5 px-3.5 text-left">
            <MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
            <span className={names.length > 0 ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-ink-3'}>
              {names.length > 0 ? names.join(', ') : t('bar.place')}
            </span>
            <CaretDownIcon aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
          </button>
        }
      />
    </FilterSection>
  );
}
