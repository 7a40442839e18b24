import { useLocale, useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import type { Auction } from '@/lib/contracts/statements/auctions';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { otherCurrencyId, toCurrencyId } from '@/lib/domain/money/currency';
import { isAuctionOver } from '@/lib/domain/statement/auction';
import { formatPrice, formatPricePerSqm } from '@/lib/format/money';
import { AuctionPanel } from './auction-panel';

type Props = {
  statement: StatementDetail;
  auction: Auction;
  /** Where on the page: it is shown in one of them, by the width of the screen. */
  place: 'column' | 'aside';
  /** Of the box that holds the price and the form. */
  boxClassName?: string;
  now: Date;
};

/** The current price in the currency of the auction; below it the other one, that of a square metre, and the start price. */
function AuctionPrice({ statement: { price }, auction, isOver }: Pick<Props, 'statement' | 'auction'> & { isOver: boolean }) {
  const locale = useLocale();
  const t = useTranslations('auction');
  const { currency_id: currencyId, current_price: current, start_price: start } = auction;
  const otherId = otherCurrencyId(toCurrencyId(currencyId));
  const [own, other] = [price[currencyId], price[otherId]];
  const rest = [
    other ? formatPrice(other.price_total, otherId, locale) : null,
    own && own.price_square > 0 ? formatPricePerSqm(own.price_square, currencyId, locale) : null,
    t('start_price', { price: formatPrice(start, currencyId, locale) }),
  ];
  return (
    <>
      <p className="type-sm text-ink-2">{isOver ? t('final') : t('current')}</p>
      <p className="type-price-xl mt-1">{formatPrice(current, currencyId, locale)}</p>
      <p className="type-sm num text-ink-2">{rest.filter((part) => part !== null).join(' · ')}</p>
    </>
  );
}

/** The current price in the bar at the foot of phones. */
export function AuctionBarPrice({ auction, now }: Pick<Props, 'auction' | 'now'>) {
  const locale = useLocale();
  const t = useTranslations('auction');
  return (
    <>
      <p className="num text-base leading-6 font-bold">{formatPrice(auction.current_price, auction.currency_id, locale)}</p>
      <p className="type-xs text-ink-2">{isAuctionOver(new Date(auction.ends_at), now) ? t('final') : t('current')}</p>
    </>
  );
}

/** The end for the visitor's own calendar. */
function CalendarLink({ id }: { id: number }) {
  const locale = useLocale();
  const t = useTranslations('auction');
  return (
    <a
      href={`/api/microservice/statements/${id}/auction.ics?locale=${locale}`}
      className="type-sm mt-4 flex min-h-12 items-center gap-3 rounded-card px-4 font-medium shadow-hairline hover:bg-tuff-50 print:hidden"
    >
      <SpriteIcon name="calendar-blank" className="size-5 shrink-0 text-brand-text" />
      <span className="flex-1">{t('calendar')}</span>
      <SpriteIcon name="chevron-right" className="size-4 shrink-0 text-ink-2" />
    </a>
  );
}

/** State of an auction and the form to bid in it; below them its end for a calendar. */
export function AuctionOffer({ statement, auction, place, boxClassName, now }: Props) {
  const { currency_id, ends_at, lowest_bid, step, bids } = auction;
  const isOver = isAuctionOver(new Date(ends_at), now);
  return (
    <div className={place === 'column' ? 'mb-6 lg:hidden print:block' : 'max-lg:hidden print:hidden'}>
      <div className={boxClassName}>
        <AuctionPrice statement={statement} auction={auction} isOver={isOver} />
        <AuctionPanel
          isOver={isOver}
          place={place}
          statementId={statement.id}
          authorId={statement.user_id}
          standing={{ currency_id, ends_at, lowest_bid, step, leading: bids[0] ?? null }}
        />
      </div>
      {isOver ? null : <CalendarLink id={statement.id} />}
    </div>
  );
}
