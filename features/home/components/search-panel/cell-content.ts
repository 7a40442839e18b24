'use client';

import { useLocale, useTranslations } from 'next-intl';
import { currencySymbol } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { useCurrency } from '@/lib/stores/currency';
import type { CellName, PanelForm } from './panel-form';

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
