'use client';

import { useTranslations } from 'next-intl';
import { Input } from '@/components/ui/inputs/input';
import { Switch } from '@/components/ui/inputs/switch';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { Place } from '@/lib/domain/place/place-index';
import {
  type FlagSectionName,
  isFlagSection,
  isOptionSection,
  isRangeSection,
  type SectionName,
} from '../../domain/filter-sections';
import { offeredOptions, offeredSections } from '../../domain/offered-filters';
import { FilterSection } from '../filters/filter-section';
import { MetroFilter } from '../filters/metro-filter';
import { DealFilter, OptionFilter, TypeFilter } from '../filters/option-filter';
import { PriceCurrencySwitch, RangeFilter } from '../filters/range-filter';
import type { FilterDraft } from '../filters/use-filter-draft';
import { PanelPlaceFilter } from './panel-place-filter';

/** Yes-or-no filters, one row each. */
function FlagFilter({ names, draft }: { names: FlagSectionName[]; draft: FilterDraft }) {
  const t = useTranslations('search.flags');
  return (
    <div className="grid grid-cols-1 border-t border-line md:grid-cols-2 md:gap-x-8">
      {names.map((name) => (
        <Switch
          key={name}
          checked={draft.filters[name] ?? false}
          onCheckedChange={(isOn) => draft.change({ [name]: isOn })}
          className="min-h-13 border-b border-line"
        >
          {t(name)}
        </Switch>
      ))}
    </div>
  );
}

type Props = { parameters: FilterParameters; draft: FilterDraft; streets: { id: number; name: string }[]; places: Place[] };

function Section({ name, parameters, draft }: { name: SectionName; parameters: FilterParameters; draft: FilterDraft }) {
  const t = useTranslations('search.sections');
  if (isRangeSection(name))
    return (
      <FilterSection title={t(name)} end={name === 'price' ? <PriceCurrencySwitch draft={draft} /> : undefined}>
        <RangeFilter section={name} draft={draft} />
      </FilterSection>
    );
  if (!isOptionSection(name)) return null;
  const options = offeredOptions(parameters, name, draft.filters);
  if (options.length === 0) return null;
  return (
    <FilterSection title={t(name)}>
      <OptionFilter options={options} chosen={draft.filters[name] ?? []} onChange={(ids) => draft.change({ [name]: ids })} />
    </FilterSection>
  );
}

/** The sections of the panel for the chosen types and deal: ranges, then choices, then switches. */
export function FilterPanelBody({ parameters, draft, streets, places }: Props) {
  const t = useTranslations('search');
  const sections = offeredSections(parameters, draft.filters);
  const ranges = sections.filter(isRangeSection);
  const options = sections.filter(isOptionSection);
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 pt-1 md:grid-cols-2">
      <div className="md:col-span-2">
        <FilterSection title={t('sections.deal_types')}>
          <DealFilter parameters={parameters} draft={draft} />
        </FilterSection>
      </div>
      <div className="md:col-span-2">
        <FilterSection title={t('sections.real_estate_types')}>
          <TypeFilter parameters={parameters} draft={draft} />
        </FilterSection>
      </div>
      <div className="md:col-span-2">
        <PanelPlaceFilter draft={draft} streets={streets} places={places} />
      </div>
      <div className="md:col-span-2">
        <MetroFilter draft={draft} />
      </div>
      {[...ranges, ...options].map((name) => (
        <div key={name} className={isRangeSection(name) ? 'self-end' : 'empty:hidden md:col-span-2'}>
          <Section name={name} parameters={parameters} draft={draft} />
        </div>
      ))}
      <div className="md:col-span-2">
        <FilterSection title={t('sections.flags')}>
          <FlagFilter names={sections.filter(isFlagSection)} draft={draft} />
        </FilterSection>
      </div>
      <div className="md:col-span-2">
        <FilterSection title={t('sections.keywords')}>
          <Input
            key={draft.revision}
            kind="search"
            aria-label={t('sections.keywords')}
            placeholder={t('panel.keywords_hint')}
            defaultValue={draft.filters.q ?? ''}
            onValueChange={(text) => draft.change({ q: text.trim() })}
          />
        </FilterSection>
      </div>
    </div>
  );
}
