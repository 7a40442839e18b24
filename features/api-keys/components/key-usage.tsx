import { useLocale, useTranslations } from 'next-intl';
import type { ApiKey, ApiKeyUsage } from '@/lib/contracts/account/api-keys';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { formatDay } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';

type Props = { apiKey: ApiKey; usage: ApiKeyUsage; now: Date };

/** What a key called: today, in thirty days, and by day in a table that opens. */
export function KeyUsage({ apiKey: { name, requests_per_minute: limit }, usage: { left_this_minute: left, days }, now }: Props) {
  const [t, locale] = [useTranslations('api_keys.usage'), useLocale()];
  const shown = (count: number) => formatNumber(count, locale);
  const today = days.find(({ day }) => day === tbilisiDay(now))?.calls ?? 0;
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <>
      <p className="type-sm mt-2 tabular-nums">
        {[
          t('today', { count: shown(today) }),
          t('month', { count: shown(total) }),
          t('left', { count: shown(left), limit: shown(limit) }),
        ].join(' · ')}
      </p>
      {days.length > 0 ? (
        <details className="mt-1">
          <summary className="hit type-sm w-fit cursor-pointer font-semibold text-link">{t('by_day')}</summary>
          <table className="type-sm mt-2 tabular-nums">
            <caption className="sr-only">{t('caption', { name })}</caption>
            <thead>
              <tr className="text-left text-ink-2">
                <th scope="col" className="pr-6 font-normal">
                  {t('day')}
                </th>
                <th scope="col" className="text-right font-normal">
                  {t('calls')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, calls }) => (
                <tr key={day}>
                  <th scope="row" className="pr-6 text-left font-normal">
                    {formatDay(new Date(`${day}T12:00:00+04:00`), locale)}
                  </th>
                  <td className="text-right">{shown(calls)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </>
  );
}
