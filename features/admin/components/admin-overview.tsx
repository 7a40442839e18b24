'use client';

import { useLocale, useTranslations } from 'next-intl';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format/number';
import { adminGroups, adminPagesOf } from '@/lib/routes/admin-routes';
import { localePath } from '@/lib/routes/locale-path';
import { useAdminOverview } from '../queries/overview';
import { useStaffRole } from './staff-role';

type Entry = ReturnType<typeof adminPagesOf>[number];

/** A page of the staff, with the number of waiting entries. */
function EntryCard({ entry, count }: { entry: Entry; count: number | undefined }) {
  const [t, locale] = [useTranslations('admin'), useLocale()];
  const isWaiting = count !== undefined && count > 0;
  return (
    <Link
      href={localePath(locale, entry.path)}
      className="flex min-h-14 items-center gap-3 rounded-card px-4 py-3 shadow-hairline transition hover:bg-tuff-50"
    >
      <span className="type-ui min-w-0 flex-1 [overflow-wrap:anywhere]">{t(`${entry.name}.title`)}</span>{' '}
      {count === undefined ? null : (
        <span className={cn('type-sm num', isWaiting ? 'rounded-full bg-brand-soft px-2.5 py-0.5 font-semibold' : 'text-ink-2')}>
          {formatNumber(count, locale)} <span className="sr-only">{t('overview.waiting')}</span>
        </span>
      )}
    </Link>
  );
}

/** Links to every page that the role may open, with the number of entries in its queue. */
export function AdminOverview() {
  const t = useTranslations('admin');
  const role = useStaffRole();
  const { data: counts = {}, isError } = useAdminOverview();
  const pages: readonly Entry[] = adminPagesOf(role);
  return (
    <>
      <h1 className="type-h2 mt mb-4">{t('title')}</h1>
      {isError ? (
        <InlineAlert tone="error" className="mb-4">
          {t('overview.failed')}
        </InlineAlert>
      ) : null}
      {adminGroups.map((group) => {
        const entries = pages.filter((entry) => entry.group === group);
        if (entries.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`admin-${group}`} className="mb-6">
            <h2 id={`admin-${group}`} className="type-h3 mb-2">
              {t(`groups.${group}`)}
            </h2>
            <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
              {entries.map((entry) => (
                <li key={entry.name}>
                  <EntryCard entry={entry} count={'queue' in entry ? counts[entry.queue] : undefined} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
