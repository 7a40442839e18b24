import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BanNotice } from '@/features/account/components/ban-notice';
import { AccountContent, AccountFrame } from '@/features/account/components/navigation/account-frame';
import { HeaderAccountSlot, MenuAccountSlot, MenuIdentitySlot } from '@/features/account/components/navigation/account-slots';
import { DeletionNotice } from '@/features/account/components/own-data/deletion-notice';
import { DefaultShell } from '@/features/app-shell/components/default-shell';
import { LoginModalSlot } from '@/features/auth/components/login-modal/login-modal-slot';
import { BellSlot, MenuNotificationsSlot, UnreadBadgeSlot } from '@/features/notifications/components/bell/notification-slots';
import { TopUpSlot } from '@/features/payments/components/top-up/top-up-slot';
import { QueryProvider } from '@/lib/api/query-provider';
import { currentVisitor } from '@/lib/api/visitor';
import { topUpSettings } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';
import '@/features/account/account.css';

/** The layout of the account. Each page authorises its visitor itself: client-side navigation does not render the layout again. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const user = await currentVisitor();
  const locale = await getLocale();
  if (!user) redirect(localePath(locale, '/'));
  return (
    <DefaultShell
      account={<HeaderAccountSlot bell={<BellSlot />} />}
      menuIdentity={<MenuIdentitySlot />}
      menuAccount={<MenuAccountSlot notifications={<MenuNotificationsSlot />} />}
      wrapContent={(content) => (
        <AccountFrame user={user} unreadCount={<UnreadBadgeSlot />}>
          {content}
        </AccountFrame>
      )}
      modals={{ login: <LoginModalSlot /> }}
    >
      <AccountContent>
        <BanNotice />
        <DeletionNotice />
        <PageMessages names={['errors']}>
          <QueryProvider>{children}</QueryProvider>
        </PageMessages>
      </AccountContent>
      <TopUpSlot {...topUpSettings(locale)} />
    </DefaultShell>
  );
}
