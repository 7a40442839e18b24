'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { priceViewOf } from '@/lib/format/price-view';
import { useCurrency } from '@/lib/stores/currency';
import { useIsHidden } from '@/lib/stores/lists/saved-statements';
import type { StripView } from './card-view';

/** The price in the visitor's currency. */
export function StripPrice(statement: Pick<StatementCard, 'price' | 'price_type_id' | 'deal_type_id'>) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const { currencyId } = useCurrency();
  const view = priceViewOf(statement, currencyId, locale);
  return <p className="num type-ui truncate font-bold">{view ? view.main + view.period : t('price_negotiable')}</p>;
}

type Props = Pick<StripView, 'id' | 'price' | 'priceTypeId' | 'dealTypeId'> & {
  picture: ReactNode;
  /** What follows the price. */
  text: ReactNode;
};

/** One place of the strip; a statement that the visitor hid leaves none. */
export function StripItem({ id, price, priceTypeId, dealTypeId, picture, text }: Props) {
  if (useIsHidden(id)) return null;
  return (
    <li className="w-59 shrink-0 snap-start lg:w-55">
      <article className="relative flex h-18 overflow-clip rounded-card bg-surface shadow-hairline transition hover:bg-tuff-50">
        {picture}
        <div className="flex min-w-0 flex-1 flex-col justify-center px-3">
          <StripPrice price={price} price_type_id={priceTypeId} deal_type_id={dealTypeId} />
          {text}
        </div>
      </article>
    </li>
  );
}
