import type { ReactNode } from 'react';
import { CompactShell } from '@/features/app-shell/components/compact-shell';
import { FooterBannerSlot } from '@/features/banners/components/banner-slots';

export default function CompactLayout({ children }: { children: ReactNode }) {
  return <CompactShell footerBanner={<FooterBannerSlot isAlone />}>{children}</CompactShell>;
}
