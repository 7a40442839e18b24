import { getLocale, getTranslations } from 'next-intl/server';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';
import { Bell } from './bell';
import { MenuNotifications } from './menu-notifications';
import { LazyUnreadBadge } from './unread-badge';

const path = '/account/notifications';

// Guests, who do not get these slots, do not get their messages either.

/** The bell for the header. */
export async function BellSlot() {
  const [t, locale] = [await getTranslations('notifications'), await getLocale()];
  return (
    <PageMessages names={['notifications']}>
      <Bell href={localePath(locale, path)} label={t('title')} />
    </PageMessages>
  );
}

/** The widget for the mobile menu. */
export async function MenuNotificationsSlot() {
  const [t, locale] = [await getTranslations('notifications'), await getLocale()];
  return (
    <PageMessages names={['notifications']}>
      <MenuNotifications href={localePath(locale, path)} label={t('title')} />
    </PageMessages>
  );
}

/** The number of unread ones for the sidebar of the account. */
export const UnreadBadgeSlot = () => (
  <PageMessages names={['notifications']}>
    <LazyUnreadBadge />
  </PageMessages>
);
