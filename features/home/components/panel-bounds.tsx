'use client';

import { useTranslations } from 'next-intl';
import { currencySymbol } from '@/lib/format/money';
import { useCurrency } from '@/lib/stores/currency';
import { BoundsFields } from './bounds-fields';
import type { PanelForm } from './panel-form';

/** The pair of bounds of a price or of an area, over the panel's state. */
export function PanelBounds({ form, name }: { form: PanelForm; name: 'price' | 'area' }) {
  const t = useTranslations('home.panel');
  const { currencyId } = useCurrency();
  const { state, onChange } = form;
  const words = { fromLabel: t('from'), toLabel: t('to') };
  const symbol = currencySymbol(currencyId);
  return name === 'price' ? (
    <BoundsFields
      {...words}
      label={t('price', { symbol })}
      sign={symbol}
      from={state.priceFrom}
      to={state.priceTo}
      onFromChange={(priceFrom) => onChange({ priceFrom })}
      onToChange={(priceTo) => onChange({ priceTo })}
    />
  ) : (
    <BoundsFields
      {...words}
      label={t('area')}
      sign={t('square_metre')}
      from={state.areaFrom}
      to={state.areaTo}
      onFromChange={(areaFrom) => onChange({ areaFrom })}
      onToChange={(areaTo) => onChange({ areaTo })}
    />
  );
}
