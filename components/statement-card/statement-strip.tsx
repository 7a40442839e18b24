import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { formatArea } from '@/lib/format/number';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { CardIcon } from './card-icon';
import { mainImageOf } from './card-image';
import { RailScroller } from './rail-scroller';
import { narrowestPlace } from './short-address';
import { StripItem, StripPrice } from './strip-item';
import { paidTierOf, tierNames } from './tier-badge';

function StripCard({ statement }: { statement: Statement }) {
  const locale = useLocale();
  const image = mainImageOf(statement);
  const tier = paidTierOf(statement);
  return (
    <article className="relative flex h-18 overflow-clip rounded-card bg-surface shadow-hairline transition hover:bg-tuff-50">
      <div className="w-19 shrink-0 bg-tuff-100">
        {image ? (
          // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
          <img src={image.thumb} alt="" width={76} height={72} decoding="async" className="size-full object-cover" />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center px-3">
        <StripPrice price={statement.price} price_type_id={statement.price_type_id} deal_type_id={statement.deal_type_id} />
        <p className="type-xs flex gap-1 text-ink-2">
          <Link
            href={statementPath(locale, statement)}
            prefetch={false}
            className="min-w-0 truncate after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <span className="sr-only">{(statement.card_titles ?? statement.dynamic_titles)[locale]}</span>
            <span aria-hidden="true">{narrowestPlace(statement, locale)}</span>
          </Link>
          <span className="num shrink-0">· {formatArea(statement.area, locale, statement.area_type_id)}</span>
        </p>
        {tier ? (
          <p
            className={cn(
              'type-micro flex items-center gap-1 leading-4!',
              tier === 'super' ? 'text-brand-text' : 'text-saffron-800',
            )}
          >
            {tier === 'super' ? <CardIcon name="crown" className="size-3.5" /> : null}
            {tierNames[tier]}
          </p>
        ) : null}
      </div>
    </article>
  );
}

type Props = { headingId: string; heading: ReactNode; statements: Statement[] };

/** Small cards in one row of 72 px that scrolls sideways and never by itself. */
export function StatementStrip({ headingId, heading, statements }: Props) {
  const t = useTranslations('search.rail');
  return (
    <section
      data-ad=""
      aria-labelledby={headingId}
      className="flex items-center gap-x-4 gap-y-1 max-lg:flex-col max-lg:items-stretch"
    >
      {heading}
      <div className="min-w-0 flex-1">
        <RailScroller look="strip" labels={{ previous: t('previous'), next: t('next') }}>
          {statements.map((statement) => (
            <StripItem key={statement.id} id={statement.id}>
              <StripCard statement={statement} />
            </StripItem>
          ))}
        </RailScroller>
      </div>
    </section>
  );
}
