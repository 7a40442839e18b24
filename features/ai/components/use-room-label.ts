'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useParameters } from '@/lib/api/use-market-data';

/** "2 rooms" for an id of the dictionary; null for none, and until the dictionary has come. */
export function useRoomLabel(): (roomTypeId: number | null) => string | null {
  const t = useTranslations('ai.result');
  const locale = useLocale();
  const { data: parameters } = useParameters();
  return (roomTypeId) => {
    const option = parameters?.dictionaries.room_types?.find(({ id }) => id === roomTypeId);
    if (!option) return null;
    const shown = option.display_names[locale];
    return t('rooms', { count: Number.parseInt(shown, 10), shown });
  };
}
