'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { priceViewOf } from '@/lib/format/price-view';
import { useCurrency } from '@/lib/stores/currency';
import { useIsHidden } from '@/lib/stores/lists/saved-statements';

/** One place of the strip; a statement that the visitor hid leaves none. */
export function StripItem({ id, children }: { id: number; children: ReactNode }) {
  return useIsHidden(id) ? null : <li className="w-59 shrink-0 snap-start lg:w-55">{children}</li>;
}

/** The price in the visitor's currency. */
export function StripPrice(statement: Pick<StatementCard, 'price' | 'price_type_id' | 'deal_type_id'>) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const { currencyId } = useCurrency();
  const view = priceViewOf(statement, currencyId, locale);
  return <p className="num type-ui truncate font-bold">{view ? view.main + view.period : t('price_negotiable')}</p>;
}
