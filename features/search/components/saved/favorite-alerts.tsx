'use client';

import { useLocale, useTranslations } from 'next-intl';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Switch } from '@/components/ui/inputs/switch';
import { formatNumber } from '@/lib/format/number';
import { useChangeFavoriteAlerts, useFavoriteAlerts } from '../../queries/favorite-alerts';

/** Switches alerts about changes of favourites. */
export function FavoriteAlertsSwitch() {
  const [t, locale] = [useTranslations('saved_searches.favorites'), useLocale()];
  const { data } = useFavoriteAlerts();
  const { mutate, isPending, isError } = useChangeFavoriteAlerts();
  if (!data) return null;
  return (
    <div className="flex flex-col gap-2">
      <Switch checked={data.is_on} disabled={isPending} onCheckedChange={(isOn) => mutate(isOn)}>
        {t('title')}
        <span className="type-xs block font-normal whitespace-normal text-ink-2">
          {t('text', { count: data.count, shown: formatNumber(data.count, locale) })}
        </span>
      </Switch>
      {isError ? (
        <InlineAlert tone="error" isLive>
          {t('failed')}
        </InlineAlert>
      ) : null}
    </div>
  );
}
