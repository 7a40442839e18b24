import type { DecisionReason } from '@/lib/contracts/account/notifications';
import type { Locale } from '@/lib/contracts/common';
import en from '@/messages/en/notifications.json';
import ka from '@/messages/ka/notifications.json';
import ru from '@/messages/ru/notifications.json';

const reasons = { ka: ka.reasons, en: en.reasons, ru: ru.reasons };

/** A reason of the staff in a language. */
export const reasonText = (reason: DecisionReason, locale: Locale): string => reasons[locale][reason];
