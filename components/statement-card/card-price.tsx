import { useLocale, useTranslations } from 'next-intl';
import { ByCurrency } from '@/components/ui/display/by-currency';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { isAuctionOver } from '@/lib/domain/statement/auction';
import { priceViewOf } from '@/lib/format/price-view';

type PricedStatement = Pick<Statement, 'price' | 'price_type_id' | 'deal_type_id'>;

function auctionNoteOf({ bids_count, ends_at }: NonNullable<Statement['auction']>, now: Date) {
  if (isAuctionOver(new Date(ends_at), now)) return 'final_price';
  return bids_count === 0 ? 'start_price' : 'current_bid';
}

type Props = {
  statement: PricedStatement & Pick<Statement, 'auction'>;
  /** The moment of the request, which decides whether an auction is over. */
  now: Date;
};

function PriceRow({ statement, now, currencyId }: Props & { currencyId: CurrencyId }) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const { auction } = statement;
  const view = priceViewOf(auction ? { ...statement, price_type_id: priceTypeIds.exact } : statement, currencyId, locale);
  if (!view) return <p className="type-price">{t('price_negotiable')}</p>;
  const [note, end] = auction
    ? [t(auctionNoteOf(auction, now)), t('bids', { count: auction.bids_count })]
    : [view.other, view.perSqm];
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

/**
 * The first row of a card: the price in the visitor's currency with a rent's period, the other one, and that of a square metre; of an auction
 * what the price is, and the number of bids.
 */
export const CardPrice = (props: Props) => (
  <ByCurrency
    gel={<PriceRow {...props} currencyId={currencyIds.gel} />}
    dollar={<PriceRow {...props} currencyId={currencyIds.usd} />}
  />
);

/** The price of a small card in the visitor's currency. */
export function StripPrice({ statement }: { statement: PricedStatement }) {
  const locale = useLocale();
  const t = useTranslations('search.card');
  const priceIn = (currencyId: CurrencyId): string => {
    const view = priceViewOf(statement, currencyId, locale);
    return view ? view.main + view.period : t('price_negotiable');
  };
  return (
    <p className="num type-ui truncate font-bold">
      <ByCurrency gel={priceIn(currencyIds.gel)} dollar={priceIn(currencyIds.usd)} />
    </p>
  );
}
