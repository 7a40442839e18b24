'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { AuditEntry } from '@/lib/contracts/admin';
import { formatDateTime } from '@/lib/format/date';
import { useAuditLog } from '../queries/admin';
import { AdminList } from './admin-list';
import { useFacts } from './use-facts';

/** One entry of the log: what was done, to what, why, by whom and when. */
function AuditRow({ entry, now }: { entry: AuditEntry; now: Date }) {
  const [t, locale] = [useTranslations('admin.audit'), useLocale()];
  const { action, staff, subject_id, details, created_at } = entry;
  const facts = useFacts()(details);
  return (
    <article className="rounded-card px-4 py-3 shadow-hairline">
      <h2 className="type-ui">
        {t(`actions.${action}`)} <span className="tabular-nums font-normal text-ink-2">ID {subject_id}</span>
      </h2>
      {facts === '' ? null : <p className="tabular-nums type-sm [overflow-wrap:anywhere]">{facts}</p>}
      <p className="tabular-nums type-xs text-ink-2">
        {staff ? `${staff.name} (ID ${staff.id})` : t('command_line')} ·{' '}
        <time dateTime={created_at}>{formatDateTime(new Date(created_at), now, locale)}</time>
      </p>
    </article>
  );
}

/** What the staff did, newest first. */
export function AuditLogPage() {
  return <AdminList view="audit" useItems={useAuditLog} row={(entry, now) => <AuditRow entry={entry} now={now} />} />;
}
