import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CompactAccountSlot } from '@/features/account/components/navigation/account-slots';
import { CompactShell } from '@/features/app-shell/components/compact-shell';
import { LoginModalSlot } from '@/features/auth/components/login-modal/login-modal-slot';
import { FooterBannerSlot } from '@/features/banners/components/banner-slots';
import { TopUpSlot } from '@/features/payments/components/top-up/top-up-slot';
import { topUpSettings } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';

export default async function CompactLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <CompactShell account={<CompactAccountSlot />} modals={{ login: <LoginModalSlot /> }} footerBanner={<FooterBannerSlot />}>
      <PageMessages names={['errors']}>{children}</PageMessages>
      <TopUpSlot {...topUpSettings(locale)} />
    </CompactShell>
  );
}
