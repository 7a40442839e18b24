import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { StaticContent } from '@/lib/static-content';
import { stripViewOf } from './card-view';
import { RailScroller } from './rail-scroller';
import { StripItem } from './strip-item';
import { StripPicture, StripText } from './strip-text';

type Props = { headingId: string; heading: ReactNode; statements: Statement[] };

/** Small cards in one row of 72 px that scrolls sideways and never by itself. */
export function StatementStrip({ headingId, heading, statements }: Props) {
  const t = useTranslations('search.rail');
  const locale = useLocale();
  return (
    <section
      data-ad=""
      aria-labelledby={headingId}
      className="flex items-center gap-x-4 gap-y-1 max-lg:flex-col max-lg:items-stretch"
    >
      {heading}
      <div className="min-w-0 flex-1">
        <RailScroller look="strip" labels={{ previous: t('previous'), next: t('next') }}>
          {statements.map((statement) => {
            const { id, price, priceTypeId, dealTypeId, thumb, ...view } = stripViewOf(statement, locale);
            return (
              <StripItem
                key={id}
                {...{ id, price, priceTypeId, dealTypeId }}
                picture={
                  <StaticContent of={statement} name="strip picture">
                    <StripPicture thumb={thumb} />
                  </StaticContent>
                }
                text={
                  <StaticContent of={statement} name="strip text">
                    <StripText view={view} />
                  </StaticContent>
                }
              />
            );
          })}
        </RailScroller>
      </div>
    </section>
  );
}
