import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HeaderAccountSlot, MenuAccountSlot, MenuIdentitySlot } from '@/features/account/components/navigation/account-slots';
import { DefaultShell } from '@/features/app-shell/components/default-shell';
import { LoginModalSlot } from '@/features/auth/components/login-modal/login-modal-slot';
import { FooterBannerSlot, HeaderBannerSlot } from '@/features/banners/components/banner-slots';
import { HelpSlot } from '@/features/help/components/help-slot';
import { MortgageSlot } from '@/features/mortgage/components/modal/mortgage-slot';
import { BellSlot, MenuNotificationsSlot } from '@/features/notifications/components/bell/notification-slots';
import { TopUpSlot } from '@/features/payments/components/top-up/top-up-slot';
import { aiVideoUrl, googleMapsKey, noBanksUserId, topUpSettings } from '@/lib/env';
import { AiSlot } from './ai-slot';

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <>
      <DefaultShell
        account={<HeaderAccountSlot bell={<BellSlot />} />}
        menuIdentity={<MenuIdentitySlot />}
        menuAccount={<MenuAccountSlot notifications={<MenuNotificationsSlot />} />}
        modals={{ login: <LoginModalSlot /> }}
        headerBanner={<HeaderBannerSlot />}
        footerBanner={<FooterBannerSlot />}
        help={<HelpSlot place="header" />}
      >
        {children}
        <MortgageSlot />
        <TopUpSlot {...topUpSettings(locale)} />
        <AiSlot googleMapsKey={googleMapsKey} videoUrl={aiVideoUrl} excludedUserId={noBanksUserId} />
      </DefaultShell>
      <HelpSlot place="corner" />
    </>
  );
}
