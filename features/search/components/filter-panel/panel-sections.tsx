'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '@/components/ui/inputs/switch';
import { useChoiceCounts } from '@/lib/api/statements/use-choice-counts';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { Facets } from '@/lib/contracts/statements/facets';
import {
  changeFilters,
  type FlagSectionName,
  isFlagSection,
  isOptionSection,
  isRangeSection,
  type OptionSectionName,
  type RangeSectionName,
  type SectionName,
} from '../../domain/filters/filter-sections';
import { offeredOptions } from '../../domain/filters/offered-filters';
import { FilterSection } from '../filters/filter-section';
import { OptionFilter } from '../filters/option-filter';
import { PriceHistogram } from '../filters/price-histogram';
import { PriceCurrencySwitch, RangeFilter } from '../filters/range-filter';
import type { FilterDraft } from '../filters/use-filter-draft';

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

type Props = {
  names: SectionName[];
  parameters: FilterParameters;
  draft: FilterDraft;
  prices: Facets['prices'];
  /** Whether the part is unfolded: counts of its options are fetched only then. */
  isShown: boolean;
};

function RangeSection({ name, draft, prices }: Pick<Props, 'draft' | 'prices'> & { name: RangeSectionName }) {
  const t = useTranslations('search.sections');
  return (
    <FilterSection title={t(name)} end={name === 'price' ? <PriceCurrencySwitch draft={draft} /> : undefined}>
      {name === 'price' && prices ? (
        <PriceHistogram
          key={prices.step}
          prices={prices}
          bounds={draft.filters}
          currencyId={draft.currencyId}
          onBoundsChange={(bounds) => draft.reset(changeFilters(draft.filters, { currency_id: draft.currencyId, ...bounds }))}
        />
      ) : null}
      <RangeFilter section={name} draft={draft} />
    </FilterSection>
  );
}

type OptionSectionProps = Pick<Props, 'parameters' | 'draft' | 'isShown'> & { name: OptionSectionName };

function OptionSection({ name, parameters, draft, isShown }: OptionSectionProps) {
  const t = useTranslations('search.sections');
  const counts = useChoiceCounts(name, { ...draft.filters, currency_id: draft.currencyId }, isShown);
  const options = offeredOptions(parameters, name, draft.filters);
  if (options.length === 0) return null;
  return (
    <FilterSection title={t(name)}>
      <OptionFilter
        options={options}
        chosen={draft.filters[name] ?? []}
        onChange={(ids) => draft.change({ [name]: ids })}
        counts={counts}
      />
    </FilterSection>
  );
}

/** The sections of one part, in the order of the parameters: ranges side by side, then choices, then switches. */
export function PanelSections({ names, parameters, draft, prices, isShown }: Props) {
  const ranges = names.filter(isRangeSection);
  const flags = names.filter(isFlagSection);
  return (
    <>
      {ranges.length > 0 ? (
        <div className="grid grid-cols-1 items-end gap-x-8 gap-y-6 md:grid-cols-2">
          {ranges.map((name) => (
            <div key={name} className={name === 'price' ? 'max-w-xl md:col-span-2' : undefined}>
              <RangeSection name={name} draft={draft} prices={prices} />
            </div>
          ))}
        </div>
      ) : null}
      {names.filter(isOptionSection).map((name) => (
        <OptionSection key={name} name={name} parameters={parameters} draft={draft} isShown={isShown} />
      ))}
      {flags.length > 0 ? <FlagFilter names={flags} draft={draft} /> : null}
    </>
  );
}
