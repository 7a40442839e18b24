'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Input } from '@/components/ui/inputs/input';
import { Segmented } from '@/components/ui/inputs/segmented';
import { currencySymbol } from '@/lib/format/money';
import type { RangeSectionName } from '../../domain/filters/filter-sections';
import type { FilterDraft } from './use-filter-draft';

const kinds: Record<RangeSectionName, { kind: 'number' | 'decimal'; maxDigits: number }> = {
  price: { kind: 'number', maxDigits: 9 },
  square_price: { kind: 'number', maxDigits: 9 },
  area: { kind: 'number', maxDigits: 7 },
  floor: { kind: 'number', maxDigits: 3 },
  height: { kind: 'decimal', maxDigits: 4 },
};

const isPrice = (section: RangeSectionName): boolean => section === 'price' || section === 'square_price';

type BoundProps = { section: RangeSectionName; end: 'from' | 'to'; draft: FilterDraft };

function BoundInput({ section, end, draft }: BoundProps) {
  const t = useTranslations('search');
  const { kind, maxDigits } = kinds[section];
  const bound = draft.filters[`${section}_${end}`];
  // Keeps the text as typed: "3." on the way to "3.2" is the same number as 3.
  const [text, setText] = useState(bound === undefined ? '' : String(kind === 'number' ? Math.round(bound) : bound));
  const change = (raw: string) => {
    setText(raw);
    const value = Number(raw);
    draft.change({ [`${section}_${end}`]: raw === '' || Number.isNaN(value) ? undefined : value });
  };
  return (
    <Input
      kind={kind}
      isGrouped
      maxDigits={maxDigits}
      value={text}
      onValueChange={change}
      prefix={t(`panel.${end}`)}
      suffix={isPrice(section) ? currencySymbol(draft.currencyId) : undefined}
      aria-label={t(`panel.bound_${end}`, { name: t(`sections.${section}`) })}
    />
  );
}

/** Two bounds of one section; an empty bound is open. */
export function RangeFilter({ section, draft }: { section: RangeSectionName; draft: FilterDraft }) {
  return (
    <div key={draft.revision} className="flex items-center gap-2">
      <BoundInput section={section} end="from" draft={draft} />
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <BoundInput section={section} end="to" draft={draft} />
    </div>
  );
}

/** The currency of the price bounds; changing it keeps the numbers. */
export function PriceCurrencySwitch({ draft }: { draft: FilterDraft }) {
  const t = useTranslations('search');
  return (
    <Segmented
      label={t('panel.currency')}
      value={String(draft.currencyId)}
      onValueChange={(value) => draft.chooseCurrency(value === '2' ? 2 : 1)}
      options={[
        { value: '1', label: '₾', accessibleLabel: t('currency.gel') },
        { value: '2', label: '$', accessibleLabel: t('currency.dollar') },
      ]}
    />
  );
}
