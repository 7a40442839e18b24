import type { ReactNode } from 'react';
import { HeaderAccount, MenuAccount } from '@/features/account/components/account-slots';
import { LoginDialog } from '@/features/auth/components/login-dialog';
import { FooterBannerSlot, HeaderBannerSlot } from '@/features/banners/components/banner-slots';
import { DefaultChrome } from '@/features/chrome/components/default-chrome';
import { HelpSlot } from '@/features/help/components/help-slot';
import { MortgageSlot } from '@/features/mortgage/components/mortgage-slot';
import { BellSlot, MenuNotificationsSlot } from '@/features/notifications/components/notification-slots';
import { aiVideoUrl, googleMapsKey, noBanksUserId } from '@/lib/env';
import { AiSlot } from './ai-slot';

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <DefaultChrome
      account={<HeaderAccount bell={<BellSlot />} />}
      menuAccount={<MenuAccount notifications={<MenuNotificationsSlot />} />}
      modals={{ login: <LoginDialog /> }}
      headerBanner={<HeaderBannerSlot />}
      footerBanner={<FooterBannerSlot />}
      help={<HelpSlot />}
    >
      {children}
      <MortgageSlot />
      <AiSlot googleMapsKey={googleMapsKey} videoUrl={aiVideoUrl} excludedUserId={noBanksUserId} />
    </DefaultChrome>
  );
}
