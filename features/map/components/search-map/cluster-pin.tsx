'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';

const look =
  'num type-label relative flex size-11.5 items-center justify-center rounded-full bg-brand font-semibold text-white shadow-sh-2 ring-4 ring-brand/25 transition hover:bg-brand-h active:scale-[.98]';

type Props = {
  count: number;
  /** The list of the statements, where no zoom separates them any more. */
  listHref: string | null;
  onPress: () => void;
};

/** Several statements too close together for pins of their own at this zoom. */
export function ClusterPin({ count, listHref, onPress }: Props) {
  const t = useTranslations('map');
  const locale = useLocale();
  const shown = formatNumber(count, locale);
  if (listHref !== null)
    return (
      <a href={listHref} aria-label={t('cluster_list', { count, shown })} className={look}>
        {shown}
      </a>
    );
  return (
    <button
      type="button"
      data-cluster={count}
      aria-label={t('cluster', { count, shown })}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
      className={look}
    >
      {shown}
    </button>
  );
}
