'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { priceViewOf } from '@/lib/format/price-view';
import { useCurrency } from '@/lib/stores/currency';
import { useIsHidden } from '@/lib/stores/lists/saved-statements';
import type { StripView } from './card-view';
import { tierNames } from './tier-badge';

/** The price in the visitor's currency. */
export function StripPrice(statement: Pick<StatementCard, 'price' | 'price_type_id' | 'deal_type_id'>) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const { currencyId } = useCurrency();
  const view = priceViewOf(statement, currencyId, locale);
  return <p className="num type-ui truncate font-bold">{view ? view.main + view.period : t('price_negotiable')}</p>;
}

function StripCard({ view }: { view: StripView }) {
  const { tier } = view;
  return (
    <article className="relative flex h-18 overflow-clip rounded-card bg-surface shadow-hairline transition hover:bg-tuff-50">
      <div className="w-19 shrink-0 bg-tuff-100">
        {view.thumb ? (
          // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
          <img src={view.thumb} alt="" width={76} height={72} decoding="async" className="size-full object-cover" />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center px-3">
        <StripPrice price={view.price} price_type_id={view.priceTypeId} deal_type_id={view.dealTypeId} />
        <p className="type-xs flex gap-1 text-ink-2">
          <Link href={view.href} className="min-w-0 truncate stretched">
            <span className="sr-only">{view.title}</span>
            <span aria-hidden="true">{view.place}</span>
          </Link>
          <span className="num shrink-0">· {view.area}</span>
        </p>
        {tier ? (
          <p
            className={cn(
              'type-micro flex items-center gap-1 leading-4!',
              tier === 'super' ? 'text-brand-text' : 'text-saffron-800',
            )}
          >
            {tier === 'super' ? <SpriteIcon name="crown" className="size-3.5" /> : null}
            {tierNames[tier]}
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** One place of the strip; a statement that the visitor hid leaves none. */
export function StripItem({ view }: { view: StripView }) {
  if (useIsHidden(view.id)) return null;
  return (
    <li className="w-59 shrink-0 snap-start lg:w-55">
      <StripCard view={view} />
    </li>
  );
}
