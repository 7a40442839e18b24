'use client';

import { TrainIcon } from '@phosphor-icons/react/dist/ssr/Train';
import { useLocale, useTranslations } from 'next-intl';
import { Chip, RemovableChip } from '@/components/ui/buttons/chip';
import { Multiselect } from '@/components/ui/selects/multiselect';
import { useMetroStations } from '@/lib/api/places/metro-stations';
import type { Facets } from '@/lib/contracts/statements/facets';
import { metroWalks } from '@/lib/domain/place/walk';
import { formatNumber } from '@/lib/format/number';
import { FilterSection } from './filter-section';
import type { FilterDraft } from './use-filter-draft';

/** Chooses metro stations, any of which may be near, and the longest walking time. */
export function MetroFilter({ draft, facets }: { draft: FilterDraft; facets: Facets | undefined }) {
  const t = useTranslations('search');
  const locale = useLocale();
  const { data: stations = [] } = useMetroStations();
  const { metro_station_ids: chosen = [], metro_minutes_to: minutes } = draft.filters;
  /** How many listings a station has; where others are chosen, how many it adds. */
  const countOf = (id: number) => {
    if (!facets) return {};
    const count = formatNumber(facets.metro_station_ids[id] ?? 0, locale);
    return { count: chosen.length > 0 && !chosen.includes(id) ? `+${count}` : count };
  };
  const choose = (ids: number[]) => draft.change({ metro_station_ids: ids });
  return (
    <FilterSection title={t('sections.metro')}>
      <Multiselect
        label={t('metro.stations')}
        icon={<TrainIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
        options={stations.map(({ id, display_names }) => ({ id: String(id), label: display_names[locale], ...countOf(id) }))}
        value={chosen.map(String)}
        onValueChange={(ids) => choose(ids.map(Number))}
        placeholder={t('metro.any')}
        summary={t('metro.chosen', { count: chosen.length })}
      />
      {chosen.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {stations
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, display_names }) => (
              <RemovableChip
                key={id}
                removeLabel={t('remove', { name: display_names[locale] })}
                onRemove={() => choose(chosen.filter((other) => other !== id))}
              >
                {display_names[locale]}
              </RemovableChip>
            ))}
        </div>
      ) : null}
      <fieldset aria-label={t('metro.walk')} className="flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="type-sm mr-1 text-ink-2">
          {t('metro.walk')}
        </span>
        {metroWalks.map((walk) => (
          <Chip
            key={walk}
            isSelected={minutes === walk}
            onSelectedChange={(isOn) => draft.change({ metro_minutes_to: isOn ? walk : undefined })}
          >
            {t('metro.minutes', { minutes: walk })}
          </Chip>
        ))}
      </fieldset>
      <p className="type-xs text-ink-2">{t('metro.note')}</p>
    </FilterSection>
  );
}
