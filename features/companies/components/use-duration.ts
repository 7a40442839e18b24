import { useTranslations } from 'next-intl';

const minutesOfHour = 60;

/** Writes minutes in readable units: "12 min", from two hours on "2 h". */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('companies.figures');
  return (minutes) =>
    minutes < 2 * minutesOfHour
      ? t('minutes', { count: Math.max(1, minutes) })
      : t('hours', { count: Math.round(minutes / minutesOfHour) });
}
