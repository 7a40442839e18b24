'use client';

import { useLocale, useTranslations } from 'next-intl';
import { currencySymbol } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { useCurrency } from '@/lib/stores/currency';
import type { PanelState, PanelType } from '../domain/panel';

/** What the cells of the panel say for a state, in the language of the page. */
export function usePanelLabels(state: PanelState, types: readonly PanelType[], placeNames: readonly string[]) {
  const t = useTranslations('home.panel');
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const symbol = currencySymbol(currencyId);

  const range = (from: string, to: string): string | null => {
    const shown = (digits: string) => formatNumber(Number(digits), locale);
    if (from !== '' && to !== '') return `${shown(from)} – ${shown(to)}`;
    if (from !== '') return t('bounds_from', { value: shown(from) });
    return to === '' ? null : t('bounds_to', { value: shown(to) });
  };

  return {
    symbol,
    priceLabel: t('price', { symbol }),
    type: types.find((type) => type.id === state.realEstateTypeId)?.label ?? null,
    places: placeNames.length === 0 ? null : placeNames.join(', '),
    price: range(state.priceFrom, state.priceTo),
    area: range(state.areaFrom, state.areaTo),
  };
}
