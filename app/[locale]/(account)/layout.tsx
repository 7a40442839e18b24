import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountContent, AccountFrame } from '@/features/account/components/navigation/account-frame';
import { HeaderAccountSlot, MenuAccountSlot } from '@/features/account/components/navigation/account-slots';
import { DefaultShell } from '@/features/app-shell/components/default-shell';
import { LoginModalSlot } from '@/features/auth/components/login-modal/login-modal-slot';
import { BellSlot, MenuNotificationsSlot } from '@/features/notifications/components/notification-slots';
import { QueryProvider } from '@/lib/api/query-provider';
import { currentVisitor } from '@/lib/api/visitor';
import { localePath } from '@/lib/routes/locale-path';
import '@/features/account/account.css';

/** The frame of the account. Each page checks its visitor itself: a layout is not asked again on the way from page to page. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const user = await currentVisitor();
  if (!user) redirect(localePath(await getLocale(), '/'));
  return (
    <DefaultShell
      account={<HeaderAccountSlot bell={<BellSlot />} />}
      menuAccount={<MenuAccountSlot notifications={<MenuNotificationsSlot />} />}
      wrapContent={(content) => <AccountFrame user={user}>{content}</AccountFrame>}
      modals={{ login: <LoginModalSlot /> }}
    >
      <AccountContent>
        <QueryProvider>{children}</QueryProvider>
      </AccountContent>
    </DefaultShell>
  );
}
