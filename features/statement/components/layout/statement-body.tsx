import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { chooseDescription } from '@/lib/domain/statement/author-words';
import { detailsOf, factsOf, type OptionNames } from '../../domain/facts';
import { youtubeIdOf } from '../../domain/media';
import type { NearbyStation } from '../../domain/place';
import { summaryOf } from '../../domain/summary';
import { AuctionDetails } from '../auction/auction-details';
import { useSellerName } from '../contact/seller-card';
import { AmenityList } from '../details/amenity-list';
import { DescriptionText, SummaryText } from '../details/description-text';
import { DetailList, FactGrid } from '../details/facts';
import { LocationBlock } from '../details/location-block';
import { VideoBlock } from '../details/video-block';

type Props = {
  statement: StatementDetail;
  nameOf: OptionNames;
  station: NearbyStation | null;
  address: string;
  now: Date;
  /** How the price compares with the market and how it moved; nothing where neither is known. */
  scale: ReactNode;
  map: ReactNode;
  /** The monthly payment; only on small screens. */
  loanRow: ReactNode;
};

type KnownProps = Pick<Props, 'statement' | 'nameOf' | 'address'>;

/** The most important facts. */
function Facts({ statement, nameOf }: KnownProps) {
  return <FactGrid facts={factsOf(statement, useLocale(), nameOf)} />;
}

function useDetails({ statement, nameOf }: KnownProps) {
  const locale = useLocale();
  const t = useTranslations('statement.details');
  const labels = { months: (count: number) => t('months', { count }), exchangeYes: t('exchange_yes') };
  const facts = factsOf(statement, locale, nameOf).map(({ name }) => name);
  return detailsOf(statement, locale, nameOf, labels, facts);
}

/** Description, details and amenities of a statement, and a summary where the author did not write in the visitor's language. */
function Texts(props: KnownProps) {
  const { statement, nameOf, address } = props;
  const locale = useLocale();
  const label = useTranslations('statement.details');
  const t = useTranslations('statement.summary');
  const details = useDetails(props);
  const labelled = details.map((detail) => ({ ...detail, label: label(detail.name) }));
  const description = chooseDescription(statement.comments, locale);
  // It would only repeat the facts beside the author's own words.
  const isRead = description?.language === locale;
  return (
    <div className="contents">
      {isRead ? null : <SummaryText text={summaryOf({ statement, locale, address, nameOf, details: labelled, t })} />}
      {description ? <DescriptionText description={description} translation={statement.translations?.[locale]} /> : null}
      {details.length > 0 ? <DetailList details={details} /> : null}
      {statement.parameters.length > 0 ? <AmenityList amenities={statement.parameters} /> : null}
    </div>
  );
}

/** The parts of a statement in reading order; empty ones are left out. */
export function StatementBody({ statement, nameOf, station, address, now, scale, map, loanRow }: Props) {
  const locale = useLocale();
  const known = { statement, nameOf, address };
  const videoId = youtubeIdOf(statement.youtube_link);
  const { lat, lng } = statement;
  const seller = useSellerName(statement);
  return (
    <div className="mt-6 flex flex-col gap-9">
      <Facts {...known} />
      {statement.auction ? <AuctionDetails auction={statement.auction} now={now} seller={seller} /> : null}
      {loanRow ? <div className="-mt-5 lg:hidden">{loanRow}</div> : null}
      <Texts {...known} />
      {scale}
      {videoId ? <VideoBlock id={videoId} title={statement.dynamic_titles[locale]} /> : null}
      <LocationBlock
        statement={statement}
        address={address}
        station={station}
        point={lat === null || lng === null ? null : { lat, lng }}
        map={map}
      />
    </div>
  );
}
