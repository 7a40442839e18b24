'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { Tag } from '@/components/ui/display/tag';
import { useToast } from '@/components/ui/feedback/toast';
import type { ReportedStatement } from '@/lib/contracts/admin';
import { formatDateTime } from '@/lib/format/date';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { useDecideReports, useReportQueue } from '../queries/admin';
import { AdminList } from './admin-list';
import { DecisionButtons } from './decision-buttons';
import { DecisionDialog } from './decision-dialog';

/** What visitors reported, word for word. */
function Reports({ reports, now }: { reports: ReportedStatement['reports']; now: Date }) {
  const [t, locale] = [useTranslations('statement.report.reasons'), useLocale()];
  return (
    <ul className="mt-2 flex flex-col gap-1.5">
      {reports.map(({ id, reason, comment, created_at }) => (
        <li key={id} className="type-sm">
          <span className="font-medium">{t(reason)}</span>{' '}
          <time dateTime={created_at} className="tabular-nums text-ink-2">
            {formatDateTime(new Date(created_at), now, locale)}
          </time>
          {comment ? <q className="block whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{comment}</q> : null}
        </li>
      ))}
    </ul>
  );
}

/** The three decisions on the reports of a statement. */
function Decisions({ id, title }: { id: number; title: string }) {
  const t = useTranslations('admin.reports');
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useDecideReports();
  const [asked, setAsked] = useState<'warn' | 'block' | null>(null);
  const dismiss = () =>
    mutateAsync({ id, body: { decision: 'dismiss', reason: '' } }).then(() => toast.success(t('dismissed')), showFailure);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <DecisionButtons
        isSending={isPending}
        decisions={[
          { label: t('dismiss'), name: t('dismiss_named', { title }), onPress: () => void dismiss() },
          { label: t('warn'), name: t('warn_named', { title }), onPress: () => setAsked('warn') },
          { label: t('block'), name: t('block_named', { title }), onPress: () => setAsked('block') },
        ]}
      />
      {(['warn', 'block'] as const).map((decision) => (
        <DecisionDialog
          key={decision}
          name={`report ${decision} ${id}`}
          title={t(`${decision}_title`)}
          description={title}
          isOpen={asked === decision}
          onOpenChange={(isOpen) => setAsked(isOpen ? decision : null)}
          decide={(reason) => mutateAsync({ id, body: { decision, reason } })}
          onDecided={() => toast.success(t(`${decision}_done`))}
        />
      ))}
    </div>
  );
}

function ReportedRow({ item, now }: { item: ReportedStatement; now: Date }) {
  const [t, locale] = [useTranslations('admin.reports'), useLocale()];
  const { id, titles, slugs, segments, thumb, author } = item.statement;
  const title = titles[locale];
  return (
    <article className="flex gap-4 rounded-card p-4 shadow-hairline max-sm:flex-col">
      {/* biome-ignore lint/performance/noImgElement: Uploads are served in their sizes; the framework's optimiser is off. */}
      {thumb ? <img src={thumb} alt="" className="h-20 w-28 shrink-0 rounded-control object-cover" /> : null}
      <div className="min-w-0 flex-1">
        <h2 className="type-ui flex flex-wrap items-center gap-2">
          <a href={statementPath(locale, { id, middle_slugs: segments, href_lang: slugs })} className="text-link hover:underline">
            {title}
          </a>
          <Tag tone={item.weight >= 5 ? 'error' : 'warning'}>{t('count', { count: item.reports.length })}</Tag>
        </h2>
        <p className="tabular-nums type-xs text-ink-2">
          {t('subject', { id: String(id), author: author.name, author_id: String(author.id) })}
        </p>
        <Reports reports={item.reports} now={now} />
        <Decisions id={id} title={title} />
      </div>
    </article>
  );
}

/** Statements whose reports wait for a decision. */
export function ReportQueue() {
  return <AdminList view="reports" useItems={useReportQueue} row={(item, now) => <ReportedRow item={item} now={now} />} />;
}
