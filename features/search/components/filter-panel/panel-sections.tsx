'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '@/components/ui/inputs/switch';
import { useChoiceCounts } from '@/lib/api/statements/use-choice-counts';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { Facets } from '@/lib/contracts/statements/facets';
import {
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
import { type PriceChoice, PriceSection } from '../filters/price-section';
import { RangeFilter } from '../filters/range-filter';
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
  priceChoice: PriceChoice;
  /** Whether the part is unfolded: counts of its options are fetched only then. */
  isShown: boolean;
};

function RangeSection({ name, draft }: Pick<Props, 'draft'> & { name: RangeSectionName }) {
  const t = useTranslations('search.sections');
  return (
    <FilterSection title={t(name)}>
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
export function PanelSections({ names, parameters, draft, prices, priceChoice, isShown }: Props) {
  const isPriced = priceChoice.offered.some((kind) => names.includes(kind));
  const ranges = names.filter(isRangeSection).filter((name) => name !== 'price' && name !== 'square_price');
  const flags = names.filter(isFlagSection);
  return (
    <>
      {isPriced ? <PriceSection choice={priceChoice} draft={draft} prices={prices} /> : null}
      {ranges.length > 0 ? (
        <div className="grid grid-cols-1 items-end gap-x-8 gap-y-6 md:grid-cols-2">
          {ranges.map((name) => (
            <RangeSection key={name} name={name} draft={draft} />
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
