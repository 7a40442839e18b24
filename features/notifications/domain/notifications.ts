import { type Notification, replyBodySchema } from '@/lib/contracts/account/notifications';
import type { Locale } from '@/lib/contracts/common';
import { formatRelativeDate } from '@/lib/format/date';

export type Tone = 'plain' | 'saperavi' | 'vine' | 'aivani' | 'saffron' | 'alert';

/** Colours by the keys that the service's banners share with notifications. */
const tones: Readonly<Record<number, Tone>> = { 1: 'plain', 2: 'saperavi', 3: 'vine', 7: 'aivani', 8: 'saffron', 9: 'alert' };

/** The colour of a key; neutral for an unknown key. */
export const toneOfKey = (key: number): Tone => tones[key] ?? 'plain';

/** Types with the colour of another key: both client offers look the same, and an expiring statement is a warning. */
const borrowedKeys: Readonly<Partial<Record<Notification['type'], number>>> = { 4: 3, 6: 8, 8: 7 };

/** The colour of a notification type. */
export const toneOf = (type: Notification['type']): Tone => toneOfKey(borrowedKeys[type] ?? type);

type DayGroup = { day: string; notifications: Notification[] };

/** Georgian has no capitals at the beginning of a line. */
const asHeading = (text: string, locale: Locale): string =>
  locale === 'ka' ? text : text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Notifications of the same day of Tbilisi under one heading ("Today", "Yesterday", the date).
 * @param notifications latest first; the order is preserved
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

/** Why a reply cannot be sent; null when it can. */
export function replyError(text: string): 'required' | 'long' | null {
  if (replyBodySchema.safeParse({ text }).success) return null;
  return text.trim() === '' ? 'required' : 'long';
}
