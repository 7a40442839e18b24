import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { StaticContent, useDocumentPart } from '@/lib/static-content';
import { StripPriceView } from '../card-price-view';
import { stripViewOf } from '../card-view';
import { RailScroller } from './rail-scroller';
import { StripIsland } from './strip-island';
import { stripClass, stripTextClass } from './strip-look';
import { StripPicture, StripText } from './strip-text';

interface StaticStripCardProps {
  statement: Statement;
  currencyId: CurrencyId;
}

function StaticStripCard({ statement, currencyId }: StaticStripCardProps) {
  const view = stripViewOf(statement, useLocale());
  const prices = { price: view.price, price_type_id: view.priceTypeId, deal_type_id: view.dealTypeId };
  return (
    <article className={stripClass}>
      <StripPicture thumb={view.thumb} />
      <div className={stripTextClass} data-card={JSON.stringify(prices)}>
        <StripPriceView {...prices} currencyId={currencyId} />
        <StripText view={view} />
      </div>
    </article>
  );
}

/** A small card: in a document a static part that becomes interactive when needed. */
function StripCard({ statement }: { statement: Statement }) {
  const { id } = statement;
  const itemIn = (currencyId: CurrencyId) => ({
    of: statement,
    name: `strip item ${currencyId}`,
    children: (
      <li>
        <StaticStripCard statement={statement} currencyId={currencyId} />
      </li>
    ),
  });
  const [gel, dollar] = [useDocumentPart(itemIn(currencyIds.gel)), useDocumentPart(itemIn(currencyIds.usd))];
  if (gel !== null && dollar !== null) return <StripIsland id={id} parts={{ gel, dollar }} />;
  return (
    <StripIsland id={id} parts={null}>
      <StaticContent of={statement} name="strip">
        <StaticStripCard statement={statement} currencyId={currencyIds.gel} />
      </StaticContent>
    </StripIsland>
  );
}

type Props = { headingId: string; heading: ReactNode; statements: Statement[] };

/** Small cards in one row of 72 px that scrolls sideways and never by itself. */
export function StatementStrip({ headingId, heading, statements }: Props) {
  const t = useTranslations('search.rail');
  return (
    <section
      data-ad=""
      aria-labelledby={headingId}
      className="flex items-center gap-x-4 gap-y-1 max-lg:flex-col max-lg:items-stretch"
    >
      {heading}
      <div className="min-w-0 flex-1">
        <RailScroller look="strip" labels={{ previous: t('previous'), next: t('next') }}>
          {statements.map((statement) => (
            <StripCard key={statement.id} statement={statement} />
          ))}
        </RailScroller>
      </div>
    </section>
  );
}
