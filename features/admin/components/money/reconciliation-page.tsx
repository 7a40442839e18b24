'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/display/tag';
import type { LedgerReport } from '@/lib/contracts/money/reports';
import { formatDateTime } from '@/lib/format/date';
import { useReconciliation } from '../../queries/money';
import { AdminList } from '../admin-list';
import { useFacts } from '../use-facts';

/** A day's report: its totals and every difference. */
function ReportRow({ report, now }: { report: LedgerReport; now: Date }) {
  const [t, locale] = [useTranslations('admin.reconciliation'), useLocale()];
  const { kind, day, differences, totals, created_at } = report;
  const factsOf = useFacts();
  const hasDifferences = differences.length > 0;
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <h2 className="type-ui flex flex-wrap items-center gap-2">
        {t(`kinds.${kind}`)} <time dateTime={day}>{day}</time>
        <Tag tone={hasDifferences ? 'error' : 'ok'}>
          {hasDifferences ? t('differences', { count: differences.length }) : t('agrees')}
        </Tag>
      </h2>
      <p className="tabular-nums type-sm text-ink-2 [overflow-wrap:anywhere]">{factsOf(totals)}</p>
      {hasDifferences ? (
        <ul className="type-sm mt-2 flex flex-col gap-1">
          {differences.map((difference) => (
            <li key={factsOf(difference)} className="tabular-nums rounded-control bg-alert-50 px-3 py-2 [overflow-wrap:anywhere]">
              {factsOf(difference)}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="tabular-nums type-xs mt-1 text-ink-2">
        <time dateTime={created_at}>{formatDateTime(new Date(created_at), now, locale)}</time>
      </p>
    </article>
  );
}

/** The nightly checks of the ledger, and of card payments against the settlements of their gateways. */
export function ReconciliationPage() {
  return (
    <AdminList
      view="reconciliation"
      useItems={useReconciliation}
      row={(report, now) => <ReportRow report={report} now={now} />}
    />
  );
}
