'use client';

import { useTranslations } from 'next-intl';
import { currencySymbol } from '@/lib/format/money';
import { useCurrency } from '@/lib/stores/currency';
import { NumberRangeFields } from './number-range-fields';
import type { PanelForm } from './panel-form';

/** The range of the price or of the area. */
export function PanelRangeFields({ form, name }: { form: PanelForm; name: 'price' | 'area' }) {
  const t = useTranslations('home.panel');
  const { currencyId } = useCurrency();
  const { state, onChange } = form;
  const labels = { fromLabel: t('from'), toLabel: t('to') };
  const symbol = currencySymbol(currencyId);
  return name === 'price' ? (
    <NumberRangeFields
      {...labels}
      label={t('price', { symbol })}
      unit={symbol}
      from={state.priceFrom}
      to={state.priceTo}
      onFromChange={(priceFrom) => onChange({ priceFrom })}
      onToChange={(priceTo) => onChange({ priceTo })}
    />
  ) : (
    <NumberRangeFields
      {...labels}
      label={t('area')}
      unit={t('square_metre')}
      from={state.areaFrom}
      to={state.areaTo}
      onFromChange={(areaFrom) => onChange({ areaFrom })}
      onToChange={(areaTo) => onChange({ areaTo })}
    />
  );
}
