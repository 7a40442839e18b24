import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { activePackagesQuery } from '@/lib/api/profile';
import { type TierId, tierNames, tiersByRank } from '@/lib/domain/promotion/tiers';
import { formatDate } from '@/lib/format/date';
import { localePath } from '@/lib/routes/locale-path';
import { packageOrderPath } from '../../domain/vip-order';

const isTier = (id: number | null | undefined): id is TierId => tiersByRank.some((tierId) => tierId === id);

/** What is left of bought packages, until when, and the order that uses one; nothing without a package. */
export function ActivePackages({ now }: { now: Date }) {
  const t = useTranslations('orders.packages');
  const locale = useLocale();
  const { data: packages = [] } = useQuery(activePackagesQuery);
  if (packages.length === 0) return null;
  return (
    <section aria-labelledby="packages" className="mb-6">
      <h2 id="packages" className="type-h3 mb-3">
        {t('title')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {packages.map(({ id, vip_type_id, left, total, ends_at }) => {
          if (!isTier(vip_type_id)) return null;
          const tier = tierNames[vip_type_id];
          return (
            <li key={id} className="flex flex-wrap items-center gap-3 rounded-card p-4 shadow-hairline">
              <span
                aria-hidden="true"
                className="flex size-11 shrink-0 items-center justify-center rounded-control bg-saffron-100 text-saffron-800"
              >
                <StackIcon className="size-6" />
              </span>
              <span className="min-w-0 flex-1 basis-40">
                <span className="type-ui block font-semibold">{t('name', { tier })}</span>
                <span className="type-sm block text-ink-2">
                  {t('left', { left, total })}
                  {ends_at ? ` · ${t('until', { date: formatDate(new Date(ends_at), now, locale) })}` : null}
                </span>
              </span>
              <Link
                href={localePath(locale, packageOrderPath(vip_type_id, id))}
                aria-label={t('use_named', { tier })}
                className={buttonClasses({ variant: 'tonal', size: 'md' })}
              >
                {t('use')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
