import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { HashIcon } from '@phosphor-icons/react/dist/ssr/Hash';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { formatDate, formatRelativeDate, formatTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';

/** Title, address, and when, how often seen and under which number. */
export function StatementHeader({ statement, address, now }: { statement: StatementDetail; address: string; now: Date }) {
  const locale = useLocale();
  const t = useTranslations('statement.meta');
  const [updated, created] = [new Date(statement.last_updated), new Date(statement.created_at)];
  const isMapped = statement.lat !== null && statement.lng !== null;
  // Phones have no room for pictures in this line.
  const icon = 'size-4 shrink-0 max-lg:hidden';
  // A day that is said once is enough.
  const isChanged = formatDate(created, now, locale) !== formatDate(updated, now, locale);
  return (
    <div>
      <h1 className="type-listing-title">{statement.dynamic_titles[locale]}</h1>
      <p className="mt-1.5 flex items-start gap-1.5 text-ink-2">
        <MapPinIcon aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        <span>
          {address}
          {isMapped ? (
            <a href="#location" className="type-sm ml-2.5 whitespace-nowrap text-link hover:underline max-lg:hidden print:hidden">
              {t('on_map')}
            </a>
          ) : null}
        </span>
      </p>
      <ul className="type-xs mt-2 flex flex-wrap gap-x-3 gap-y-1 text-ink-2 lg:gap-x-4">
        <li className="num flex items-center gap-1.5">
          <CalendarBlankIcon aria-hidden="true" className={icon} />
          <time dateTime={statement.last_updated}>
            {t('updated', { when: formatRelativeDate(updated, now, locale), time: formatTime(updated) })}
          </time>
        </li>
        {isChanged ? (
          <li className="num">
            <time dateTime={statement.created_at}>{t('published', { when: formatDate(created, now, locale) })}</time>
          </li>
        ) : null}
        <li className="num flex items-center gap-1.5">
          <EyeIcon aria-hidden="true" className={icon} />
          {t('views', { count: statement.views, shown: formatNumber(statement.views, locale) })}
        </li>
        <li className="num flex items-center gap-1.5">
          <HashIcon aria-hidden="true" className={icon} />
          <span className="lg:sr-only">ID</span> {statement.id}
        </li>
      </ul>
    </div>
  );
}
