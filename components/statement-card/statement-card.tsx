import { useLocale } from 'next-intl';
import { preload } from 'react-dom';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { priceTypeIds } from '@/lib/domain/money/price';
import { isAuctionOver } from '@/lib/domain/statement/auction';
import { srcSetOf } from '@/lib/picture-files';
import { StaticContent } from '@/lib/static-content';
import { Card } from './card';
import { CardImage, cardImageSizes } from './card-image';
import { CardText } from './card-text';
import { cardImage, cardTitle, shownPrices } from './card-view';

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

/** A listing as every list of the site shows it. */
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
  return (
    <Card
      id={statement.id}
      title={cardTitle(statement, useLocale())}
      price={shownPrices(statement)}
      priceTypeId={statement.auction ? priceTypeIds.exact : statement.price_type_id}
      dealTypeId={statement.deal_type_id}
      {...(statement.auction ? { auction: auctionStanding(statement.auction, now) } : {})}
      picture={
        <StaticContent of={statement} name={`picture ${isEager} ${isNarrow} ${note}`}>
          <CardImage statement={statement} isEager={isEager} isNarrow={isNarrow} note={note} />
        </StaticContent>
      }
      text={
        <StaticContent of={statement} name={`text ${isNarrow} ${headingLevel}`}>
          <CardText statement={statement} now={isNarrow ? null : now} headingLevel={headingLevel} />
        </StaticContent>
      }
    />
  );
}
