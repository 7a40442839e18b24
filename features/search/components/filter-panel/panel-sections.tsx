'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Segmented } from '@/components/ui/inputs/segmented';
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

const priceKinds = ['price', 'square_price'] as const;
type PriceKind = (typeof priceKinds)[number];

/** Which price the bounds are of: the total one unless only that of a m² is bounded. */
function usePriceKind(draft: FilterDraft, offered: readonly PriceKind[]): [PriceKind, (kind: PriceKind) => void] {
  const { filters } = draft;
  const isBounded = (kind: PriceKind): boolean => filters[`${kind}_from`] !== undefined || filters[`${kind}_to`] !== undefined;
  const [kind, setKind] = useState(() => (isBounded('square_price') && !isBounded('price') ? 'square_price' : 'price'));
  const choose = (next: PriceKind) => {
    setKind(next);
    // Bounds that are no longer on the screen do not narrow the result.
    const hidden = priceKinds.filter((one) => one !== next).flatMap((one) => [`${one}_from`, `${one}_to`]);
    const cleared = Object.fromEntries(hidden.map((name) => [name, undefined]));
    draft.reset(changeFilters(filters, { currency_id: draft.currencyId, ...cleared }));
  };
  return [offered.find((one) => one === kind) ?? offered[0] ?? 'price', choose];
}

/** Bounds of the total price or of that of a m², in a currency. */
function PriceSection({ offered, draft, prices }: Pick<Props, 'draft' | 'prices'> & { offered: readonly PriceKind[] }) {
  const t = useTranslations('search');
  const [kind, choose] = usePriceKind(draft, offered);
  const kindSwitch = (
    <Segmented
      label={t('panel.price_kind')}
      value={kind}
      onValueChange={choose}
      options={offered.map((one) => ({ value: one, label: t(`panel.price_kinds.${one}`) }))}
    />
  );
  return (
    <FilterSection
      title={t(offered.length > 1 ? 'sections.price' : `sections.${kind}`)}
      end={
        <div className="flex flex-wrap justify-end gap-2">
          {offered.length > 1 ? kindSwitch : null}
          <PriceCurrencySwitch draft={draft} />
        </div>
      }
    >
      <div className="flex max-w-140 flex-col gap-2.5">
        {kind === 'price' && prices ? (
          <PriceHistogram
            key={prices.step}
            prices={prices}
            bounds={draft.filters}
            currencyId={draft.currencyId}
            onBoundsChange={(bounds) => draft.reset(changeFilters(draft.filters, { currency_id: draft.currencyId, ...bounds }))}
          />
        ) : null}
        <RangeFilter section={kind} draft={draft} />
      </div>
    </FilterSection>
  );
}

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
export function PanelSections({ names, parameters, draft, prices, isShown }: Props) {
  const offeredPrices = priceKinds.filter((kind) => names.includes(kind));
  const ranges = names.filter(isRangeSection).filter((name) => !offeredPrices.some((kind) => kind === name));
  const flags = names.filter(isFlagSection);
  return (
    <>
      {offeredPrices.length > 0 ? <PriceSection offered={offeredPrices} draft={draft} prices={prices} /> : null}
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
