import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { UnlessHidden } from '../unless-hidden';
import { RailScroller } from './rail-scroller';
import { StripCard } from './strip-card';

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
            <UnlessHidden key={statement.id} id={statement.id} className="w-59 shrink-0 snap-start lg:w-55">
              <StripCard statement={statement} />
            </UnlessHidden>
          ))}
        </RailScroller>
      </div>
    </section>
  );
}
