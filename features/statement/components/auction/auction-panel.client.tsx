'use client';

import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { auctionTimeLeft, nextTickMs } from '@/lib/domain/statement/auction';
import { formatDateTime } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { AuctionMessages } from '@/lib/i18n/lazy-messages';
import { useSession } from '@/lib/stores/session/session-store';
import type { Standing } from '../../domain/bid';
import { BidForm } from './bid-form';
import { useOwnBids } from './use-own-bids';

export type AuctionPanelProps = {
  place: 'column' | 'aside';
  statementId: number;
  authorId: number;
  standing: Standing;
};

/** The present moment, as often as the time left changes; it stops at the end. */
function useNow(endsAt: Date): Date {
  const [now, setNow] = useState(() => new Date());
  const endsAtMs = endsAt.getTime();
  useEffect(() => {
    if (now.getTime() >= endsAtMs) return;
    const timer = setTimeout(() => setNow(new Date()), nextTickMs(new Date(endsAtMs), now));
    return () => clearTimeout(timer);
  }, [endsAtMs, now]);
  return now;
}

function useTimeLeft(endsAt: Date, now: Date): string | null {
  const t = useTranslations('auction.left');
  const left = auctionTimeLeft(endsAt, now);
  if (!left) return null;
  if (left.unit === 'days') return t('days', { days: left.days, hours: left.hours });
  return left.unit === 'hours'
    ? t('hours', { hours: left.hours, minutes: left.minutes })
    : t('minutes', { minutes: left.minutes, seconds: left.seconds });
}

function Result({ standing: { leading, currency_id } }: Pick<AuctionPanelProps, 'standing'>) {
  const locale = useLocale();
  const t = useTranslations('auction.result');
  return (
    <p className="type-ui mt-4">
      {leading ? t('sold', { bidder: leading.bidder, price: formatPrice(leading.amount, currency_id, locale) }) : t('none')}
    </p>
  );
}

function Panel({ standing, statementId, authorId }: AuctionPanelProps) {
  const locale = useLocale();
  const t = useTranslations('auction');
  const isAuthor = useSession((state) => state.user?.id === authorId);
  useOwnBids(statementId, standing.leading?.amount ?? null);
  const endsAt = new Date(standing.ends_at);
  const now = useNow(endsAt);
  const left = useTimeLeft(endsAt, now);
  const when = formatDateTime(endsAt, now, locale);
  return (
    <>
      <div className="flex items-start gap-3 rounded-control bg-tuff-50 p-4">
        <ClockIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
        <div className="min-w-0">
          <p className="type-ui font-semibold">{left === null ? t('ended', { when }) : t('ends', { when })}</p>
          {left === null ? null : <p className="type-sm num text-ink-2">{left}</p>}
        </div>
      </div>
      {left === null ? <Result standing={standing} /> : null}
      {left !== null && isAuthor ? (
        <InlineAlert tone="info" className="mt-4">
          {t('form.own')}
        </InlineAlert>
      ) : null}
      {left !== null && !isAuthor ? <BidForm statementId={statementId} standing={standing} /> : null}
    </>
  );
}

/** Time left and the form, or the result of an auction that has ended, where the width of the screen has its place. */
export default function AuctionPanelClient(props: AuctionPanelProps) {
  const isWide = useMediaQuery('(min-width: 992px)');
  if (isWide !== (props.place === 'aside')) return null;
  return (
    <AuctionMessages>
      <Panel {...props} />
    </AuctionMessages>
  );
}
