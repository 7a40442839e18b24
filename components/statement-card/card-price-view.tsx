import { useLocale, useTranslations } from 'next-intl';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { priceViewOf } from '@/lib/format/price-view';

export type CardPriceProps = {
  /** The prices in every currency: which comes first is the visitor's choice. */
  price: StatementCard['price'];
  priceTypeId: number;
  dealTypeId: number;
  /** State of an auction: the price is then the start price, the current bid, or the final price after the end. */
  auction?: { bidsCount: number; isOver: boolean } | undefined;
};

function auctionNoteOf({ bidsCount, isOver }: NonNullable<CardPriceProps['auction']>) {
  if (isOver) return 'final_price';
  return bidsCount === 0 ? 'start_price' : 'current_bid';
}

/**
 * The first row of a card: the price in a currency with a rent's period, the other one, and that of a square metre; of an auction what
 * the price is, and the number of bids.
 */
export function CardPriceView({
  price,
  priceTypeId,
  dealTypeId,
  auction,
  currencyId,
}: CardPriceProps & { currencyId: CurrencyId }) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const view = priceViewOf({ price, price_type_id: priceTypeId, deal_type_id: dealTypeId }, currencyId, locale);
  if (!view) return <p className="type-price">{t('price_negotiable')}</p>;
  const [note, end] = auction ? [t(auctionNoteOf(auction)), t('bids', { count: auction.bidsCount })] : [view.other, view.perSqm];
  return (
    <p className="card-prices">
      <span className="card-price">
        {view.main}
        {view.period ? <span className="card-period">{view.period}</span> : null}
      </span>
      {note ? <span className="num type-sm text-ink-3">{note}</span> : null}
      {end ? <span className="num type-xs ml-auto text-ink-2">{end}</span> : null}
    </p>
  );
}

/** The price of a small card in a currency. */
export function StripPriceView({
  currencyId,
  ...statement
}: Pick<StatementCard, 'price' | 'price_type_id' | 'deal_type_id'> & { currencyId: CurrencyId }) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const view = priceViewOf(statement, currencyId, locale);
  return <p className="num type-ui truncate font-bold">{view ? view.main + view.period : t('price_negotiable')}</p>;
}
