'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Segmented } from '@/components/ui/inputs/segmented';
import { type Facets, type PriceKind, priceKinds } from '@/lib/contracts/statements/facets';
import { changeFilters } from '../../domain/filters/filter-sections';
import { FilterSection } from './filter-section';
import { PriceHistogram } from './price-histogram';
import { PriceCurrencySwitch, RangeFilter } from './range-filter';
import type { FilterDraft } from './use-filter-draft';

/** Which price is bounded, of those that the chosen types and deal have. */
export type PriceChoice = { kind: PriceKind; offered: readonly PriceKind[]; choose: (kind: PriceKind) => void };

/** The total price unless only that of a m² is bounded. @param sections of the panel */
export function usePriceChoice(draft: FilterDraft, sections: readonly string[]): PriceChoice {
  const { filters } = draft;
  const offered = priceKinds.filter((kind) => sections.includes(kind));
  const isBounded = (kind: PriceKind): boolean => filters[`${kind}_from`] !== undefined || filters[`${kind}_to`] !== undefined;
  const [kind, setKind] = useState<PriceKind>(() =>
    isBounded('square_price') && !isBounded('price') ? 'square_price' : 'price',
  );
  const choose = (next: PriceKind) => {
    setKind(next);
    // Bounds that are no longer on the screen do not narrow the result.
    const hidden = priceKinds.filter((one) => one !== next).flatMap((one) => [`${one}_from`, `${one}_to`]);
    const cleared = Object.fromEntries(hidden.map((name) => [name, undefined]));
    draft.reset(changeFilters(filters, { currency_id: draft.currencyId, ...cleared }));
  };
  return { kind: offered.find((one) => one === kind) ?? offered[0] ?? 'price', offered, choose };
}

type Props = { choice: PriceChoice; draft: FilterDraft; prices: Facets['prices'] };

/** Bounds of the total price or of that of a m², in a currency. */
export function PriceSection({ choice: { kind, offered, choose }, draft, prices }: Props) {
  const t = useTranslations('search');
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
      title={t('sections.price')}
      end={
        <div className="flex flex-wrap justify-end gap-2">
          {offered.length > 1 ? kindSwitch : null}
          <PriceCurrencySwitch draft={draft} />
        </div>
      }
    >
      <div className="flex max-w-140 flex-col gap-2.5">
        {prices?.kind === kind ? (
          <PriceHistogram
            key={`${kind} ${prices.step}`}
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
