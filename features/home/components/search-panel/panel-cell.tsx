'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import { currencySymbol } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { useCurrency } from '@/lib/stores/currency';
import type { CellName, PanelForm } from './panel-form';

const icons = { type: 'buildings', place: 'pin', price: 'tag', area: 'ruler' } as const;

export function CellIcon({ name }: { name: CellName }) {
  return <SpriteIcon name={icons[name]} />;
}

type CellContent = { label: string; value: string; isChosen: boolean };

/** Name and value of every cell. */
export function useCellContents({ state, types, placeNames }: PanelForm): Record<CellName, CellContent> {
  const t = useTranslations('home.panel');
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const content = (label: string, value: string | undefined, placeholder: string): CellContent => ({
    label,
    value: value || placeholder,
    isChosen: Boolean(value),
  });
  const range = (from: string, to: string): string => {
    const format = (digits: string) => formatNumber(Number(digits), locale);
    if (from !== '' && to !== '') return `${format(from)} – ${format(to)}`;
    if (from !== '') return t('bounds_from', { value: format(from) });
    return to === '' ? '' : t('bounds_to', { value: format(to) });
  };
  return {
    type: content(t('type'), types.find(({ id }) => id === state.realEstateTypeId)?.label, t('any_type')),
    place: content(t('place'), placeNames.join(', '), t('any_place')),
    price: content(t('price', { symbol: currencySymbol(currencyId) }), range(state.priceFrom, state.priceTo), t('any')),
    area: content(t('area'), range(state.areaFrom, state.areaTo), t('any')),
  };
}

const cellClass: Record<CellName, string> = {
  type: 'w-60 max-xl:w-46',
  place: 'flex-1 min-w-0',
  price: 'w-54 max-xl:w-42',
  area: 'w-54 max-xl:w-42',
};

/** A short line between the cells. */
const ruleClass =
  'relative not-first:before:absolute not-first:before:inset-y-2.5 not-first:before:left-0 not-first:before:w-px not-first:before:bg-line';

export function CellBox({ name, children }: { name: CellName; children: ReactNode }) {
  return <div className={`${cellClass[name]} ${ruleClass}`}>{children}</div>;
}

interface PanelCellProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ReactNode;
  label: string;
  value: string;
  /** Whether the value was chosen; otherwise it is a placeholder. */
  isChosen: boolean;
}

/** A field of the panel: a button with a name above a value. */
export function PanelCell({ icon, label, value, isChosen, className, ...props }: PanelCellProps) {
  return (
    <button
      type="button"
      {...props}
      className={cn(
        'flex min-h-15 w-full min-w-0 items-center gap-3 rounded-control px-4 text-left transition-colors hover:bg-tuff-50 data-popup-open:bg-tuff-50',
        className,
      )}
    >
      <span className="shrink-0 text-ink-2 [&>svg]:size-5.5">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="type-xs block text-ink-2">{label}</span>
        <span className={cn('type-ui block truncate', isChosen ? 'font-semibold' : 'font-normal text-ink-3')}>{value}</span>
      </span>
      <SpriteIcon name="chevron-bold" className="size-3.5 shrink-0 text-ink-2" />
    </button>
  );
}
