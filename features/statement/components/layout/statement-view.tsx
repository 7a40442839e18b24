import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CallBar } from '@/components/phone/call-bar';
import { StatementPhone } from '@/components/phone/statement-phone';
import { cn } from '@/lib/cn';
import type { StatementCard, StatementDetail } from '@/lib/contracts/statements/statements';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { maskedPhone } from '@/lib/format/masked-phone';
import type { OptionNames } from '../../domain/facts';
import { type Crumb, fullAddress, kindCrumbs, nearbyStation, placeCrumbs } from '../../domain/place';
import { ReportAction } from '../actions/report-action';
import { AuctionBarPrice, AuctionOffer } from '../auction/auction-offer';
import { MessageAuthor } from '../contact/message-author';
import { SellerCard } from '../contact/seller-card';
import { StatementGallery } from '../gallery/statement-gallery';
import { CallBarPrice, PriceBlock } from '../price/price-block';
import { RememberViewed } from './remember-viewed';
import { SimilarStatements } from './similar-statements';
import { StatementBody } from './statement-body';
import { PrintedAddress, StatementHeader, StatementToolbar } from './statement-header';
import '../../statement.css';

const asideCard = 'rounded-card p-5 shadow-hairline lg:p-6';
/** The card of what the visitor came for. */
const raisedCard = cn(asideCard, 'lg:shadow-[var(--shadow-hairline),var(--shadow-sh-2)]');

type Props = {
  statement: StatementDetail;
  similar: StatementCard[];
  nameOf: OptionNames;
  places: PlaceIndex;
  siteName: string;
  now: Date;
  /** How the price compares with the market; nothing where that is unknown. */
  scale: ReactNode;
  /** The place on a map; nothing where the place is not known. */
  map: ReactNode;
  /** The monthly cost: beside the page, and in it on small screens; null where no bank would lend. */
  loan: { panel: ReactNode; row: ReactNode } | null;
  /** What may be ordered about the statement. */
  services: ReactNode;
};

function useCrumbs(statement: StatementDetail, nameOf: OptionNames, places: PlaceIndex): { kinds: Crumb[]; places: Crumb[] } {
  const locale = useLocale();
  const t = useTranslations('statement');
  const typeKey = String(statement.real_estate_type_id) as '1' | '2' | '3' | '4' | '5' | '6';
  const names = { deal: nameOf('deal_types', statement.deal_type_id) ?? '', type: t(`all_of_type.${typeKey}`) };
  return { kinds: kindCrumbs(statement, locale, names), places: placeCrumbs(statement, locale, places) };
}

/** The page of a statement that is offered: photos, what is known of it, and how to reach its seller. */
export function StatementView(props: Props) {
  const { statement, similar, nameOf, places, siteName, now, scale, map, loan, services } = props;
  const locale = useLocale();
  const crumbs = useCrumbs(statement, nameOf, places);
  const address = fullAddress(statement, locale);
  const auction = statement.auction ?? null;
  const nearest = crumbs.places.at(-1);
  const offeredServices = <div className="print:hidden">{services}</div>;
  const listPath = nearest?.href ?? crumbs.kinds.at(-1)?.href ?? '/s';
  return (
    <StatementPhone uuid={statement.uuid}>
      <RememberViewed id={statement.id} />
      <div data-page="statement" className="container-page pb-9 lg:pt-3 lg:pb-16 print:p-0">
        <StatementToolbar statement={statement} crumbs={[...crumbs.kinds, ...crumbs.places]} />
        <StatementGallery statement={statement} listPath={listPath} />
        <div className="relative bg-surface max-lg:-mx-4 max-lg:-mt-5 max-lg:rounded-t-modal max-lg:px-4 max-lg:pt-5 print:mx-0 print:mt-5 print:p-0 lg:mt-7 lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-9 side:grid-cols-[minmax(0,1fr)_400px] side:gap-12">
          <div className="min-w-0">
            {auction ? (
              <AuctionOffer statement={statement} auction={auction} place="column" now={now} />
            ) : (
              <PriceBlock statement={statement} className="mb-4 lg:hidden print:block" />
            )}
            <PrintedAddress statement={statement} />
            <StatementHeader statement={statement} address={address} now={now} />
            <StatementBody
              statement={statement}
              nameOf={nameOf}
              station={nearbyStation(statement, locale, places)}
              address={address}
              now={now}
              scale={scale}
              map={map}
              loanRow={loan?.row}
            />
          </div>
          <aside className="max-lg:mt-9 print:mt-6 print:break-inside-avoid">
            <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--header-visible-h,var(--header-h))+20px)]">
              {auction ? (
                <>
                  <AuctionOffer statement={statement} auction={auction} place="aside" boxClassName={raisedCard} now={now} />
                  {offeredServices}
                </>
              ) : null}
              <div className={auction ? asideCard : raisedCard}>
                {auction ? null : (
                  <PriceBlock statement={statement} className="mb-5 border-b border-line pb-5 max-lg:hidden print:hidden" />
                )}
                <SellerCard statement={statement} siteName={siteName} />
              </div>
              {loan ? <div className="max-lg:hidden">{loan.panel}</div> : null}
              {auction ? null : offeredServices}
              <div className="-mt-1 flex justify-center print:hidden">
                <ReportAction id={statement.id} />
              </div>
            </div>
          </aside>
        </div>
        <div className="mt-9 lg:mt-14 print:hidden">
          <SimilarStatements statements={similar} now={now} all={nearest} />
        </div>
      </div>
      <CallBar
        price={auction ? <AuctionBarPrice auction={auction} now={now} /> : <CallBarPrice statement={statement} />}
        message={<MessageAuthor statementId={statement.id} authorId={statement.user_id} look="icon" />}
        hasPhone={maskedPhone(statement.user_phone_number) !== null}
        {...(auction ? { variant: 'secondary' } : {})}
      />
    </StatementPhone>
  );
}
