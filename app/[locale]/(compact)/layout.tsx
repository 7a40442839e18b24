import type { ReactNode } from 'react';
import { FooterBannerSlot } from '@/features/banners/components/banner-slots';
import { CompactChrome } from '@/features/chrome/components/compact-chrome';

export default function CompactLayout({ children }: { children: ReactNode }) {
  return <CompactChrome footerBanner={<FooterBannerSlot isAlone />}>{children}</CompactChrome>;
}
