import { useLocale, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/display/tag';
import type { Auction } from '@/lib/contracts/statements/auctions';
import { auctionShare, isAuctionOver } from '@/lib/domain/statement/auction';
import { formatDateTime } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';

type Props = { auction: Auction; now: Date };

/** Bids that are seen without opening the rest. */
const seenCount = 4;

type RowProps = Props & { bid: Auction['bids'][number]; isLeading: boolean };

function BidRow({ auction, bid: { bidder, amount, created_at }, isLeading, now }: RowProps) {
  const locale = useLocale();
  const t = useTranslations('auction.bids');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-b-0">
      <span
        aria-hidden="true"
        className="num type-xs flex size-9 shrink-0 items-center justify-center rounded-full bg-tuff-100 font-semibold text-ink-2 max-sm:hidden"
      >
        {bidder}
      </span>
      <span className="grow">
        <span className="type-ui flex items-center gap-2">
          {t('bidder', { number: bidder })}
          <span data-own-bid={bidder} hidden>
            <Tag tone="info">{t('own')}</Tag>
          </span>
        </span>
        <time dateTime={created_at} className="type-xs num block text-ink-2">
          {formatDateTime(new Date(created_at), now, locale)}
        </time>
      </span>
      {isLeading ? <Tag tone="ok">{t('leading')}</Tag> : null}
      <span className="num shrink-0 font-semibold">{formatPrice(amount, auction.currency_id, locale)}</span>
    </li>
  );
}

/** The bids, the highest first; their bidders are numbers. */
function Bids({ auction, now }: Props) {
  const locale = useLocale();
  const t = useTranslations('auction.bids');
  const { bids, bids_count: count, bidders_count: bidders } = auction;
  const isRunning = !isAuctionOver(new Date(auction.ends_at), now);
  const rowOf = (bid: Auction['bids'][number]) => (
    <BidRow key={bid.amount} auction={auction} now={now} bid={bid} isLeading={isRunning && bid === bids[0]} />
  );
  const rest = bids.slice(seenCount);
  return (
    <section aria-labelledby="bids" className="rounded-card p-5 shadow-hairline">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="bids" className="type-h3">
          {t('title')}
        </h2>
        {count > 0 ? (
          <p className="type-xs num text-ink-2">{t('count', { bids: formatNumber(count, locale), bidders })}</p>
        ) : null}
      </div>
      {count === 0 ? <p className="type-sm mt-2 text-ink-2">{t('none')}</p> : null}
      <ol className="mt-2">{bids.slice(0, seenCount).map(rowOf)}</ol>
      {rest.length > 0 ? (
        <details>
          <summary className="hit type-sm w-fit list-none py-1.5 font-medium text-link hover:underline [&::-webkit-details-marker]:hidden">
            {t('all', { count: rest.length })}
          </summary>
          <ol>{rest.map(rowOf)}</ol>
        </details>
      ) : null}
    </section>
  );
}

function Terms({ auction, seller }: Pick<Props, 'auction'> & { seller: string }) {
  const locale = useLocale();
  const t = useTranslations('auction.terms');
  const price = (amount: number) => formatPrice(amount, auction.currency_id, locale);
  const terms = [
    { name: 'start_price', value: price(auction.start_price) },
    { name: 'step', value: price(auction.step) },
    { name: 'payment', value: t('payment_days', { days: auction.payment_days }) },
    { name: 'seller', value: seller },
  ] as const;
  return (
    <section aria-labelledby="auction-terms" className="rounded-card p-5 shadow-hairline">
      <h2 id="auction-terms" className="type-h3">
        {t('title')}
      </h2>
      <dl className="type-sm mt-2">
        {terms.map(({ name, value }) => (
          <div
            key={name}
            className="flex min-h-11 items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
          >
            <dt className="text-ink-2">{t(name)}</dt>
            <dd className="num text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type MomentProps = { label: string; at: string; now: Date };

function Moment({ label, at, now }: MomentProps) {
  const locale = useLocale();
  return (
    <p className="last:text-right">
      <span className="type-ui block">{label}</span>
      <time dateTime={at} className="type-xs num block text-ink-2">
        {formatDateTime(new Date(at), now, locale)}
      </time>
    </p>
  );
}

/** From the start to the end, and how much of that time is over. */
function Course({ auction: { starts_at, ends_at }, now }: Props) {
  const t = useTranslations('auction.course');
  const share = auctionShare(new Date(starts_at), new Date(ends_at), now);
  const isRunning = share < 1;
  const left = `${share * 100}%`;
  return (
    <section aria-labelledby="auction-course">
      <h2 id="auction-course" className="type-h2 mt">
        {t('title')}
      </h2>
      <div className="mt-4 rounded-card px-5 pt-9 pb-4 shadow-hairline lg:mt-5 lg:px-6">
        <div aria-hidden="true" className="relative mx-1.5 h-1 rounded-full bg-line">
          <div className="h-full rounded-full bg-saperavi-600" style={{ width: left }} />
          <span className="absolute -top-1 -left-1.5 size-3 rounded-full bg-saperavi-600" />
          <span className="absolute -top-1 -right-1.5 size-3 rounded-full border-2 border-ink-3 bg-surface" />
          {isRunning ? (
            <span
              className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-3 border-surface bg-saperavi-600"
              style={{ left }}
            >
              <span className="type-xs absolute bottom-full left-1/2 mb-1 -translate-x-1/2 whitespace-nowrap font-semibold">
                {t('now')}
              </span>
            </span>
          ) : null}
        </div>
        <div className="mt-3 flex justify-between gap-4">
          <Moment label={t('started')} at={starts_at} now={now} />
          <Moment label={isRunning ? t('ends') : t('ended')} at={ends_at} now={now} />
        </div>
        <p className="type-xs mt-4 border-t border-line pt-4 text-ink-2">{t('clock')}</p>
      </div>
    </section>
  );
}

/** The course of an auction; below it bids and terms, side by side where there is room. @param seller the name that the seller is shown by */
export function AuctionDetails({ auction, now, seller }: Props & { seller: string }) {
  return (
    <div className="flex flex-col gap-5 lg:gap-9">
      <Course auction={auction} now={now} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <Bids auction={auction} now={now} />
        <Terms auction={auction} seller={seller} />
      </div>
    </div>
  );
}
