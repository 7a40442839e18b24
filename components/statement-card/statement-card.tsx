import { useLocale } from 'next-intl';
import { preload } from 'react-dom';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { isAuctionOver } from '@/lib/domain/statement/auction';
import { srcSetOf } from '@/lib/picture-files';
import { StaticContent, useDocumentPart } from '@/lib/static-content';
import { cardImageSizes } from './card-image';
import { CardIsland } from './card-island';
import { cardImage, cardTitle, shownPrices } from './card-view';
import { StaticCard } from './static-card';

type Props = {
  statement: Statement;
  /** The moment of the request, which relative dates are counted from. */
  now: Date;
  /** Whether the picture is loaded before anything else, not when it comes near the screen. */
  isEager?: boolean;
  /** Cards of a rail are narrow on phones: they leave the date out, and a smaller picture is enough. */
  isNarrow?: boolean;
  headingLevel?: 2 | 3;
  /** The label that this list puts on the statement's picture. */
  note?: string;
};

const auctionStanding = ({ bids_count, ends_at }: NonNullable<Statement['auction']>, now: Date) => ({
  bidsCount: bids_count,
  isOver: isAuctionOver(new Date(ends_at), now),
});

/** A listing as every list of the site shows it: in a document a static part that React takes over when needed. */
export function StatementCard({ statement, now, isEager = false, isNarrow = false, headingLevel = 3, note }: Props) {
  const image = isEager ? cardImage(statement) : null;
  // In static HTML React sees no picture to load ahead.
  if (image)
    preload(image.thumb, {
      as: 'image',
      imageSrcSet: srcSetOf(image),
      imageSizes: cardImageSizes(isNarrow),
      fetchPriority: 'high',
    });
  const data = {
    id: statement.id,
    title: cardTitle(statement, useLocale()),
    price: shownPrices(statement),
    priceTypeId: statement.auction ? priceTypeIds.exact : statement.price_type_id,
    dealTypeId: statement.deal_type_id,
    ...(statement.auction ? { auction: auctionStanding(statement.auction, now) } : {}),
  };
  const look = { isEager, isNarrow, headingLevel, note };
  const cardIn = (currencyId: CurrencyId) => ({
    of: statement,
    name: `card ${currencyId} ${isEager} ${isNarrow} ${headingLevel} ${note}`,
    children: <StaticCard {...{ statement, now, data, currencyId }} {...look} />,
  });
  const [gel, dollar] = [useDocumentPart(cardIn(currencyIds.gel)), useDocumentPart(cardIn(currencyIds.usd))];
  if (gel !== null && dollar !== null) return <CardIsland id={statement.id} parts={{ gel, dollar }} />;
  return (
    <CardIsland id={statement.id} parts={null}>
      <StaticContent {...cardIn(currencyIds.gel)} />
    </CardIsland>
  );
}
