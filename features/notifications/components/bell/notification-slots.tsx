import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { localePath } from '@/lib/routes/locale-path';
import { Bell } from './bell';
import { MenuNotifications } from './menu-notifications';

/** Sends the messages of notifications to signed-in visitors only: guests do not get these slots. */
async function NotificationMessagesProvider({ children }: { children: ReactNode }) {
  const { common, errors, notifications } = await getMessages();
  return <NextIntlClientProvider messages={{ common, errors, notifications }}>{children}</NextIntlClientProvider>;
}

const path = '/account/notifications';

/** The bell for the header. */
export async function BellSlot() {
  const [t, locale] = [await getTranslations('notifications'), await getLocale()];
  return (
    <NotificationMessagesProvider>
      <Bell href={localePath(locale, path)} label={t('title')} />
    </NotificationMessagesProvider>
  );
}

/** The widget for the mobile menu. */
export async function MenuNotificationsSlot() {
  const [t, locale] = [await getTranslations('notifications'), await getLocale()];
  return (
    <NotificationMessagesProvider>
      <MenuNotifications href={localePath(locale, path)} label={t('title')} />
    </NotificationMessagesProvider>
  );
}
