import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LazyBalanceCard } from '@/components/layout/account/lazy-account';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { AccountIdentity, AccountNav } from './account-nav';
import { SidebarEntry } from './sidebar-entry';

type FrameProps = { user: SessionUser /** How many notifications are unread. */; unreadCount?: ReactNode; children: ReactNode };

/**
 * The sidebar of the account and the content beside it; below 1200 px the menu of the header replaces the sidebar. The sidebar is
 * outside the content, so that the skip link passes over it.
 */
export async function AccountFrame({ user, unreadCount, children }: FrameProps) {
  const t = await getTranslations('account.header');
  return (
    <div data-page="account" className="container-page flex w-full flex-1 max-xl:flex-col">
      <aside className="w-20 shrink-0 border-r border-line py-5 max-xl:hidden side:w-68 side:pr-6">
        <div className="mb-4 flex items-center gap-3 max-side:justify-center side:px-1">
          <AccountIdentity user={user} textClassName="min-w-0 max-side:sr-only" />
        </div>
        <LazyBalanceCard
          initial={user.balance}
          labels={{ balance: t('balance'), fill: t('fill') }}
          isInSidebar
          className="mb-3"
        />
        <div className="max-side:px-2">
          <AccountNav user={user} look="sidebar" Entry={SidebarEntry} unreadCount={unreadCount} />
        </div>
      </aside>
      {children}
    </div>
  );
}

/** The padding around a page of the account. It is as high as a screen, so that the footer is not seen moving while the page loads. */
export const AccountContent = ({ children }: { children: ReactNode }) => (
  <div className="min-h-dvh py-6 xl:py-7 xl:pl-7 side:pl-9">{children}</div>
);
