import type { Notification } from '@/lib/contracts/account/notifications';
import type { Locale } from '@/lib/contracts/common';
import { formatRelativeDate } from '@/lib/format/date';

export type DayGroup = { day: string; notifications: Notification[] };

/** Georgian has no capitals at the beginning of a line. */
const asHeading = (text: string, locale: Locale): string =>
  locale === 'ka' ? text : text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Notifications of the same day of Tbilisi under one heading ("Today", "Yesterday", the date).
 * @param notifications in their order, the latest first; groups and what is in them keep it
 */
export function dayGroups(notifications: readonly Notification[], now: Date, locale: Locale): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const notification of notifications) {
    const day = asHeading(formatRelativeDate(new Date(notification.created_at), now, locale), locale);
    const last = groups.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else groups.push({ day, notifications: [notification] });
  }
  return groups;
}
