import { useTranslations } from 'next-intl';
import { StatementRail } from '@/components/statement-card/statement-rail';
import { Tag } from '@/components/ui/display/tag';
import type { StatementCard } from '@/lib/contracts/statements/statements';

type Props = { statements: StatementCard[]; now: Date };

/** The paid statements of the search, labelled as ads and apart from the list. */
export function PaidRail({ statements, now }: Props) {
  const t = useTranslations('search');
  if (statements.length === 0) return null;
  return (
    <div className="mb-6 lg:mb-8">
      <StatementRail
        headingId="paid-heading"
        heading={
          <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="paid-heading" className="type-h3">
              {t('vip.title')}
            </h2>
            <Tag tone="neutral">{t('vip.note')}</Tag>
          </div>
        }
        statements={statements}
        now={now}
        isEager
        labels={{ previous: t('rail.previous'), next: t('rail.next') }}
      />
    </div>
  );
}

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
        now={now}
        labels={{ previous: t('rail.previous'), next: t('rail.next') }}
      />
    </div>
  );
}
