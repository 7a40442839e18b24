'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/date';
import { momentOfDay, slotRange, type Visit, weekdayOf } from '../../../domain/visit-days';

/** Writes a visit: "24 ноября, вторник, 14:00–16:00". */
export function useVisitText(): (visit: Visit) => string {
  const t = useTranslations('services.order.visit');
  const locale = useLocale();
  return ({ day, slot }) => {
    const moment = momentOfDay(day);
    return `${formatDate(moment, moment, locale)}, ${t(`long_weekdays.${weekdayOf(day)}`)}, ${slotRange(slot)}`;
  };
}
