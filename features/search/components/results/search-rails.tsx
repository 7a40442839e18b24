import { useTranslations } from 'next-intl';
import { StatementRail } from '@/components/statement-card/rails/statement-rail';
import { StatementCard } from '@/components/statement-card/statement-card';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';

type Props = { statements: Statement[]; now: Date };

/** Up to four auctions of the same search. */
export function AuctionRail({ statements, now }: Props) {
  const t = useTranslations('search');
  if (statements.length === 0) return null;
  return (
    <div className="mt-12">
      <StatementRail
        headingId="auctions-heading"
        heading={
          <h2 id="auctions-heading" className="type-h3 mb-2">
            {t('auctions.title')}
          </h2>
        }
        statements={statements}
        renderCard={(statement) => <StatementCard statement={statement} now={now} isNarrow />}
        labels={{ previous: t('rail.previous'), next: t('rail.next') }}
      />
    </div>
  );
}
