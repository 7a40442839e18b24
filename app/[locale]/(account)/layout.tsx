import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountContent, AccountFrame } from '@/features/account/components/account-frame';
import { HeaderAccount, MenuAccount } from '@/features/account/components/account-slots';
import { LoginDialog } from '@/features/auth/components/login-dialog';
import { DefaultChrome } from '@/features/chrome/components/default-chrome';
import { BellSlot, MenuNotificationsSlot } from '@/features/notifications/components/notification-slots';
import { currentVisitor } from '@/lib/api/visitor';
import { localePath } from '@/lib/routes/locale-path';
import '@/features/account/account.css';

/** The frame of the account. Each page checks its visitor itself: a layout is not asked again on the way from page to page. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const user = await currentVisitor();
  if (!user) redirect(localePath(await getLocale(), '/'));
  return (
    <DefaultChrome
      account={<HeaderAccount bell={<BellSlot />} />}
      menuAccount={<MenuAccount notifications={<MenuNotificationsSlot />} />}
      surround={(content) => <AccountFrame user={user}>{content}</AccountFrame>}
      modals={{ login: <LoginDialog /> }}
    >
      <AccountContent>{children}</AccountContent>
    </DefaultChrome>
  );
}
