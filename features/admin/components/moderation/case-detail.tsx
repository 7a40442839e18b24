'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { CaseDecisionBody, ModerationCase } from '@/lib/contracts/staff/moderation';
import { formatDateTime } from '@/lib/format/date';
import { useCaseTitle } from './case-card';
import { CaseDecisionForm } from './case-decision';
import { CaseSideCard } from './case-side';
import { EvidenceTable } from './evidence-table';

/** What visitors reported, word for word. */
function Reports({ reports, now }: { reports: ModerationCase['reports']; now: Date }) {
  const [t, locale] = [useTranslations('statement.report.reasons'), useLocale()];
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {reports.map(({ id, reason, comment, created_at }) => (
        <li key={id} className="type-sm border-b border-line pb-2">
          <span className="font-medium">{t(reason)}</span>{' '}
          <time dateTime={created_at} className="num text-ink-2">
            {formatDateTime(new Date(created_at), now, locale)}
          </time>
          {comment ? (
            <q className="block text-ink-2">
              <UserText text={comment} />
            </q>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type Props = { found: ModerationCase; now: Date; decide: (body: CaseDecisionBody) => Promise<void> };

/** A case with everything that its decision needs. */
export function CaseDetail({ found, now, decide }: Props) {
  const [t, locale] = [useTranslations('admin.moderation'), useLocale()];
  const titleOf = useCaseTitle();
  const { statement, other, evidence, reports, words } = found;
  return (
    <section aria-labelledby="case-title" className="rounded-card p-4 shadow-hairline sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="case-title" tabIndex={-1} className="type-h3 outline-none">
            {titleOf(found)}
          </h2>
          <p className="type-sm text-ink-2 tabular-nums">
            {t(`found_by.${found.kind}`, { moment: formatDateTime(new Date(found.created_at), now, locale) })}
          </p>
        </div>
        {evidence ? (
          <p className="shrink-0 text-right">
            <span className="type-h3 num block">{t('percent', { count: evidence.similarity })}</span>
            <span className="type-xs text-ink-2">{t('similarity')}</span>
          </p>
        ) : null}
      </div>
      {found.is_escalated ? (
        <Tag tone="info" className="mt-2">
          {t('escalated')}
        </Tag>
      ) : null}
      {found.is_answered === null ? null : (
        <InlineAlert tone="info" className="mt-3">
          {t(found.is_answered ? 'answered' : 'not_answered')}
        </InlineAlert>
      )}
      {words.length > 0 ? (
        <ul aria-label={t('words')} className="mt-3 flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word}>
              <Tag tone="warning">{word}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={other ? 'mt-4 grid gap-3 sm:grid-cols-2' : 'mt-4'}>
        {other ? <CaseSideCard side={other} isHidden={false} now={now} /> : null}
        <CaseSideCard side={statement} isHidden={found.is_hidden && statement.state === 'blocked'} now={now} />
      </div>
      {evidence && other ? <EvidenceTable evidence={evidence} first={other} second={statement} /> : null}
      {reports.length > 0 ? <Reports reports={reports} now={now} /> : null}
      <CaseDecisionForm key={found.id} found={found} decide={decide} />
    </section>
  );
}
