'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format/number';
import { adminGroups, adminPagesOf, secondFactorPath } from '@/lib/routes/admin-routes';
import { localePath } from '@/lib/routes/locale-path';
import { useAdminOverview } from '../queries/overview';
import { useStaffRole } from './staff-role';

type RailLinkProps = { href: string; label: string; isCurrent: boolean; count?: number | undefined };

function RailLink({ href, label, isCurrent, count = 0 }: RailLinkProps) {
  const t = useTranslations('admin.overview');
  const locale = useLocale();
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'type-sm flex min-h-8 items-center gap-2 rounded-sm px-2.5 hover:bg-tuff-100 max-xl:min-h-11',
        isCurrent && 'bg-brand-soft font-semibold text-brand-text',
      )}
    >
      <span className="min-w-0 flex-1">{label}</span>{' '}
      {count > 0 ? (
        <span className="num type-xs font-semibold">
          {formatNumber(count, locale)} <span className="sr-only">{t('waiting')}</span>
        </span>
      ) : null}
    </Link>
  );
}

/** Every page that the role may open, by groups, with what waits in each queue; folded above the page on narrow screens. */
function Rail() {
  const t = useTranslations('admin');
  const [locale, path, role] = [useLocale(), usePathname(), useStaffRole()];
  const { data: counts = {} } = useAdminOverview();
  const pages: readonly ReturnType<typeof adminPagesOf>[number][] = adminPagesOf(role);
  const linkTo = (target: string, label: string, count?: number) => {
    const href = localePath(locale, target);
    const isCurrent = path === href || (target !== '/admin' && path.startsWith(`${href}/`));
    return <RailLink href={href} label={label} isCurrent={isCurrent} count={count} />;
  };
  return (
    <details className="staff-rail group shrink-0 xl:w-56">
      <summary className="type-ui flex min-h-11 list-none items-center justify-between rounded-control px-3 font-semibold shadow-hairline xl:hidden [&::-webkit-details-marker]:hidden">
        {t('views')}
        <SpriteIcon name="caret" className="size-4 group-open:rotate-180" />
      </summary>
      <nav aria-label={t('views')} className="xl:sticky xl:top-4 xl:max-h-[calc(100dvh-32px)] xl:overflow-y-auto">
        {linkTo('/admin', t('title'))}
        {adminGroups.map((group) => {
          const entries = pages.filter((entry) => entry.group === group);
          return entries.length === 0 ? null : (
            <section key={group} aria-labelledby={`rail-${group}`} className="mt-3">
              <h2 id={`rail-${group}`} className="type-xs px-2.5 text-ink-2">
                {t(`groups.${group}`)}
              </h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    {linkTo(entry.path, t(`${entry.name}.title`), 'queue' in entry ? counts[entry.queue] : undefined)}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </nav>
    </details>
  );
}

/** The rail, which nobody has who still owes the code of an authenticator. */
export function StaffRail() {
  const isCodeDue = usePathname() === localePath(useLocale(), secondFactorPath);
  return isCodeDue ? null : <Rail />;
}
