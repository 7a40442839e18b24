import { useLocale, useTranslations } from 'next-intl';
import { StatementStrip } from '@/components/statement-card/rails/statement-strip';
import { cn } from '@/lib/cn';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { formatNumber } from '@/lib/format/number';
import { listWidth } from './list-layout';

const headingId = 'paid-heading';

/** The paid statements of the search, labelled as ads and apart from the list; nothing without any. */
export function PaidStrip({ statements }: { statements: StatementCard[] }) {
  const t = useTranslations('search.vip');
  const locale = useLocale();
  if (statements.length === 0) return null;
  return (
    <div className={cn('mb-2.5', listWidth)}>
      <StatementStrip
        headingId={headingId}
        heading={
          <div className="flex shrink-0 items-center justify-between gap-x-3 lg:w-28 lg:flex-col lg:items-start lg:gap-0.5">
            <h2 id={headingId} className="type-label font-semibold text-balance">
              {t('title')}
            </h2>
            <p className="type-xs text-ink-2 tabular-nums">{t('note', { count: formatNumber(statements.length, locale) })}</p>
          </div>
        }
        statements={statements}
      />
    </div>
  );
}
