'use client';

import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { CarIcon } from '@phosphor-icons/react/dist/ssr/Car';
import { ElevatorIcon } from '@phosphor-icons/react/dist/ssr/Elevator';
import { HouseLineIcon } from '@phosphor-icons/react/dist/ssr/HouseLine';
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key';
import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { StairsIcon } from '@phosphor-icons/react/dist/ssr/Stairs';
import { TrainIcon } from '@phosphor-icons/react/dist/ssr/Train';
import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '@/components/ui/buttons/chip';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { Facets } from '@/lib/contracts/statements/facets';
import type { PopularName } from '@/lib/domain/statement/popular-conditions';
import { formatNumber } from '@/lib/format/number';
import { offeredOptions } from '../../domain/filters/offered-filters';
import { chooseParking, isPopularChosen, noParkingId, offeredPopular, togglePopular } from '../../domain/filters/popular-filters';
import { FilterSection } from '../filters/filter-section';
import type { FilterDraft } from '../filters/use-filter-draft';

const icons = {
  lift: ElevatorIcon,
  parking: CarIcon,
  owner: KeyIcon,
  metro: TrainIcon,
  new_building: BuildingsIcon,
  renovated: SparkleIcon,
  balcony: HouseLineIcon,
  not_first: StairsIcon,
} satisfies Record<PopularName, typeof CarIcon>;

type Props = { parameters: FilterParameters; draft: FilterDraft; facets: Facets | undefined };

/** The kinds of parking, any of which is meant until some are chosen. */
function ParkingKinds({ parameters, draft, facets }: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  const { parking_types: chosen = [] } = draft.filters;
  const kinds = offeredOptions(parameters, 'parking_types', draft.filters).filter(
    ({ id }) => id !== noParkingId || chosen.includes(id),
  );
  const countOf = (id: number) => (
    <span className="num type-xs text-ink-3">{facets ? formatNumber(facets.parking_types[id] ?? 0, locale) : null}</span>
  );
  return (
    <fieldset aria-label={t('flags.has_parking')} className="flex flex-wrap gap-x-6 rounded-control bg-tuff-50 px-4">
      <Checkbox checked={chosen.length === 0} onCheckedChange={() => draft.change(chooseParking([]))}>
        {t('popular.any_parking')}
      </Checkbox>
      {kinds.map(({ id, display_names }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onCheckedChange={(isOn) => draft.change(chooseParking(isOn ? [...chosen, id] : chosen.filter((other) => other !== id)))}
          end={countOf(id)}
        >
          {display_names[locale]}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** The conditions that most searches use, each with how many statements it would leave. */
export function PopularFilter({ parameters, draft, facets }: Props) {
  const t = useTranslations('search.popular');
  const locale = useLocale();
  const { filters } = draft;
  const names = offeredPopular(parameters, filters);
  return (
    <FilterSection title={t('title')}>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => {
          const isChosen = isPopularChosen(filters, name);
          const Icon = icons[name];
          return (
            <Chip
              key={name}
              isSelected={isChosen}
              onSelectedChange={(isOn) => draft.change(togglePopular(filters, name, isOn))}
              icon={<Icon aria-hidden="true" weight={isChosen ? 'fill' : 'regular'} className="size-4.5 shrink-0" />}
            >
              {t(name)}{' '}
              {!isChosen && facets ? (
                <span className="num font-normal text-ink-3">{formatNumber(facets.popular[name] ?? 0, locale)}</span>
              ) : null}
            </Chip>
          );
        })}
      </div>
      {names.includes('parking') && isPopularChosen(filters, 'parking') ? (
        <ParkingKinds parameters={parameters} draft={draft} facets={facets} />
      ) : null}
    </FilterSection>
  );
}
