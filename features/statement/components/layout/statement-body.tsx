import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PricePoint, StatementDetail } from '@/lib/contracts/statements/statements';
import { chooseDescription } from '@/lib/domain/statement/author-words';
import { StaticContent } from '@/lib/static-content';
import { detailsOf, factsOf, type OptionNames } from '../../domain/facts';
import { youtubeIdOf } from '../../domain/media';
import type { NearbyStation } from '../../domain/place';
import { summaryOf } from '../../domain/summary';
import { AmenityList } from '../details/amenity-list';
import { DescriptionText, SummaryText } from '../details/description-text';
import { DetailList, FactGrid } from '../details/facts';
import { LocationBlock } from '../details/location-block';
import { VideoBlock } from '../details/video-block';
import { PriceHistory } from '../price/price-history';

type Props = {
  statement: StatementDetail;
  history: PricePoint[];
  nameOf: OptionNames;
  station: NearbyStation | null;
  address: string;
  now: Date;
  /** How the price compares with the market; nothing where that is unknown. */
  scale: ReactNode;
  map: ReactNode;
  /** The monthly payment; only on small screens. */
  loanRow: ReactNode;
};

/** The parts of a statement in reading order; empty ones are left out. */
export function StatementBody({ statement, history, nameOf, station, address, now, scale, map, loanRow }: Props) {
  const locale = useLocale();
  const t = useTranslations('statement.details');
  const facts = factsOf(statement, locale, nameOf);
  const labels = { months: (count: number) => t('months', { count }), exchangeYes: t('exchange_yes') };
  const details = detailsOf(
    statement,
    locale,
    nameOf,
    labels,
    facts.map(({ name }) => name),
  );
  const summary = summaryOf({
    statement,
    locale,
    address,
    nameOf,
    details: details.map((detail) => ({ ...detail, label: t(detail.name) })),
    t: useTranslations('statement.summary'),
  });
  const description = chooseDescription(statement.comments, locale);
  const videoId = youtubeIdOf(statement.youtube_link);
  const { lat, lng, parameters } = statement;
  return (
    <div className="mt-6 flex flex-col gap-9">
      <StaticContent of={statement} name="facts">
        <FactGrid facts={facts} />
      </StaticContent>
      {loanRow ? <div className="-mt-5 lg:hidden">{loanRow}</div> : null}
      <StaticContent of={statement} name="summary">
        <SummaryText text={summary} />
      </StaticContent>
      {description ? (
        <StaticContent of={statement} name="description">
          <DescriptionText description={description} translation={statement.translations?.[locale]} />
        </StaticContent>
      ) : null}
      {details.length > 0 ? (
        <StaticContent of={statement} name="details">
          <DetailList details={details} />
        </StaticContent>
      ) : null}
      {parameters.length > 0 ? (
        <StaticContent of={statement} name="amenities">
          <AmenityList amenities={parameters} />
        </StaticContent>
      ) : null}
      {scale}
      {videoId ? <VideoBlock id={videoId} title={statement.dynamic_titles[locale]} /> : null}
      {history.length > 1 ? <PriceHistory history={history} now={now} dealTypeId={statement.deal_type_id} /> : null}
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
